/** Pairs that are the same person, written by hand by a third person who had not read the rules. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_THIRD_FRESH_LOOK = `
Robert + Haskell ~ Bob + Haskell @ 418 Linden Avenue; Dayton OH 45402 ~ 418 Linden Ave; Dayton OH 45402
Margaret + O'Connell ~ Peggy + O'Connell @ 77 Quarry Road | Apt 3; Quincy MA 02169 ~ 77 Quarry Rd | #3; Quincy MA 02169
José Luis + Herrera ~ Jose L. + Herrera @ 2214 Mesquite Street; Laredo TX 78040 ~ 2214 Mesquite St; Laredo TX 78040
Francisco + Aguilar ~ Paco + Aguilar @ 930 Palm Court | Unit 12; Fresno CA 93701 ~ 930 Palm Ct | #12; Fresno CA 93701
Elizabeth + Nguyen ~ Liz + Nguyen @ 15 Harbor View Drive; San Jose CA 95112 ~ 15 Harbor View Dr; San Jose CA 95112
Guadalupe + Ramirez ~ Lupita + Ramírez @ 608 West 9th Street; Pueblo CO 81003 ~ 608 W 9th St; Pueblo CO 81003
William + Thatcher Jr. ~ Bill + Thatcher Jr @ 5101 Old Mill Road; Macon GA 31201 ~ 5101 Old Mill Rd; Macon GA 31201
Dr. Susan + Feldman ~ Susan + Feldman @ 240 East 79th Street | Apt 11C; New York NY 10075 ~ 240 E. 79th St., Apt. 11C; New York NY 10075-1104
Kathryn + Mueller ~ Katherine + Muller @ 3320 Humboldt Boulevard | Apt 2; Chicago IL 60647 ~ 3320 Humboldt Blvd | Unit 2; Chicago IL 60647
Patricia + Gonzales ~ Patty + Gonzalez @ 1414 Camino Real; Santa Fe NM 87505
Ignacio + Morales ~ Nacho + Morales @ 87 Cedar Lane; Yakima WA 98902 ~ 87 Cedar Ln; Yakima WA 98902
Jennifer + Whitaker ~ Jenny + Whittaker @ 900 Summit Avenue; Saint Paul MN 55105 ~ 900 Summit Ave; St Paul MN 55105
Stephen + Brzezinski ~ Steven + Brzezinsky @ 46 Pulaski Street; Buffalo NY 14206 ~ 46 Pulaski St; Buffalo NY 14206
Catherine + Delacroix-Moore ~ Catherine + Moore @ 1207 Esplanade Avenue; New Orleans LA 70116 ~ 1207 Esplanade Ave; New Orleans LA 70116
María del Carmen + Ortiz ~ Maria + Ortiz @ 455 Flower Street; Bakersfield CA 93305 ~ 455 Flower St; Bakersfield CA 93305
Theodore + Lindqvist ~ Ted + Lindquist @ 2900 Lake Street; Minneapolis MN 55406 ~ 2900 Lake St; Minneapolis MN 55406
Jesús Antonio + Villarreal ~ Chuy + Villareal @ 13 Rancho Drive; Brownsville TX 78521 ~ 13 Rancho Dr; Brownsville TX 78521
Dorothy + Kaplan ~ Dottie + Kaplan @ 6120 Northwest Highway | Apt 204; Dallas TX 75231 ~ 6120 NW Hwy Apt 204; Dallas TX 75231
Alexander + Petrov ~ Alex + Petrov @ 78 Brighton Beach Avenue | 5F; Brooklyn NY 11235 ~ 78 Brighton Beach Ave Apt 5F; Brooklyn NY 11235
Rosario + Fuentes de León ~ Rosario + Fuentes @ 340 Mission Road; El Paso TX 79903 ~ 340 Mission Rd; El Paso TX 79903
Michael Anthony + DiStefano ~ Mike + Di Stefano @ 21 Garden Street; Hoboken NJ 07030 ~ 21 Garden St; Hoboken NJ 07030
Anne-Marie + Dubois ~ Anne Marie + DuBois @ 64 Elm Street; Lewiston ME 04240 ~ 64 Elm St; Lewiston ME 04240
Rebecca + Stein ~ Becky + Stein @ 8800 Wilshire Boulevard | Suite 310; Beverly Hills CA 90211 ~ 8800 Wilshire Blvd Ste 310; Beverly Hills CA 90211
Juan Carlos + Mendoza ~ Juan + Mendoza @ 712 South 12th Street; Tucson AZ 85713 ~ 712 S 12th St; Tucson AZ 85713
Charles E. + Hathaway III ~ Chuck + Hathaway III @ One Beacon Hill Lane; Boston MA 02108 ~ 1 Beacon Hill Ln; Boston MA 02108
Sean + McAllister ~ Shawn + MacAllister @ 509 Shannon Court; Joliet IL 60435 ~ 509 Shannon Ct; Joliet IL 60435
Roberto + Jiménez ~ Beto + Jimenez @ 1818 Fruitvale Avenue; Oakland CA 94601 ~ 1818 Fruitvale Ave; Oakland CA 94601
Deborah + Fitzgerald ~ Debra + Fitzgerald @ 33 Pond Street; Natick MA 01760 ~ 33 Pond St; Natick MA 01760
Jonathan + Weiss ~ Jon + Weiss @ 2701 Connecticut Avenue Northwest | Apt 506; Washington DC 20008 ~ 2701 Connecticut Ave NW #506; Washington DC 20008
Hernandez + Luis ~ Luis + Hernandez @ 77 Tulip Lane; McAllen TX 78501 ~ 77 Tulip Ln; McAllen TX 78501
Teresa + Villanueva ~ Tere + Villanueva @ 980 Sunset Road | Apt B; Las Vegas NV 89119 ~ 980 Sunset Rd #B; Las Vegas NV 89119
Gerald + Ostrowski ~ Jerry + Ostrowski @ 1560 Harlem Avenue; Berwyn IL 60402 ~ 1560 S Harlem Ave; Berwyn IL 60402
Thomas + Wainwright ~ Tom + Wainwright @ RR 2 Box 145; Harlan IA 51537 ~ Rural Route 2, Box 145; Harlan IA 51537
Evelyn + Sorensen ~ Evelyn + Sorenson @ PO Box 881; Moab UT 84532 ~ P.O. Box 881; Moab UT 84532
Walter + Dupree ~ Walt + Dupree @ 10455 Highway 61 South; Natchez MS 39120 ~ 10455 Hwy 61 S; Natchez MS 39120
Kenneth + Bauer ~ Ken + Bauer @ 14201 County Road 12; Durango CO 81301 ~ 14201 CR 12; Durango CO 81301
Lawrence + Abernathy ~ Larry + Abernathy @ 610 State Route 9; Cold Spring NY 10516 ~ 610 Rte 9; Cold Spring NY 10516
Christopher + Yamamoto ~ Chris + Yamamoto @ 94-210 Lumiaina Street; Waipahu HI 96797 ~ 94-210 Lumiaina St; Waipahu HI 96797
Nicholas + Papadopoulos ~ Nick + Papadopolous @ 31-18 Ditmars Boulevard | 2nd Floor; Astoria NY 11105 ~ 31-18 Ditmars Blvd Fl 2; Astoria NY 11105
Mrs. Eleanor + Whitcomb ~ Eleanor + Whitcomb @ 12 Chestnut Hill Road; Wilton CT 06897 ~ 12 Chestnut Hill Rd; Wilton CT 06897
Sara + Lindholm ~ Sarah + Lindholm @ 404 Pine Street; Duluth MN 55802 ~ 404 Pine St; Duluth MN 55802
Phillip + Barrows ~ Philip + Barrows @ 88 Mill Pond Way; Concord NH 03301
Enrique + Castañeda ~ Kike + Castaneda @ 3011 Cherry Avenue; Long Beach CA 90807 ~ 3011 Cherry Ave; Long Beach CA 90807
Dolores + Benavides ~ Lola + Benavides @ 219 Zapata Highway; Laredo TX 78043 ~ 219 Zapata Hwy; Laredo TX 78043
Andrew + Van der Meer ~ Andy + Vandermeer @ 1702 Robinson Road; Grand Rapids MI 49506 ~ 1702 Robinson Rd; Grand Rapids MI 49506
Ludwig + von Hartmann ~ Ludwig + Hartmann @ 5 Schiller Place; Cincinnati OH 45202 ~ 5 Schiller Pl; Cincinnati OH 45202
Samantha + Okafor ~ Sam + Okafor @ 7250 Bissonnet Street | Apt 118; Houston TX 77074 ~ 7250 Bissonnet St #118; Houston TX 77074
Marguerite + St. Pierre ~ Marguerite + Saint Pierre @ 27 Canal Street; Winooski VT 05404 ~ 27 Canal St; Winooski VT 05404
Benjamin + Schwartz ~ Ben + Schwarz @ 215 West 84th Street | 4A; New York NY 10024 ~ 215 W 84 St Apt 4A; New York NY 10024
Leticia + Maldonado Cruz ~ Lety + Maldonado @ 1606 Guadalupe Street; San Antonio TX 78207 ~ 1606 Guadalupe St; San Antonio TX 78207
Ronald + Kowalczyk ~ Ron + Kowalczyk @ 4417 Archer Avenue; Chicago IL 60632 ~ 4417 S Archer Ave; Chicago IL 60632
Barbara Jean + Tuttle ~ Barb + Tuttle @ 803 Maple Street; Paducah KY 42001 ~ 803 Maple St; Paducah KY 42001
Matthew + Geoghegan ~ Matt + Geoghegan @ 56 Dorchester Avenue; Boston MA 02127 ~ 56 Dorchester Ave; South Boston MA 02127
Consuelo + Varela ~ Chelo + Varela @ 1022 Calle Ocho; Miami FL 33135
Richard + Pemberton ~ Dick + Pemberton @ 9 Rittenhouse Square | Apt 1401; Philadelphia PA 19103 ~ 9 Rittenhouse Sq | Apt 1401; Phila PA 19103
James + Kilpatrick ~ Jim + Kilpatrick @ 700 Peachtree Street Northeast | Unit 2205; Atlanta GA 30308 ~ 700 Peachtree St NE Unit 2205; Atlanta GA 30308
Jaime + Escobedo ~ Jaime + Escovedo @ 341 Euclid Avenue; San Diego CA 92114 ~ 341 Euclid Ave; San Diego CA 92114
Frances + Delgado ~ Fran + Delgado @ 5 Plaza Drive; Socorro NM 87801 ~ 5 Plaza Dr; Socorro NM 87801
Edward + Szymanski ~ Eddie + Szymansky @ 2630 Kensington Avenue; Philadelphia PA 19134 ~ 2630 Kensington Ave; Philadelphia PA 19134
Amanda + Kelly-Price ~ Amanda + Price @ 1180 Ridge Road; Rochester NY 14621 ~ 1180 Ridge Rd; Rochester NY 14621
Concepción + Ríos ~ Concha + Rios @ 742 Brazos Street; Corpus Christi TX 78401 ~ 742 Brazos St; Corpus Christi TX 78401
Harold + Bjornstad ~ Hal + Bjornstad @ 3515 University Drive South; Fargo ND 58104 ~ 3515 University Dr S; Fargo ND 58104
Victoria + Chamberlain ~ Vicky + Chamberlain @ 88 Bay Street | Apt 6; Newport RI 02840 ~ 88 Bay St | Apt 6; Newport RI 02840
Alejandro + Quintero ~ Alex + Quintero @ 2405 Collins Avenue | Apt 1207; Miami Beach FL 33140 ~ 2405 Collins Ave #1207; Miami Beach FL 33140
Pamela + Strickland ~ Pam + Stricklin @ 1913 Azalea Drive; Wilmington NC 28403 ~ 1913 Azalea Dr; Wilmington NC 28403
Joseph + Tedesco ~ Joe + Tedesco @ 91 Federal Hill Road; Providence RI 02909 ~ 91 Federal Hill Rd; Providence RI 02909
Jacqueline + Robichaux ~ Jackie + Robicheaux @ 312 Bayou Road; Houma LA 70360 ~ 312 Bayou Rd; Houma LA 70360
Zachary + Friedlander ~ Zach + Friedlander @ 6 Maple Leaf Lane; Scarsdale NY 10583 ~ 6 Maple Leaf Ln; Scarsdale NY 10583
Mercedes + Arellano ~ Meche + Arellano @ 550 Olive Street; Salinas CA 93901 ~ 550 Olive St; Salinas CA 93901
Timothy + Callahan ~ Tim + Calahan @ 1427 Dot Avenue; Worcester MA 01604 ~ 1427 Dot Ave; Worcester MA 01604
Ann + Rutherford ~ Anne + Rutherford @ 25 Ferry Street; Easton PA 18042 ~ 25 Ferry St; Easton PA 18042
Geoffrey + Stanhope ~ Jeffrey + Stanhope @ 18 Orchard Circle; Darien CT 06820 ~ 18 Orchard Cir; Darien CT 06820
Vicente + Salcedo ~ Chente + Salcedo @ 3819 Whittier Boulevard; Los Angeles CA 90023 ~ 3819 Whittier Blvd; Los Angeles CA 90023
Kristin + Halvorsen ~ Kristen + Halverson @ 72 Fjord Court; Poulsbo WA 98370 ~ 72 Fjord Ct; Poulsbo WA 98370
Lillian + Abramowitz ~ Lillian + Abramovitz @ 1455 Ocean Parkway | Apt 3D; Brooklyn NY 11230 ~ 1455 Ocean Pkwy Apt 3D; Brooklyn NY 11230
Herbert + Klein ~ Herb + Klein @ 620 Fort Washington Avenue | 6J; New York NY 10040 ~ 620 Ft Washington Ave | Apt 6J; New York NY 10040
Isabella + Montenegro ~ Isabela + Montenegro @ 4521 Mount Vernon Avenue; Alexandria VA 22305 ~ 4521 Mt. Vernon Ave; Alexandria VA 22305
Eduardo + Ibarra ~ Lalo + Ibarra @ 909 Vine Street; Joplin MO 64801 ~ 909 Vine St; Joplin MO 64801
Dean + Blackwood ~ Dean + Blackwod @ 3300 Center Street; Deer Park TX 77536 ~ 3300 Center St; Deer Park TX 77536
Priscilla + Yoder ~ Priscila + Yoder @ 1109 Main Street; Goshen IN 46526 ~ 1109 N Main St; Goshen IN 46526
Caroline + Bexley ~ Caroline + Bexely @ 214 Oak Street; Athens OH 45701
Douglas + Fenwick ~ Doug + Fenwick @ 5002 Magnolia Lane; Biloxi MS 39530 ~ 5002 Magnola Lane; Biloxi MS 39530
Gregory + Stavros ~ Greg + Stavros @ 118 Tarpon Drive; Tarpon Springs FL 34689 ~ 118 Tarpon Dr; Tarpon Spgs FL 34689
Yolanda + Peralta ~ Yoli + Peralta @ 66 Bridge Street; Lawrence MA 01840 ~ 66 Bridge St; Lawrence MA 01840
Maximilian + Ott ~ Max + Ott @ 9 Birch Road; Madison WI 53711 ~ 9 Birch Rd; Madison WI 53711
Rafael + Zamora ~ Rafa + Zamora @ 2870 Story Road; San Jose CA 95127 ~ 2870 Story Rd; San Jose CA 95127
Genevieve + Thibodeaux ~ Genevieve + Thibodaux @ 410 Jefferson Street; Lafayette LA 70501 ~ 410 Jefferson St; Lafayette LA 70501
Linda Sue + Harkness ~ Linda + Harkness @ 52 Fork Creek Road; Asheville NC 28805 ~ 52 Fork Creek Rd; Asheville NC 28805
Arthur + Pennington Sr. ~ Art + Pennington Sr @ 774 Mulberry Street; Macon GA 31201 ~ 774 Mulberry St; Macon GA 31201
Hector + Santillan ~ Héctor + Santillán @ 1301 Commerce Street | Apt 419; Dallas TX 75201 ~ 1301 Commerce St | 419; Dallas TX 75201
Judith + Rosenbaum ~ Judy + Rosenbaum @ 200 Central Park South | 18B; New York NY 10019 ~ 200 Central Park S Apt 18B; New York NY 10019
Daniel + Fitzsimmons ~ Danny + Fitzsimons @ 37 Gull Road; Cape May NJ 08204 ~ 37 Gull Rd; Cape May NJ 08204
Mary Catherine + Burke ~ Mary C + Burke @ 145 Hollywood Avenue; Yonkers NY 10707 ~ 145 Hollywood Ave; Yonkers NY 10707
Angela + Castellano ~ Angie + Castelano @ 2217 86th Street; Brooklyn NY 11214 ~ 2217 86th St; Brooklyn NY 11214
Peter + Vandenberg ~ Pete + Van Den Berg @ 890 Tulip Avenue; Holland MI 49423 ~ 890 Tulip Ave; Holland MI 49423
Clarence + Tillman ~ Clarence + Tillman @ 603 Third Avenue; Selma AL 36701 ~ 603 3rd Ave; Selma AL 36701
Norma + Espinoza ~ Norma + Espinosa @ 5400 Twenty-Second Street; Lubbock TX 79407 ~ 5400 22nd St; Lubbock TX 79407
Albert + Friel ~ Al + Friel @ 1 Liberty Place | Floor 9; Jersey City NJ 07302 ~ 1 Liberty Pl Fl 9; Jersey City NJ 07302
Monica + Ledesma ~ Mónica + Ledesma @ 825 East Street; Chula Vista CA 91910 ~ 825 E St; Chula Vista CA 91910
Stanley + Whitfield ~ Stan + Whitfield @ 55 North Street; Pittsfield MA 01201 ~ 55 North St; Pittsfield MA 01201
Refugio + Treviño ~ Cuco + Trevino @ 1200 Hidalgo Street; Rio Grande City TX 78582 ~ 1200 Hidalgo St; Rio Grande City TX 78582
Gabriela + Ponce ~ Gaby + Ponce @ 39 Willow Run; Dover DE 19901
Ernest + Broussard ~ Ernie + Broussard @ 720 Crawfish Lane; Breaux Bridge LA 70517 ~ 720 Crawfish Ln; Breaux Bridge LA 70517
Marjorie + Knutson ~ Marge + Knudson @ 2118 1st Avenue North; Great Falls MT 59401 ~ 2118 First Ave N; Great Falls MT 59401
Hugh + MacDougall ~ Hugh + McDougal @ 4 Heather Lane; Pinehurst NC 28374 ~ 4 Heather Ln; Pinehurst NC 28374
Silvia + Orozco ~ Sylvia + Orozco @ 1711 Broadway; Santa Ana CA 92706 ~ 1711 N Broadway; Santa Ana CA 92706
Curtis + Embry ~ Curt + Embry @ 212 Whippoorwill Drive; Bowling Green KY 42103 ~ 212 Whippoorwil Dr; Bowling Green KY 42103
Xochitl + Barragan ~ Xochilt + Barragan @ 1345 Lomita Boulevard | Apt 22; Torrance CA 90501 ~ 1345 Lomita Blvd Apt 22; Torrance CA 90501
Raymond + Prudhomme ~ Ray + Prudhomme @ 88 Rampart Street | Upper; New Orleans LA 70112 ~ 88 Rampart St Upper; New Orleans LA 70112
Esperanza + Nuñez ~ Esperanza + Nunez @ 480 Grand Concourse | Apt 7G; Bronx NY 10451 ~ 480 Grand Concourse | 7-G; Bronx NY 10451
Leonard + Gutowski ~ Len + Gutowski @ 1776 Polish Hill Street; Pittsburgh PA 15219 ~ 1776 Polish Hill St; Pittsburg PA 15219
Bethany + Crane ~ Beth + Crane @ 660 Orchard Street; Ithaca NY 14850 ~ 660 Orchard St; Ithaca NY 14850
Alberto + Rosales ~ Beto + Rosales @ 17 Adobe Road | Space 44; Yuma AZ 85364 ~ 17 Adobe Rd Spc 44; Yuma AZ 85364
Fernando + Bustamante ~ Nando + Bustamante @ 1010 Lakeview Terrace; Orlando FL 32801 ~ 1010 Lakeview Ter; Orlando FL 32801
Abigail + Prentice ~ Abby + Prentiss @ 3 Fox Hollow; Stowe VT 05672
Louis + Archambault ~ Lou + Archambault @ 411 River Street | Building C; Woonsocket RI 02895 ~ 411 River St Bldg C; Woonsocket RI 02895
Josephine + Marchetti ~ Josie + Marchetti @ 809 Carmine Street; Scranton PA 18504 ~ 809 Carmine St; Scranton PA 18504
Oscar + De La Rosa ~ Oscar + Delarosa @ 290 Cactus Drive; Eagle Pass TX 78852 ~ 290 Cactus Dr; Eagle Pass TX 78852
Russell + Amundson ~ Russ + Amundsen @ 24 Fourth Street SE; Minot ND 58701 ~ 24 4th St SE; Minot ND 58701
Sheila + Donohue ~ Sheila + Donahue @ 98 K Street | Apt 2; South Boston MA 02127 ~ 98 K St #2; Boston MA 02127
Rodolfo + Cantú ~ Rudy + Cantu @ 1519 Ringgold Street; Brownsville TX 78520 ~ 1519 Ringgold St; Brownsville TX 78520
Vivian + Applewhite ~ Vivien + Applewhite @ 7 Battery Park; Charleston SC 29401
Mitchell + Gordon ~ Mitch + Gordon @ 8314 Santa Monica Boulevard; West Hollywood CA 90069 ~ 8314 Santa Monica Blvd; W Hollywood CA 90069
Ruth Ann + Sizemore ~ Ruth + Sizemore @ 1850 Fort Campbell Boulevard; Clarksville TN 37042 ~ 1850 Ft. Campbell Blvd; Clarksville TN 37042
Manuel + Gallegos ~ Manny + Gallegos @ 6600 Fourth Street NW; Albuquerque NM 87107 ~ 6600 4th St NW; Albuquerque NM 87107
Manuel + Arriaga ~ Meño + Arriaga @ 225 Orange Avenue; Visalia CA 93291 ~ 225 Orange Ave; Visalia CA 93291
Caitlin + Brophy ~ Kaitlyn + Brophy @ 14 Beach Road; Scituate MA 02066 ~ 14 Beach Rd; Scituate MA 02066
Bartholomew + Giordano ~ Bart + Giordano @ 1990 Mulberry Street; Newark NJ 07102 ~ 1990 Mulberry St; Newark NJ 07102
Rosemary + Tran ~ Rosemarie + Tran @ 9202 Bolsa Avenue | #15; Westminster CA 92683 ~ 9202 Bolsa Ave Unit 15; Westminster CA 92683
Graciela + Montoya ~ Chela + Montoya @ 731 Acequia Madre; Santa Fe NM 87505
Virginia + Ashcroft ~ Ginny + Ashcroft @ 115 Monument Avenue; Richmond VA 23220 ~ 115 Monument Ave; Richmond VA 23220
Adam + Kuznetsov ~ Adam + Kuznetzov @ 2323 Avenue U | Apt 4B; Brooklyn NY 11229 ~ 2323 Ave U 4B; Brooklyn NY 11229
Brian + Hollister ~ Bryan + Hollister @ 45 Commonwealth Avenue | Unit 7; Boston MA 02116 ~ 45 Comm Ave | Unit 7; Boston MA 02116
Luz María + Escalante ~ Luz + Escalante @ 1440 Vermont Avenue; Los Angeles CA 90006 ~ 1440 S Vermont Ave; LA CA 90006
Emily + Castleberry ~ Emilie + Castleberry @ 19 Sand Dollar Lane; Galveston TX 77551 ~ 19 Sand Dollar Ln; Galveston TX 77551
Terrence + Boudreau ~ Terry + Boudreau @ 870 Hancock Street | Apt 5; Quincy MA 02170 ~ 870 Hancock St Apt 5; Quincy MA 02170
Rogelio + Cisneros ~ Roger + Cisneros @ 5601 Military Highway; Pharr TX 78577 ~ 5601 Military Hwy; Pharr TX 78577
Wilhelmina + Groot ~ Mina + Groot @ 302 Main Street; Pella IA 50219 ~ 302 Main St; Pella IA 50219
Nathaniel + Hobbs ~ Nate + Hobbs @ 21 Whaler Way; Nantucket MA 02554
Carmen Beatriz + Solano ~ Carmen + Solano @ 640 Biscayne Boulevard | PH 2; Miami FL 33132 ~ 640 Biscayne Blvd Penthouse 2; Miami FL 33132
Gwendolyn + Pritchard ~ Gwen + Pritchard @ HC 64 Box 120; Moab UT 84532 ~ HC 64, Box 120; Moab UT 84532
Marcus + Oyelaran ~ Marcus + Oyelaran @ 12500 Interstate 45; Conroe TX 77304 ~ 12500 I-45; Conroe TX 77304
Eugene + Hostetler ~ Gene + Hostetler @ 2740 US Highway 20; Shipshewana IN 46565 ~ 2740 US-20; Shipshewana IN 46565
Hayden + Crawford ~ Hayden + Crawford @ 1660 Farm to Market Road 1960; Humble TX 77338 ~ 1660 FM 1960; Humble TX 77338
Ofelia + Carrasco ~ Ofelia + Carasco @ 2710 Dyer Street | Apt 9; El Paso TX 79930 ~ 2710 Dyer St; El Paso TX 79930
Brandon + Leavitt ~ Leavitt + Brandon @ 480 Temple Street; Provo UT 84601 ~ 480 Temple St; Provo UT 84601
Cynthia + Marlowe ~ Cindy + Marlow @ 37 Harbor Street; Salem MA 01970 ~ 37 Harbor St; Salem MA 01970-4402
Lawrence + O'Shaughnessy ~ Laurence + OShaughnessy @ 208 Vine Street; Evansville IN 47708 ~ 208 Vine St; Evansville IN 47708
Hilda + Marroquín de Soto ~ Hilda + Soto @ 415 Alamo Street; Uvalde TX 78801 ~ 415 Alamo St; Uvalde TX 78801
Col. Preston + Ballard (Ret.) ~ Preston + Ballard @ 1300 Officers Row; Vancouver WA 98661
Vincent + Scarpelli ~ Vinnie + Scarpelli @ 15 Fulton Street | Rear; Bloomfield NJ 07003 ~ 15 Fulton St Rear; Bloomfield NJ 07003
`
