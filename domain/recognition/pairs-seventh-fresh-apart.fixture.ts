/** Pairs that are two people, written by hand after the sixth set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_AT_A_SEVENTH_FRESH_LOOK = `
Lawrence + Haverstock ~ Laura + Haverstock @ 2 Quaker Ln; Chappaqua NY 10514
Benjamin + Szabo ~ Bela + Szabo @ 1820 Lee Rd; Cleveland Heights OH 44118
Jacob + Feinstein @ 310 W 86th St | 10A; New York NY 10024 ~ 310 W 86th St | 4C; New York NY 10024
Sandra + Kowalewski ~ Zandra + Kowal @ 6017 S Massasoit Ave; Chicago IL 60638 ~ 6021 S Massasoit Ave; Chicago IL 60638
Douglas + Macpherson ~ Duncan + Macpherson @ 88 Thistle Ct; Alpharetta GA 30004
Henry + Nakamura ~ Henry + Nakamura Jr @ 2344 Kilauea Ave; Hilo HI 96720
Kenneth + Oyler @ 3302 E 400 N; Warsaw IN 46582 ~ 3302 W 400 N; Warsaw IN 46582
Veronica + Cisneros ~ Verenice + Cisneros @ 16 Villa Ct; Hollister CA 95023
Eric + Tovar ~ Erica + Tovar @ 3131 W Cheyenne Ave | 2044; North Las Vegas NV 89032
Vernon + Teasdale ~ Vera + Teasdale @ 905 Garfield Ave; Canon City CO 81212
Jing + Xu ~ Jin + Xu @ 25 River Dr S | 1911; Jersey City NJ 07310 ~ 25 River Dr S | 702; Jersey City NJ 07310
Stan + Hruby ~ Stanislava + Hruba @ 4215 Pearl Rd; Cleveland OH 44109
Oscar + Benitez @ Carr 129 Km 14; Camuy PR 00627 ~ Carr 129 Km 19; Camuy PR 00627
Christopher + Beaumont ~ Kitty + Beaumont @ 1000 Westover Hills; Richmond VA 23225
Clayton + Reinhart @ RR 1 Box 88; Tunkhannock PA 18657 ~ RR 6 Box 12; Tunkhannock PA 18657
Gail + Petrosky ~ Gayle Ann + Petroski @ 419 Coal St; Nanticoke PA 18634 ~ 431 Coal St; Nanticoke PA 18634
Lupita + Andrade ~ Luisa + Andrade @ 2300 S 50th Ave; Cicero IL 60804
Pauline + Dagostino ~ Paul + Dagostino @ 118 Summer St; Watertown MA 02472
Monica + De Jesus ~ Moises + De Jesus @ 145 Elizabeth Ave | 7B; Newark NJ 07108
Lyle + Sundquist ~ Kyle + Sundquist @ 1 Sunnyside Beach Rd; Alexandria MN 56308
Reggie + Lomax ~ Maggie + Lomax @ 1717 Poplar Ave | Apt 8; Memphis TN 38104
Alma + Ruelas ~ Elma + Ruelas @ 44 Via Verde; Nogales AZ 85621
Orlando + Quesada ~ Rolando + Quesada @ 3450 Palm Ave | 102; Hialeah FL 33012
Mirta + Sardiñas ~ Marta + Sardiñas @ 90 W 29th St | #4; Hialeah FL 33012
Yesenia + Frías ~ Yadira + Frías @ 701 Dolorosa; San Antonio TX 78207
Xiao + Wang ~ Xin + Wang @ 100 Kendall St | 3; Cambridge MA 02142
Bao + Luong ~ Bich + Luong @ 2610 Story Rd; San Jose CA 95127
Son + Trinh ~ Sang + Trinh @ 4050 Buford Hwy | C6; Atlanta GA 30345
Kavita + Bose ~ Kavya + Bose @ 18 Stonehedge Dr; Nashua NH 03062
Rohan + Iyer ~ Rohit + Iyer @ 5 Meadow Vw; Shrewsbury MA 01545
Farah + Siddiqui ~ Fahad + Siddiqui @ 77 Kennedy Blvd | 9; Jersey City NJ 07305
Nadia + Mansour ~ Nader + Mansour @ 2501 Ogden; Lisle IL 60532
Olena + Bondar ~ Oleh + Bondar @ 2202 W Rice St | 2; Chicago IL 60622
Iryna + Melnyk ~ Ihor + Melnyk @ 31 Kingsley Ave; Staten Island NY 10314
Danuta + Wrona ~ Dorota + Wrona @ 55 Java St | 3R; Brooklyn NY 11222
Caleb + Yoder ~ Jacob + Yoder @ 880 Township Road 606; Fredericksburg OH 44627
Eli + Miller ~ Levi + Miller @ 2200 County Road 168; Dundee OH 44624
Mary Jo + Stack ~ Mary Lou + Stack @ 14 Farm Rd; Cashton WI 54619
Billie + Ward ~ Bobbie + Ward @ 606 Elm; Sweetwater TX 79556
Sean + Corrigan ~ Siobhan + Corrigan @ 250 Neponset Ave | #2; Boston MA 02122
Anton + Brandt ~ Anita + Brandt @ 11 Sauk Trail; Manitowoc WI 54220
Marlon + Francis ~ Marla + Francis @ 1045 E 219th St; Bronx NY 10469
Jose + Ortiz @ 1515 Grand Concourse | 4E; Bronx NY 10452 ~ 1515 Grand Concourse | 2C; Bronx NY 10452
James + Wilson @ 220 E Walton Pl | 9E; Chicago IL 60611 ~ 200 E Walton Pl | 9E; Chicago IL 60611
Maria + Hernandez @ 5613 Navigation Blvd; Houston TX 77011 ~ 5613 Canal St; Houston TX 77011
Robert + Chan ~ Roberta + Chan @ 820 Clement St | 3; San Francisco CA 94118
Ruben + Salas ~ Rubi + Salas @ 77 Agua Fria; Santa Fe NM 87501
Donna + Lapierre ~ Dana + Lapierre @ 29 Court St; Laconia NH 03246
Corey + Winters ~ Casey + Winters @ 6 Birch Cir; Juneau AK 99801
Duane + Eagle ~ Dwight + Eagle @ PO Box 55; Eagle Butte SD 57625
Gavin + Locke ~ Garvin + Locke Jr @ 88 Tremont St | 501; Boston MA 02108
Leon + Ashby ~ Leona + Ashby @ 18 Oak Ter; Malden MA 02148
Fabian + Rocha ~ Fabiola + Rocha @ 1023 S Alma School Rd; Mesa AZ 85210
Blanche + Tillis ~ Blake + Tillis @ 404 Cane St; Thibodaux LA 70301
Irwin + Sachs ~ Irving + Sachs @ 90 Park Ter E | 2D; New York NY 10034 ~ 92 Park Ter E | 5A; New York NY 10034
`
