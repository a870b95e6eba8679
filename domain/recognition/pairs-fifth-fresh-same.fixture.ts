/** Pairs that are the same person, written by hand after the fourth set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_FIFTH_FRESH_LOOK = `
WANDA + KRZYZEWSKI ~ Wanda + Krzyzewski @ 1187 BLACK ROCK TPKE | UNIT C; FAIRFIELD CT 06825 ~ 1187 Black Rock Turnpike | C; Fairfield CT 06825
Alejandro + Montes de Oca ~ Alejandro + Montes @ 2401 N Sacramento Ave | 2F; Chicago IL 60647 ~ 2401 N. Sacramento | 2nd Fl Front; Chicago IL 60647
Giselle + Thibault ~ Gisele + Thibeault @ 8 Pequot Trl; Stonington CT 06378 ~ 8 Pequot Trail; Stonington CT 06378
Terrance + Mayfield ~ Terry + Mayfield @ 5230 S Drexel Ave | Apt 3N; Chicago IL 60615 ~ 5230 South Drexel Avenue | 3N; Chicago IL 60615
Maximiliano + Ugarte ~ Max + Ugarte @ 77 W 24th St | Apt 19D; New York NY 10010 ~ 77 West 24th | 19D; New York NY 10010
Bernard + Oppenheim ~ Bernie + Oppenheim @ 2 Fifth Avenue | Apt. 8-J; New York NY 10011 ~ 2 5th Ave #8J; New York NY 10011
Cordelia + Stubblefield ~ Cordelia + Stublefield @ 14601 Farm Road 2147; Marble Falls TX 78654 ~ 14601 FM 2147; Marble Falls TX 78654
Thaddeus + Kosinski ~ Ted + Kosinski @ 3015 E Allegheny Ave; Philadelphia PA 19134 ~ 3015 Allegheny Ave; Philadelphia PA 19134
Esperanza + Villagrán ~ Esperansa + Villagran @ 1609 Blvd Heights; Laredo TX 78040 ~ 1609 Boulevard Heights; Laredo TX 78040
Augustine + Delacruz ~ Gus + Dela Cruz @ 330 Kanoelehua Ave; Hilo HI 96720 ~ 330 Kanoelehua Avenue; Hilo HI 96720
Mei-Ling + Hsu ~ Meiling + Hsu @ 20111 Stevens Creek Blvd | Ste 200; Cupertino CA 95014 ~ 20111 Stevens Creek | Suite 200; Cupertino CA 95014
Zbigniew + Wolski ~ Zbyszek + Wolski @ 61-15 Grand Ave | 3R; Maspeth NY 11378 ~ 61-15 Grand Avenue | Apt 3-R; Maspeth NY 11378
Rosemarie + Capasso ~ Rose Marie + Capasso @ 421 Bay Ridge Pkwy; Brooklyn NY 11209 ~ 421 Bay Ridge Parkway; Brooklyn NY 11209
Tatiana + Beloborodova ~ Tanya + Beloborodov @ 1735 Ocean Parkway | Apt 6M; Brooklyn NY 11223 ~ 1735 Ocean Pkwy | 6M; Brooklyn NY 11223
Shirley Ann + Whitcomb ~ Shirley + Whitcomb @ 90 Depot Hill Rd; Henniker NH 03242 ~ 90 Depot Hill; Henniker NH 03242
Reginald + Fauntleroy ~ Reggie + Fauntleroy @ 1500 Massachusetts Ave NW | Apt 612; Washington DC 20005 ~ 1500 Mass Ave NW | #612; Washington DC 20005
Marisela + Covarrubias ~ Maricela + Covarrubias @ 10717 Valley Blvd | Space 9; El Monte CA 91731 ~ 10717 Valley Blvd Spc 9; El Monte CA 91731
Gwendolyn + Ashby ~ Gwen + Ashby @ 4-14 Saddle River Rd; Fair Lawn NJ 07410 ~ 4-14 Saddle River Road; Fair Lawn NJ 07410
Constantine + Drakos ~ Costas + Drakos @ 29 Hellenic Dr | Unit 2; Lowell MA 01854 ~ 29 Hellenic Drive | No 2; Lowell MA 01854
Lakshmi + Narayanan ~ Laxmi + Narayanan @ 3700 Parmer Ln W | Apt 1021; Austin TX 78727 ~ 3700 W Parmer Lane | 1021; Austin TX 78727
Sofía + Covarrubias Lara ~ Sofia + Lara @ 56 Calle Principal; Anthony NM 88021
Devonte + Pettway ~ Devontay + Pettway @ 205 Boykin Rd; Camden AL 36726 ~ 205 Boykin Road; Camden AL 36726
Josephine + Schiavone ~ Josie + Schiavone @ 12 Locust Ave | Upstairs; Troy NY 12180 ~ 12 Locust Avenue | Upper; Troy NY 12180
Leonard + Nez @ PO BOX 3390; TUBA CITY AZ 86045 ~ P.O. Box 3390; Tuba City AZ 86045
Estella + Begaye ~ Estela + Begaye @ HC 61 Box 37; Winslow AZ 86047 ~ HC-61 Box 37; Winslow AZ 86047
Agnieszka + Dudek ~ Agnes + Dudek @ 5816 W Diversey Ave; Chicago IL 60639 ~ 5816 W. Diversey; Chicago IL 60639
Guadalupe + Montemayor de Cantú ~ Lupita + Montemayor @ 4809 San Dario Ave; Laredo TX 78041 ~ 4809 San Dario; Laredo TX 78041
Nathalie + Beaulieu ~ Natalie + Beaulieu @ 117 Allagash Rd; Saint Francis ME 04774 ~ 117 Allagash Road; St Francis ME 04774
Kristopher + Engstrom ~ Chris + Engstrom @ 6400 France Ave S | Apt 415; Edina MN 55435 ~ 6400 France Avenue South | #415; Edina MN 55435
Parvaneh + Tehrani @ 1951 Westwood Blvd | PH 4; Los Angeles CA 90025 ~ 1951 Westwood Boulevard | Penthouse 4; Los Angeles CA 90025
Olumide + Adeyemi ~ Olu + Adeyemi @ 8910 Georgia Ave | Apt 7; Silver Spring MD 20910 ~ 8910 Georgia Avenue | #7; Silver Spring MD 20910
Christina + Amato ~ Tina + Amato-Rossi @ 64 Cherry Ln; Syosset NY 11791 ~ 64 Cherry Lane; Syosset NY 11791
Rebekah + Stillwell ~ Rebecca + Stillwell @ 300 County Rd 1150 N; Seymour IL 61875 ~ 300 CR 1150 N; Seymour IL 61875
Desmond + Fitzpatrick ~ Des + Fitzpatrick @ 19 St Marks Pl | 4A; New York NY 10003 ~ 19 Saint Mark's Place | Apt 4A; New York NY 10003
Vincenzo + LoPresti ~ Vinny + Lo Presti @ 2215 Hylan Blvd; Staten Island NY 10306 ~ 2215 Hylan Boulevard; Staten Island NY 10306
Prudencio + Aguilera @ 710 Avenida de la Estrella; San Clemente CA 92672 ~ 710 Ave de la Estrella; San Clemente CA 92672
Cynthia + Holloway ~ Cindy + Holoway @ 3344 Peachtree Rd NE | Unit 2804; Atlanta GA 30326 ~ 3344 Peachtree Road Northeast | 2804; Atlanta GA 30326
Thuy + Nguyen-Tran ~ Thuy + Nguyen @ 9550 Bolsa Ave | Ste 211; Westminster CA 92683 ~ 9550 Bolsa Avenue | Suite 211; Westminster CA 92683
Eun-Ji + Kang ~ Eunji + Kang @ 42-11 Union St | Apt 3E; Flushing NY 11355 ~ 4211 Union Street | 3E; Flushing NY 11355
Barbara + Szymanski ~ Barb + Szymansky @ 811 Wisconsin Ave; South Milwaukee WI 53172 ~ 811 Wisconsin Avenue; S Milwaukee WI 53172
Hamilton + Peabody IV @ 1 Louisburg Sq; Boston MA 02108 ~ 1 Louisburg Square; Boston MA 02108
Ma. Teresa + Villaflor ~ Maria Teresa + Villaflor @ 1340 Pulaski Dr; San Diego CA 92114 ~ 1340 Pulaski Drive; San Diego CA 92114
Jo Ann + Hendrickson ~ Joanne + Hendrickson @ 55 Prairie Ave; Minot ND 58701 ~ 55 Prairie Avenue; Minot ND 58701
Anthony + Di Giovanni ~ Tony + DiGiovanni @ 8 Columbus Cir; Medford MA 02155 ~ 8 Columbus Circle; Medford MA 02155
Yevgeny + Rabinovich ~ Eugene + Rabinovich @ 99-72 66th Rd | Apt 5L; Rego Park NY 11374 ~ 99-72 66th Road | 5L; Rego Park NY 11374
Elspeth + MacGregor ~ Elspeth + McGregor @ 701 Lighthouse Rd; Port Clinton OH 43452 ~ 701 Lighthouse Road; Port Clinton OH 43452
Alfonso + Carrasquillo @ URB BAIROA PARK | J12 PARQUE DE LA LUZ; CAGUAS PR 00727 ~ Urb. Bairoa Park, J-12 Parque de la Luz; Caguas PR 00727
Nadine + Petitjean ~ Nadine + Petit-Jean @ 4200 Canal St; New Orleans LA 70119 ~ 4200 Canal Street; New Orleans LA 70119-6017
Kwabena + Asante-Mensah ~ Kwabena + Mensah @ 2770 Sedgwick Ave | Apt 4H; Bronx NY 10468 ~ 2770 Sedgwick Avenue | 4H; Bronx NY 10468
Denise + Underwood ~ D. + Underwood @ 6119 N. College Ave.; Indianapolis IN 46220 ~ 6119 College Avenue N; Indianapolis IN 46220
Wilma + Oosterhout ~ Wilma + van Oosterhout @ 18 Dyke Rd; Pella IA 50219 ~ 18 Dyke Road; Pella IA 50219
Abdulrahman + Osman ~ Abdirahman + Osman @ 2910 E Franklin Ave | Apt 306; Minneapolis MN 55406 ~ 2910 East Franklin Ave | 306; Minneapolis MN 55406
Efraín + Zúñiga ~ Efrain + Zuniga @ 930 S Boyle Ave | Apt 1/2; Los Angeles CA 90023 ~ 930 S Boyle Ave; Los Angeles CA 90023
Winifred + Plumley ~ Winnie + Plumley @ 271 1/2 Elm St; Oberlin OH 44074 ~ 271-1/2 Elm Street; Oberlin OH 44074
Kathleen + Sweeney ~ Kathleen + Sweeney-Bauer @ 40 W Elm St | Apt 3B; Greenwich CT 06830 ~ 40 West Elm Street | 3-B; Greenwich CT 06830
Roderick + Beauford ~ Rod + Beauford @ 1822 Martin Luther King Jr Dr; Jackson MS 39213 ~ 1822 MLK Drive; Jackson MS 39213
Dr. Anjali + Deshpande ~ Anjali + Deshpande MD @ 77 Van Ness Ave | Apt 1101; San Francisco CA 94102 ~ 77 Van Ness | #1101; San Francisco CA 94102
Lyubov + Grinberg ~ Luba + Grinberg @ 8200 Bay Parkway | Apt C12; Brooklyn NY 11214 ~ 8200 Bay Pkwy | C-12; Brooklyn NY 11214
Hortencia + Valdovinos ~ Hortensia + Baldovinos @ 1515 Ponderosa Dr; Hermiston OR 97838 ~ 1515 Ponderosa Drive; Hermiston OR 97838
Marcellus + Greer @ 417 Forty-Fourth St; Oakland CA 94609 ~ 417 44th St; Oakland CA 94609
Ottilie + Baumgartner ~ Ottilie + Baumgardner @ 9 Weimar Platz; New Braunfels TX 78130
Sharon + Fielding @ 1000 Ocean Blvd | Unit 1407; Myrtle Beach SC 29577 ~ 1000 Ocean Blvd Unit 1407; Myrtle Beach SC 29577-4321
Eustace + Brownlow @ 2301 Redwood Hwy; Kelseyville CA 95451 ~ 2301 Redwood Highway; Kelseyvile CA 95451
Phong + Dinh ~ Dinh + Phong @ 3902 Wilson Blvd | Apt 820; Arlington VA 22203 ~ 3902 Wilson Boulevard | #820; Arlington VA 22203
Charlene + Two Bulls ~ Charlene + Twobulls @ Box 112; Pine Ridge SD 57770 ~ PO Box 112; Pine Ridge SD 57770
Isidro + Barraza @ Rt 2 Box 340; Artesia NM 88210 ~ RR 2 Box 340; Artesia NM 88210
Bettina + Krause ~ Bettina + Krauss @ 1440 Lakeshore Dr E; Ashland WI 54806 ~ 1440 E Lakeshore Drive; Ashland WI 54806
Harvey + Lichtenstein ~ Harvey + Lichtenstien @ 3300 NE 36th St | Apt 1210; Fort Lauderdale FL 33308 ~ 3300 NE 36 ST | 1210; Ft. Lauderdale FL 33308
Ramona + Yellowhair @ 1 Mile N of Trading Post; Chinle AZ 86503 ~ 1 Mile North of Trading Post; Chinle AZ 86503
Gracie + Monteiro ~ Maria Graça + Monteiro @ 16 Dartmouth St; New Bedford MA 02740 ~ 16 Dartmouth Street; New Bedford MA 02740
Jamie + Lopez-Figueroa ~ Jaime + Lopez @ 2 Harborside Ct; Elizabeth NJ 07201 ~ 2 Harborside Court; Elizabeth NJ 07201
Otto + Reinholdt ~ Otto + Reinholt @ 4410 Avenue N; Galveston TX 77550 ~ 4410 Ave N; Galveston TX 77550
Cheyenne + Big Crow ~ Cheyenne + Bigcrow @ 305 E. 2nd; Martin SD 57551 ~ 305 E Second St; Martin SD 57551
Iris + Matsuda @ 98-211 Pali Momi St | Ste 700; Aiea HI 96701 ~ 98-211 Pali Momi Street | #700; Aiea HI 96701
Gregory + Sandifer ~ Greg + Sandifer @ 2250 Highland Colony Pkwy | Apt 712; Ridgeland MS 39157 ~ 2250 Highland Colony Parkway | #712; Ridgeland MS 39157
Susana + Ocampo ~ Susan + Ocampo @ 6612 Pacific Blvd | Apt B; Huntington Park CA 90255 ~ 6612 Pacific Boulevard | B; Huntington Park CA 90255
Edward + Rutkowski ~ Eddie + Rutkowski @ 1522 S 15th Pl; Milwaukee WI 53204 ~ 1522 S. 15th Place; Milwaukee WI 53204
Natalie + Brankovich ~ Nataly + Brankovich @ 4 Windermere Ct; Hibbing MN 55746 ~ 4 Windermere Court; Hibbing MN 55746
Harold + Van Buskirk ~ Hal + VanBuskirk @ 208 Tinker St; Woodstock NY 12498 ~ 208 Tinker Street; Woodstock NY 12498
María Fernanda + Olvera ~ Fernanda + Olvera @ 9402 Gulf Fwy | Apt 1105; Houston TX 77017 ~ 9402 Gulf Freeway | Apt. 1105; Houston TX 77017
Sarah + Blankenship ~ Sara + Blankinship @ 517 Coal Hollow Rd; Princeton WV 24740 ~ 517 Coal Hollow Road; Princeton WV 24740
Michael + Dragonetti ~ Micheal + Dragoneti @ 39 Arnold Ave; Newport RI 02840 ~ 39 Arnold Avenue; Newport RI 02840
Elizabeth + Farnsworth ~ Beth + Farnsworth @ 1400 Locust St | Apt 5F; Philadelphia PA 19102 ~ 1400 Locust Street | 5F; Philadelphia PA 19102
Mohamed + Farouk ~ Muhammad + Farooq @ 7602 Leesburg Pike | Unit 4; Falls Church VA 22043 ~ 7602 Leesburg Pike | #4; Falls Church VA 22043
Isabel + Cardona Mejía ~ Isabel + Cardona @ 2033 Westheimer Rd | Apt 14; Houston TX 77098 ~ 2033 Westheimer | 14; Houston TX 77098
Isabel + Cardona-Mejía ~ Chabela + Mejia @ 2033 Westheimer Rd | Apt 14; Houston TX 77098
Tyler + Brandenburg ~ Tyler + Brandenberg @ 30 Sunset Ridge Dr; Billings MT 59102 ~ 30 Sunset Ridge; Billings MT 59102
Theresa + Mancuso ~ Terry + Mancuso @ 14 Rosewood Ter; Lindenhurst NY 11757 ~ 14 Rosewood Terrace; Lindenhurst NY 11757
Jose Antonio + Barrios ~ Antonio + Barrios @ 520 NE 8th Ave; Homestead FL 33030 ~ 520 NE 8 Ave; Homestead FL 33030
Nancy + Hollingsworth ~ Nancy + Hollingworth @ 1216 Sheridan Rd; Wilmette IL 60091 ~ 1216 Sheridan Road; Wilmette IL 60019
Raymond + Trudeau ~ Ray + Trudeau @ 8 Moulton Hill Rd; Monson MA 01057 ~ 8 Moultin Hill Rd; Monson MA 01057
Alice + Mori @ 1650 Ala Moana Blvd | Apt 3010; Honolulu HI 96815 ~ 1650 Ala Moana Blvd, Apt 3010; Honolulu HI 96815
Erin + McDermott ~ Erin + McDermott-Hayes @ 770 Lake Cook Rd; Buffalo Grove IL 60089 ~ 770 W Lake Cook Rd; Buffalo Grove IL 60089
Xiaoming + Li ~ Li + Xiaoming @ 1201 Walnut St | Apt 22; Cupertino CA 95014 ~ 1201 Walnut Street | 22; Cupertino CA 95014
Ricardo + Palacios ~ Rick + Palacios @ 18 Avenida Menendez; Saint Augustine FL 32084 ~ 18 Avenida Menéndez; St. Augustine FL 32084
Joshua + Weingarten ~ Josh + Weingarden @ 3 Hillel Pl | #2; Brooklyn NY 11210 ~ 3 Hillel Place | Apt 2; Brooklyn NY 11210
Lucille + Prudhomme ~ Lucy + Prudhome @ 220 St Landry St; Opelousas LA 70570 ~ 220 Saint Landry Street; Opelousas LA 70570
Bradley + Nakagawa ~ Brad + Nakagawa @ 45-090 Namoku St | Apt 710; Kaneohe HI 96744 ~ 45-090 Namoku Street | 710; Kaneohe HI 96744
Michelle + Ferraro ~ Shelly + Ferraro @ 6118 N Sheridan Rd | Unit 1203; Chicago IL 60660 ~ 6118 N Sheridan Rd | Unit 1203; Chicago IL 60660-2847
Ronald + Tsosie ~ Ron + Tsosie @ PO Box 814; Kayenta AZ 86033 ~ P. O. Box 814; Kayenta AZ 86033
Vivian + Castleberry @ RR 1, Box 92-A; Mena AR 71953 ~ Rural Rt 1 Box 92A; Mena AR 71953
Cecilia + Amaya ~ Ceci + Amaya @ 3221 N 24th St; Phoenix AZ 85016 ~ 3221 N Twenty-Fourth Street; Phoenix AZ 85016
Donald + Ferris ~ Don + Ferriss @ 1075 Vine Hill Rd; Santa Cruz CA 95065 ~ 1075 Vinehill Rd; Santa Cruz CA 95065
Kimberley + Tate ~ Kim + Tate @ 4 Cypress Gardens Blvd | Lot 118; Winter Haven FL 33880 ~ 4 Cypress Gardens Blvd | #118; Winter Haven FL 33880
Anne Marie + Gilchrist ~ Annmarie + Gilchrist @ 56 Eliot St; Natick MA 01760 ~ 56 Eliot Street; Natick MA 01760
Benjamín + Arriaga ~ Ben + Arriaga @ 1407 Navigation Blvd; Houston TX 77003 ~ 1407 Navigation; Houston TX 77003
Charles + Montgomery Jr. ~ Charlie + Montgomery Jr @ 918 Confederate Ave; Vicksburg MS 39180 ~ 918 Confederate Avenue; Vicksburg MS 39180
Rajesh + Venkataraman ~ Raj + Venkatraman @ 100 Plainsboro Rd | Apt 12C; Plainsboro NJ 08536 ~ 100 Plainsboro Road | 12C; Plainsboro NJ 08536
Oksana + Shevchenko ~ Oxana + Shevchenko @ 2300 W Chicago Ave | Fl 3; Chicago IL 60622 ~ 2300 W. Chicago Ave. | 3rd Floor; Chicago IL 60622
Sergio + del Toro ~ Sergio + Deltoro @ 4415 Slauson Ave; Maywood CA 90270 ~ 4415 E Slauson Ave; Maywood CA 90270
Jonathan + Abelson ~ Jon + Ableson @ 171 W 57th St | Apt 8B; New York NY 10019 ~ 171 West 57th Street | 8B; Manhattan NY 10019
Patricia + Nuñez de Vargas ~ Patty + Nunez @ 614 E Hidalgo Ave; Raymondville TX 78580 ~ 614 E. Hidalgo; Raymondville TX 78580
William + Aycock ~ Billy + Aycock @ Route 3 Box 210; Fremont NC 27830 ~ RR 3 Box 210; Fremont NC 27830
Evelyn + Sakamoto @ 1530 Post St | #404; San Francisco CA 94109 ~ 1530 Post Street Apt 404; San Fransisco CA 94109
Rachel + Fontenot ~ Rachael + Fontenot @ 700 E University Ave; Lafayette LA 70503 ~ 700 University Ave; Lafayette LA 70503
Magdalena + Wrobel ~ Maggie + Wróbel @ 7044 Roosevelt Rd | 1st Fl; Berwyn IL 60402 ~ 7044 W Roosevelt Road | Floor 1; Berwyn IL 60402
Augusto + Benítez ~ Augusto + Benitez @ 88-11 35th Ave | Apt 5C; Jackson Heights NY 11372 ~ 8811 35th Avenue | #5C; Flushing NY 11372
Deborah + Lamothe ~ Debra + Lamothe @ 2 Spruce Knob Dr; Elkins WV 26241 ~ 2 Spruce Knob Drive; Elkins WV 26241
Stephen + Yazzie ~ Steve + Yazzi @ PO Box 51; Shiprock NM 87420
Alexandra + Pantazis ~ Alex + Pantazis @ 160 Cabrini Blvd | Apt 71; New York NY 10033 ~ 160 Cabrini Boulevard | Apt 71; New York NY 10033
Leticia + Burciaga ~ Letty + Burciaga @ 1903 Montana Ave | Apt 6; El Paso TX 79902 ~ 1903 Montana Avenue; El Paso TX 79902
Thomas + Eichelberger ~ Tom + Eichelburger @ 4501 Old Gettysburg Rd; Mechanicsburg PA 17055 ~ 4501 Old Gettysburg Road; Mechanicsburg PA 17055
Lila + Roundtree ~ Lila + Rountree @ 6 Gullah Way; Saint Helena Island SC 29920 ~ 6 Gullah Way; St Helena Island SC 29920
`
