/** Pairs that are two people, written by hand after the seventh set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_AT_AN_EIGHTH_FRESH_LOOK = `
Donald + Swenson ~ Donna + Swenson @ 512 Lake Ave N; Hector MN 55342
Katherine + Ashworth ~ Keith + Ashworth @ 18 Pinckney St | 2; Boston MA 02114
Robert + Delgado ~ Robert + Delgado Jr. @ 6021 Camino Verde Dr; San Jose CA 95119
Francis + Gallagher @ 9 Innis Rd; Scituate MA 02066 ~ 9 Innis Rd; Cohasset MA 02025
Michael + Van Houten @ 29 Ringwood Ave; Pompton Lakes NJ 07442 ~ 114 Wanaque Ave; Pompton Lakes NJ 07442
Lorena + Figueroa ~ Loreto + Figueroa @ 1801 E 1st St | 12; Santa Ana CA 92705
Gerald + Woodruff ~ Geraldine + Woodruff @ 203 Mission St; Ashland OR 97520
Eleanor + Brightwell ~ Elliot + Brightwell @ 14 Sycamore Ridge; Staunton VA 24401
Stephen + MacKenzie @ 33 Bayview Ave; Jamestown RI 02835 ~ 38 Bayview Ave; Jamestown RI 02835
Harold + Klingensmith @ 212 4th Ave; Ford City PA 16226 ~ 212 5th Ave; Ford City PA 16226
Bruce + Takeda @ 94-210 Pupukahi St | 303; Waipahu HI 96797 ~ 94-210 Pupukahi St | 501; Waipahu HI 96797
Emmanuel + Ofori @ 1490 Boston Rd | 6E; Bronx NY 10460 ~ 1490 Boston Rd | 2A; Bronx NY 10460
Joan + Wexford ~ John + Wexford @ 301 Ocean Ave | 12; Ocean City NJ 08226
Alicia + Berumen ~ Alejandro + Berumen @ 912 Fresno St; Madera CA 93638
Alicia + Berumen ~ Alexia + Berumen @ 912 Fresno St; Madera CA 93638
Yuki + Hashimoto ~ Yuko + Hashimoto @ 1420 Victoria St | 1004; Honolulu HI 96822
Phyllis + Eichhorn ~ Philip + Eichhorn @ 1102 13th Ave SE; Rochester MN 55904
Nikhil + Raghunathan ~ Nitin + Raghunathan @ 3100 Independence Pkwy | 1214; Plano TX 75075
Carmen + Ocasio ~ Carmelo + Ocasio @ 1165 Fulton Ave | 5F; Bronx NY 10456
Tammy + Ruff ~ Tommy + Ruff @ 4 Creekside; Cleveland MS 38732
Jo + Kessler ~ Joe + Kessler @ 88 Alpine Way; Vail CO 81657
Leticia + Mora ~ Lucia + Mora @ 311 Walnut; Turlock CA 95380
Randall + Stipe ~ Russell + Stipe @ 40 Bay Dr; Annapolis MD 21403
Marianne + Feeney ~ Maryellen + Feeney @ 7 Gorham Ave; Brookline MA 02445
Clarence + Upchurch ~ Clarice + Upchurch @ 3311 Piedmont Dr; Raleigh NC 27604
Ella + Magnuson ~ Elle + Magnuson @ 601 Lutheran Dr; Fergus Falls MN 56537 ~ 609 Lutheran Dr; Fergus Falls MN 56537
Shawn + Tidwell ~ Shawna + Tidwell @ 12 Bluebell Ct; Pearl MS 39208
Nathan + Brill ~ Ethan + Brill @ 77 College St; Burlington VT 05401
Elsie + Crowder ~ Elise + Crowder @ 5 Rural Ln; Blairsville GA 30512
Gilbert + Nuñez ~ Gilda + Nuñez @ 230 Fannin; Corpus Christi TX 78405
Hung + Tran ~ Hong + Tran @ 8832 Emerald Ave; Westminster CA 92683
Lei + Guo ~ Li + Guo @ 118 Beech St | 3; Quincy MA 02170
Dong-hyun + Shin ~ Dong-hoon + Shin @ 601 S Kingsley | 505; Los Angeles CA 90005
Rekha + Pandey ~ Rakesh + Pandey @ 910 Amboy Ave; Edison NJ 08837
Amina + Yusuf ~ Amin + Yusuf @ 2020 Park Ave | 12; Minneapolis MN 55404
Abdullahi + Yusuf ~ Abdirizak + Yusuf @ 2020 Park Ave | 12; Minneapolis MN 55404
Ewa + Bielski ~ Ewelina + Bielski @ 60-40 68th Rd | 2; Ridgewood NY 11385
Marcin + Sokol ~ Marta + Sokol @ 5222 W Roscoe St; Chicago IL 60641
Giulia + Ferri ~ Giulio + Ferri @ 41 Parmenter St | 3; Boston MA 02113
Juan José + Meza ~ Juan Pedro + Meza @ 17 Olive St; Nogales AZ 85621
Rosa Isela + Prieto ~ Rosa Linda + Prieto @ 909 Texas Ave; El Paso TX 79901
Marcelino + Ruvalcaba ~ Marcelina + Ruvalcaba @ 4 Alamo; Delano CA 93215
Perry + Knox ~ Barry + Knox @ 18 Signal Mtn Rd; Chattanooga TN 37405
Cole + Hathorne ~ Nicole + Hathorne @ 33 Derby St; Salem MA 01970
Wendy + Farris ~ Wendell + Farris @ 21 Sand Hill; Bath ME 04530
Rex + Holloman @ Rt 4 Box 77; Enid OK 73701 ~ Rt 4 Box 91; Enid OK 73701
Celeste + Arnaud ~ Celestine + Arnaud @ 710 Royal St; New Orleans LA 70116
Angelina + Russo ~ Angelo + Russo @ 2 Spring St; Medford MA 02155
Kirk + Lindahl ~ Curt + Lindahl @ 55 Isanti St; Cambridge MN 55008
`
