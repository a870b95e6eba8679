/** Pairs that are the same person, written by hand after the seventh set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_AN_EIGHTH_FRESH_LOOK = `
Donald + Swenson ~ Don + Swensen @ 512 Lake Ave N | Apt 4; Hector MN 55342 ~ 512 Lake Avenue North | #4; Hector MN 55342
María Guadalupe + Tinajero ~ Lupe + Tinajero @ 2301 S Central Park Ave; Chicago IL 60623 ~ 2301 S Central Pk Ave; Chicago IL 60623
Katherine + Ashworth ~ Katie + Ashworth @ 18 Pinckney St | Apt 2; Boston MA 02114 ~ 18 Pinckney Street | 2; Boston MA 02114
Robert + Delgado ~ Roberto + Delgado @ 6021 Camino Verde Dr; San Jose CA 95119 ~ 6021 Camino Verde Drive; San Jose CA 95119
Samantha + Kerrigan ~ Sam + Kerrigan @ 240 Kent Ave | Apt 3F; Brooklyn NY 11249 ~ 240 Kent Avenue | 3F; Brooklyn NY 11249
Patricia + Lombardi ~ Pat + Lombardo @ 77 Federal St; Salem MA 01970 ~ 77 Federal Street; Salem MA 01970
Dimitri + Karapetyan ~ Dmitry + Karapetian @ 412 W Doran St | Apt 206; Glendale CA 91203 ~ 412 West Doran Street | 206; Glendale CA 91203
Francis + Gallagher ~ Frank + Gallagher @ 9 Innis Rd; Scituate MA 02066 ~ 9 Innis Road; Scituate MA 02066
Annette + Szczepanski ~ Annette + Szczepanki @ 3312 Bailey Ave; Buffalo NY 14215 ~ 3312 Bailey Avenue; Buffalo NY 14215
Michael + Van Houten ~ Mike + Vanhouten @ 29 Ringwood Ave; Pompton Lakes NJ 07442
Rashad + Muhammad ~ Rashaad + Mohammad @ 4814 S Calumet Ave | Unit 2; Chicago IL 60615 ~ 4814 S. Calumet Avenue | 2; Chicago IL 60615
Lorena + Figueroa ~ Lorena + Figeroa @ 1801 E 1st St | Apt 12; Santa Ana CA 92705 ~ 1801 East First Street | 12; Santa Ana CA 92705
Carol + Hutchison ~ Carole + Hutchinson @ 65 Deer Path; Lake Forest IL 60045 ~ 65 Deerpath; Lake Forest IL 60045
Gerald + Woodruff Sr ~ Jerry + Woodruff @ 203 Mission St; Ashland OR 97520 ~ 203 Mission Street; Ashland OR 97520
Yuki + Hashimoto @ 1420 Victoria St | Apt 1004; Honolulu HI 96822 ~ 1420 Victoria Street #1004; Honolulu HI 96822
Eleanor + Brightwell ~ Ellie + Brightwell @ 14 Sycamore Ridge; Staunton VA 24401 ~ 14 Sycamore Ridge Rd; Staunton VA 24401
Armando + Casillas ~ Mando + Casillas @ 505 E Mabury Rd; San Jose CA 95133 ~ 505 East Mabury Road; San Jose CA 95133
Heather + Nordstrom ~ Heather + Nordstrom-Ellis @ 8801 Aurora Ave N | Apt 31; Seattle WA 98103 ~ 8801 Aurora Avenue North | 31; Seattle WA 98103
Heather + Nordstrom ~ Heather + Ellis @ 8801 Aurora Ave N | Apt 31; Seattle WA 98103
Ngoc Anh + Vo ~ Anh + Vo @ 5302 Rolling Rd; Springfield VA 22151 ~ 5302 Rolling Road; Springfield VA 22151
Rev. Calvin + Broadus ~ Calvin + Broadus @ 1212 Church St; Selma AL 36701 ~ 1212 Church Street; Selma AL 36701
Stephen + MacKenzie ~ Steven + McKenzie @ 33 Bayview Ave; Jamestown RI 02835 ~ 33 Bay View Avenue; Jamestown RI 02835
Ana Lilia + Robles ~ Ana + Robles @ 3719 Avalon Blvd; Los Angeles CA 90011 ~ 3719 Avalon; Los Angeles CA 90011
Wayne + Tewksbury @ RR 2 Box 2140; Hardwick VT 05843 ~ R.R. 2, Box 2140; Hardwick VT 05843
Phyllis + Eichhorn ~ Phyllis + Eichorn @ 1102 13th Ave SE; Rochester MN 55904 ~ 1102 SE 13th Ave; Rochester MN 55904
Oliver + Pruitt-Hayes ~ Ollie + Hayes @ 60 W 13th St | Apt 7A; New York NY 10011 ~ 60 West 13th Street | 7A; New York NY 10011
Marvin + Littlejohn ~ Marv + Littlejohn @ PO Box 4; Cherokee NC 28719 ~ P.O. Box 4; Cherokee NC 28719
Consuelo + Bracamonte ~ Chelo + Bracamontes @ 1404 Imperial Ave; Calexico CA 92231 ~ 1404 Imperial Avenue; Calexico CA 92231
Nikhil + Raghunathan ~ Nikhil + Ragunathan @ 3100 Independence Pkwy | Apt 1214; Plano TX 75075 ~ 3100 Independence Parkway | 1214; Plano TX 75057
Ludmila + Fedorova ~ Lyudmila + Fedorova @ 3085 Brighton 13th St | 4N; Brooklyn NY 11235 ~ 3085 Brighton 13 Street | 4N; Brooklyn NY 11235
Harriet + Goode ~ Hattie + Goode @ 215 N College Ave; Oxford OH 45056 ~ 215 North College Avenue; Oxford OH 45056
Javier + Ybarra-Luna ~ Javier + Ibarra Luna @ 818 Mesa Dr; Las Cruces NM 88005 ~ 818 Mesa Drive; Las Cruces NM 88005
Emmanuel + Ofori ~ Manny + Ofori @ 1490 Boston Rd | Apt 6E; Bronx NY 10460 ~ 1490 Boston Road | 6E; Bronx NY 10460
Sylvia + Przybylski ~ Silvia + Przybylsky @ 2840 S Superior St; Milwaukee WI 53207 ~ 2840 South Superior; Milwaukee WI 53207
Harold + Klingensmith ~ Harry + Klingensmith @ 212 Fourth Ave; Ford City PA 16226 ~ 212 4th Ave; Ford City PA 16226
Alicia + Berumen ~ Licha + Berumen @ 912 Fresno St; Madera CA 93638 ~ 912 Fresno Street; Madera CA 93638
Philippe + Desjardins ~ Phillipe + Des Jardins @ 44 Notre Dame St; Manchester NH 03102 ~ 44 Notre Dame; Manchester NH 03102
Joan + Wexford ~ Joan M. + Wexford @ 301 Ocean Ave | Unit 12; Ocean City NJ 08226 ~ 301 Ocean Avenue | 12; Ocean City NJ 08226
Bruce + Takeda @ 94-210 Pupukahi St | Apt 303; Waipahu HI 96797 ~ 94-210 Pupukahi Street Apt 303; Waipahu HI 96797
`
