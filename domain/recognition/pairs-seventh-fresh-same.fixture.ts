/** Pairs that are the same person, written by hand after the sixth set had been judged, with other names. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_SEVENTH_FRESH_LOOK = `
Lawrence + Haverstock ~ Larry + Haverstock @ 2 Quaker Ln; Chappaqua NY 10514 ~ 2 Quaker Lane; Chappaqua NY 10514
Ximena + Landeros ~ Jimena + Landeros @ 7110 Gage Ave | Apt 4; Bell Gardens CA 90201 ~ 7110 E Gage Avenue | 4; Bell Gardens CA 90201
Benjamin + Szabo ~ Ben + Szabó @ 1820 Lee Rd; Cleveland Heights OH 44118 ~ 1820 Lee Road; Cleveland Hts OH 44118
Marguerite + Thériault ~ Margaret + Theriault @ 15 Main St; Van Buren ME 04785 ~ 15 Main Street; Van Buren ME 04785
Antonio + Bustos Reyna ~ Toño + Bustos @ 2010 Santa Maria Ave; Laredo TX 78040 ~ 2010 Santa Maria; Laredo TX 78040
Jacob + Feinstein ~ Jake + Fienstein @ 310 W 86th St | Apt 10A; New York NY 10024 ~ 310 West 86th Street | 10A; New York NY 10024
Lillian + Two Eagles ~ Lillian + Two Eagle @ BIA Rt 7 Box 40; Mission SD 57555 ~ BIA Route 7 Box 40; Mission SD 57555
Sandra + Kowalewski ~ Sandy + Kowalewski @ 6017 S Massasoit Ave; Chicago IL 60638 ~ 6017 South Massasoit; Chicago IL 60638-4502
Trang + Pham ~ Trang + Fam @ 9191 Bolsa Ave | Apt 118; Westminster CA 92683 ~ 9191 Bolsa Avenue | 118; Westminster CA 92683
Douglas + Macpherson ~ Doug + MacPherson @ 88 Thistle Ct; Alpharetta GA 30004 ~ 88 Thistle Court; Alpharetta GA 30004
Melanie + Broussard ~ Melanie + Broussard-Keys @ 4520 Magnolia St; Beaumont TX 77703 ~ 4520 Magnolia; Beaumont TX 77703
Ricardo + Villaseñor ~ Ricky + Villasenor @ 1260 Capitol Ave | Unit 3; Bridgeport CT 06606 ~ 1260 Capital Ave | #3; Bridgeport CT 06606
Henry + Nakamura ~ Hank + Nakamura @ 2344 Kilauea Ave; Hilo HI 96720 ~ 2344 Kilauea Avenue; Hilo HI 96720
Charlotte + Ellingsworth @ 77 Wharf Rd | PO Box 31; Tenants Harbor ME 04860 ~ PO Box 31; Tenants Harbor ME 04860
Gail + Petrosky ~ Abigail + Petrosky @ 419 Coal St; Nanticoke PA 18634 ~ 419 Coal Street; Nanticoke PA 18634
Ahmad + Khalil ~ Ahmed + Khaleel @ 13540 Michigan Ave | Apt 20; Dearborn MI 48126 ~ 13540 Michigan Avenue | #20; Dearborn MI 48126
Roberto Carlos + Mejía ~ Roberto C + Mejia @ 611 E Tremont Ave | Apt 5D; Bronx NY 10457 ~ 611 East Tremont Avenue | 5D; Bronx NY 10457
Judith + Vandermolen ~ Judy + Vander Molen @ 1550 Leonard St NW; Grand Rapids MI 49504 ~ 1550 Leonard Northwest; Grand Rapids MI 49504
Mrs. Lorraine + Gentile ~ Lorraine + Gentile @ 34 Corona Ave; Pelham NY 10803 ~ 34 Corona Avenue; Pelham NY 10803
Kenneth + Oyler ~ Ken + Oyler @ 3302 E 400 N; Warsaw IN 46582 ~ 3302 East 400 North; Warsaw IN 46582
Veronica + Cisneros ~ Ronnie + Cisneros @ 16 Villa Ct | Apt 16; Hollister CA 95023 ~ 16 Villa Court; Hollister CA 95023
Andrzej + Kaminski ~ Andrew + Kaminsky @ 71-28 Fresh Pond Rd | 2L; Ridgewood NY 11385 ~ 7128 Fresh Pond Road | 2L; Queens NY 11385
Elizabeth Anne + Prescott ~ Anne + Prescott @ 14 Mt. Vernon St; Boston MA 02108 ~ 14 Mount Vernon Street; Boston MA 02108
Joaquín + Arzate ~ Joaquin + Arsate @ 805 Eighth St; Douglas AZ 85607 ~ 805 8th St; Douglas AZ 85607
Mary Catherine + Fogarty ~ Mary + Fogarty @ 201 Pulaski Rd; Calumet City IL 60409 ~ 201 Pulaski Road; Calumet City IL 60409
Dwayne + Hollowell ~ Duane + Hollowell @ 1907 Booker T Washington Ave; Shreveport LA 71103 ~ 1907 Booker T. Washington; Shreveport LA 71103
Evangelina + Tarango ~ Eva + Tarango @ 940 Sunland Park Dr | Apt 331; El Paso TX 79922 ~ 940 Sunland Park Drive | 331; El Paso TX 79922
Gabriel + St. Cyr ~ Gabe + St Cyr @ 60 Pond St; Woonsocket RI 02895 ~ 60 Pond Street; Woonsocket RI 02895
Stanislav + Hrubý ~ Stan + Hruby @ 4215 Pearl Rd; Cleveland OH 44109 ~ 4215 Pearl Road; Cleveland OH 44109
Christopher + Beaumont ~ Kit + Beaumont @ 1000 Westover Hills Blvd; Richmond VA 23225 ~ 1000 Westover Hills; Richmond VA 23225
Diana + Yeo ~ Diana + Yeoh @ 8 Hillside Ave | Flr 2; Montclair NJ 07042 ~ 8 Hillside Avenue | 2nd Fl; Montclair NJ 07042
Oscar + Benítez-Lugo ~ Oscar + Benitez @ Bo. Quebrada, Carr 129 Km 14; Camuy PR 00627 ~ Bo Quebrada Carr. 129 Km 14; Camuy PR 00627
Vernon + Teasdale ~ Vern + Teasdale @ 905 Garfield Avenue; Cañon City CO 81212 ~ 905 Garfield Av; Canon City CO 81212
Jing + Xu ~ Xu + Jing @ 25 River Dr S | Apt 1911; Jersey City NJ 07310 ~ 25 River Drive South | 1911; Jersey City NJ 07310
Pauline + D'Agostino ~ Pauline + Dagostino @ 118 Summer St; Watertown MA 02472 ~ 118 Summer Street; Watertown MA 02472
Isaiah + Pettigrew @ 2416 Rev Abraham Woods Jr Blvd; Birmingham AL 35203 ~ 2416 Reverend Abraham Woods Jr Boulevard; Birmingham AL 35203
Peggy + Danforth ~ Margaret + Danforth @ 9 Boulder Brook Rd; Wilton CT 06897 ~ 9 Boulderbrook Rd; Wilton CT 06897
Svetlana + Orlova ~ Lana + Orlov @ 1125 Ave M | 3D; Brooklyn NY 11230 ~ 1125 Avenue M | Apt 3D; Brooklyn NY 11230
Jonah + Whitefield ~ Jonah + Whitfield @ 4 Col. Ledyard Hwy; Ledyard CT 06339 ~ 4 Colonel Ledyard Highway; Ledyard CT 06339
Erick + Tovar ~ Eric + Tobar @ 3131 W Cheyenne Ave | Apt 2044; North Las Vegas NV 89032 ~ 3131 West Cheyenne Avenue | 2044; N Las Vegas NV 89032
Hildegarde + Bauer ~ Hilde + Bauer @ 812 Deutschland Rd; Fredericksburg TX 78624 ~ 812 Deutschland Road; Fredericksburg TX 78624
Lupita + Andrade ~ Guadalupe + Andrade @ 2300 S 50th Ave | Bsmt; Cicero IL 60804 ~ 2300 S. 50th Avenue | Basement; Cicero IL 60804
Clayton + Rheinhart ~ Clayton + Reinhart @ RD 1 Box 88; Tunkhannock PA 18657 ~ RR 1 Box 88; Tunkhannock PA 18657
Monica + De Jesus ~ Monica + DeJesus @ 145 Elizabeth Ave | Apt 7B; Newark NJ 07108 ~ 145 Elizabeth Avenue | 7B; Newark NJ 07108
Lyle + Sundquist ~ Lyle + Sundqvist @ 1 Sunnyside Beach Rd; Alexandria MN 56308 ~ 1 Sunny Side Beach Rd; Alexandria MN 56308
`
