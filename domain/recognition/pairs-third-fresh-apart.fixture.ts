/** Pairs that are two people, or one name at two places, written by a third person who had not read the rules. */
export const DIFFERENT_AT_A_THIRD_FRESH_LOOK = `
Robert + Haskell Sr. ~ Robert + Haskell Jr. @ 418 Linden Avenue; Dayton OH 45402
William + Thatcher Jr. ~ William + Thatcher III @ 5101 Old Mill Road; Macon GA 31201 ~ 5101 Old Mill Rd; Macon GA 31201
Daniel + Ortega ~ Daniela + Ortega @ 77 Cedar Street; Pueblo CO 81003 ~ 77 Cedar St; Pueblo CO 81003
Thomas + Brennan ~ Timothy + Brennan @ 19 Pond Road; Natick MA 01760 ~ 19 Pond Rd; Natick MA 01760
Mark + Sullivan ~ Mary + Sullivan @ 44 Elm Street; Lowell MA 01850 ~ 44 Elm St; Lowell MA 01850
Kevin + Tran ~ Calvin + Tran @ 9202 Bolsa Avenue | #15; Westminster CA 92683 ~ 9202 Bolsa Ave | #15; Westminster CA 92683
Maria + Garcia ~ Maria + Garcia @ 455 Flower Street; Bakersfield CA 93305 ~ 1808 Panama Lane; Bakersfield CA 93307
John + Smith ~ John + Smith @ 120 Oak Street; Springfield IL 62704 ~ 120 Oak Street; Springfield MO 65806
John + Smith ~ John + Smith @ 120 Oak Street; Springfield IL 62704 ~ 731 Walnut Street; Springfield IL 62703
Jose + Hernandez ~ Jose + Hernandez @ 2214 Mesquite Street; Laredo TX 78040 ~ 515 Clark Boulevard; Laredo TX 78043
James + Williams ~ James + Wilkins @ 300 Peach Street | Apt 4; Macon GA 31201 ~ 300 Peach Street | Apt 7; Macon GA 31201
Linda + Johnson ~ Linda + Johnson @ 88 Birch Road; Madison WI 53711 ~ 4410 Monroe Street; Madison WI 53705
Carol + Whitaker ~ Jennifer + Whitaker @ 900 Summit Avenue; Saint Paul MN 55105
Juan + Mendoza ~ Juana + Mendoza @ 712 South 12th Street; Tucson AZ 85713 ~ 712 S 12th St; Tucson AZ 85713
Francisco + Aguilar ~ Francisca + Aguilar @ 930 Palm Court | Unit 12; Fresno CA 93701 ~ 930 Palm Ct | Unit 12; Fresno CA 93701
Carlos + Vega ~ Carla + Vega @ 1515 Story Road; San Jose CA 95127 ~ 1515 Story Rd; San Jose CA 95127
Anthony + DiStefano ~ Antonia + DiStefano @ 21 Garden Street; Hoboken NJ 07030 ~ 21 Garden St; Hoboken NJ 07030
Michael + Kowalski ~ Michelle + Kowalski @ 4417 Archer Avenue | 1F; Chicago IL 60632 ~ 4417 S Archer Ave | 1F; Chicago IL 60632
Paul + Jensen ~ Paula + Jensen @ 33 Lake Drive; Duluth MN 55802 ~ 33 Lake Dr; Duluth MN 55802
Eric + Lund ~ Erica + Lund @ 12 Fourth Street; Fargo ND 58102 ~ 12 4th St; Fargo ND 58102
Robert + Haskell ~ Roberta + Haskell @ 418 Linden Avenue; Dayton OH 45402 ~ 418 Linden Ave; Dayton OH 45402
Jean + Beaumont ~ Joan + Beaumont @ 410 Jefferson Street; Lafayette LA 70501 ~ 410 Jefferson St; Lafayette LA 70501
Ethan + Rosenberg ~ Nathan + Rosenberg @ 215 West 84th Street | 4A; New York NY 10024
Jason + Feldman ~ Mason + Feldman @ 6 Maple Lane; Scarsdale NY 10583 ~ 6 Maple Ln; Scarsdale NY 10583
Aiden + Clark ~ Jayden + Clark @ 205 Hill Street; Boise ID 83702 ~ 205 Hill St; Boise ID 83702
Emma + Carlson ~ Ella + Carlson @ 77 River Road; Eau Claire WI 54701 ~ 77 River Rd; Eau Claire WI 54701
Amy + Chang ~ May + Chang @ 1455 Noriega Street; San Francisco CA 94122 ~ 1455 Noriega St; San Francisco CA 94122
Ann + Porter ~ Dan + Porter @ 25 Ferry Street; Easton PA 18042 ~ 25 Ferry St; Easton PA 18042
Gary + Olsen ~ Mary + Olsen @ 14 Ridge Court; Ogden UT 84403 ~ 14 Ridge Ct; Ogden UT 84403
Luis + Herrera ~ Luisa + Herrera @ 608 West 9th Street; Pueblo CO 81003 ~ 608 W 9th St; Pueblo CO 81003
Mario + Castillo ~ Maria + Castillo @ 341 Euclid Avenue; San Diego CA 92114 ~ 341 Euclid Ave; San Diego CA 92114
Jesus + Ramirez ~ Josue + Ramirez @ 13 Rancho Drive; Brownsville TX 78521 ~ 13 Rancho Dr; Brownsville TX 78521
Brenda + Howard ~ Brandon + Howard @ 150 Main Street | Apt 1; Troy NY 12180 ~ 150 Main St | Apt 1; Troy NY 12180
Angel + Torres ~ Angela + Torres @ 1200 Hidalgo Street; Rio Grande City TX 78582 ~ 1200 Hidalgo St; Rio Grande City TX 78582
Stephanie + Hall ~ Stephen + Hall @ 52 Grove Street; Asheville NC 28801 ~ 52 Grove St; Asheville NC 28801
Christine + Moody ~ Christian + Moody @ 8 Barn Road; Keene NH 03431 ~ 8 Barn Rd; Keene NH 03431
Patrick + Doyle ~ Patricia + Doyle @ 98 K Street; South Boston MA 02127
Alexander + Petrov ~ Alexandra + Petrov @ 78 Brighton Beach Avenue | 5F; Brooklyn NY 11235 ~ 78 Brighton Beach Ave | 5F; Brooklyn NY 11235
Henry + Stanhope ~ Harriet + Stanhope @ 18 Orchard Circle; Darien CT 06820 ~ 18 Orchard Cir; Darien CT 06820
George + Baker ~ Georgia + Baker @ 740 Mulberry Street; Macon GA 31201 ~ 740 Mulberry St; Macon GA 31201
Louis + Martin ~ Louise + Martin @ 411 River Street; Woonsocket RI 02895 ~ 411 River St; Woonsocket RI 02895
Andrew + Fitch ~ Andrea + Fitch @ 21 Spring Street; Galena IL 61036 ~ 21 Spring St; Galena IL 61036
Denis + Roy ~ Denise + Roy @ 27 Canal Street; Winooski VT 05404 ~ 27 Canal St; Winooski VT 05404
Gabriel + Ponce ~ Gabriela + Ponce @ 39 Willow Run; Dover DE 19901
Victor + Salas ~ Victoria + Salas @ 990 Fruitvale Avenue; Oakland CA 94601 ~ 990 Fruitvale Ave; Oakland CA 94601
Susan + Reed ~ Susan + Fried @ 240 East 79th Street | Apt 11C; New York NY 10075 ~ 240 East 79th Street | Apt 12C; New York NY 10075
David + Kim ~ Daniel + Kim @ 3600 Wilshire Boulevard | Apt 801; Los Angeles CA 90010 ~ 3600 Wilshire Blvd | Apt 801; Los Angeles CA 90010
Grace + Lee ~ Grace + Lee @ 141 Main Street | Apt 2A; Fort Lee NJ 07024 ~ 88 Bergen Boulevard | Apt 9; Fort Lee NJ 07024
Michael + Johnson ~ Michael + Johnson @ 22 Beech Street; Toledo OH 43604 ~ 1405 Dorr Street; Toledo OH 43607
Sarah + Miller ~ Sarah + Miller @ 404 Pine Street; Duluth MN 55802 ~ 404 Pine Street; Lancaster PA 17603
Robert + Brown ~ Robert + Brown @ 1 Main Street; Concord NH 03301 ~ 1 Main Street; Concord MA 01742
Mary + Williams ~ Mary + Williams @ 510 Third Avenue; Columbus GA 31901 ~ 510 Third Avenue; Columbus OH 43201
David + Jones ~ David + Jones @ 206 Church Street; Salem OR 97301 ~ 206 Church Street; Salem VA 24153
Luis + Martinez ~ Luis + Martinez @ 1606 Guadalupe Street; San Antonio TX 78207 ~ 3320 Culebra Road; San Antonio TX 78228
Nancy + Davis ~ Nancy + Davis @ PO Box 881; Moab UT 84532 ~ PO Box 118; Price UT 84501
Karen + Anderson ~ Karen + Anderson @ 2118 1st Avenue North; Great Falls MT 59401 ~ 77 Custer Avenue; Helena MT 59601
Anna + Nguyen ~ Anna + Nguyen @ 7250 Bissonnet Street | Apt 118; Houston TX 77074 ~ 11200 Bellaire Boulevard | Apt 42; Houston TX 77072
Jessica + Thompson ~ Jessica + Thompson @ 15 Chestnut Street; Albany NY 12210 ~ 902 Delaware Avenue; Buffalo NY 14209
Carlos + Rodriguez ~ Carlos + Rodriguez @ 1022 Calle Ocho; Miami FL 33135 ~ 4500 West 16th Avenue; Hialeah FL 33012
Ana + Lopez ~ Ana + Lopez @ 87 Cedar Lane; Yakima WA 98902 ~ 415 Court Street; Pasco WA 99301
Harold + Bjornstad ~ Lois + Bjornstad @ 3515 University Drive South; Fargo ND 58104
Walter + Dupree ~ Ernest + Pickett @ 10455 Highway 61 South; Natchez MS 39120 ~ 10461 Highway 61 South; Natchez MS 39120
Ted + Lindquist ~ Todd + Lindquist @ 2900 Lake Street; Minneapolis MN 55406
Judith + Rosenbaum ~ Judah + Rosenbaum @ 200 Central Park South | 18B; New York NY 10019
Marjorie + Knutson ~ Martin + Knutson @ 2118 1st Avenue North; Great Falls MT 59401
Karl + Weber ~ Karla + Weber @ 302 Main Street; Pella IA 50219 ~ 302 Main St; Pella IA 50219
Clarence + Tillman ~ Clarice + Tillman @ 603 Third Avenue; Selma AL 36701 ~ 603 3rd Ave; Selma AL 36701
Raymond + Prudhomme ~ Edmond + Prudhomme @ 88 Rampart Street | Upper; New Orleans LA 70112 ~ 88 Rampart Street | Lower; New Orleans LA 70112
Esperanza + Nunez ~ Hortensia + Nunez @ 480 Grand Concourse | Apt 7G; Bronx NY 10451 ~ 480 Grand Concourse | Apt 2B; Bronx NY 10451
Marcus + Oyelaran ~ Marcia + Oyelaran @ 12500 Interstate 45; Conroe TX 77304 ~ 12500 I-45; Conroe TX 77304
Oscar + De La Rosa ~ Omar + De La Rosa @ 290 Cactus Drive; Eagle Pass TX 78852 ~ 290 Cactus Dr; Eagle Pass TX 78852
Rosa + Peralta ~ Rosario + Peralta @ 66 Bridge Street; Lawrence MA 01840 ~ 66 Bridge St; Lawrence MA 01840
Sam + Okafor ~ Sandra + Okafor @ 7250 Bissonnet Street | Apt 118; Houston TX 77074 ~ 7250 Bissonnet St | Apt 118; Houston TX 77074
Gene + Hostetler ~ Jean + Hostetler @ 2740 US Highway 20; Shipshewana IN 46565
Frank + Giordano ~ Fred + Giordano @ 1990 Mulberry Street; Newark NJ 07102 ~ 1990 Mulberry St; Newark NJ 07102
Terry + Boudreau ~ Gerry + Boudreau @ 870 Hancock Street | Apt 5; Quincy MA 02170 ~ 870 Hancock St | Apt 5; Quincy MA 02170
Fernando + Bustamante ~ Fernanda + Bustamante @ 1010 Lakeview Terrace; Orlando FL 32801 ~ 1010 Lakeview Ter; Orlando FL 32801
Roberto + Jimenez ~ Alberto + Jimenez @ 1818 Fruitvale Avenue; Oakland CA 94601 ~ 1818 Fruitvale Ave; Oakland CA 94601
Adrian + Solano ~ Adriana + Solano @ 640 Biscayne Boulevard; Miami FL 33132 ~ 640 Biscayne Blvd; Miami FL 33132
Ramon + Vargas ~ Ramona + Vargas @ 2405 Collins Avenue; Miami Beach FL 33140 ~ 2405 Collins Ave; Miami Beach FL 33140
Emilio + Zamora ~ Emilia + Zamora @ 2870 Story Road; San Jose CA 95127 ~ 2870 Story Rd; San Jose CA 95127
Antonio + Fuentes Jr. ~ Antonio + Fuentes Sr. @ 340 Mission Road; El Paso TX 79903 ~ 340 Mission Rd; El Paso TX 79903
Charles + Hathaway II ~ Charles + Hathaway III @ 1 Beacon Hill Lane; Boston MA 02108
Mrs. Eleanor + Whitcomb ~ Mr. Edwin + Whitcomb @ 12 Chestnut Hill Road; Wilton CT 06897
Pamela + Strickland ~ Tamela + Strickland @ 1913 Azalea Drive; Wilmington NC 28403 ~ 1913 Azalea Dr; Wilmington NC 28403
Joe + Tedesco ~ Jo Ann + Tedesco @ 91 Federal Hill Road; Providence RI 02909 ~ 91 Federal Hill Rd; Providence RI 02909
Kaye + Larsen ~ Kyle + Larsen @ 24 Fourth Street SE; Minot ND 58701 ~ 24 4th St SE; Minot ND 58701
Brad + Hollister ~ Brian + Hollister @ 45 Commonwealth Avenue | Unit 7; Boston MA 02116 ~ 45 Commonwealth Ave | Unit 7; Boston MA 02116
Nicole + Yamamoto ~ Nicholas + Yamamoto @ 94-210 Lumiaina Street; Waipahu HI 96797 ~ 94-210 Lumiaina St; Waipahu HI 96797
Arthur + Pennington ~ Martha + Pennington @ 774 Mulberry Street; Macon GA 31201 ~ 774 Mulberry St; Macon GA 31201
Ronald + Kowalczyk ~ Donald + Kowalczyk @ 4417 Archer Avenue; Chicago IL 60632 ~ 4417 S Archer Ave; Chicago IL 60632
Jerry + Ostrowski ~ Terry + Ostrowski @ 1560 Harlem Avenue; Berwyn IL 60402 ~ 1560 Harlem Ave; Berwyn IL 60402
Larry + Abernathy ~ Barry + Abernathy @ 610 State Route 9; Cold Spring NY 10516 ~ 610 Route 9; Cold Spring NY 10516
Dennis + Fenwick ~ Douglas + Fenwick @ 5002 Magnolia Lane; Biloxi MS 39530 ~ 5002 Magnolia Ln; Biloxi MS 39530
Helen + Stavros ~ Elena + Pappas @ 118 Tarpon Drive; Tarpon Springs FL 34689 ~ 122 Tarpon Drive; Tarpon Springs FL 34689
Evelyn + Sorensen ~ Everett + Sorensen @ PO Box 881; Moab UT 84532
Kenneth + Bauer ~ Keith + Bauer @ 14201 County Road 12; Durango CO 81301 ~ 14201 CR 12; Durango CO 81301
Peter + Vandenberg ~ Petra + Vandenberg @ 890 Tulip Avenue; Holland MI 49423 ~ 890 Tulip Ave; Holland MI 49423
Priscilla + Yoder ~ Phyllis + Yoder @ 1109 Main Street; Goshen IN 46526
Josephine + Marchetti ~ Joseph + Marchetti @ 809 Carmine Street; Scranton PA 18504 ~ 809 Carmine St; Scranton PA 18504
Bernard + Klein ~ Bernice + Klein @ 620 Fort Washington Avenue | 6J; New York NY 10040 ~ 620 Ft Washington Ave | 6J; New York NY 10040
Jaime + Escobedo ~ Javier + Escobedo @ 341 Euclid Avenue; San Diego CA 92114 ~ 341 Euclid Ave; San Diego CA 92114
Silvia + Orozco ~ Silvio + Orozco @ 1711 Broadway; Santa Ana CA 92706
Claudia + Ibarra ~ Claudio + Ibarra @ 909 Vine Street; Joplin MO 64801 ~ 909 Vine St; Joplin MO 64801
Ignacio + Morales ~ Natalia + Morales @ 87 Cedar Lane; Yakima WA 98902 ~ 87 Cedar Ln; Yakima WA 98902
Lupe + Treviño ~ Pepe + Treviño @ 1200 Hidalgo Street; Rio Grande City TX 78582 ~ 1200 Hidalgo St; Rio Grande City TX 78582
Don + Sizemore ~ Dawn + Sizemore @ 1850 Fort Campbell Boulevard; Clarksville TN 37042 ~ 1850 Ft Campbell Blvd; Clarksville TN 37042
Tina + Castleberry ~ Gina + Castleberry @ 19 Sand Dollar Lane; Galveston TX 77551 ~ 19 Sand Dollar Ln; Galveston TX 77551
Ashley + Crane ~ Aubrey + Crane @ 660 Orchard Street; Ithaca NY 14850 ~ 660 Orchard St; Ithaca NY 14850
Tyler + Boone ~ Taylor + Boone @ 31 Coal Road; Hazard KY 41701 ~ 31 Coal Rd; Hazard KY 41701
Ruth Ann + Sizemore ~ Roy + Sizemore @ 1850 Fort Campbell Boulevard; Clarksville TN 37042 ~ 1850 Fort Campbell Blvd; Clarksville TN 37042
Matthew + Brophy ~ Martha + Brophy @ 14 Beach Road; Scituate MA 02066 ~ 14 Beach Rd; Scituate MA 02066
Noah + Gallegos ~ Nora + Gallegos @ 6600 Fourth Street NW; Albuquerque NM 87107 ~ 6600 4th St NW; Albuquerque NM 87107
Lila + Gutowski ~ Lisa + Gutowski @ 1776 Polish Hill Street; Pittsburgh PA 15219 ~ 1776 Polish Hill St; Pittsburgh PA 15219
Dana + Pritchard ~ Diana + Pritchard @ HC 64 Box 120; Moab UT 84532
Maria Elena + Ortiz ~ Maria Luisa + Ortiz @ 455 Flower Street; Bakersfield CA 93305 ~ 455 Flower St; Bakersfield CA 93305
Jose Luis + Herrera ~ Jose Manuel + Herrera @ 2214 Mesquite Street; Laredo TX 78040 ~ 2214 Mesquite St; Laredo TX 78040
Mary Ellen + Burke ~ Mary Kate + Burke @ 145 Hollywood Avenue; Yonkers NY 10707 ~ 145 Hollywood Ave; Yonkers NY 10707
Juan Carlos + Mendoza ~ Juan Pablo + Mendoza @ 712 South 12th Street; Tucson AZ 85713 ~ 712 S 12th St; Tucson AZ 85713
John A. + Weiss ~ John R. + Weiss @ 2701 Connecticut Avenue NW | Apt 506; Washington DC 20008 ~ 2701 Connecticut Ave NW | Apt 506; Washington DC 20008
Bob + Thatcher ~ Bill + Thatcher @ 5101 Old Mill Road; Macon GA 31201 ~ 5101 Old Mill Rd; Macon GA 31201
Jim + Kilpatrick ~ Tim + Kilpatrick @ 700 Peachtree Street NE | Unit 2205; Atlanta GA 30308 ~ 700 Peachtree St NE | Unit 2205; Atlanta GA 30308
Beth + Crane ~ Seth + Crane @ 660 Orchard Street; Ithaca NY 14850 ~ 660 Orchard St; Ithaca NY 14850
Rick + Pemberton ~ Nick + Pemberton @ 9 Rittenhouse Square | Apt 1401; Philadelphia PA 19103 ~ 9 Rittenhouse Sq | Apt 1401; Philadelphia PA 19103
Nate + Hobbs ~ Kate + Hobbs @ 21 Whaler Way; Nantucket MA 02554
Jack + Callahan ~ Jackie + Callahan @ 1427 Dot Avenue; Worcester MA 01604 ~ 1427 Dot Ave; Worcester MA 01604
Ron + Amundson ~ Rob + Amundson @ 24 Fourth Street SE; Minot ND 58701 ~ 24 4th St SE; Minot ND 58701
Curtis + Embry ~ Curtis + Emory @ 212 Whippoorwill Drive; Bowling Green KY 42103 ~ 780 Nutwood Street; Bowling Green KY 42103
Stan + Whitfield ~ Stan + Whitfield @ 55 North Street; Pittsfield MA 01201 ~ 55 South Street; Pittsfield MA 01201
Mitchell + Gordon ~ Gordon + Mitchell @ 8314 Santa Monica Boulevard; West Hollywood CA 90069 ~ 211 Larrabee Street; West Hollywood CA 90069
James + Martin ~ Martin + James @ 70 King Street; Northampton MA 01060 ~ 15 Elm Street; Northampton MA 01060
Thomas + Wainwright ~ Thelma + Wainwright @ RR 2 Box 145; Harlan IA 51537 ~ RR 2 Box 154; Harlan IA 51537
Robert + Johnson ~ Robert + Johnson @ 1200 5th Street; Tulsa OK 74120 ~ 1200 5th Avenue; Muskogee OK 74401
Patricia + Gonzalez ~ Patricia + Gonzalez @ 1414 Camino Real; Santa Fe NM 87505 ~ 2050 Zia Road; Santa Fe NM 87505
Susan + Clark ~ Susan + Clark @ 31 Water Street; Bath ME 04530 ~ 31 Water Street; Augusta ME 04330
Hector + Santillan ~ Victor + Santillan @ 1301 Commerce Street | Apt 419; Dallas TX 75201 ~ 1301 Commerce St | Apt 419; Dallas TX 75201
Alicia + Ledesma ~ Felicia + Ledesma @ 825 E Street; Chula Vista CA 91910 ~ 825 E St; Chula Vista CA 91910
Marta + Bexley ~ Greta + Bexley @ 214 Oak Street; Athens OH 45701 ~ 214 Oak St; Athens OH 45701
Isaac + Abramowitz ~ Isabel + Abramowitz @ 1455 Ocean Parkway | Apt 3D; Brooklyn NY 11230 ~ 1455 Ocean Pkwy | Apt 3D; Brooklyn NY 11230
Leon + Archambault ~ Leona + Archambault @ 411 River Street; Woonsocket RI 02895 ~ 411 River St; Woonsocket RI 02895
Erin + Donahue ~ Aaron + Donahue @ 98 K Street | Apt 2; South Boston MA 02127 ~ 98 K St | Apt 2; South Boston MA 02127
Jaden + Applewhite ~ Jada + Applewhite @ 7 Battery Park; Charleston SC 29401
Ofelia + Carrasco ~ Ophelia + Benton @ 2710 Dyer Street | Apt 9; El Paso TX 79930 ~ 2710 Dyer Street | Apt 6; El Paso TX 79930
Brandon + Leavitt ~ Brenda + Leavitt @ 480 Temple Street; Provo UT 84601 ~ 480 Temple St; Provo UT 84601
Cynthia + Marlowe ~ Sidney + Marlowe @ 37 Harbor Street; Salem MA 01970 ~ 37 Harbor St; Salem MA 01970
Vincent + Scarpelli ~ Victor + Scarpelli @ 15 Fulton Street; Bloomfield NJ 07003 ~ 15 Fulton St; Bloomfield NJ 07003
Hilda + Soto ~ Hilda + Soto @ 415 Alamo Street; Uvalde TX 78801 ~ 96 Fort Clark Road; Brackettville TX 78832
Preston + Ballard ~ Peyton + Ballard @ 1300 Officers Row; Vancouver WA 98661
`
