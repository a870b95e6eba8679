/** Pairs that are two people, written by hand after the fifth set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_AT_A_SIXTH_FRESH_LOOK = `
Kathleen + Murphy ~ Karen + Murphy @ 142 Willow Creek Dr; Dublin OH 43017
Robert + MacIntyre ~ Robert + MacIntyre Jr. @ 71 Heather Hill Rd; Cumberland ME 04021
Shanice + Broadnax ~ Shanita + Broadnax @ 2214 Avenue Q; Birmingham AL 35218
Philip + Katsaros @ 25-11 Crescent St | 3A; Astoria NY 11102 ~ 25-11 Crescent St | 5F; Astoria NY 11102
Peter + Lundgren @ RR 3 Box 44; Willmar MN 56201 ~ RR 3 Box 61; Willmar MN 56201
Daniel + Oduya ~ Daniela + Oduya @ 6300 Old Branch Ave; Temple Hills MD 20748
Emily + Hartwell @ 9 Chapel St; Newport RI 02840 ~ 230 Bellevue Ave; Newport RI 02840
Thanh + Vuong ~ Thuy + Vuong @ 13902 Harbor Blvd | Spc 77; Garden Grove CA 92843
Carlos + Espinoza ~ Carlota + Espinoza @ 1444 Larkin St | Apt 9; San Francisco CA 94109
Samuel + Adeyinka ~ Simon + Adeyinka @ 5401 Old York Rd; Philadelphia PA 19141
William + Strickland Sr. ~ William + Strickland Jr. @ 804 Tobacco Rd; Wilson NC 27893
William + Strickland II ~ Will + Strickland III @ 804 Tobacco Rd; Wilson NC 27893
Timothy + Gustafson @ 4500 US Highway 2 W; Kalispell MT 59901 ~ 4500 US Highway 93 N; Kalispell MT 59901
Hannah + Weatherby ~ Hector + Weatherby @ 600 E Canal St | Apt 14; Richmond VA 23219
Martha + Villanueva ~ Martín + Villanueva @ 5550 Wilshire Blvd | Unit 318; Los Angeles CA 90036
Marta + Villanueva ~ Mario + Villanueva @ 5550 Wilshire Blvd | Unit 318; Los Angeles CA 90036
Rebecca + Thornquist @ 8 Ridge Rd | Apt B; Hanover NH 03755 ~ 8 Ridge Rd | Apt D; Hanover NH 03755
Leroy + Dupree @ 2219 N 29th St; Baton Rouge LA 70802 ~ 2219 S 29th St; Baton Rouge LA 70802
Susan + Jacobs @ 77 Elm St; Montpelier VT 05602 ~ 77 Elm St; Burlington VT 05401
David + Cohen @ 1330 Ave J | 2B; Brooklyn NY 11230 ~ 1330 Ave J | 4F; Brooklyn NY 11230
Maria + Gonzalez @ 2140 W 53rd St | Apt 1; Chicago IL 60609 ~ 2140 W 35th St | Apt 1; Chicago IL 60609
Nguyen + Hoang ~ Nguyen + Hung @ 7720 Westminster Blvd | Apt 3; Westminster CA 92683
Michael + Brennan ~ Michelle + Brennan @ 18 Shamrock St; Worcester MA 01605
Michael + Brennan ~ Matthew + Brennan @ 18 Shamrock St; Worcester MA 01605
Alexis + Turner ~ Alexander + Turner @ 401 Beale St | Apt 5; Memphis TN 38103
Jordan + Wexler ~ Justin + Wexler @ 3 Orchard Ct; Amherst MA 01002
Tiana + Greer ~ Tianna + Moss @ 5008 Troost Ave; Kansas City MO 64110 ~ 5010 Troost Ave; Kansas City MO 64110
Donna + Kimball ~ Donald + Kimball @ 29 Lakeside Dr; Wolfeboro NH 03894
Felix + Urbina ~ Felicia + Urbina @ 1919 W Commerce St; San Antonio TX 78207
Joyce + Ahn ~ Joseph + Ahn @ 420 S Catalina St | Apt 309; Los Angeles CA 90020
Kate + Sorrell ~ Nate + Sorrell @ 16 Hillcrest; Staunton VA 24401
Adam + Pruett ~ Ada + Pruett @ 2401 Pine Bluff Rd; Paragould AR 72450
Juan + Rosario ~ Juana + Rosario @ 190 Union Ave | Apt 6; Brooklyn NY 11211
Antonio + Bianchi ~ Antonella + Bianchi @ 41 Vine St; Haverhill MA 01830
Kofi + Owusu ~ Kwesi + Owusu @ 3400 Cottman Ave; Philadelphia PA 19149
Dmitry + Kogan ~ Daria + Kogan @ 60 Oceana Dr W | 4C; Brooklyn NY 11235
Evgeny + Kogan ~ Evgenia + Kogan @ 60 Oceana Dr W | 4C; Brooklyn NY 11235
Arjun + Nair ~ Aruna + Nair @ 150 Lake Blvd | Apt 33; Buffalo Grove IL 60089
Sanjay + Reddy ~ Sanjana + Reddy @ 2 Amber Ct; Plainsboro NJ 08536
Grace + Oh ~ Grant + Oh @ 99-11 Queens Blvd | 6K; Rego Park NY 11374
Bruce + Elkins ~ Bryce + Elkins @ 7 Stagecoach Rd; Bandera TX 78003
Christa + Meier ~ Christof + Meier @ 88 Main St; Frankenmuth MI 48734
Alan + Siegel ~ Alana + Siegel @ 360 Central Park W | 9B; New York NY 10025
Neal + Fogarty ~ Nell + Fogarty @ 1011 Elm Grove Rd; Elm Grove WI 53122
Marcia + Tindall ~ Marcus + Tindall @ 4 Peach Tree Ln; Fort Valley GA 31030
Ivan + Castellanos ~ Ivonne + Castellanos @ 750 NE 199th St | Apt 102; Miami FL 33179
Chad + Hostetler ~ Chet + Hostetler @ 512 Amish Mill Rd; Shipshewana IN 46565 ~ 530 Amish Mill Rd; Shipshewana IN 46565
Rose + Ellery ~ Ross + Ellery @ 62 Foxcroft Ln; Williamsville NY 14221
Reid + Sumner ~ Reed + Sumner Jr. @ 1440 Bluegrass Pkwy; Bardstown KY 40004
Lucas + Braga ~ Luana + Braga @ 19 Ferry St | 2; Newark NJ 07105
Kelly + Strand ~ Kelvin + Strand @ 301 Fjord Rd; Stoughton WI 53589
Jerome + Whitted ~ Jermaine + Whitted @ 909 Gaston St; Savannah GA 31401
Tanya + Boswell ~ Tonya + Boswell @ 77 Trade St; Tryon NC 28782
Kristen + Aldous ~ Kirsten + Aldous @ 13 Temple Ave; Provo UT 84601
Jan + Visser ~ Joan + Visser @ 22 Dutch Ln; Lynden WA 98264
Harriet + Nolte ~ Harry + Nolte @ 5 Spring St; Marietta OH 45750
Sidney + Glass ~ Cindy + Glass @ 1100 Lovers Ln; Dallas TX 75225
Mason + Trask ~ Jason + Trask @ 8 Harbor Ln; Gloucester MA 01930
Angela + Buono ~ Angelo + Buono @ 1710 Gerritsen Ave; Brooklyn NY 11229
Fred + Nakai @ PO Box 418; Fort Defiance AZ 86504 ~ PO Box 184; Fort Defiance AZ 86504
Lorna + Haig ~ Loren + Haig @ 210 Caledonia St; Alma MI 48801
Stacy + Breck ~ Tracy + Breck @ 61 Maple Hill; Woodbury CT 06798
Ramón + Feliciano @ Cond Plaza del Mar | Apt 301; Carolina PR 00979 ~ Cond Plaza del Mar | Apt 1204; Carolina PR 00979
Miguel + Cordero @ URB SANTA RITA | 12 CALLE BORINQUEN; SAN JUAN PR 00925 ~ URB SANTA RITA | 21 CALLE HUMACAO; SAN JUAN PR 00925
Bill + Yost @ 1822 Lincoln Way E; Chambersburg PA 17202 ~ 1822 Lincoln Way W; Chambersburg PA 17202
Victoria + Ainsley ~ Victor + Ainsley @ 4 Gramercy Park | 3F; New York NY 10003
Norman + Teague ~ Norma + Teague @ 12 Oak St | Apt 1; Troy NY 12180
Lydia + Sandberg ~ Linda + Sandberg @ 7 Juniper Way; Taos NM 87571
Elias + Haddad ~ Elie + Haddad Jr @ 808 Ford Rd; Dearborn Heights MI 48127 ~ 810 Ford Rd; Dearborn Heights MI 48127
Ana + Pacheco @ 190 Hope St | 1R; Bristol RI 02809 ~ 190 Hope St | 3L; Bristol RI 02809
Deborah + Kinsella ~ Denise + Kinsella @ 1903 Prospect Ave | Apt 2; Helena MT 59601
Patrick + McSweeney @ 2 Shore Rd; Hull MA 02045 ~ 2 Shore Rd; Chatham MA 02633
Albert + Quattrocchi ~ Alberta + Quattrocchi @ 9 Ferry Rd; Old Saybrook CT 06475
Randolph + Summerlin @ 2600 Peach Orchard Rd | Lot 14; Augusta GA 30906 ~ 2600 Peach Orchard Rd | Lot 41; Augusta GA 30906
Hugh + Clarke ~ Hugo + Clarke @ 1 Seaview Ter; Newport RI 02840
Roger + Whitebear ~ Rodney + Whitebear @ PO Box 12; Lame Deer MT 59043
Elena + Marchenko ~ Elina + Marchenko @ 505 Elmwood Ave | 3E; Brooklyn NY 11230
Ian + Strathairn ~ Ivan + Strathairn @ 52 Bowdoin St | Apt 6; Boston MA 02114
Gerard + LeBlanc ~ Gerald + LeBlanc @ 55 Bayou Vista Dr; Houma LA 70360
Shirin + Moghaddam ~ Shahin + Moghaddam @ 17000 Ventura Blvd; Encino CA 91316
Leila + Hosseini ~ Laleh + Hosseini @ 8 Via Lucca | B210; Irvine CA 92612
Jeremiah + Colbert Jr ~ Jeremiah + Colbert Sr @ 820 Rhode Island Ave NE; Washington DC 20018
Eduardo + Menchaca ~ Edgardo + Menchaca @ 1421 Calle de Oro; Santa Fe NM 87507
Ramiro + Zepeda ~ Ramona + Zepeda @ 2219 Main St; Salinas CA 93906
Mitchell + Rosenbaum ~ Michelle + Rosenbaum @ 40-15 Hampton St | 2H; Elmhurst NY 11373
Valerie + Steinmetz @ 350 S 200 E; Salt Lake City UT 84111 ~ 350 S 300 E; Salt Lake City UT 84111
Valerie + Steinmetz @ 350 S 200 E; Salt Lake City UT 84111 ~ 350 N 200 E; Salt Lake City UT 84103
Kelechi + Nwosu ~ Kenechi + Nwosu @ 11011 Richmond Ave | 402; Houston TX 77042
Adriana + Bustamante @ 10350 SW 8th Ter; Miami FL 33174 ~ 10350 SW 8th St; Miami FL 33174
Darlene + Fitzwater ~ Marlene + Fitzwater @ 112 Sycamore Rd; Elkton MD 21921
Josefina + Carbajal ~ José + Carbajal @ 611 4th Ave; National City CA 91950
Danica + Popovich ~ Danilo + Popovich @ 6310 Gravois; Saint Louis MO 63116
Hussein + Abbas ~ Hassan + Abbas @ 6430 Orchard Ave; Dearborn MI 48126
Linh + Do ~ Loan + Do @ 1201 E Lamar St | #4; Arlington TX 76011
Jiayi + Sun ~ Jiahao + Sun @ 110 Brookline St | 5; Cambridge MA 02139
Yan Ting + Ng ~ Yan Ling + Ng @ 88 Elizabeth St | 4B; New York NY 10013
Seung-ho + Yoon ~ Seung-woo + Yoon @ 160-15 Sanford Ave | 3F; Flushing NY 11358
Noah + Abramson ~ Naomi + Abramson @ 31 Birchwood Ln; Great Neck NY 11024
Emmett + Culver ~ Emma + Culver @ Rt 2 Box 18; Harrison AR 72601
Cheryl + Banks ~ Meryl + Banks @ 730 E 79th St | 2A; Chicago IL 60619
Teodoro + Balderas ~ Teodora + Balderas @ 1816 Guadalupe St; San Antonio TX 78207
Ana Karen + Lozano ~ Ana Laura + Lozano @ 9 Palma Real; Laredo TX 78045
Luis Fernando + Cuevas ~ Luis Enrique + Cuevas @ 808 Bergenline Ave | 3; Union City NJ 07087
Steven + Ames ~ Stephanie + Ames @ 7 Quail Hollow; Hot Springs AR 71913
Harold + Finch ~ Harriet + Finch @ 22 Bank St; Batavia NY 14020
Ruth + Applebaum @ 201 E 66th St | 15K; New York NY 10065 ~ 201 E 66th St | 8C; New York NY 10065
Rudolph + Keller ~ Rudolph + Keller IV @ 418 Vine St; Cincinnati OH 45202
Bernadette + Cloutier ~ Bernard + Cloutier @ 16 Sabattus St | 2; Lewiston ME 04240
Aurora + Tapia ~ Aurelio + Tapia @ 2230 Wabash Ave; Los Angeles CA 90033
Tracy + Goodwin ~ Terri + Goodwin @ 19 Butternut Ln; Essex VT 05452
Marta + Sosa ~ Mayra + Sosa @ 620 W 171st St | 5D; New York NY 10032
Derek + Olufsen ~ Dirk + Olufsen @ 88 Skagen Way; Blair NE 68008
Gwen + Pruett ~ Glen + Pruett @ 5 Old Stage Rd; Monteagle TN 37356
Clare + Devlin ~ Clark + Devlin @ 90 Inman St | #2; Cambridge MA 02139
Roy + Benally @ PO Box 1180; Chinle AZ 86503 ~ PO Box 1808; Chinle AZ 86503
Jesús María + Olivas ~ María Jesús + Olivas @ 12 Adobe Ln; Deming NM 88030
Brandy + Coker ~ Randy + Coker @ 64 Turkey Trot; Ada OK 74820
Desmond + Charles ~ Raymond + Charles @ 1388 Nostrand Ave | 4L; Brooklyn NY 11226
Ed + Norton ~ Ted + Norton Jr @ 33 Depot Ln; Cutchogue NY 11935 ~ 35 Depot Ln; Cutchogue NY 11935
Pearl + Whitten ~ Merle + Whitten @ 10 Ivy St; Laurel MS 39440
Gus + Vlahos ~ Russ + Vlahos @ 1400 Haverhill St; Dracut MA 01826
Sven + Borg ~ Steve + Borg @ 4 Fjellveien; Decorah IA 52101
Iris + Colón @ Urb Hyde Park | 240 Calle Flamboyán; San Juan PR 00927 ~ Urb Hyde Park | 274 Calle Flamboyán; San Juan PR 00927
Madeline + Trent ~ Adeline + Trent @ 6 Gable Ct; Dover DE 19901
Trina + Wick ~ Trisha + Wick @ 101 N 3rd St; Wausau WI 54401
`
