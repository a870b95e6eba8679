/** Pairs that are two people, written by hand after the fourth set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_AT_A_FIFTH_FRESH_LOOK = `
Iris + Matsuda ~ Irene + Matsuda @ 98-211 Pali Momi St | Ste 700; Aiea HI 96701 ~ 98-211 Pali Momi Street | #700; Aiea HI 96701
Wanda + Krzyzewski ~ Walter + Krzyzewski @ 1187 Black Rock Tpke; Fairfield CT 06825
Marcellus + Greer ~ Marcella + Greer @ 417 44th St; Oakland CA 94609 ~ 417 44th Street; Oakland CA 94609
Phong + Dinh ~ Phuong + Dinh @ 3902 Wilson Blvd | Apt 820; Arlington VA 22203
Cynthia + Holloway @ 3344 Peachtree Rd NE | Unit 2804; Atlanta GA 30326 ~ 3344 Peachtree Rd NE | Unit 1107; Atlanta GA 30326
Harvey + Lichtenstein @ 3300 NE 36th St; Fort Lauderdale FL 33308 ~ 3300 NW 36th St; Fort Lauderdale FL 33309
Otto + Reinholdt @ 4410 Avenue N; Galveston TX 77550 ~ 4410 Avenue S; Galveston TX 77551
Sharon + Fielding ~ Shannon + Fielding @ 1000 Ocean Blvd | Unit 1407; Myrtle Beach SC 29577
Leonard + Nez @ PO Box 3390; Tuba City AZ 86045 ~ PO Box 3930; Tuba City AZ 86045
Hamilton + Peabody IV ~ Hamilton + Peabody III @ 1 Louisburg Sq; Boston MA 02108
Kathleen + Sweeney ~ Maureen + Sweeney @ 40 W Elm St | Apt 3B; Greenwich CT 06830
Jamie + Lopez ~ Janet + Lopez @ 2 Harborside Ct; Elizabeth NJ 07201
Parviz + Tehrani ~ Parisa + Tehrani @ 1951 Westwood Blvd; Los Angeles CA 90025
Yevgeny + Rabinovich ~ Yevgenia + Rabinovich @ 99-72 66th Rd | 5L; Rego Park NY 11374
Anatoly + Berman ~ Natalya + Berman @ 2580 Ocean Pkwy | 4K; Brooklyn NY 11235
Vincenzo + Lo Presti ~ Vincenza + Lo Presti @ 2215 Hylan Blvd; Staten Island NY 10306
Efrain + Zuniga ~ Efren + Zuniga @ 930 S Boyle Ave; Los Angeles CA 90023 ~ 932 S Boyle Ave; Los Angeles CA 90023
Charlotte + Boone ~ Charles + Boone @ 14 Kittredge Ave; Asheville NC 28804
Charlie + Boone ~ Carl + Boone @ 14 Kittredge Ave; Asheville NC 28804
Clifton + Mays ~ Clinton + Mays @ 2018 Cottage Grove; Chicago Heights IL 60411
Marvin + Gantt ~ Melvin + Gantt @ 77 Rutledge Ave; Charleston SC 29401
Ernie + Paz ~ Bernie + Paz @ 620 Hondo Ave; Devine TX 78016
Eddie + Rosas ~ Freddie + Rosas @ 1809 Mulberry; Abilene TX 79601
Dottie + Kemp ~ Lottie + Kemp @ 8 Sycamore Sq; Pikeville KY 41501
Millie + Odom ~ Willie + Odom @ 311 Cane Creek Rd; Ozark AL 36360
Rosalyn + Bright ~ Jocelyn + Bright @ 5900 Arlington Ave | 20A; Bronx NY 10471
Desiree + Vo ~ Dominique + Vo @ 1640 Tully Rd; San Jose CA 95122
Trinh + Lam ~ Trang + Lam @ 8930 Midway Dr; Fort Smith AR 72901
Quang + Ho ~ Quan + Ho @ 2100 Buford Hwy | Apt 14; Duluth GA 30097
Sunil + Bhatt ~ Sunita + Bhatt @ 14 Tamarack Dr; Monroe Township NJ 08831
Anil + Kapadia ~ Anila + Kapadia @ 60 Brunswick Woods; East Brunswick NJ 08816
Gurpreet + Dhillon ~ Manpreet + Dhillon @ 8000 Reseda Blvd; Reseda CA 91335
Harjit + Grewal ~ Baljit + Grewal @ 4411 Pitman Ave; Fresno CA 93725
Min-Jung + Seo ~ Min-Jun + Seo @ 600 S Ardmore Ave | Apt 210; Los Angeles CA 90005
Takashi + Ono ~ Takako + Ono @ 19 Maple Ter; Fort Lee NJ 07024
Chinedu + Obi ~ Chinwe + Obi @ 12611 Veirs Mill Rd; Rockville MD 20853
Femi + Balogun ~ Kemi + Balogun @ 7600 Clarewood Dr | Apt 90; Houston TX 77036
Fatou + Diallo ~ Fanta + Diallo @ 1440 Clay Ave | 5B; Bronx NY 10456
Mamadou + Bah @ 2300 Ryer Ave | 2C; Bronx NY 10458 ~ 2300 Ryer Ave | 6A; Bronx NY 10458
Abdi + Mohamed @ 1600 S 6th St | Apt 1103; Minneapolis MN 55454 ~ 1610 S 6th St | Apt 2411; Minneapolis MN 55454
Hodan + Ali ~ Hamdi + Ali @ 311 Cedar Riverside; Minneapolis MN 55454
Selim + Kaya ~ Selin + Kaya @ 505 Crooks Ave; Clifton NJ 07011
Arman + Petrosyan ~ Armine + Petrosyan @ 1111 N Brand Blvd | Apt 301; Glendale CA 91202
Levon + Sarkisian ~ Leon + Sarkissian Jr @ 620 E Harvard St; Glendale CA 91205
Zoran + Petrovic ~ Zorana + Petrovic @ 5700 Chippewa St; Saint Louis MO 63109
Ivica + Horvat ~ Ivanka + Horvat @ 3030 E 93rd St; Chicago IL 60617
Yiannis + Karras ~ Yianna + Karras @ 29-10 21st Ave; Astoria NY 11105
Ciara + Doolan ~ Ciaran + Doolan @ 61 Woodlawn Ave; Yonkers NY 10704
Eamon + Tierney ~ Aidan + Tierney @ 4321 Katonah Ave; Bronx NY 10470
Sven + Dahlgren ~ Svea + Dahlgren @ 77 Ingebretsen Ln; Scandia MN 55073
Gunther + Voss ~ Gunda + Voss @ 18 Rhineland Rd; Hermann MO 65041
Heinz + Ritter ~ Hans + Ritter @ 2 Alpine Dr; Leavenworth WA 98826
Esther + Mandelbaum ~ Ester Malka + Mandelbaum @ 1456 52nd St; Brooklyn NY 11219 ~ 1654 52nd St; Brooklyn NY 11219
Moshe + Grunwald ~ Mendel + Grunwald @ 14 Lorimer Ct; Monroe NY 10950
Shaindy + Katz ~ Shira + Katz @ 1120 E 9th St; Brooklyn NY 11230
Luz Elena + Bañuelos ~ Luz María + Bañuelos @ 840 Marengo St; Los Angeles CA 90033
Juan Pablo + Arce ~ Juan Diego + Arce @ 22 Calle del Sol; San Ysidro CA 92173
Ana Sofía + Bermejo ~ Ana Lucía + Bermejo @ 1108 Coral Way | #3; Miami FL 33145
Rosa + Cantú Salazar ~ Rosa + Cantú Treviño @ 5 Rio Bravo; Roma TX 78584 ~ 9 Rio Bravo; Roma TX 78584
Pedro + Infante ~ Pedro + Infante Jr. @ 430 E 3rd St; Calexico CA 92231 ~ 430 East Third Street; Calexico CA 92231
Mr. & Mrs. Dale + Hatfield ~ Roy + Hatfield @ Rt 1 Box 12; Matewan WV 25678
Nicholas + Ford ~ Nicole + Ford @ 8 Cider Mill Rd; Glastonbury CT 06033
Nicky + Sabatino ~ Ricky + Sabatino @ 1240 Point Breeze Ave; Philadelphia PA 19146
Bobby + Tate ~ Robbie Lynn + Oates @ 606 Fannin St; Tyler TX 75701
Lorraine + Stubbs @ 1700 Bay Area Blvd | Apt 200; Houston TX 77058 ~ 1701 Bay Area Blvd | Apt 1300; Houston TX 77058
Evelyn + Zell @ 401 W Fullerton Pkwy | 1204E; Chicago IL 60614 ~ 399 W Fullerton Pkwy | 12E; Chicago IL 60614
Curtis + Mabe @ 122 Old US 52 N; Mount Airy NC 27030 ~ 122 US 52 Bypass; Pilot Mountain NC 27041
Janelle + Roy @ 44 State Route 17; Madawaska ME 04756 ~ 44 State Route 71; Frenchville ME 04745
Dolly + Prewitt @ 219 W Broadway; Mayfield KY 42066 ~ 219 E Broadway; Mayfield KY 42066
Ray + Sandlin @ 3107 14th Ave; Sheffield AL 35660 ~ 3107 14th St; Tuscumbia AL 35674
Deepak + Rao ~ Dipika + Rao @ 500 Central Park Blvd | #12; Denver CO 80238
Lynn + Castor ~ Glynn + Castor @ 20 Bennington Rd; Ticonderoga NY 12883
Ashton + Pell ~ Ashlyn + Pell @ 707 Mockingbird Ln; Norman OK 73071
Brooke + Dunham ~ Brock + Dunham @ 16 Skyline Dr; Corning NY 14830
Paige + Loomis ~ Gage + Loomis @ 1 Granite Ct; Barre VT 05641
Camila + Urrego ~ Camilo + Urrego @ 35-40 82nd St | 4D; Jackson Heights NY 11372
Valentín + Prado ~ Valentina + Prado @ 9 Rincon Ct; Watsonville CA 95076
Skyler + Bowman ~ Tyler + Bowman @ 1200 Painted Hills; Mitchell OR 97750
Angel + Quiles @ Cond Las Torres | Apt 4C; Bayamon PR 00959 ~ Cond Las Torres | Apt 9A; Bayamon PR 00959
Rosa + Matos @ Urb Levittown | FJ12 Calle Nicolas Aguayo; Toa Baja PR 00949 ~ Urb Levittown | CB31 Dr Gustavo Muñoz Diaz; Toa Baja PR 00949
Kent + Larsson @ N5011 County Rd V; Poynette WI 53955 ~ N5101 County Rd J; Poynette WI 53955
Jodi + Kruse ~ Cody + Kruse @ 811 Main Ave; Wahpeton ND 58075
Fay + Kitchens ~ Ray + Kitchens @ 55 Church St; Rome GA 30161
Kaitlyn + Prichard ~ Katelin + Pritchett @ 34 Pinewood Cir; Cleveland TN 37312 ~ 46 Pinewood Cir; Cleveland TN 37312
Guy + Marchand ~ Gail + Marchand @ 12 Lisbon St | Apt 3; Lewiston ME 04240
Monty + Gillespie ~ Marty + Gillespie @ 15 Stage Rd; Deadwood SD 57732
Val + Prescott ~ Sal + Prescott @ 6 Tidepool Ln; Cannon Beach OR 97110
Rhonda + Bixby ~ Wanda + Bixby @ 88 Kelso Dr; Longview WA 98632
Elmer + Nagel ~ Delmer + Nagel @ 507 N 9th St; Norfolk NE 68701
Karin + Holst ~ Karsten + Holst @ 21 Alder Ct; Ferndale WA 98248
Maria José + Falcón ~ José María + Falcón @ 1331 Brickell Bay Dr | 3105; Miami FL 33131
Gregory + Sandifer ~ Grace + Sandifer @ 2250 Highland Colony Pkwy | Apt 712; Ridgeland MS 39157
Gregory + Sandifer @ 2250 Highland Colony Pkwy | Apt 712; Ridgeland MS 39157 ~ 115 Lake Harbour Dr; Ridgeland MS 39157
Charles + Montgomery Jr. ~ Charles + Montgomery @ 918 Confederate Ave; Vicksburg MS 39180
Thomas + Eichelberger ~ Tim + Eichelberger @ 4501 Old Gettysburg Rd; Mechanicsburg PA 17055
Michael + Dragonetti ~ Michael + Dragonetti III @ 39 Arnold Ave; Newport RI 02840
Evelyn + Sakamoto ~ Edwin + Sakamoto @ 1530 Post St | #404; San Francisco CA 94109
Carlos + Ibarra @ 1200 E 9th St | Apt 2; Los Angeles CA 90021 ~ 1200 W 9th St | Apt 2; Los Angeles CA 90015
Kevin + O'Brien @ 27 Sycamore St; Roslindale MA 02131 ~ 72 Sycamore St; Roslindale MA 02131
Linda + Park @ 3700 Wilshire Blvd | Ste 450; Los Angeles CA 90010 ~ 3700 Wilshire Blvd | Ste 900; Los Angeles CA 90010
Matthew + Hoekstra ~ Michael + Hoekstra @ 41 Windmill Dr; Zeeland MI 49464
Joanna + Sikora ~ Jolanta + Sikora @ 8210 S Kilbourn; Chicago IL 60652
Jasmine + Hubbard ~ Jazlyn + Hubbard @ 3305 Garrison Blvd; Baltimore MD 21216
Tara + Ghosh ~ Tarun + Ghosh @ 12 Knickerbocker Ct; Edison NJ 08820
Amanda + Stromberg ~ Amelia + Stromberg @ 508 Birch Ln; Bemidji MN 56601
Bryan + Cutler ~ Byron + Cutler @ 61 Cemetery Rd; Quarryville PA 17566
Christopher + Ledbetter ~ Christina + Ledbetter @ 700 Tally Ho Ct; Franklin TN 37067
Chris + Ledbetter ~ Crystal + Ledbetter @ 700 Tally Ho Ct; Franklin TN 37067
Dan + Romney ~ Dean + Romney @ 88 Temple View; Manti UT 84642
Julio César + Chapa ~ César Augusto + Chapa @ 1012 Ochoa St; El Paso TX 79901
Lauren + Fitzhugh ~ Laurence + Fitzhugh @ 12 Beacon Hill Rd; Fairfax VA 22031
Leslie + Swope ~ Lester + Swope @ 5 Tanager Ln; Berea KY 40403
Rory + Callahan ~ Cory + Callahan @ 37 Marlborough St | #4; Boston MA 02116
Sandy + Holcomb ~ Randy + Holcomb @ 1408 Euclid; Bristol VA 24201
Ines + Barreto ~ Inacio + Barreto @ 25 Ferry St | 3; Newark NJ 07105
Ngoc + Truong ~ Ngan + Truong @ 3920 San Felipe Rd; San Jose CA 95135
Hieu + Bui ~ Hue + Bui @ 12 Meadow Brook Dr; Lincoln NE 68510
Ming + Zhao ~ Meng + Zhao @ 41-40 Union St | 10B; Flushing NY 11355
Sunny + Oh ~ Sonny + Oh @ 18 Palisade Ave; Leonia NJ 07605
Priyanka + Jain ~ Prakash + Jain @ 2100 Tiffany Ct; Naperville IL 60563
Ashok + Menon ~ Asha + Menon @ 44 Lexington Rd; Acton MA 01720
Ibrahim + Sesay @ 14 Belmont Ave | Apt 2A; Lowell MA 01851 ~ 14 Belmont Ave | Apt 6C; Lowell MA 01851
Victor + Salgado ~ Hector + Salgado @ 302 Palm Dr; Indio CA 92201
Rogelio + Trejo @ 4109 Ave D; Austin TX 78751 ~ 4109 Ave H; Austin TX 78751
Francesca + Villani ~ Francesco + Villani @ 119 Mott St | 2; New York NY 10013
Wayne + Dickerson @ 3310 County Rd 15; Demopolis AL 36732 ~ 3130 County Rd 51; Linden AL 36748
Arthur + Pendleton @ 900 Park Ave | 12A; New York NY 10075 ~ 900 Park Ave | 3D; New York NY 10075
Ellen + Whitlock ~ Helen + Whitlock @ 15 Harbor Rd; Rye NH 03870
Emilia + Rojas ~ Emelda + Rojas @ 204 Mango St; Pharr TX 78577
Nelson + Agosto @ Calle 7 K-21 | Urb Villa Nevarez; San Juan PR 00927 ~ Calle 17 B-4 | Urb Villa Nevarez; San Juan PR 00927
Maureen + Hogan ~ Doreen + Hogan @ 55 Chestnut Hill Ave; Brighton MA 02135
Jason + Birdwell ~ Mason + Birdwell @ 2710 Harvest Ln; Bentonville AR 72712
Grant + Osterman ~ Graham + Osterman @ 7 Overlook Dr; Chappaqua NY 10514
Shannon + Buckner ~ Sharon + Buckner @ 460 Persimmon Rd; Cookeville TN 38501
Stefan + Lazar ~ Stefania + Lazar @ 6031 Stephenson Hwy; Troy MI 48085
Vasile + Munteanu ~ Vasilica + Munteanu @ 48-11 43rd St | 2E; Woodside NY 11377
Florin + Dobre ~ Florina + Dobre @ 660 Seneca Ave | 1L; Ridgewood NY 11385
Toby + Hutchens ~ Tony + Hutchens @ 92 Mill Creek Rd; Chelsea MI 48118
Marisa + Delvecchio ~ Marissa + Del Veccio @ 250 Bleecker St | 4; New York NY 10014 ~ 11 Carmine St | 4; New York NY 10014
Walter + Zielinski ~ Wanda + Zielinska @ 18 Polonia Ave; Buffalo NY 14206
Kurt + Angstrom ~ Curtis + Angstrom Jr. @ 500 Nokomis Ave; Osseo MN 55369 ~ 502 Nokomis Ave; Osseo MN 55369
Paul + Giroux ~ Pauline + Giroux @ 1199 Memorial Dr | 5; Chicopee MA 01020
Roy + Eubanks ~ Troy + Eubanks @ 120 Cotton Gin Rd; Clayton NC 27520
Elaine + Rasche ~ Eileen + Rasche @ 41 Rue Dauphine; Ferdinand IN 47532
Mike + Delgado ~ Mickey Ann + Delgado @ 1010 W Olive; Phoenix AZ 85021 ~ 1012 W Olive; Phoenix AZ 85021
Sam + Roth @ 20 Oak Hill Ln; Scarsdale NY 10583 ~ 20 Oak Hill Ln; Armonk NY 10504
`
