/** Pairs that are the same person, written by hand by somebody who had not read the rules. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_FRESH_LOOK = `
Bill + Kowalczyk ~ William + Kowalczyk @ 2207 Juniper Ct; Naperville IL 60565
Peg + Donnelly ~ Margaret + Donnelly @ 61 Chestnut Hill Rd; Glastonbury CT 06033
Pepe + Villaseñor ~ José + Villaseñor @ 1340 W Mesquite St; Laredo TX 78040
Paco + Arredondo ~ Francisco + Arredondo @ 808 Del Norte Blvd; Las Cruces NM 88001
Pancho + Arredondo ~ Francisco + Arredondo @ 808 Del Norte Blvd; Las Cruces NM 88001
Lupe + Zamora ~ Guadalupe + Zamora @ 455 E 7th St; Yuma AZ 85364
Lupita + Zamora ~ María Guadalupe + Zamora @ 455 E 7th St; Yuma AZ 85364
Chuy + Barragán ~ Jesús + Barragan @ 77 Calle Sonora; Nogales AZ 85621
Beto + Cisneros ~ Alberto + Cisneros @ 9012 Potranco Rd | Apt 1108; San Antonio TX 78251
Beto + Cisneros ~ Roberto + Cisneros @ 9012 Potranco Rd | Apt 1108; San Antonio TX 78251
Beto + Cisneros ~ Humberto + Cisneros @ 9012 Potranco Rd | Apt 1108; San Antonio TX 78251
Nacho + Quiroga ~ Ignacio + Quiroga @ 516 S Eastern Ave; Los Angeles CA 90022
Memo + Tovar ~ Guillermo + Tovar @ 3105 Pecan Grove Ln; McAllen TX 78501
Toño + Olivares ~ Antonio + Olivares @ 19 Cedar Ridge Dr; Wichita KS 67212
Kike + Saldaña ~ Enrique + Saldana @ 640 N Ocotillo Dr; Apache Junction AZ 85120
Quique + Saldaña ~ Enrique + Saldaña @ 640 N Ocotillo Dr; Apache Junction AZ 85120
Chela + Montoya ~ Graciela + Montoya @ 2250 Isleta Blvd SW; Albuquerque NM 87105
Concha + Ybarra ~ Concepción + Ybarra @ 38 Mission St; Salinas CA 93901
Chayo + Núñez ~ Rosario + Nunez @ 1177 Garfield Ave; Pasadena CA 91104
Licha + Ponce ~ Alicia + Ponce @ 402 S 4th Ave; Brighton CO 80601
Pilar + Echeverría ~ Ma. del Pilar + Echeverria @ 5 Bayview Ter; Mill Valley CA 94941
Lalo + Gallegos ~ Eduardo + Gallegos @ 2900 Fulton St; Houston TX 77009
Neto + Gallegos ~ Ernesto + Gallegos @ 2900 Fulton St; Houston TX 77009
Nando + Bautista ~ Fernando + Bautista @ 1518 Alameda Dr; Modesto CA 95351
Tere + Caballero ~ Teresa + Caballero @ 3321 Palm Ave; Hialeah FL 33012
Mayte + Solís ~ María Teresa + Solis @ 88 Lakeshore Dr; Weston FL 33326
Charo + Rentería ~ Rosario + Renteria @ 610 Yale Ave; Fresno CA 93704
Gabi + Luna ~ Gabriela + Luna @ 1204 Cotton Ln; Mesquite TX 75149
Chema + Rojas ~ José María + Rojas @ 730 Orchard St; Hood River OR 97031
Juancho + Peralta ~ Juan + Peralta @ 16 Prospect St; Waterbury CT 06710
Dick + Lindquist ~ Richard + Lindquist @ 4411 Vincent Ave S; Minneapolis MN 55410
Hal + Brubaker ~ Harold + Brubaker @ 28 Mill Pond Rd; Lititz PA 17543
Harry + Brubaker ~ Harold + Brubaker @ 28 Mill Pond Rd; Lititz PA 17543
Jack + Whitcomb ~ John + Whitcomb @ 9 Harbor Ln; Marblehead MA 01945
Polly + Whitcomb ~ Mary + Whitcomb @ 9 Harbor Ln; Marblehead MA 01945
Molly + Gunderson ~ Mary + Gunderson @ 1201 Prairie View Dr; Fargo ND 58103
Sally + Prentiss ~ Sarah + Prentiss @ 73 Elm St; Woodstock VT 05091
Daisy + Halloran ~ Margaret + Halloran @ 540 Bay Ridge Pkwy; Brooklyn NY 11209
Rita + Halloran ~ Margarita + Halloran @ 540 Bay Ridge Pkwy; Brooklyn NY 11209
Sasha + Petrov ~ Alexander + Petrov @ 2560 Ocean Ave; Brooklyn NY 11229
Misha + Feldman ~ Mikhail + Feldman @ 118 Brighton Beach Ave; Brooklyn NY 11235
Trish + Vandenberg ~ Patricia + Vandenberg @ 6300 Kalamazoo Ave SE; Grand Rapids MI 49508
Patsy + Vandenberg ~ Patricia + Vandenberg @ 6300 Kalamazoo Ave SE; Grand Rapids MI 49508
Ginny + Stallworth ~ Virginia + Stallworth @ 17 Azalea Ct; Mobile AL 36608
Dot + Fairchild ~ Dorothy + Fairchild @ 250 Sycamore Rd; Lexington KY 40502
Dolly + Fairchild ~ Dorothy + Fairchild @ 250 Sycamore Rd; Lexington KY 40502
Nell + Osterhaus ~ Eleanor + Osterhaus @ 1414 Kinderhook Dr; Quincy IL 62301
Nora + Osterhaus ~ Eleanor + Osterhaus @ 1414 Kinderhook Dr; Quincy IL 62301
Abby + Lowenstein ~ Abigail + Lowenstein @ 36 Winthrop Rd; Brookline MA 02445
Becca + Tillman ~ Rebecca + Tillman @ 905 Peachtree Pl; Macon GA 31204
Xander + McAllister ~ Alexander + McAllister @ 77 Dunbar Way; Fort Collins CO 80525
Zeke + Hollis ~ Ezekiel + Hollis @ 3009 Shawnee Trl; Tulsa OK 74132
Gus + Pappas ~ Constantine + Pappas @ 12 Ditmars Blvd; Astoria NY 11105
Gus + Schroeder ~ August + Schroeder @ 506 Cherry St; Hermann MO 65041
Fritz + Schroeder ~ Frederick + Schroeder @ 506 Cherry St; Hermann MO 65041
Manny + Teixeira ~ Manuel + Teixeira @ 222 Rivet St; New Bedford MA 02744
Jimmy + O'Rourke ~ James + ORourke @ 48 W Broadway; Boston MA 02127
Larry + Ngo ~ Lawrence + Ngo @ 14512 Magnolia St; Westminster CA 92683
Chip + Winslow ~ Charles + Winslow @ 4 Wharf Rd; Annapolis MD 21401
Skip + Winslow ~ Skip + Winslow @ 4 Wharf Road; Annapolis MD 21401 ~ 4 Wharf Rd; Annapolis MD 21401
Mandy + Fulbright ~ Amanda + Fulbright @ 3400 Razorback Rd; Fayetteville AR 72701
Cindy + Marchetti ~ Cynthia + Marchetti @ 819 Federal Hill Dr; Providence RI 02909
Sandy + Kaplan ~ Sandra + Kaplan @ 41 Ridgewood Ave; Glen Ridge NJ 07028
Vicky + Stavros ~ Victoria + Stavros @ 660 Tarpon Ave; Tarpon Springs FL 34689
Gerry + Muldoon ~ Gerald + Muldoon @ 57 Dorchester Ave; Quincy MA 02171
Ray + Thibodeaux ~ Raymond + Thibodeaux @ 112 Bayou Dr; Houma LA 70360
Stan + Wojcik ~ Stanislaw + Wojcik @ 5521 W Belmont Ave; Chicago IL 60641
Walt + Heinemann ~ Walter + Heinemann @ 202 Dogwood Ln; Cape Girardeau MO 63701
Cathy + Sorensen ~ Katherine + Sorenson @ 811 Birch St; Cedar Falls IA 50613
Katherine + Dunleavy ~ Catherine + Dunleavy @ 14 Sparrow Ln; Media PA 19063
Kathryn + Dunleavy ~ Catharine + Dunleavy @ 14 Sparrow Ln; Media PA 19063
Stephen + Aldridge ~ Steven + Aldridge @ 2718 Euler Way; Princeton NJ 08540
Jon + Farquhar ~ John + Farquhar @ 630 Highland Ave; Clarks Summit PA 18411
Sean + Gallagher ~ Shawn + Gallagher @ 1901 Chew St; Allentown PA 18104
Geoffrey + Tate ~ Jeffrey + Tate @ 55 Roanoke Ave; Richmond VA 23225
Phillip + Crowder ~ Philip + Crowder @ 7 Stagecoach Rd; Amherst NH 03031
Sara + Weintraub ~ Sarah + Weintraub @ 8440 Fountain Ave | Unit 206; West Hollywood CA 90069
Brian + McNulty ~ Bryan + McNulty @ 2 Emerald Isle Dr; Savannah GA 31406
Debra + Kincaid ~ Deborah + Kincaid @ 98 Slate Run Rd; Greensburg PA 15601
Allison + Baird ~ Alison + Baird @ 301 Thistle Ln; Asheville NC 28803
Kristin + Halvorsen ~ Kristen + Halvorsen @ 1616 Fjord Dr; Poulsbo WA 98370
Mark + Desjardins ~ Marc + Desjardins @ 40 Lisbon St; Lewiston ME 04240
Erik + Lindholm ~ Eric + Lindholm @ 512 Swede Hollow Rd; Stillwater MN 55082
Zachary + Bloom ~ Zachery + Bloom @ 3 Farmstead Ct; Doylestown PA 18901
Michelle + Agnew ~ Michele + Agnew @ 918 Coventry Ln; Fishers IN 46037
Theresa + Ruggiero ~ Teresa + Ruggiero @ 17 Arthur Ave; Bronx NY 10458
Mohammed + Siddiqui ~ Muhammad + Siddiqui @ 2310 Devon Ave; Chicago IL 60659
Mohamad + Haddad ~ Mohamed + Haddad @ 5105 Schaefer Rd; Dearborn MI 48126
Yusuf + Rahman ~ Yousef + Rahman @ 88 Hillside Ave; Jamaica NY 11432
Sofia + Castellanos ~ Sophia + Castellanos @ 1203 Coral Way; Miami FL 33145
Gonzalez + Marta ~ González + Marta @ 620 SW 12th Ave; Miami FL 33130
Marta + Gonzales ~ Martha + Gonzalez @ 620 SW 12th Ave; Miami FL 33130
Zoë + Brontë-Hill ~ Zoe + Bronte Hill @ 1 Heath Rd; Ithaca NY 14850
René + Étienne ~ Rene + Etienne @ 790 Flatbush Ave; Brooklyn NY 11226
Jürgen + Müller ~ Juergen + Mueller @ 15 Bavarian Way; Frankenmuth MI 48734
Søren + Østergaard ~ Soren + Ostergaard @ 2200 Danish Dr; Solvang CA 93463
Peña + Ángel ~ Pena + Angel @ 4700 Zuni St; Denver CO 80211
Begoña + Ibáñez ~ Begona + Ibanez @ 66 Seaview Dr; Key Biscayne FL 33149
Michael + Hendricks ~ Micheal + Hendricks @ 1445 Laurel Canyon Rd; Boone NC 28607
Jessica + Fontaine ~ Jesica + Fontaine @ 203 Rampart St; New Orleans LA 70116
Rebecca + Schumacher ~ Rebecca + Schumaker @ 1010 Vine St; Bismarck ND 58501
Anthony + Delvecchio ~ Anthony + Delveccio @ 29 Federal St; Utica NY 13502
Meredith + Castleberry ~ Merediht + Castleberry @ 508 Magnolia Ln; Tupelo MS 38801
Gregory + Pawlowski ~ Gregory + Pawlwoski @ 6200 State Rd; Parma OH 44134
Priscilla + Vandermeer ~ Priscila + Vandermeer @ 87 Tulip Ln; Holland MI 49423
Cornelius + Abernathy ~ Cornelius + Abernathey @ 3 Plantation Ct; Gastonia NC 28056
Timothy + Blackwood ~ Timothy + Balckwood @ 421 Spruce Ave; Missoula MT 59801
Danielle + Fitzgerald ~ Danielle + Fitgerald @ 702 Clover Hill Rd; Wallingford CT 06492
Thomas + Underhill ~ Thomas + Undetrhill @ 67 Orchard Ln; New Paltz NY 12561
Kimberly + Stonebridge ~ Kimberley + Stonebridge @ 1550 Wetherburn Way; Norcross GA 30092
Cameron + Pfeiffer ~ Cameron + Pfieffer @ 22 Lantern Ln; Sioux Falls SD 57105
Jennifer + Li ~ Jenifer + Li @ 41-12 Main St | Apt 5C; Flushing NY 11355
Vincent + Moretti ~ Vincent + Morreti @ 917 S 9th St; Philadelphia PA 19147
Lorraine + Schwartz ~ Loraine + Schwarz @ 2401 Ventnor Ave; Atlantic City NJ 08401
Clarence + Whitaker ~ Clarence + Whittaker @ 38 Tobacco Rd; Danville VA 24541
Rosalind + Keating ~ Rosa1ind + Keating @ 700 Lake Ave; Wilmette IL 60091
Benjamin + Holloway ~ Benjarnin + Holloway @ 700 Lake Ave; Wilmette IL 60091
Emily + Carter ~ Emily + Carter-Boyd @ 516 Willow Bend; Frisco TX 75034
Emily + Carter Boyd ~ Emily + Boyd @ 516 Willow Bend; Frisco TX 75034
Emily Carter + Boyd ~ Emily + Carter @ 516 Willow Bend; Frisco TX 75034
Susan + Merriweather-Platt ~ Susan M + Platt @ 31 Rookwood Dr; Cincinnati OH 45208
Hillary Rodham + Stone ~ Hillary R. + Stone @ 31 Rookwood Dr; Cincinnati OH 45208
Ana + García Márquez ~ Ana + Garcia @ 1819 Blanco Rd; San Antonio TX 78212
Ana + García-Márquez ~ Ana + Garcia Marquez @ 1819 Blanco Rd; San Antonio TX 78212
Luis + Hernández Cordero ~ Luis + Cordero Hernandez @ 3010 Guadalupe St; Austin TX 78705
Luis + Hernández Cordero ~ Luis + Cordero @ 3010 Guadalupe St; Austin TX 78705
Carmen + Rivera de Soto ~ Carmen + Rivera @ 500 Fern St; West Palm Beach FL 33401
Isabel + Ruiz y Montalvo ~ Isabel + Ruiz Montalvo @ 500 Fern St; West Palm Beach FL 33401
María Elena + Cardozo ~ Elena + Cardozo @ 67 Bergenline Ave; Union City NJ 07087
José Luis + Pacheco ~ José + Pacheco @ 67 Bergenline Ave; Union City NJ 07087
José Luis + Pacheco ~ Pepe Luis + Pacheco @ 67 Bergenline Ave; Union City NJ 07087
Mary Ann + Bixby ~ Maryann + Bixby @ 2 Church St; Brandon VT 05733
Mary-Ann + Bixby ~ Mary Anne + Bixby @ 2 Church St; Brandon VT 05733
Jean-Pierre + Boudreau ~ Jean Pierre + Boudreau @ 911 Cajun Way; Lafayette LA 70501
J.P. + Boudreau ~ Jean-Pierre + Boudreau @ 911 Cajun Way; Lafayette LA 70501
Miguel + de la Cruz ~ Miguel + Delacruz @ 2203 Vermont Ave; Los Angeles CA 90006
Miguel + De La Cruz ~ Miguel + Cruz @ 2203 Vermont Ave; Los Angeles CA 90006
Pieter + van der Berg ~ Pieter + Vanderberg @ 44 Wooden Shoe Ln; Pella IA 50219
Ludwig + von Trapp ~ Ludwig + Trapp @ 700 Trapp Hill Rd; Stowe VT 05672
Brendan + O'Shaughnessy ~ Brendan + O Shaughnessy @ 12 Shamrock Ct; Scranton PA 18504
Brendan + O’Shaughnessy ~ Brendan + Oshaughnessy @ 12 Shamrock Ct; Scranton PA 18504
Fiona + MacDonald ~ Fiona + McDonald @ 810 Loch Lomond Dr; Bakersfield CA 93304
Fiona + Mac Donald ~ Fiona + Macdonald @ 810 Loch Lomond Dr; Bakersfield CA 93304
Angela + D'Angelo ~ Angela + Dangelo @ 19 Mulberry St; New Haven CT 06511
Frank + DiMaggio ~ Frank + Di Maggio @ 55 Columbus Ave; San Francisco CA 94111
Monica + St. Claire ~ Monica + Saint Claire @ 70 Abbey Rd; Saint Paul MN 55104
Andre + LeBlanc ~ Andre + Le Blanc @ 406 Rue Dauphine; New Iberia LA 70560
J. Robert + Oppenfield ~ John R. + Oppenfield @ 109 Bathtub Row; Los Alamos NM 87544
J. Robert + Oppenfield ~ Robert + Oppenfield @ 109 Bathtub Row; Los Alamos NM 87544
F. Scott + Harrington ~ Francis S + Harrington @ 599 Summit Ave; Saint Paul MN 55102
T. J. + Mackey ~ Thomas James + Mackey @ 3 Rodeo Dr; Amarillo TX 79106
TJ + Mackey ~ T.J. + Mackey @ 3 Rodeo Dr; Amarillo TX 79106
R. + Applegarth ~ Roger + Applegarth @ 1702 Cutler St; Corvallis OR 97330
Louise Ann + Applegarth ~ Louise A. + Applegarth @ 1702 Cutler St; Corvallis OR 97330
Dr. Alan + Birnbaum ~ Alan + Birnbaum @ 8 Medical Plaza Dr; Danbury CT 06810
Alan + Birnbaum MD ~ Alan + Birnbaum, M.D. @ 8 Medical Plaza Dr; Danbury CT 06810
Mrs. Joan + Petrakis ~ Joan + Petrakis @ 613 Olympia Ave; Lowell MA 01852
Hon. Walter + Greenleaf ~ Walter + Greenleaf, Esq. @ 1 Courthouse Sq; Staunton VA 24401
Rev. Amos + Tuttle ~ Amos + Tuttle @ 33 Steeple Rd; Wells ME 04090
Capt. Leroy + Banks ~ Leroy + Banks @ 2217 Fort Ave; Lynchburg VA 24501
Sra. Consuelo + Batista ~ Consuelo + Batista @ 1455 NW 22nd Ct; Miami FL 33125
Priya + Raman, PhD ~ Priya + Raman @ 27 Ashdown Ct; Cary NC 27519
Harlan + Stokes Jr. ~ Harlan + Stokes Jr @ 90 Cotton Row; Greenwood MS 38930
Harlan + Stokes, Jr ~ Harlan Jr. + Stokes @ 90 Cotton Row; Greenwood MS 38930
Harlan + Stokes III ~ Harlan + Stokes 3rd @ 90 Cotton Row; Greenwood MS 38930
Nguyen + Thuy ~ Thuy + Nguyen @ 1200 Story Rd; San Jose CA 95122
Wei + Zhang ~ Zhang + Wei @ 133-40 Sanford Ave | 7F; Flushing NY 11355
Park + Ji-hoon ~ Jihoon + Park @ 3130 W Olympic Blvd; Los Angeles CA 90006
Ji Hoon + Park ~ Ji-Hoon + Park @ 3130 W Olympic Blvd; Los Angeles CA 90006
Siobhan + Keane ~ Siobhán + Keane @ 17 Malachy Ln; Pearl River NY 10965
Bob + Castellano ~ Bobby + Castellano @ 40 S Maple Ave; Ridgewood NJ 07450
ROBERT + CASTELLANO ~ robert + castellano @ 40 S MAPLE AVE; RIDGEWOOD NJ 07450 ~ 40 s maple avenue; ridgewood NJ 07450
Gladys + Turnbull @ 1220 Hawthorne St | Apt 4; Cheyenne WY 82001 ~ 1220 Hawthorne Street; Cheyenne WY 82001
Gladys + Turnbull @ 1220 Hawthorne St Apt 4; Cheyenne WY 82001 ~ 1220 Hawthorne St | #4; Cheyenne WY 82001
Gladys + Turnbull @ 1220 Hawthorne St | Unit 4; Cheyenne WY 82001 ~ 1220 Hawthorne St | Apartment 4; Cheyenne WY 82001
Gladys + Turnbull @ Apt 4 | 1220 Hawthorne St; Cheyenne WY 82001 ~ 1220 Hawthorne St | 4; Cheyenne WY 82001
Gladys + Turnbull @ 1220 Hawthorne St | Ste 4; Cheyenne WY 82001 ~ 1220 Hawthorne St | Suite 4; Cheyenne WY 82001
Rosemary + Trask @ 14 N Third St; Bangor ME 04401 ~ 14 North 3rd St; Bangor ME 04401
Rosemary + Trask @ 200 E Fifth Ave; Anchorage AK 99501 ~ 200 East 5th Avenue; Anchorage AK 99501
Rosemary + Trask @ 455 Twenty-First St; Boulder CO 80302 ~ 455 21st Street; Boulder CO 80302
Rosemary + Trask @ 1600 NW 23rd Ave; Portland OR 97210 ~ 1600 N.W. 23rd Ave.; Portland OR 97210
Rosemary + Trask @ 1600 Northwest 23rd Avenue; Portland OR 97210 ~ 1600 NW 23 Ave; Portland OR 97210
Otis + Calloway @ 4820 Highway 61 N; Natchez MS 39120 ~ 4820 Hwy 61 North; Natchez MS 39120
Otis + Calloway @ 4820 US Highway 61; Natchez MS 39120 ~ 4820 US-61; Natchez MS 39120
Otis + Calloway @ 771 County Road 12; Cullman AL 35055 ~ 771 CR 12; Cullman AL 35055
Otis + Calloway @ 771 Co Rd 12; Cullman AL 35055 ~ 771 County Rd 12; Cullman AL 35055
Otis + Calloway @ 2300 State Route 9; Ballston Spa NY 12020 ~ 2300 Route 9; Ballston Spa NY 12020
Otis + Calloway @ 2300 State Hwy 9; Ballston Spa NY 12020 ~ 2300 SR 9; Ballston Spa NY 12020
Otis + Calloway @ 190 Farm to Market Road 1960; Humble TX 77338 ~ 190 FM 1960; Humble TX 77338
Vernon + Stubblefield @ RR 2 Box 41; Eldorado IL 62930 ~ Rural Route 2 Box 41; Eldorado IL 62930
Vernon + Stubblefield @ RR 2 | Box 41; Eldorado IL 62930 ~ R.R. 2, Box 41; Eldorado IL 62930
Vernon + Stubblefield @ RFD 2 Box 41; Eldorado IL 62930 ~ RR 2 Box 41; Eldorado IL 62930
Vernon + Stubblefield @ HC 63 Box 12; Miles City MT 59301 ~ Highway Contract 63 Box 12; Miles City MT 59301
Vernon + Stubblefield @ PO Box 319; Eldorado IL 62930 ~ P.O. Box 319; Eldorado IL 62930
Vernon + Stubblefield @ Post Office Box 319; Eldorado IL 62930 ~ Box 319; Eldorado IL 62930
Vernon + Stubblefield @ P O Box 319; Eldorado IL 62930-0319 ~ POB 319; Eldorado IL 62930
Hannah + Nussbaum @ 310 W 86th St | Apt 9B; New York NY 10024 ~ 310 West 86th Street | 9B; NYC NY 10024
Hannah + Nussbaum @ 310 W 86th St | Apt 9B; New York NY 10024 ~ 310 W 86 St Apt 9-B; Manhattan NY 10024
Hannah + Nussbaum @ 2100 Grand Concourse; Bronx NY 10457 ~ 2100 Grand Concourse; New York NY 10457
Hannah + Nussbaum @ 63 Ford Ave; Saint Louis MO 63104 ~ 63 Ford Ave; St. Louis MO 63104
Hannah + Nussbaum @ 63 Ford Ave; Fort Worth TX 76104 ~ 63 Ford Ave; Ft Worth TX 76104
Hannah + Nussbaum @ 1512 Cahuenga Blvd; Los Angeles CA 90028 ~ 1512 Cahuenga Boulevard; Hollywood CA 90028
Hannah + Nussbaum @ 38 Mt Vernon St; Winchester MA 01890 ~ 38 Mount Vernon Street; Winchester MA 01890
Hannah + Nussbaum @ 38 Saint James Pl; Brooklyn NY 11205 ~ 38 St. James Place; Brooklyn NY 11205
Hannah + Nussbaum @ 38 St James Pl; Brooklyn NY 11205-2114 ~ 38 St James Pl; Brooklyn NY 11205
Hannah + Nussbaum @ 509 Martin Luther King Jr Blvd; Savannah GA 31401 ~ 509 MLK Jr Blvd; Savannah GA 31401
Hannah + Nussbaum @ 509 Dr Martin Luther King Jr Blvd; Savannah GA 31401 ~ 509 Martin Luther King Boulevard; Savannah GA 31401
Hannah + Nussbaum @ 1033 Massachusetts Ave; Cambridge MA 02138 ~ 1033 Mass Ave; Cambridge MA 02138
Hannah + Nussbaum @ 2945 Timberlake Dr; Orono MN 55356 ~ 2945 Timber Lake Drive; Orono MN 55356
Hannah + Nussbaum @ 2945 Timberlake Dr; Orono MN 55356 ~ 2945 Timbrelake Dr; Orono MN 55356
Hannah + Nussbaum @ 2945 Timberlake Dr; Orono MN 55356 ~ 2945 Timberlake; Orono MN 55356
Hannah + Nussbaum @ 2945 Timberlake Dr; Orono MN 55356 ~ 2945 Timberlake Dr; Ornoo MN 55356
Hannah + Nussbaum @ 2945 Timberlake Dr; Orono MN 55356 ~ 2945 Timberlake Dr; Long Lake MN 55356
Hannah + Nussbaum @ 2945 Timberlake Dr; Orono MN 55356 ~ 2945 Timberlake Dr; Orono MN 55365
Hannah + Nussbaum @ 1733 Quail Hollow Rd; Bend OR 97701 ~ 1733 Quail Holow Rd; Bend OR 97701
Hannah + Nussbaum @ 1733 Quail Hollow Rd; Bend OR 97701 ~ 1733 SW Quail Hollow Rd; Bend OR 97701
Hannah + Nussbaum @ 1733 Quail Hollow Rd; Bend OR 97701 ~ 1733 Quail Hollow Rd | Building B; Bend OR 97701
Hannah + Nussbaum @ 88-16 Parsons Blvd; Jamaica NY 11432 ~ 8816 Parsons Blvd; Jamaica NY 11432
Hannah + Nussbaum @ N67W28374 Sussex Rd; Hartland WI 53029 ~ N67 W28374 Sussex Road; Hartland WI 53029
Hannah + Nussbaum @ 15 1/2 Walnut St; Athens OH 45701 ~ 15½ Walnut St; Athens OH 45701
Hannah + Nussbaum @ Nussbaum Realty Group | 400 Main St; Ames IA 50010 ~ 400 Main St; Ames IA 50010
Hannah + Nussbaum @ c/o Bright Homes | 400 Main St; Ames IA 50010 ~ 400 Main Street; Ames IA 50010
Hannah + Nussbaum @ 400 Main St | Attn: Front Desk; Ames IA 50010 ~ 400 Main St; Ames IA 50010
Hannah + Nussbaum @ 400 Main St | c/o Ruth Nussbaum; Ames IA 50010 ~ 400 Main St; Ames IA 50010
Bob and Mary + Prescott ~ Bob + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Bob & Mary + Prescott ~ Robert + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Mary and Bob + Prescott ~ Bob & Mary + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Mr. and Mrs. Robert + Prescott ~ Bob + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Carlos y Marta + Figueroa ~ Carlos + Figueroa @ 320 Loíza St; San Juan PR 00911
Carlos + Figueroa @ Urb. Villa Carolina | 12 Calle 45; Carolina PR 00985 ~ 12 Calle 45; Carolina PR 00985
Carlos + Figueroa @ 12 Calle Sol; San Juan PR 00901 ~ 12 Sol St; San Juan PR 00901
Trevor + Hardwick @ PSC 3 Box 4120; APO AP 96266 ~ PSC 3, Box 4120; APO AP 96266
Trevor + Hardwick @ Unit 2050 Box 4190; APO AP 96278 ~ UNIT 2050 BOX 4190; APO AP 96278
Gwendolyn + Ashby ~ Gwen + Ashby @ 77 Avenue of the Pines; Saratoga Springs NY 12866 ~ 77 Ave of the Pines; Saratoga Springs NY 12866
Louise + Kirkpatrick ~ Lou + Kirkpatrick @ 5 Rolling Green Cir; Rochester MN 55902 ~ 5 Rolling Green Circle; Rochester MN 55902
Nate + Weatherly ~ Nathaniel + Weatherley @ 300 Boylston St | Unit 612; Boston MA 02116 ~ 300 Boylston Street #612; Boston MA 02116
Chris + Thornbury ~ Christopher + Thornberry @ 84 Old Post Rd; Rhinebeck NY 12572 ~ 84 Old Post Road; Rhinebeck NY 12572
Liz + O'Dell ~ Elizabeth Anne + Odell @ 1701 E Camelback Rd | Apt 210; Phoenix AZ 85016 ~ 1701 Camelback Road #210; Phoenix AZ 85016
Rafa + Echeverri ~ Rafael + Echeverry @ 9380 W Flagler St | Apt 12; Miami FL 33174 ~ 9380 West Flagler | 12; Miami FL 33174
Ed + Szymanski ~ Edward + Szymansky @ 2017 Kosciuszko St; South Bend IN 46619 ~ 2017 Kosciusko St; South Bend IN 46619
Tommy + Lee Baker ~ Tommy Lee + Baker @ 11 Possum Trot Rd; Dothan AL 36301
Deb + Van Houten ~ Deborah + VanHouten @ 2904 Evergreen Ter; Springfield OR 97477 ~ 2904 Evergreen Terrace; Springfield OR 97477
`
