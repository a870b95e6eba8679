/** Pairs that are the same person, written by hand by a fourth person who had not read the rules. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_FOURTH_FRESH_LOOK = `
William + Hargrove ~ Bill + Hargrove @ 418 Tanglewood Dr; Chattanooga TN 37421 ~ 418 Tanglewood Drive; Chattanooga TN 37421
Margaret + Donohue ~ Peggy + Donohue @ 77 Pleasant St | Apt 3; Worcester MA 01609 ~ 77 Pleasant Street | #3; Worcester MA 01609
José + Villalobos ~ Pepe + Villalobos @ 2210 W Buckeye Rd; Phoenix AZ 85009 ~ 2210 W. Buckeye Road; Phoenix AZ 85009
Francisco + Armenta ~ Paco + Armenta @ 903 Calle Amanecer; San Clemente CA 92673
Jesús + Zaragoza ~ Chuy + Zaragoza @ 5614 S Kedzie Ave | Fl 2; Chicago IL 60629 ~ 5614 South Kedzie Avenue | 2nd Floor; Chicago IL 60629
Guadalupe + Ontiveros ~ Lupe + Ontiveros @ 118 Mesquite Ln; Laredo TX 78041 ~ 118 Mesquite Lane; Laredo TX 78041
Aleksandr + Petrenko ~ Sasha + Petrenko @ 2775 E 16th St | Apt 5B; Brooklyn NY 11235 ~ 2775 East 16th Street | 5B; Brooklyn NY 11235
Elizabeth + Pruitt ~ Betsy + Pruitt @ 1408 Magnolia Blvd; Macon GA 31204 ~ 1408 Magnolia Boulevard; Macon GA 31204
Richard + Vandenberg ~ Dick + Vandenberg @ 36 Orchard Hill Rd; Kalamazoo MI 49008 ~ 36 Orchard Hill Road; Kalamazoo MI 49008
Ignacio + Beltrán ~ Nacho + Beltran @ 7345 Alameda Ave; El Paso TX 79915 ~ 7345 Alameda Avenue; El Paso TX 79915
Rosario + Camacho ~ Charo + Camacho @ 211 N Soto St | Unit B; Los Angeles CA 90033 ~ 211 North Soto Street | B; Los Angeles CA 90033
John + Fitzsimmons ~ Jack + Fitzsimmons @ 910 Beacon Hill Ct; Naperville IL 60540 ~ 910 Beacon Hill Court; Naperville IL 60540
Katherine + Lindqvist ~ Kitty + Lindqvist @ 64 Birch Pond Way; Duluth MN 55811
Theodore + Okonkwo ~ Ted + Okonkwo @ 3321 Cascade Rd SW; Atlanta GA 30311 ~ 3321 Cascade Road SW; Atlanta GA 30311
Henry + Castellano ~ Hank + Castellano @ 15 Vine St; Hoboken NJ 07030 ~ 15 Vine Street; Hoboken NJ 07030
Dorothy + Schumacher ~ Dottie + Schumacher @ 2089 County Road 14; Findlay OH 45840 ~ 2089 Co Rd 14; Findlay OH 45840
Concepción + Barragán ~ Concha + Barragan @ 1544 E 7th St; Tucson AZ 85719 ~ 1544 E Seventh St; Tucson AZ 85719
Dmitri + Volkov ~ Dima + Volkov @ 88 Ocean Pkwy | Apt 12F; Brooklyn NY 11218 ~ 88 Ocean Parkway | Apt 12-F; Brooklyn NY 11218
Enrique + Saldaña ~ Quique + Saldana @ 4050 Paseo del Sol; Santa Fe NM 87507
Mary + Kowalczyk ~ Molly + Kowalczyk @ 8812 Ridge Ave; Skokie IL 60076 ~ 8812 Ridge Avenue; Skokie IL 60076
Charles + Whitfield ~ Chuck + Whitfield @ 600 Peachtree Pl | Ste 210; Roswell GA 30075 ~ 600 Peachtree Place | Suite 210; Roswell GA 30075
Robert + Lindholm ~ Bob + Lindholm @ 45 Lakeview Ter; Madison WI 53704 ~ 45 Lakeview Terrace; Madison WI 53704
Antonio + DiBenedetto ~ Tony + Di Benedetto @ 219 Mulberry St | 2R; New York NY 10012 ~ 219 Mulberry St | Apt 2R; New York NY 10012
Ekaterina + Sokolova ~ Katya + Sokolova @ 1301 Beacon St | Apt 7; Brookline MA 02446 ~ 1301 Beacon Street | #7; Brookline MA 02446
Giuseppe + Marchetti ~ Joe + Marchetti @ 52 Garibaldi Ave; Lodi NJ 07644 ~ 52 Garibaldi Avenue; Lodi NJ 07644
Dolores + Quintanilla ~ Lola + Quintanilla @ 3310 Zarzamora St; San Antonio TX 78225 ~ 3310 Zarzamora; San Antonio TX 78225
Eduardo + Peralta ~ Lalo + Peralta @ 612 SW 22nd Ave; Miami FL 33135 ~ 612 SW 22 Ave; Miami FL 33135
Susan + Applegate ~ Sue + Applegate @ 17 Cobblestone Cir; Lancaster PA 17601 ~ 17 Cobblestone Circle; Lancaster PA 17601
Patricia + O'Malley ~ Trish + OMalley @ 433 Shamrock Ln; Scranton PA 18504 ~ 433 Shamrock Lane; Scranton PA 18504
Luis + Echeverría ~ Lucho + Echeverria @ 1717 Bissonnet St | Apt 209; Houston TX 77005 ~ 1717 Bissonnet | #209; Houston TX 77005
Roberto + Maldonado ~ Beto + Maldonado @ 29 Hudson St; Yonkers NY 10701 ~ 29 Hudson Street; Yonkers NY 10701
Frederick + Aldridge ~ Fritz + Aldridge @ 5001 Brandywine Dr; Wilmington DE 19810 ~ 5001 Brandywine Drive; Wilmington DE 19810
Abigail + Thornbury ~ Abby + Thornbury @ 12 Post Rd; Westerly RI 02891 ~ 12 Post Road; Westerly RI 02891
Alejandra + Figueroa ~ Ale + Figueroa @ 940 Larkspur Ave; Chula Vista CA 91911 ~ 940 Larkspur Avenue; Chula Vista CA 91911
Samuel + Oyelaran ~ Sam + Oyelaran @ 7710 Cherry Hill Dr; Lanham MD 20706
Marcus + Tillery ~ M + Tillery @ 231 Quail Run; Florence SC 29501
Heather + Bloomquist ~ H. + Bloomquist @ 6005 Wayzata Blvd | Apt 316; Minneapolis MN 55416 ~ 6005 Wayzata Boulevard | Apt 316; Minneapolis MN 55416
Jonathan Edward + Pike ~ J. E. + Pike @ 84 Fairmount Ave; Chatham NJ 07928 ~ 84 Fairmount Avenue; Chatham NJ 07928
Laura + McAllister ~ Laura B. + McAllister @ 2201 Vestal Pkwy; Binghamton NY 13850 ~ 2201 Vestal Parkway; Binghamton NY 13850
Mary Ellen + Hutchins ~ Mary + Ellen Hutchins @ 310 Church St; Salisbury MD 21801 ~ 310 Church Street; Salisbury MD 21801
Juan Carlos + Rentería ~ Juan + Rentería @ 1823 Fresno St; Selma CA 93662 ~ 1823 Fresno Street; Selma CA 93662
Thomas Ray + Blevins ~ T. Ray + Blevins @ 755 Hollow Creek Rd; Bristol TN 37620 ~ 755 Hollow Creek Road; Bristol TN 37620
Robert James + Calloway ~ Jim + Calloway @ 19 Stonegate Dr; Frederick MD 21702 ~ 19 Stonegate Drive; Frederick MD 21702
Ana María + Cisneros ~ Ana + Cisneros @ 808 Agua Fria St; Santa Fe NM 87501 ~ 808 Agua Fria; Santa Fe NM 87501
Sarah Jane + Ballard ~ Sarah-Jane + Ballard @ 2742 Windsor Pl; Lexington KY 40502 ~ 2742 Windsor Place; Lexington KY 40502
Linh Thi + Pham ~ Linh + Pham @ 10231 Bolsa Ave | Spc 44; Westminster CA 92683 ~ 10231 Bolsa Avenue | Space 44; Westminster CA 92683
Zoë + Lefèvre ~ Zoe + Lefevre @ 41 Rue Dr; Lafayette LA 70503 ~ 41 Rue Drive; Lafayette LA 70503
Óscar + Ibáñez ~ Oscar + Ibanez @ 2650 Coral Way; Miami FL 33145 ~ 2650 Coral Wy; Miami FL 33145
Jürgen + Müller ~ Juergen + Mueller @ 1933 Teutonia Ave; Milwaukee WI 53206 ~ 1933 Teutonia Avenue; Milwaukee WI 53206
Søren + Østergaard ~ Soren + Ostergaard @ 703 Dannebrog Rd; Solvang CA 93463 ~ 703 Dannebrog Road; Solvang CA 93463
Núria + Peñalver ~ Nuria + Penalver @ 155 Cañon Perdido St; Santa Barbara CA 93101 ~ 155 Canon Perdido Street; Santa Barbara CA 93101
Łukasz + Wójcik ~ Lukasz + Wojcik @ 5237 W Belmont Ave; Chicago IL 60641 ~ 5237 West Belmont Ave; Chicago IL 60641
François + Thibodeaux ~ Francois + Thibodeaux @ 88 Bayou Rd; Thibodaux LA 70301 ~ 88 Bayou Road; Thibodaux LA 70301
Nguyễn + Thảo ~ Nguyen + Thao @ 8200 Garden Grove Blvd | #120; Garden Grove CA 92844 ~ 8200 Garden Grove Blvd. | Unit 120; Garden Grove CA 92844
Stephanie + Rodriguez ~ Stephanie + Rodriugez @ 416 Palmetto St; Summerville SC 29483 ~ 416 Palmetto Street; Summerville SC 29483
Bradley + Hutchinson ~ Bradley + Hutchinsonn @ 2900 Sycamore Ct; Columbus IN 47203 ~ 2900 Sycamore Court; Columbus IN 47203
Deborah + Kirkpatrick ~ Deborah + Kirkpatick @ 61 Mill Pond Ln; Nashua NH 03063 ~ 61 Mill Pond Lane; Nashua NH 03063
Gregory + Stanfield ~ Gregory + Stanfirld @ 1175 Bellevue Way; Bellevue WA 98004
Rebecca + Schneider ~ Rebeca + Schnieder @ 302 N Main St; Hailey ID 83333 ~ 302 North Main Street; Hailey ID 83333
Anthony + Castaneda ~ Antony + Castaneda @ 7720 Firestone Blvd; Downey CA 90241
Meredith + Vaughan ~ Meredith + Vaughn @ 90 Tremont St | Apt 4C; Boston MA 02108 ~ 90 Tremont Street | Apt 4C; Boston MA 02108
Philip + Johansen ~ Phillip + Johanson @ 1440 Summit Ave; Saint Paul MN 55105 ~ 1440 Summit Avenue; St Paul MN 55105
Catherine + McGuire ~ Kathryn + McGuire @ 23 Elmwood Ave; Rye NY 10580
Geoffrey + Lawson ~ Jeffrey + Lawson @ 5560 Jefferson Davis Hwy; Fredericksburg VA 22407 ~ 5560 Jefferson Davis Highway; Fredericksburg VA 22407
Sean + Gallagher ~ Shawn + Gallager @ 18 Galway Rd; Braintree MA 02184 ~ 18 Galway Road; Braintree MA 02184
Monique + Robichaux ~ Monique + Robicheaux @ 4412 Chartres St; New Orleans LA 70117
Timothy + Abernathy ~ Timothy + Abernethy @ 2034 Rosewood Dr; Greenville NC 27858 ~ 2034 Rosewod Dr; Greenville NC 27858
Vanessa + Montgomery ~ Vanesssa + Montgomery @ 1212 Wisteria Ln; Peoria AZ 85345 ~ 1212 Wysteria Ln; Peoria AZ 85345
Douglas + Pfeiffer ~ Douglas + Pfeifer @ 77 Chestnut Ridge Rd; Montvale NJ 07645 ~ 77 Chesnut Ridge Rd; Montvale NJ 07645
Brittany + Sandoval ~ Britney + Sandoval @ 3509 Comanche Rd NE; Albuquerque NM 87107 ~ 3509 Comanche Road NE; Albuquerque NM 87107
Matthew + Bergstrom ~ Mathew + Bergstrom @ 4801 Lyndale Ave S; Minneapolis MN 55419 ~ 4801 S Lyndale Ave; Minneapolis MN 55419
Yolanda + Jefferson ~ Yolonda + Jeferson @ 860 Linwood Blvd; Kansas City MO 64109 ~ 860 Linwod Blvd; Kansas City MO 64109
Christopher + Wojciechowski ~ Chris + Wojciehowski @ 6140 Archer Ave; Summit IL 60501 ~ 6140 Archer Avenue; Summit IL 60501
Allison + Reynolds ~ Alison + Renolds @ 507 Juniper Pl; Boulder CO 80304
Jacqueline + Beauchamp ~ Jaqueline + Beauchamp @ 240 Riverside Dr | Apt 9D; New York NY 10025 ~ 240 Riverside Drive | 9D; New York NY 10025
Jennifer + Walsh ~ Jennifer + Walsh-Ortega @ 1404 Dogwood Trl; Cary NC 27511 ~ 1404 Dogwood Trail; Cary NC 27511
Melissa + Grant Peterson ~ Melissa + Peterson @ 30 Harbor View Dr; Gig Harbor WA 98335 ~ 30 Harbor View Drive; Gig Harbor WA 98335
Amy + Dunleavy ~ Amy + Strand @ 95 Fox Run Rd; Sewickley PA 15143 ~ 95 Fox Run Road; Sewickley PA 15143
Priya + Raman ~ Priya + Raman Iyer @ 3004 Ashby Ct | Apt 11; Fremont CA 94538 ~ 3004 Ashby Court | 11; Fremont CA 94538
Kimberly + Stokes ~ Kim + Stokes-Bailey @ 711 Sugar Maple Dr; Carmel IN 46033
Lindsay + Cho ~ Lindsay + Cho Abernathy @ 2255 Vallejo St | Apt 302; San Francisco CA 94123 ~ 2255 Vallejo Street | #302; San Francisco CA 94123
Danielle + Fournier ~ Danielle Fournier + Cutler @ 62 Maple St; Biddeford ME 04005 ~ 62 Maple Street; Biddeford ME 04005
Samantha + Oakes ~ Samantha + Oakes-Whitlock @ 480 Red Barn Rd; Bozeman MT 59718 ~ 480 Red Barn Road; Bozeman MT 59718
María + García López ~ María + García @ 2318 S Lawndale Ave; Chicago IL 60623 ~ 2318 S Lawndale; Chicago IL 60623
Carlos + Hernández Ruiz ~ Carlos + Ruiz @ 905 Guadalupe St; Austin TX 78701 ~ 905 Guadalupe Street; Austin TX 78701
Gabriela + Torres de la Cruz ~ Gabriela + Torres @ 14 Paseo Real; Santa Fe NM 87505
Fernando + Vargas-Llosa ~ Fernando + Vargas @ 1120 Brickell Ave | Apt 1504; Miami FL 33131 ~ 1120 Brickell Avenue | Unit 1504; Miami FL 33131
Lucía + Mendoza y Soto ~ Lucia + Mendoza Soto @ 77 E Olive Ave; Fresno CA 93728 ~ 77 East Olive Ave; Fresno CA 93728
Rafael + Ortiz Colón ~ Rafael + Ortiz @ Urb Villa Carolina, 12 Calle 4; Carolina PR 00985 ~ Urb. Villa Carolina 12 Calle 4; Carolina PR 00985
Mónica + Sánchez-Ibarra ~ Monica + Ibarra @ 4460 Mission St | Apt 2; San Francisco CA 94112 ~ 4460 Mission Street | No. 2; San Francisco CA 94112
Pilar + Ramos Domínguez ~ Pilar + Ramos D. @ 360 Calle del Norte; Laredo TX 78041
Hendrik + van der Meer ~ Hendrik + Vandermeer @ 229 Tulip Ln; Holland MI 49423 ~ 229 Tulip Lane; Holland MI 49423
Luisa + de la Fuente ~ Luisa + Delafuente @ 8130 Ventura Canyon Ave; Panorama City CA 91402 ~ 8130 Ventura Canyon; Panorama City CA 91402
Kevin + O'Shaughnessy ~ Kevin + O Shaughnessy @ 12 Cork Hill Rd; Quincy MA 02169
Angela + De Santis ~ Angela + Desantis @ 310 Federal Hill Ave; Providence RI 02903 ~ 310 Federal Hill Avenue; Providence RI 02903
Raúl + de León ~ Raul + Leon @ 1601 Saunders Ave; San Antonio TX 78207 ~ 1601 Saunders Avenue; San Antonio TX 78207
Ian + MacDonald ~ Ian + Mc Donald @ 55 Highland Ave; Rockport MA 01966 ~ 55 Highland Avenue; Rockport MA 01966
Marie + St. Germain ~ Marie + Saint-Germain @ 9 Acadia St; Lewiston ME 04240 ~ 9 Acadia Street; Lewiston ME 04240
Youssef + El-Sayed ~ Youssef + Elsayed @ 2828 Steinway St | Apt 3F; Astoria NY 11103 ~ 28-28 Steinway St | 3F; Astoria NY 11103
Dr. Howard + Feinberg ~ Howard + Feinberg @ 1300 Post Oak Blvd | Ste 900; Houston TX 77056 ~ 1300 Post Oak Boulevard | Suite 900; Houston TX 77056
Mrs. Evelyn + Crutchfield ~ Evelyn + Crutchfield @ 440 Camellia Dr; Mobile AL 36606 ~ 440 Camellia Drive; Mobile AL 36606
Rev. Otis + Lattimore ~ Otis + Lattimore @ 1901 Bethel Ave; Jackson MS 39209 ~ 1901 Bethel Avenue; Jackson MS 39209
Nathan + Zimmerman, MD ~ Dr Nathan + Zimmerman @ 78 Cedar Ln; Teaneck NJ 07666 ~ 78 Cedar Lane; Teaneck NJ 07666
Col. Raymond + Tuttle (Ret.) ~ Ray + Tuttle @ 26 Parade Field Rd; Fayetteville NC 28303 ~ 26 Parade Field Road; Fayetteville NC 28303
Walter + Crenshaw Jr. ~ Walter + Crenshaw Jr @ 509 Azalea Cir; Dothan AL 36303 ~ 509 Azalea Circle; Dothan AL 36303
Edmund + Fairchild III ~ Edmund + Fairchild 3rd @ 1 Brattle Sq | Apt 6; Cambridge MA 02138 ~ 1 Brattle Square | #6; Cambridge MA 02138
Mohammed + Al-Hashimi ~ Muhammad + Alhashimi @ 6622 Schaefer Rd; Dearborn MI 48126 ~ 6622 Schaefer Road; Dearborn MI 48126
Yuri + Kovalenko ~ Iurii + Kovalenko @ 931 Bustleton Ave | Apt B2; Philadelphia PA 19116 ~ 931 Bustleton Avenue | B2; Philadelphia PA 19116
Sergei + Mikhailov ~ Sergey + Mihailov @ 14 Brighton 11th St | Apt 4A; Brooklyn NY 11235 ~ 14 Brighton 11 St | 4A; Brooklyn NY 11235
Ahmed + Qureshi ~ Ahmad + Quraishi @ 2410 Devon Ave | Apt 2; Chicago IL 60659 ~ 2410 W Devon Ave | Apt 2; Chicago IL 60659
Hsiao-Ling + Chang ~ Xiaoling + Chang @ 39 Locust Dr; Great Neck NY 11021 ~ 39 Locust Drive; Great Neck NY 11021
Yevgenia + Tchaikovskaya ~ Evgenia + Chaikovskaya @ 777 W Sunset Dr; West Hollywood CA 90069 ~ 777 West Sunset Drive; West Hollywood CA 90069
Fatima + Hussein ~ Fatemah + Hussain @ 1821 Cedar Ave S | Apt 14; Minneapolis MN 55404 ~ 1821 S Cedar Avenue | 14; Minneapolis MN 55404
Minh + Nguyen ~ Nguyen + Minh @ 14122 Brookhurst St; Garden Grove CA 92843 ~ 14122 Brookhurst Street; Garden Grove CA 92843
Wei + Zhang ~ Zhang + Wei @ 4500 El Camino Real | Apt 118; Los Altos CA 94022 ~ 4500 El Camino Real | #118; Los Altos CA 94022
Thi Hoa + Tran ~ Hoa + Tran @ 7431 Little River Tpke | Unit 203; Annandale VA 22003 ~ 7431 Little River Turnpike | #203; Annandale VA 22003
Patrick + Terrence ~ Terrence + Patrick @ 600 Laurel Oak Dr; Voorhees NJ 08043
Jae-Hyun + Park ~ Jaehyun + Park @ 3250 Wilshire Blvd | Apt 702; Los Angeles CA 90010 ~ 3250 Wilshire Boulevard | #702; Los Angeles CA 90010
Denise + Albright @ 2400 Research Blvd | Ste 140; Rockville MD 20850 ~ 2400 Research Boulevard | Suite 140; Rockville MD 20850
Gerald + Munson @ 8800 US Highway 50; Pueblo CO 81006 ~ 8800 US Hwy 50; Pueblo CO 81006
Tanya + Redding @ 14 Commerce Way | Bldg 3; Totowa NJ 07512 ~ 14 Commerce Way | Building 3; Totowa NJ 07512
Harold + Bexley @ 1 N Wacker Dr | Ste 3300; Chicago IL 60606 ~ One North Wacker Drive | Suite 3300; Chicago IL 60606
Emma + Lowell @ 311 Orchard St | c/o Janet Price; Ithaca NY 14850 ~ 311 Orchard Street; Ithaca NY 14850
Curtis + Yarborough @ 2050 Old Mill Rd | c/o Sunrise Manor; Waco TX 76706 ~ 2050 Old Mill Road; Waco TX 76706
Arlene + Bighorse @ PO Box 1187; Window Rock AZ 86515 ~ P.O. Box 1187; Window Rock AZ 86515
Duane + Eklund @ Post Office Box 54; Roseau MN 56751 ~ P O Box 54; Roseau MN 56751
Bernice + Tallchief @ Box 309; Pawhuska OK 74056 ~ PO Box 309; Pawhuska OK 74056
Wendell + Stucky @ RR 2 Box 118; Moundridge KS 67107 ~ Rural Route 2, Box 118; Moundridge KS 67107
Loretta + Combs @ HC 63 Box 40; Hazard KY 41701 ~ HC63 Box 40; Hazard KY 41701
Travis + Beckett @ 19340 State Highway 71 W; Spicewood TX 78669 ~ 19340 W SH 71; Spicewood TX 78669
Norma + Espy @ 4412 Farm to Market Road 1960; Houston TX 77068 ~ 4412 FM 1960; Houston TX 77068
Roy + Delp @ 1280 Route 9W; Marlboro NY 12542 ~ 1280 Rte 9W; Marlboro NY 12542
Ivette + Rosado @ Urb Las Lomas | 1623 Calle 30 SO; San Juan PR 00921 ~ 1623 Calle 30 SO | Urb. Las Lomas; San Juan PR 00921
Wilfredo + Nieves @ Cond El Monte Sur | Apt 512B; San Juan PR 00918 ~ Condominio El Monte Sur | 512-B; San Juan PR 00918
Nancy + Kaplan @ 67-25 Dartmouth St | Apt 2C; Forest Hills NY 11375 ~ 6725 Dartmouth Street | 2C; Forest Hills NY 11375
Elmer + Gustafson @ 1412 1/2 Grand Ave; Saint Paul MN 55105 ~ 1412½ Grand Avenue; Saint Paul MN 55105
Colleen + Brandt @ N84W16022 Menomonee Ave; Menomonee Falls WI 53051 ~ N84 W16022 Menomonee Avenue; Menomonee Falls WI 53051
Oscar + Lindgren @ 1530 NE 47th Ave; Portland OR 97213 ~ 1530 47th Ave NE; Portland OR 97213
Phyllis + Aaronson @ 822 E Maryland Ave | Apt 4; Phoenix AZ 85014 ~ 822 Maryland Ave | Apt 4; Phoenix AZ 85014
Clara + Nesbitt @ 410 Northwest 8th Terrace; Gainesville FL 32601 ~ 410 NW 8th Ter; Gainesville FL 32601
Byron + Kessler @ 5 Foxglove Ct; Princeton NJ 08540 ~ 5 Foxglove; Princeton NJ 08540
Roland + Purdy @ 1690 Willow Creek Pkwy; Katy TX 77450 ~ 1690 Willow Creek Pky; Katy TX 77450
Simone + Baptiste @ 245 Fifth Ave | Apt 1201; New York NY 10016 ~ 245 5th Avenue | #1201; New York NY 10016
Leroy + Washington @ 3117 Twenty-Third St; Sacramento CA 95818 ~ 3117 23rd Street; Sacramento CA 95818
Edith + Morningstar @ One Lincoln Plz | Apt 20K; New York NY 10023 ~ 1 Lincoln Plaza | 20K; New York NY 10023
Tyrell + Banks @ 5900 Telegraph Ave | Apt 207; Oakland CA 94609 ~ 5900 Telegraph Avenue; Oakland CA 94609
Bonnie + Czerny @ 44 Gramercy Park N | Apt 8A; New York NY 10010 ~ 44 Gramercy Park North #8A; New York NY 10010
Felix + Arredondo @ 2727 Kirby Dr | Unit 19G; Houston TX 77098 ~ 2727 Kirby Drive Apt 19-G; Houston TX 77098
Marjorie + Stead @ 120 Lakeshore Dr | Lot 33; Lake City FL 32055 ~ 120 Lakeshore Drive | Trlr 33; Lake City FL 32055
Gwen + Palmer @ 88 Prospect St | Bsmt; New Haven CT 06511 ~ 88 Prospect St | Basement; New Haven CT 06511
Darnell + Simmons @ 4127 Garrison Blvd; Baltimore MD 21215 ~ 4127 Garrison Boulevard; Baltimore MD 21215-6642
Hilda + Oberholtzer @ 203 E Main St; Ephrata PA 17522 ~ 203 East Main Street; Ephrata PA 17552
Preston + Vance @ 6612 Bluebonnet Ln; Plano TX 75024 ~ 6612 Bluebonnet Lane; Plano TX 75042
Miriam + Shulman @ 110-20 71st Rd | Apt 615; Forest Hills NY 11375 ~ 110-20 71st Road | 615; Queens NY 11375
Dorian + Keyes @ 1850 N Whitley Ave | Apt 411; Hollywood CA 90028 ~ 1850 N Whitley Ave | #411; Los Angeles CA 90028
Tamika + Rollins @ 1055 Grand Concourse | Apt 3J; Bronx NY 10452 ~ 1055 Grand Concourse | 3J; New York NY 10452
Neil + Overstreet @ 2204 Mt Vernon Ave; Ft Worth TX 76110 ~ 2204 Mount Vernon Avenue; Fort Worth TX 76110
Jocelyn + Pratt @ 8 Elm Rd; Newton Center MA 02459 ~ 8 Elm Road; Newton Centre MA 02459
Grady + Ewing @ 4711 Old Canton Rd; Jackson MS 39211 ~ 4711 Old Canton Road; Jacskon MS 39211
Elisabeth + Vandeventer ~ Liz + Van Deventer @ 1120 N Lake Shore Dr | Apt 14B; Chicago IL 60611 ~ 1120 Lake Shore Drive N | 14-B; Chicago IL 60611-1036
Guillermo + Peña Ríos ~ Memo + Pena @ 501 S Saint Marys St; San Antonio TX 78205 ~ 501 S St Mary's; San Antonio TX 78205
Vladimir + Kuznetsov ~ Volodya + Kuznetzov @ 2940 Ocean Ave | Apt 6D; Brooklyn NY 11235 ~ 2940 Ocean Avenue | 6-D; New York NY 11235
Bartholomew + O'Donnell ~ Bart + ODonnell @ 33 Saint Botolph St | #4; Boston MA 02116 ~ 33 St. Botolph Street | Apt. 4; Boston MA 02116
Rosalinda + Trujillo-Baca ~ Linda + Trujillo @ 3700 Cerrillos Rd | Unit 15; Santa Fe NM 87507 ~ 3700 Cerrillos Road; Santa Fe NM 87507
Alexander + Papadopoulos ~ Alekos + Papadopoulos @ 23-18 31st Ave | 2nd Fl; Astoria NY 11106 ~ 2318 31st Avenue | Fl 2; Queens NY 11106
Jean-Pierre + Desrosiers ~ Jean Pierre + Desrosier @ 12 NE 54th St; Miami FL 33137 ~ 12 NE 54 Street; Miami FL 33137
Margarita + Solís ~ Rita + Solis @ 816 Avenida Cesar Chavez; Kansas City MO 64108 ~ 816 Ave Cesar Chavez; Kansas City MO 64108
Lawrence + Bischoff ~ Larry + Bishoff @ 7 Hemlock Hollow Rd; Woodstock NY 12498 ~ 7 Hemlock Hollow; Woodstock NY 12498
Nicholas + Stavropoulos ~ Nick + Stavropolous @ 4015 Eastern Ave; Baltimore MD 21224 ~ 4015 Eastern Avenue; Baltimore MD 21224
Consuelo + Archuleta ~ Chelo + Archuleta @ 56 County Rd 84; Espanola NM 87532 ~ 56 CR 84; Española NM 87532
Thu Trang + Le ~ Le Thu + Trang @ 16530 Magnolia St | Apt 7; Westminster CA 92683 ~ 16530 Magnolia Street | #7; Westminster CA 92683
Hernández + Claudia ~ Claudia + Hernandez @ 5120 Gage Ave; Bell CA 90201 ~ 5120 Gage Avenue; Bell CA 90201
Deborah + Ostling ~ Debbie + Ostling @ 2 Fern Valley Rd; Louisville KY 40219 ~ 2 Fern Valley Road; Louisville KY 40219
Graciela + Urrutia ~ Chela + Urrutia @ 7900 Harwin Dr | Apt 88; Houston TX 77036 ~ 7900 Harwin Drive | #88; Houston TX 77036
Mikhail + Gorelik ~ Misha + Gorelik @ 100 West Ave | Apt 619; Jenkintown PA 19046 ~ 100 West Avenue | 619; Jenkintown PA 19046
Eugene + Hathaway ~ Gene + Hathaway @ 53 Salt Marsh Ln; Beaufort SC 29902 ~ 53 Salt Marsh Lane; Beaufort SC 29902
Leonardo + Capriotti ~ Leo + Capriotti @ 914 Dickinson St; Philadelphia PA 19147 ~ 914 Dickinson Street; Philadelphia PA 19147
Victoria + Abrams ~ Tori + Abrams @ 3807 Nebraska Ave NW; Washington DC 20016 ~ 3807 Nebraska Avenue Northwest; Washington DC 20016
Cassandra + Whitmore ~ Cassandra + Whitmroe @ 1900 Lauderdale Dr; Richmond VA 23238 ~ 1900 Laudredale Dr; Richmond VA 23238
Randall + Eisenberg ~ Randal + Eisenburg @ 6 Stonybrook Rd; Marblehead MA 01945 ~ 6 Stony Brook Road; Marblehead MA 01945
Guadalupe + Benavides ~ Guadelupe + Benavidez @ 2301 Corpus Christi St; Laredo TX 78043 ~ 2301 Corpus Cristi; Laredo TX 78043
`
