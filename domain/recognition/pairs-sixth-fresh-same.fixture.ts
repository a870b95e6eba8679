/** Pairs that are the same person, written by hand after the fifth set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_SIXTH_FRESH_LOOK = `
Kathleen + Murphy ~ Kathy + Murphy @ 142 Willow Creek Dr; Dublin OH 43017 ~ 142 Willow Creek Drive; Dublin OH 43017
Alejandro + Quintero ~ Alex + Quintero @ 880 W Olympic Blvd | Apt 402; Los Angeles CA 90015 ~ 880 West Olympic Boulevard | #402; Los Angeles CA 90015
Jonathon + Steinberg ~ Jonathan + Steinburg @ 45 E End Ave | 12C; New York NY 10028 ~ 45 East End Avenue | Apt 12C; New York NY 10028
Guadalupe + Salcedo ~ Lupe + Salcedo @ 3120 Frio City Rd; San Antonio TX 78226 ~ 3120 Frio City Road; San Antonio TX 78226
Christine + Baumann ~ Chris + Bauman @ 67 Larkspur Ln; Chapel Hill NC 27516 ~ 67 Larkspur Lane; Chapel Hill NC 27516
Vikram + Chatterjee ~ Vikram + Chaterjee @ 210 Commons Way | Unit 8; Princeton NJ 08540 ~ 210 Commons Wy | #8; Princeton NJ 08540
Natasha + Volkova ~ Natalia + Volkova @ 3100 Brighton 3rd St | Apt 2E; Brooklyn NY 11235 ~ 3100 Brighton 3 St | 2E; Brooklyn NY 11235
Emily + Hartwell ~ Emily + Hartwell-Simms @ 9 Chapel St; Newport RI 02840 ~ 9 Chapel Street; Newport RI 02840
Emily + Hartwell ~ Emily + Simms @ 9 Chapel St; Newport RI 02840 ~ 9 Chapel Street; Newport RI 02840
Robert + MacIntyre ~ Bob + McIntyre @ 71 Heather Hill Rd; Cumberland ME 04021 ~ 71 Heather Hill Road; Cumberland ME 04021
Shanice + Broadnax ~ Shaniece + Broadnax @ 2214 Avenue Q; Birmingham AL 35218 ~ 2214 Ave Q; Birmingham AL 35218
Luis Alberto + Paredes ~ Luis + Paredes @ 14 Calle Once; Ponce PR 00730 ~ 14 Calle 11; Ponce PR 00730
Francisco Javier + Leyva ~ Javier + Leyva @ 705 N Central Ave | Ste 12; Phoenix AZ 85004 ~ 705 North Central Avenue | Suite 12; Phoenix AZ 85004
Henrik + Sørensen ~ Henrik + Sorensen @ 1212 Nicollet Mall | Apt 905; Minneapolis MN 55403 ~ 1212 Nicollet Mall | 905; Minneapolis MN 55403
Dolores + Amador ~ Lola + Amador @ 419 Pinon St; Gallup NM 87301 ~ 419 Piñon Street; Gallup NM 87301
Philip + Katsaros ~ Phil + Katsaros @ 25-11 Crescent St | 3A; Astoria NY 11102 ~ 2511 Crescent Street | Apt 3A; Queens NY 11102
Bartholomew + Quigley ~ Bart + Quigly @ 308 Clover Ct; Ames IA 50014 ~ 308 Clover Court; Ames IA 50014
Miriam + Goldfarb ~ Miryam + Goldfarb @ 1845 E 23rd St; Brooklyn NY 11229 ~ 1845 East 23rd Street; Brooklyn NY 11229
Thanh + Vuong ~ Vuong + Thanh @ 13902 Harbor Blvd | Spc 77; Garden Grove CA 92843 ~ 13902 Harbor Boulevard | #77; Garden Grove CA 92843
Roberta + Castlebury ~ Bobbie + Castleberry @ 2 Lighthouse Pt; Duxbury MA 02332 ~ 2 Lighthouse Point; Duxbury MA 02332
Marcus + Delacroix ~ Marcus + De La Croix @ 1608 Frenchmen St; New Orleans LA 70116 ~ 1608 Frenchman St; New Orleans LA 70116
Jennifer + Takahashi ~ Jenn + Takahashi @ 555 University Ave | Apt 3306; Honolulu HI 96826 ~ 555 University Ave Apt 3306; Honolulu HI 96826
Peter + Lundgren ~ Pete + Lundgren @ RR 3 Box 44B; Willmar MN 56201 ~ Rural Route 3 Box 44-B; Willmar MN 56201
Wendell + Crowfoot @ PO Box 2217; Browning MT 59417 ~ Post Office Box 2217; Browning MT 59417-2217
Stephanie + Ruiz-Calderón ~ Steph + Ruiz @ 3818 Eagle Rock Blvd; Los Angeles CA 90065 ~ 3818 Eagle Rock Boulevard; Los Angeles CA 90065
Stephanie + Ruiz-Calderón ~ Stephany + Calderon @ 3818 Eagle Rock Blvd; Los Angeles CA 90065 ~ 3818 Eagle Rock; Los Angeles CA 90065
Hannah + Weatherby ~ Hanna + Weatherbee @ 600 Canal St E | Apt 14; Richmond VA 23219 ~ 600 E Canal Street | 14; Richmond VA 23219
Samuel + Adeyinka ~ Samual + Adeyinka @ 5401 Old York Rd; Philadelphia PA 19141 ~ 5401 Old York Road; Philadelphia PA 19141
Lorenzo + Della Rocca ~ Lorenzo + DellaRocca @ 12 Atwells Ave | #2; Providence RI 02903 ~ 12 Atwells Avenue | Floor 2; Providence RI 02903
Dr. Pamela + Eastwood ~ Pam + Eastwood @ 1919 Pennsylvania Ave NW | Ste 800; Washington DC 20006 ~ 1919 Pennsylvania Avenue NW | Suite 800; Washington DC 20006
Timothy + Gustavson ~ Tim + Gustafson @ 4500 US Highway 2 W; Kalispell MT 59901 ~ 4500 US Hwy 2 West; Kalispell MT 59901
Juliana + Prado Moreno ~ Juliana + Prado @ 77 SW 8th St | Apt 1802; Miami FL 33130 ~ 77 Southwest 8th Street | 1802; Miami FL 33130
Ernest + Blackhawk ~ Ernie + Blackhawk @ Star Route 1 Box 9; Wells NV 89835 ~ SR 1 Box 9; Wells NV 89835
Nora + Fitzgibbons ~ Nora + Fitzgibbon @ 38 Dorchester St; Boston MA 02127 ~ 38 Dorchester Street; South Boston MA 02127
Carlos + Espinosa ~ Carlos + Espinoza @ 1444 Larkin St | Apt 9; San Francisco CA 94109 ~ 1444 Larkin | No. 9; San Francisco CA 94109
Maryanne + Kozlowski ~ Mary Anne + Kozlowsky @ 215 Polish Hill Rd; Pittsburgh PA 15219 ~ 215 Polish Hill Road; Pittsburgh PA 15219
Abdullah + Rahman ~ Abdulla + Rahman @ 74-09 37th Ave | Apt 312; Jackson Heights NY 11372 ~ 7409 37th Avenue | 312; Jackson Heights NY 11372
Geraldine + Hooper ~ Gerry + Hooper @ 901 Fourth St SW | Apt 604; Washington DC 20024 ~ 901 4th Street SW | 604; Washington DC 20024
Angel + Rivera Matos ~ Angel + Rivera @ HC 2 Box 7716; Aibonito PR 00705 ~ HC 02 Box 7716; Aibonito PR 00705
Catalina + Escobedo ~ Cata + Escobedo @ 18300 NW 62nd Ave | Apt 207; Hialeah FL 33015 ~ 18300 NW 62 Avenue | 207; Miami FL 33015
Jean-Baptiste + Laurier ~ Jean Baptiste + Laurier @ 7 Rue Principale; Madawaska ME 04756
Katarzyna + Zawadzki ~ Kasia + Zawadzka @ 5410 S Archer Ave; Chicago IL 60638 ~ 5410 South Archer Avenue; Chicago IL 60638
Herbert + Oglesby ~ Herb + Oglesby @ 17 1/2 Water St; Natchez MS 39120 ~ 17½ Water St; Natchez MS 39120
William + Strickland Sr. ~ Bill + Strickland @ 804 Tobacco Rd; Wilson NC 27893 ~ 804 Tobacco Road; Wilson NC 27893
Irene + Papadakis ~ Irini + Papadakis @ 320 Mt Auburn St | Apt 22; Cambridge MA 02138 ~ 320 Mount Auburn Street | #22; Cambridge MA 02138
Zachary + Olmstead ~ Zack + Olmsted @ 2800 E Speedway Blvd; Tucson AZ 85716 ~ 2800 E Speedway; Tucson AZ 85716
Refugio + Ledesma ~ Cuco + Ledesma @ 1102 Zarate St; Rio Grande City TX 78582 ~ 1102 Zarate; Rio Grande City TX 78582
Yvonne + Charbonneau ~ Yvonne + Charboneau @ 44 Merrimack St | 2nd floor; Lowell MA 01852 ~ 44 Merrimac Street | Fl 2; Lowell MA 01852
Daniel + Oduya ~ Danny + Oduya @ 6300 Old Branch Ave | #11; Temple Hills MD 20748 ~ 6300 Old Branch Avenue; Temple Hills MD 20748
Michelle + Van Der Linden ~ Michele + Vanderlinden @ 950 W Main St; Zeeland MI 49464 ~ 950 West Main; Zeeland MI 49464
Tomás + Echevarría ~ Tommy + Echeverria @ 2617 Hyperion Ave; Los Angeles CA 90027 ~ 2617 Hyperion Avenue; Los Angeles CA 90027
Susannah + Whitehall ~ Susanna + Whitehall @ 3 Court Sq; Montgomery AL 36104 ~ 3 Court Square; Montgomery AL 36104
Sam + Delgadillo ~ Samuel + Delgadillo @ 1550 E Bullard Ave | Apt 103; Fresno CA 93710 ~ 1550 East Bullard Ave | 103; Fresno CA 93710
Anthony + Marcheti ~ Tony + Marchetti @ 300 Washington St; Hoboken NJ 07030 ~ 300 Washington St; Hoboken NJ 07003
Rebecca + Thornquist ~ Becca + Thornquist @ 8 Ridge Rd | Apt B; Hanover NH 03755 ~ 8 Ridge Road | Unit B; Hanover NH 03755
Leroy + Dupree ~ LeRoy + Dupre @ 2219 N 29th St; Baton Rouge LA 70802 ~ 2219 North 29th St; Baton Rouge LA 70802
Martha + Villanueva ~ Marta + Villanueva @ 5550 Wilshire Blvd | Unit 318; Los Angeles CA 90036 ~ 5550 Wilshire Blvd | 318; Los Angeles CA 90036
Edmund + Hollister ~ Ed + Hollister @ PO Box 7; Stowe VT 05672 ~ P.O. Box 7; Stowe VT 05672
Fumiko + Arakawa @ 2150 Post St | Apt 5; San Francisco CA 94115 ~ 2150 Post Street; San Francisco CA 94115
Prakash + Subramanian ~ Prakash + Subramaniam @ 1900 Oak Tree Rd; Edison NJ 08820 ~ 1900 Oaktree Road; Edison NJ 08820
Gail + Winterbourne ~ G. + Winterbourne @ 33 N Main St; Ipswich MA 01938 ~ 33 North Main Street; Ipswich MA 01938
J. Robert + Pennington ~ Robert + Pennington @ 118 Rolling Hills Dr; Lexington VA 24450 ~ 118 Rolling Hills Drive; Lexington VA 24450
Olga + Sidorenko ~ Olga + Sydorenko @ 9707 Bustleton Ave | Apt A4; Philadelphia PA 19115 ~ 9707 Bustleton Avenue | A-4; Philadelphia PA 19115
Diego Armando + Ferrer ~ Diego A. + Ferrer @ 66 Nagle Ave | Apt 5G; New York NY 10040 ~ 66 Nagle Avenue | 5G; New York NY 10040
Siobhan + O'Leary ~ Siobhán + O’Leary @ 210 W 70th St | Apt 1105; New York NY 10023 ~ 210 West 70th Street | 1105; New York NY 10023
Deborah + Kinsella ~ Deb + Kinsella @ 1903 Prospect Ave | Apt 2; Helena MT 59601 ~ 1903 Prospect Avenue | Unit 2; Helena MT 59601
José Manuel + Terrazas ~ Manny + Terrazas @ 4108 Dyer St; El Paso TX 79930 ~ 4108 Dyer Street; El Paso TX 79930
Nicholas + Athanasiou ~ Niko + Athanasiou @ 18 Pleasant St; Peabody MA 01960 ~ 18 Pleasant St.; Peabody MA 01960
Shirin + Moghaddam ~ Shirin + Moghadam @ 17000 Ventura Blvd | Ste 300; Encino CA 91316 ~ 17000 Ventura Boulevard | #300; Encino CA 91316
Kathryn + Boudreaux ~ Katie + Boudreau @ 416 Hickory Ave; Harahan LA 70123 ~ 416 Hickory Avenue; Harahan LA 70123
Ramiro + Zepeda ~ Ramiro + Cepeda @ 2219 Main St | Apt 8; Salinas CA 93906 ~ 2219 N Main St | Apt 8; Salinas CA 93906
Virginia + Hollander ~ Ginny + Hollander @ 4 Old Mill Ln; Mystic CT 06355 ~ 4 Old Mill Lane; Mystic CT 06355
Jeremiah + Colbert ~ Jeremy + Colbert @ 820 Rhode Island Ave NE | Apt 110; Washington DC 20018 ~ 820 Rhode Island Avenue NE | 110; Washington DC 20018
Patrick + McSweeney ~ Pat + Mc Sweeney @ 2 Shore Rd; Hull MA 02045 ~ 2 Shore Road; Hull MA 02045
Amelia + Lindqvist Moore ~ Amelia + Moore @ 77 Fairview Ave; Port Washington NY 11050 ~ 77 Fairview Avenue; Port Washington NY 11050
Josefina + Carbajal ~ Josie + Carvajal @ 611 Fourth Ave; National City CA 91950 ~ 611 4th Avenue; National City CA 91950
Kelechi + Nwosu @ 11011 Richmond Ave | Apt 402; Houston TX 77042 ~ 11011 Richmond Avenue Apt 402; Houston TX 77042-6704
Valerie + Steinmetz ~ Val + Steinmetz @ 350 S 200 E | Apt 506; Salt Lake City UT 84111 ~ 350 South 200 East | #506; Salt Lake City UT 84111
Clifford + Bergquist ~ Cliff + Bergquist @ 10512 County Highway 18; Fergus Falls MN 56537 ~ 10512 Co Hwy 18; Fergus Falls MN 56537
Yolanda + Ybarra ~ Yoli + Ibarra @ RR 5 Box 301; Edinburg TX 78539 ~ Rt 5 Box 301; Edinburg TX 78539
Mitchell + Rosenbaum ~ Mitch + Rosenbaum @ 40-15 Hampton St | Apt 2H; Elmhurst NY 11373 ~ 4015 Hampton Street | 2-H; Queens NY 11373
Danica + Popović ~ Danica + Popovich @ 6310 Gravois Ave; Saint Louis MO 63116 ~ 6310 Gravois; St Louis MO 63116
Albert + Quattrocchi ~ Al + Quatrocchi @ 9 Ferry Rd; Old Saybrook CT 06475 ~ 9 Ferry Road; Old Saybrook CT 06475
Sofia + Andersson ~ Sophia + Anderson @ 3301 Harriet Ave S | Apt 101; Minneapolis MN 55408 ~ 3301 Harriet Ave So | 101; Minneapolis MN 55408
Gerard + LeBlanc ~ Jerry + Le Blanc @ 55 Bayou Vista Dr; Houma LA 70360 ~ 55 Bayou Vista; Houma LA 70360
Thu + Hoang Nguyen ~ Thu + Nguyen @ 2800 Telegraph Rd | Unit 6; Falls Church VA 22042 ~ 2800 Telegraph Road | Unit 6; Falls Church VA 22042
Frances + Delarosa ~ Fran + De La Rosa @ 1414 Austin Hwy; San Antonio TX 78209 ~ 1414 Austin Highway; San Antonio TX 78209
Ms. Ruth + Applebaum ~ Ruth + Appelbaum @ 201 E 66th St | 15K; New York NY 10065 ~ 201 East 66 St | Apt 15K; New York NY 10065
Xavier + Montoya ~ Javier + Montoya @ Urb. Country Club | QL-9 Calle 533; Carolina PR 00982 ~ Urb Country Club QL9 Calle 533; Carolina PR 00982
Theodora + Kanellos ~ Dora + Kanellos @ 4 Ithaca Pl; Roslyn NY 11576 ~ 4 Ithaca Place; Roslyn NY 11576
Randolph + Summerlin ~ Randy + Summerlin @ 2600 Peach Orchard Rd | Lot 14; Augusta GA 30906 ~ 2600 Peach Orchard Road Lot 14; Augusta GA 30906
Leila + Hosseini ~ Leyla + Hoseini @ 8 Via Lucca | Apt B210; Irvine CA 92612 ~ 8 Via Lucca | B-210; Irvine CA 92612
Arlene + Stadelman ~ Arlene + Stadelmann @ N3412 Hillcrest Rd; Monroe WI 53566 ~ N3412 Hillcrest Road; Monroe WI 53566
Salvador + Ceballos ~ Chava + Ceballos @ 1307 S Mott St | Apt 3; Santa Ana CA 92704 ~ 1307 South Mott Street; Santa Ana CA 92704
Marybeth + O'Rourke ~ Mary Beth + ORourke @ 6 Carriage Way; Danvers MA 01923 ~ 6 Carriage Wy; Danvers MA 01923
Alexei + Golovin ~ Aleksey + Golovin @ 1230 Avenue Y | Apt C4; Brooklyn NY 11235 ~ 1230 Ave Y | C4; Brooklyn NY 11235
Roger + Whitebear @ P.O. Drawer 12; Lame Deer MT 59043 ~ PO Drawer 12; Lame Deer MT 59043
Darlene + Fitzwater ~ Darleen + Fitzwater @ 112 Sycamore Rd; Elkton MD 21921 ~ 112 Sycamore Rd; Elkton MD 21912
Octavio + Lujan ~ Octavio + Luján @ 3715 Isleta Blvd SW; Albuquerque NM 87105 ~ 3715 Isleta SW; Albuquerque NM 87105
Beatrice + Monahan ~ Bea + Monahan @ 88 Ogden Ave | #3; White Plains NY 10605 ~ 88 Ogden Avenue | Apt 3; White Plains NY 10605
Hugh + Pemberton-Clarke ~ Hugh + Pemberton Clarke @ 1 Sea View Ter; Newport RI 02840 ~ 1 Seaview Terrace; Newport RI 02840
Elena + Marchenko ~ Olena + Marchenko @ 505 Elmwood Ave | Apt 3E; Brooklyn NY 11230 ~ 505 Elmwood Avenue | 3E; Brooklyn NY 11230
Ian + Strathairn ~ Iain + Strathairn @ 52 Bowdoin St | Apt 6; Boston MA 02114 ~ 52 Bowdoin Street | #6; Boston MA 02114
Jessica + Tumbleson ~ Jess + Tumbelson @ 302 E Ohio St; Rapid City SD 57701 ~ 302 Ohio St; Rapid City SD 57701
Adriana + Bustamante Gil ~ Adriana + Bustamante @ 10350 SW 8th Ter; Miami FL 33174 ~ 10350 SW 8 Terrace; Miami FL 33174
Catherine + Sprague ~ Cathy + Sprague @ Box 55, Main St; Castine ME 04421 ~ PO Box 55; Castine ME 04421
Eduardo + Menchaca ~ Eddie + Menchaca @ 1421 Calle de Oro; Santa Fe NM 87507 ~ 1421 Calle De Oro; Santa Fe NM 87507
Oluwaseun + Bakare ~ Seun + Bakare @ 7410 Riverdale Rd | Apt 22; New Carrollton MD 20784 ~ 7410 Riverdale Road | 22; New Carrollton MD 20784
Barbara Jean + Tolliver ~ B. Jean + Tolliver @ 405 Depot St; Corbin KY 40701 ~ 405 Depot Street; Corbin KY 40701
Gunnar + Ólafsson ~ Gunnar + Olafson @ 33 Harbour View Rd; Gimli ND 58220 ~ 33 Harbor View Road; Gimli ND 58220
`
