/** Pairs that are two people, written by hand by a fourth person who had not read the rules. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_AT_A_FOURTH_FRESH_LOOK = `
Walter + Crenshaw Jr. ~ Walter + Crenshaw Sr. @ 509 Azalea Cir; Dothan AL 36303
Harlan + Biggs III ~ Harlan + Biggs Jr @ 88 Cattail Ln; Easton MD 21601 ~ 88 Cattail Lane; Easton MD 21601
Dominic + Ferrara ~ Dominic + Ferrara Jr. @ 410 Arthur Ave; Bronx NY 10458
Robert + Tillman, Sr. ~ Bob + Tillman Jr @ 2217 Delmar St; Savannah GA 31401 ~ 2217 Delmar Street; Savannah GA 31401
Emilio + Guerra ~ Emilio + Guerra Hijo @ 303 W Elizabeth St; Brownsville TX 78520
George + Pappas II ~ George + Pappas III @ 19 Hellenic Way; Tarpon Springs FL 34689
Clarence + Womack IV ~ Clarence + Womack @ 640 Sharpe Rd; Tupelo MS 38801 ~ 640 Sharpe Road; Tupelo MS 38801
Stanley + Nowak ~ Stan + Nowak Jr @ 1510 Pulaski Ave; Hamtramck MI 48212 ~ 1510 Pulaski; Hamtramck MI 48212
John Henry + Abbott Sr ~ Jack + Abbott III @ 7 Mill Race Ct; Newark DE 19711 ~ 7 Mill Race Court; Newark DE 19711
Luis + Ortega Senior ~ Luis + Ortega Junior @ 1230 W 18th St; Chicago IL 60608
Gordon + Whitaker ~ Joan + Whitaker @ 1805 Laurel Canyon Rd; Ashland OR 97520 ~ 1805 Laurel Canyon Road; Ashland OR 97520
Miguel + Santana ~ Milagros + Santana @ 2455 Grand Ave | Apt 3A; Bronx NY 10468
Paul + Mortensen ~ Paula + Mortensen @ 61 Temple Dr; Logan UT 84321
Daniel + Fitch ~ Danielle + Fitch @ 320 Hickory Ln; Fayetteville AR 72701 ~ 320 Hickory Lane; Fayetteville AR 72701
Christian + Haas ~ Christine + Haas @ 4 Edelweiss Ct; Frankenmuth MI 48734
Patrick + Keough ~ Patricia + Keough @ 55 Dorset Rd; Waban MA 02468
Mario + Bellini ~ Maria + Bellini @ 1214 Federal St; Camden NJ 08105
Julio + Cepeda ~ Julia + Cepeda @ 77 Elm Ave | 2; Paterson NJ 07501
Robert + Ekstrom ~ Roberta + Ekstrom @ 901 Viking Dr; Eden Prairie MN 55344
Eric + Tanaka ~ Erica + Tanaka @ 2630 S King St | Apt 1105; Honolulu HI 96826
Andrew + Loomis ~ Andrea + Loomis @ 12 Bayberry Rd; Chatham MA 02633
Francis + Delaney ~ Frances + Delaney @ 834 Spruce St; Philadelphia PA 19107
Samuel + Weintraub ~ Sarah + Weintraub @ 29 Larch Ave; Bogota NJ 07603
Joseph + Albanese ~ Josephine + Albanese @ 160 Court St; Brooklyn NY 11201
Oleg + Ivanov ~ Olga + Ivanova @ 3030 Emmons Ave | Apt 5C; Brooklyn NY 11235
Viktor + Morozov ~ Viktoria + Morozova @ 18 Birch Hill Rd; Fair Lawn NJ 07410
Ramón + Quiñones ~ Ramona + Quiñones @ 15 Calle Luna; San Juan PR 00901
Tom + Sedgwick ~ Terri + Sedgwick @ 2418 Old Ranch Rd; Prescott AZ 86303
David + Oyama ~ Diane + Oyama @ 444 Sakura Ln; Torrance CA 90503
Gene + Purcell ~ Jean + Purcell @ 98 Meadowlark Dr; Sioux Falls SD 57103
Steven + Gill ~ Harpreet + Gill @ 3911 Canyon Crest; Yuba City CA 95991
Alejandro + Fierro ~ Alejandra + Fierro @ 420 Yucca St; Las Cruces NM 88001
Martin + Feldspar ~ Martha + Feldspar @ 8 Union Sq; Keene NH 03431
Carl + Ostrander ~ Carla + Ostrander @ 714 Dewey Ave; Rochester NY 14613
Nikolai + Popov ~ Natalia + Popova @ 6 Sunny Brook Dr; Edison NJ 08820
Ernest + Rucker ~ Ernestine + Rucker @ 209 Gum Springs Rd; Longview TX 75602
Jesús + Palomino ~ Jesusa + Palomino @ 1904 Pecan Blvd; McAllen TX 78501
Mr. + Haverford ~ Mrs. + Haverford @ 12 Coulter Ave; Ardmore PA 19003
Aiden + McCracken ~ Jayden + McCracken @ 5710 Prairie Rose Ln; Ankeny IA 50023
Kayla + Brewster ~ Kaylee + Brewster @ 1116 Ivy Hill Dr; Memphis TN 38128
Taylor + Ridgeway ~ Tyler + Ridgeway @ 7 Bluff View; Dubuque IA 52001
Carlos + Medrano ~ Carla + Medrano @ 830 Yale Blvd SE; Albuquerque NM 87106
Jada + Freeman ~ Jade + Freeman @ 3400 Cascade Ave; Dallas TX 75224
Marco + Zamora ~ Marcos + Salas @ 1409 Crenshaw Blvd; Inglewood CA 90303
Ella + Swanson ~ Emma + Swanson @ 17 Lutsen Rd; Grand Marais MN 55604
Hasan + Demir ~ Husein + Demir @ 415 Lexington Ave; Clifton NJ 07011
Alicia + Dominguez ~ Felicia + Dominguez @ 6230 Whittier Blvd; Los Angeles CA 90022
Erin + Cavanaugh ~ Aaron + Cavanaugh @ 48 Hull St; Cohasset MA 02025
Brian + Gustin ~ Ryan + Gustin @ 730 Rim Rd; Bend OR 97701
Lily + Chen ~ Lucy + Chen @ 88 Spruce Ave; South San Francisco CA 94080
Ana + Villaseñor ~ Ada + Villaseñor @ 915 Gage Ave; Bell CA 90201
Jared + Stoltzfus ~ Jacob + Stoltzfus @ 214 Centerville Rd; Gordonville PA 17529
Minh + Tran ~ Linh + Tran @ 9121 Bolsa Ave; Westminster CA 92683
Hannah + Yoder ~ Anna + Yoder @ 7 Amish School Rd; Millersburg OH 44654
Denise + Fontaine ~ Dennis + Fontaine @ 321 Magazine St; New Orleans LA 70130
Raj + Malhotra ~ Ravi + Malhotra @ 40 Coventry Ct; Edison NJ 08817
Kelly + Brockman ~ Kyle + Brockman @ 1525 Lupine Ct; Fort Collins CO 80524
Ronald + Bassett ~ Donald + Bassett @ 93 Chapel St; Norwalk CT 06851
Larry + Ostrowski ~ Harry + Ostrowski @ 3622 Brighton Rd; Pittsburgh PA 15212
Marisol + Peña ~ Maribel + Peña @ 650 Ashland Ave; Aurora IL 60505
Jan + Kovář ~ Dan + Kovář @ 119 Czech Village Ln; Cedar Rapids IA 52404
Tina + Lambros ~ Gina + Lambros @ 2121 Ditmars Blvd; Astoria NY 11105
José Luis + Arroyo ~ José Antonio + Arroyo @ 77 Orchard Ln; Yakima WA 98902
María Elena + Robledo ~ María Teresa + Robledo @ 3015 Eagle Pass Rd; Del Rio TX 78840
Mary Ann + Kostic ~ Mary Beth + Kostic @ 405 Steel St; Youngstown OH 44509
John Paul + Gentry ~ John Mark + Gentry @ 18 Bluebird Ln; Paducah KY 42001
Helen + Stavros @ 412 Cypress St; Tarpon Springs FL 34689 ~ 418 Cypress St; Tarpon Springs FL 34689
Ruth + Amundson ~ Arlo + Amundson @ 1203 4th Ave N; Great Falls MT 59401 ~ 1207 4th Ave N; Great Falls MT 59401
Delbert + Hooley ~ Dale + Hooley @ 5510 County Road 40; Goshen IN 46526 ~ 5540 County Road 40; Goshen IN 46526
Jack + Thibodeau ~ Jacques + Thibodeau @ 14 Long Point Rd; Harpswell ME 04079 ~ 16 Long Point Rd; Harpswell ME 04079
Kim + Nguyen @ 2214 Ashbury Ct; San Jose CA 95131 ~ 2241 Hillmont Ave; San Jose CA 95131
Patel + Nisha ~ Patel + Nilesh @ 31 Oak Tree Rd; Iselin NJ 08830 ~ 33 Oak Tree Rd; Iselin NJ 08830
Gilbert + Chavez ~ Gilberto + Chavez @ 118 Camino Rojo; Espanola NM 87532 ~ 122 Camino Rojo; Espanola NM 87532
Bruce + Lapp ~ Bryce + Lapp @ 440 Peach Ln; Ronks PA 17572 ~ 444 Peach Ln; Ronks PA 17572
Susan + Hale @ 9 Winter St; Concord NH 03301 ~ 19 Winter St; Concord NH 03301
Eva + Romero @ 805 Vine St; Uvalde TX 78801 ~ 805 Pine St; Uvalde TX 78801
Maria + Rodriguez @ 1500 Noble Ave | Apt 4B; Bronx NY 10460 ~ 1500 Noble Ave | Apt 11F; Bronx NY 10460
James + Lee @ 3460 W 7th St | Apt 302; Los Angeles CA 90005 ~ 3460 W 7th St | Apt 718; Los Angeles CA 90005
John + Smith @ 77 Park Ave | Apt 2A; New York NY 10016 ~ 77 Park Ave | Apt 14C; New York NY 10016
David + Kim @ 255 King St | Unit 401; San Francisco CA 94107 ~ 255 King St | Unit 1207; San Francisco CA 94107
Mohamed + Ali @ 1515 S 4th St | Apt F601; Minneapolis MN 55454 ~ 1515 S 4th St | Apt G203; Minneapolis MN 55454
Anna + Lopez ~ Ana + Lopez @ 930 Figueroa Ter | Apt 514; Los Angeles CA 90012 ~ 930 Figueroa Terrace | Apt 122; Los Angeles CA 90012
Michael + Brown ~ Mike + Brown @ 400 Clyde Fant Pkwy | Apt 10; Shreveport LA 71101 ~ 400 Clyde Fant Parkway | Apt 27; Shreveport LA 71101
Jennifer + Wong ~ Jenny + Wong @ 388 Beale St | Apt 907; San Francisco CA 94105 ~ 388 Beale St | #1410; San Francisco CA 94105
Robert + Johnson @ 12 Meadow Ln | Lot 8; Ocala FL 34470 ~ 12 Meadow Ln | Lot 41; Ocala FL 34470
Thomas + Nguyen @ 8765 Beechnut St | Bldg A; Houston TX 77036 ~ 8765 Beechnut St | Bldg F; Houston TX 77036
Caleb + Winslow ~ Devin + Marsh @ 310 Frat Row | Apt 2; College Park MD 20740
Emily + Sutter ~ Emily + Zhao @ 1822 Telegraph Ave | Apt 6; Berkeley CA 94704 ~ 1822 Telegraph Ave | Apt 9; Berkeley CA 94704
Jessica + Alvarado ~ Jasmine + Alford @ 2600 Guadalupe St | #310; Austin TX 78705
Matt + Garrity ~ Mark + Garity @ 55 Allston St | Apt 1; Boston MA 02134
Sofia + Lindberg ~ Chloe + Lindgren @ 711 Dinkytown Ave | 3; Minneapolis MN 55414
Omar + Haddad ~ Amir + Haddad @ 2101 Chestnut St | Apt 1510; Philadelphia PA 19103
William + Hargrove @ 418 Tanglewood Dr; Chattanooga TN 37421 ~ 2705 Ridgemont Ave; Chattanooga TN 37415
Dorothea + Kilmartin @ 9 Quarry Rd; Barre VT 05641 ~ 1180 Ocean Dr; Vero Beach FL 32963
Rashida + Coleman @ 1911 Druid Hill Ave; Baltimore MD 21217 ~ 8004 Liberty Rd; Windsor Mill MD 21244
Kenneth + Yamamoto ~ Ken + Yamamoto @ 1420 Kapiolani Blvd | Apt 2203; Honolulu HI 96814 ~ 95-1040 Makaikai St; Mililani HI 96789
Alberto + Figueroa @ 66 Avenida Ashford | Apt 9; San Juan PR 00907 ~ 3020 Semoran Blvd | Apt 9; Orlando FL 32822
Megan + O'Rourke @ 21 Beacon St | Apt 4; Boston MA 02108 ~ 21 Beacon St; Gloucester MA 01930
Steven + Park @ 600 Main St; Palisades Park NJ 07650 ~ 600 Main St; Fort Lee NJ 07024
Tiffany + Boggs @ PO Box 221; Grundy VA 24614 ~ PO Box 887; Grundy VA 24614
Earl + Hutto @ RR 1 Box 55; Opp AL 36467 ~ RR 3 Box 12; Opp AL 36467
Linda + Chu @ 4411 Geary Blvd | Apt 2; San Francisco CA 94118 ~ 1690 Noriega St; San Francisco CA 94122
Nathaniel + Pierce @ 100 Main St; Springfield MA 01105 ~ 100 Main St; Springfield VT 05156
Beatriz + Solano @ 1440 NW 7th St; Miami FL 33125 ~ 1440 SW 7th St; Miami FL 33135
Jorge + Pineda @ 2300 E 14th St; Des Moines IA 50316 ~ 2300 E 41st St; Des Moines IA 50317
Cheryl + Dunaway @ 515 N Elm St; Henderson KY 42420 ~ 515 S Elm St; Henderson KY 42420
Gloria + Espinoza @ 814 W 9th St; Pueblo CO 81003 ~ 814 W 19th St; Pueblo CO 81003
Peter + Lindstrom @ 30 Highland Ave; Somerville MA 02143 ~ 300 Highland Ave; Somerville MA 02143
Barbara + Niles @ 1602 Maple Ct; Elkhart IN 46514 ~ 47 Hunters Pt; Elkhart IN 46514
Trevor + Okafor @ 2 Charlesgate W | Apt 305; Boston MA 02215 ~ 17 Linden St | Apt 2; Allston MA 02134
Sandra + Bui @ 6501 Seven Corners Pl; Falls Church VA 22044 ~ 3302 Gallows Rd; Falls Church VA 22042
Antoine + Mouton @ 504 Johnston St; Lafayette LA 70501 ~ 1133 Kaliste Saloom Rd | Apt 600; Lafayette LA 70508
Wanda + Pacheco @ HC 3 Box 8120; Utuado PR 00641 ~ HC 5 Box 1218; Arecibo PR 00612
Juan + Reyes @ 5812 S Pulaski Rd | Apt 1; Chicago IL 60629 ~ 2812 S Pulaski Rd | Apt 1; Chicago IL 60623
Front + Desk @ 700 Light St; Baltimore MD 21230 ~ 710 Light St; Baltimore MD 21230
Linda + Ferris ~ Lyle + Ferris @ 12 Broad St | Ste 2; Red Bank NJ 07701
Keith + Mabry ~ Keisha + Mabry @ 301 S College St | Fl 10; Charlotte NC 28202
Amanda + Schulz ~ Amanda + Scholl @ 6620 Main St | Ste 1100; Houston TX 77030 ~ 6620 Main St | Ste 1225; Houston TX 77030
Dana + White @ 200 Public Sq | Ste 1600; Cleveland OH 44114 ~ 200 Public Sq | Ste 2300; Cleveland OH 44114
Ravi + Shankar @ 2600 Tasman Dr; Santa Clara CA 95054 ~ 4900 Old Ironsides Dr; Santa Clara CA 95054
Brandon + Tubbs ~ Marisa + Tubbs-Hahn @ 220 Lakeshore Blvd; Euclid OH 44123
Hugo + Estrada ~ Kendra + Poole @ 1717 E 4th St; Austin TX 78702
Al + Green ~ Alice + Green @ 55 Union Ave; Memphis TN 38103
Vera + Holm ~ Verna + Holm @ 77 Fjord Ln; Poulsbo WA 98370 ~ 79 Fjord Ln; Poulsbo WA 98370
Diego + Luna ~ Diana + Luna @ 819 N Broadway; Santa Ana CA 92701
Edward + Marsh ~ Edwin + Marsh @ 14 Wharf St; Salem MA 01970
Jean + Lucas ~ Joan + Lucas @ 18 Rue Royale; Mandeville LA 70448
Leon + Hatcher ~ Leona + Hatcher @ 233 Rosemont Dr; Tyler TX 75701
Alan + Breck ~ Allen + Breck Jr. @ 10 Harbor St; Belfast ME 04915
Beth + Sorenson ~ Seth + Sorenson @ 49 Cache Rd; Preston ID 83263
Cindy + Le @ 3550 Senter Rd | Spc 12; San Jose CA 95111 ~ 3550 Senter Rd | Spc 210; San Jose CA 95111
Rosa + Guzman ~ Rosa + Guerrero @ 14 Perry St; Trenton NJ 08618 ~ 14 Perry St Apt 9; Trenton NJ 08611
Carol + Unger ~ Carl + Unger @ 301 Lime St; Lancaster PA 17602
Olivia + Stone ~ Oliver + Stone @ 2 Cliff Walk; Newport RI 02840
Gabriel + Ochoa ~ Gabriela + Ochoa @ 640 Arizona Ave; Santa Monica CA 90401
Michele + Conti ~ Michael + Conti @ 118 Hanover St | Apt 2; Boston MA 02113
Emmanuel + Joseph ~ Emmanuella + Joseph @ 840 NE 125th St; North Miami FL 33161
Vincent + Cruz ~ Vicente + Santos @ 515 Marine Corps Dr; Tamuning GU 96913
Jamie + Pollard ~ Janie + Pollard @ 70 Grange Rd; Smyrna GA 30080
Darryl + Vick ~ Cheryl + Vick @ 11 Tidewater Dr; Norfolk VA 23504
Marian + Drew ~ Marion + Drewry @ 53 Peach Orchard Rd; Augusta GA 30906 ~ 57 Peach Orchard Rd; Augusta GA 30906
Tony + Russo ~ Toni + Russo @ 1 Bay St; Staten Island NY 10301
Glen + Abbot ~ Glenda + Abbot @ 803 Frontier Dr; Cheyenne WY 82001
Justin + Meyer ~ Justine + Meyer @ 2416 Spring Garden St; Greensboro NC 27403
Kareem + Nasser ~ Karima + Nasser @ 7100 Warren Ave; Dearborn MI 48126
Pedro + Salinas ~ Petra + Salinas @ 1300 Montana Ave; El Paso TX 79902
Louis + Armand ~ Louise + Armand @ 710 Dauphine St; New Orleans LA 70116
Yan + Liu ~ Yang + Liu @ 4288 Main St | Apt 5D; Flushing NY 11355 ~ 42-88 Main St | Apt 7A; Flushing NY 11355
Jin + Choi ~ Jun + Choi @ 3680 Wilshire Pl; Los Angeles CA 90010
Nina + Bashir ~ Dina + Bashir @ 22 Linden Ct; Troy MI 48098
Otis + Braddock Jr ~ Otis + Braddock @ 1602 Holly St; Monroe LA 71202 ~ 1602 Holly Street; Monroe LA 71202
Juan Manuel + Ybarra Jr ~ Juan + Ybarra Sr @ 909 Trinity St; Mission TX 78572
Sasha + Petrenko ~ Masha + Petrenko @ 2775 E 16th St | Apt 5B; Brooklyn NY 11235
Pat + Mulroney ~ Matt + Mulroney @ 17 Boyle Rd; Selden NY 11784
Ted + Lundy ~ Ned + Lundy @ 29 Ferncliff Rd; Glenside PA 19038
Bill + Rasmussen ~ Jill + Rasmussen @ 4 Danish Ln; Elk Horn IA 51531
Peggy + Sloan ~ Reggie + Sloan @ 613 Tallow Wood Dr; Clifton Park NY 12065
Paco + Ibarra ~ Paca + Ibarra @ 2120 Maple Ave; Los Angeles CA 90011
Lupe + Carranza ~ Lalo + Carranza @ 48 Tejon St; Denver CO 80223
Chuck + Hensley ~ Chloe + Hensley @ 700 Bower Rd; Roanoke VA 24018
Manuel + Tovar ~ Manuela + Tovar @ 320 S Flores St; San Antonio TX 78204
Hiroshi + Sato ~ Hiroko + Sato @ 1717 Sutter St | Apt 4; San Francisco CA 94115
Stephen + Kaczmarek ~ Stephanie + Kaczmarek @ 88 Broadway St; Buffalo NY 14212
Denis + Arsenault ~ Denise + Arsenault @ 5 Mill St; Rumford ME 04276
Don + Bickford ~ Dawn + Bickford @ 211 Granite St; Quarryville PA 17566
Marc + Levy ~ Marcy + Levy @ 30 Overlook Ter | Apt 6B; New York NY 10033
Jesse + Whitehorse ~ Jessie Mae + Whitehorse @ 14 Mesa Dr; Shiprock NM 87420
Amar + Singh ~ Amrit + Singh @ 101-12 114th St; South Richmond Hill NY 11419
Ali + Rahimi ~ Aliya + Rahimi @ 19411 Sherman Way | Apt 50; Reseda CA 91335
Tuan + Vo ~ Tuyet + Vo @ 2901 King Rd; San Jose CA 95122
Robin + Ashcroft ~ Colin + Ashcroft @ 7 Moss Hill Ln; Asheville NC 28803
Juan + Medina ~ Juana + Medina @ 402 W Mountain View; Barstow CA 92311
Ángel + Rentas ~ Ángela + Rentas @ Urb Valle Alto 1322 Calle Cordillera; Ponce PR 00730
Madison + Fry ~ Addison + Fry @ 1205 Quarry Lake Dr; Pikesville MD 21209
Sean + Rafferty ~ Dean + Rafferty @ 10 Bay Ridge Ave; Brooklyn NY 11220
Elena + Quiroz ~ Helena + Villa @ 217 Grant St; Calexico CA 92231 ~ 219 Grant St; Calexico CA 92231
Josh + Tennant ~ Joel + Tennant @ 5 Lookout Ln; Ogden UT 84403
Karen + Sipe ~ Karla + Sipe @ 400 Kiln Rd; Harrisonburg VA 22801
Wei + Huang ~ Wen + Huang @ 55 Parsons Blvd | Apt 2; Flushing NY 11355
Darius + Whitlow ~ Marius + Whitlow @ 3811 Troost Ave; Kansas City MO 64109
Terry + Naylor ~ Jerry + Naylor @ 68 Furnace Rd; Boyertown PA 19512
Yesenia + Macias ~ Jennifer + Macias @ 2240 Citrus Ave; Covina CA 91722
Abdi + Warsame ~ Abdullahi + Warsame @ 620 Cedar Ave | Apt 1402; Minneapolis MN 55454 ~ 620 Cedar Ave | Apt 907; Minneapolis MN 55454
Randy + Kessel ~ Andy + Kessel @ 2917 Brush Creek Rd; Zelienople PA 16063
Leonard + Schrock ~ Leon + Schrock @ 220 Maple Ave; Kalona IA 52247 ~ 226 Maple Ave; Kalona IA 52247
Carmen + Vega @ 31 Calle Sol; San Juan PR 00901 ~ 81 Calle San Sebastian; San Juan PR 00901
Joe + Garcia ~ Joel + Garcia @ 1411 Buena Vista St; San Antonio TX 78207 ~ 1415 Buena Vista St; San Antonio TX 78207
Mike + Novak ~ Michael + Novak Jr @ 808 Ridge Rd; Parma OH 44129 ~ 812 Ridge Rd; Parma OH 44129
Irma + Luna @ RR 4 Box 77; Mercedes TX 78570 ~ RR 4 Box 710; Mercedes TX 78570
William + Davis ~ Bill + Davis @ 8181 Fannin St | Apt 1214; Houston TX 77054 ~ 8181 Fannin St | Apt 2733; Houston TX 77054
Patricia + Martin @ 1 Sutton Pl S | Apt 8C; New York NY 10022 ~ 1 Sutton Pl S | PH 2; New York NY 10022
Maria + Cruz @ 2020 Kamehameha IV Rd | #A; Honolulu HI 96819 ~ 2020 Kamehameha IV Rd | #F; Honolulu HI 96819
Sarah + Cohen ~ Sara + Cohen @ 3901 Conshohocken Ave | Apt 2210; Philadelphia PA 19131 ~ 3901 Conshohocken Ave | Apt 6117; Philadelphia PA 19131
Luz + Bermúdez ~ Luz + Bermudez @ 320 E 197th St | Apt 2D; Bronx NY 10458 ~ 2110 Arthur Ave | Apt 5; Bronx NY 10457
Fred + Castle @ 4502 Highway 11 N; Picayune MS 39466 ~ 718 Highway 43 S; Picayune MS 39466
Ed + Romano ~ Edward + Romano @ 15-20 College Point Blvd; College Point NY 11356 ~ 20-15 College Point Blvd; College Point NY 11356
Alma + Serrato @ 1904 N 3rd St; McAllen TX 78501 ~ 1904 N 13th St; McAllen TX 78501
Brent + Kuhn @ 1030 Olive Ave; Fresno CA 93728 ~ 1030 Olive Ave; Long Beach CA 90802
Shirley + Tate @ 6 Oak St; Natchez MS 39120 ~ 6 Oak Ct; Madison MS 39110
Hector + Solis @ 200 W 15th St | Apt 3; New York NY 10011 ~ 200 E 15th St | Apt 3; New York NY 10003
Wilma + Greer @ 77 Cedar St; Boone NC 28607 ~ 412 Queen St; Boone NC 28607
Roger + Pham @ 9032 Bolsa Ave | Apt 4; Westminster CA 92683 ~ 13551 Beach Blvd | Apt 4; Westminster CA 92683
Tasha + Dukes @ 1100 Martin Luther King Blvd; Chattanooga TN 37403 ~ 1100 Martin Luther King Blvd; Knoxville TN 37915
Maria + Flores ~ Mario + Torres @ 2118 Cesar Chavez Ave; Los Angeles CA 90033
Kelly + Moran ~ Kerry + Moran @ 64 Essex St; Lynn MA 01902
Sheila + Tripp ~ Sheldon + Tripp @ 915 Main Rd; Tiverton RI 02878
Loren + Wick ~ Lauren + Fitch @ 27 Depot St; Kasson MN 55944
Rene + Dufour ~ Renee + Dufour @ 33 Canal St; Woonsocket RI 02895
Gail + Bishop ~ Gary + Bishop @ 2210 Harmony Rd; Norfolk VA 23502
Cesar + Bravo ~ Celia + Bravo @ 7120 Eastern Ave; Bell Gardens CA 90201
Ignatius + Reilly ~ Irene + Reilly @ 7214 Constantinople St; New Orleans LA 70115
Tim + Ouellette ~ Kim + Ouellette @ 41 Main St; Fort Kent ME 04743
Ron + Sadler ~ Jon + Sadler @ 58 Cannon Rd; Gettysburg PA 17325
`
