/** Pairs that were written after the errors that the first fresh pairs had shown were corrected. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_A_SECOND_FRESH_LOOK = `
Hank + Sorrell ~ Henry + Sorrell @ 3312 Briarcliff Rd NE; Atlanta GA 30329
Maggie + Tran-Howell ~ Margaret + Howell @ 41 Larkin Ct; San Mateo CA 94403
Betsy + Coolidge ~ Elizabeth + Coolidge @ 7 Plymouth Notch Rd; Ludlow VT 05149
Teddy + Vassar ~ Theodore + Vassar @ 1806 Monument Ave; Richmond VA 23220
Chava + Villegas ~ Salvador + Villegas @ 2418 E 4th St; Los Angeles CA 90033
Nena + Palacios ~ Elena + Palacios @ 77 Hunts Point Ave; Bronx NY 10474
Goyo + Palacios ~ Gregorio + Palacios @ 77 Hunts Point Ave; Bronx NY 10474
Meche + Urrutia ~ Mercedes + Urrutia @ 5150 Airline Dr; Houston TX 77022
Chabela + Urrutia ~ Isabel + Urrutia @ 5150 Airline Dr; Houston TX 77022
Rodo + Espinal ~ Rodolfo + Espinal @ 302 Broadway; Lawrence MA 01841
Yoli + Fragoso ~ Yolanda + Fragoso @ 1919 S Zarzamora St; San Antonio TX 78207
Lety + Fragoso ~ Leticia + Fragoso @ 1919 S Zarzamora St; San Antonio TX 78207
Mandy + O’Keefe ~ Amanda + OKeefe @ 226 Pelham Rd; New Rochelle NY 10805
Barb + Nieminen ~ Barbara + Nieminen @ 18 Copper St; Hancock MI 49930
Tony + Esposito ~ Anthony + Esposito @ 1010 Wolcott St; Waterbury CT 06705
Joey + Esposito ~ Joseph + Esposito @ 1010 Wolcott St; Waterbury CT 06705
Fran + Esposito ~ Frances + Esposito @ 1010 Wolcott St; Waterbury CT 06705
Ellie + Thorndike ~ Eleanor + Thorndike @ 12 Pepperell Way; Concord MA 01742
Lenny + Zuckerman ~ Leonard + Zuckerman @ 2900 Palm Aire Dr | Apt 305; Pompano Beach FL 33069
Bernie + Zuckerman ~ Bernard + Zuckerman @ 2900 Palm Aire Dr | Apt 305; Pompano Beach FL 33069
Connie + Delacroix ~ Constance + Delacroix @ 840 Esplanade Ave; New Orleans LA 70116
Kit + Marlowe ~ Christopher + Marlowe @ 9 Deptford St; Portland ME 04102
Wendy + Rasmussen ~ Gwendolyn + Rasmussen @ 660 Lakeview Ave; Racine WI 53403
Nan + Rasmussen ~ Nancy + Rasmussen @ 660 Lakeview Ave; Racine WI 53403
Bart + Kovacs ~ Bartholomew + Kovacs @ 5510 Buckeye Rd; Cleveland OH 44104
Trudy + Kovacs ~ Gertrude + Kovacs @ 5510 Buckeye Rd; Cleveland OH 44104
Jenny + Albrecht ~ Jennifer + Albrecht @ 33 Sauerkraut Ln; Macungie PA 18062
Kathy + Albrecht ~ Cathy + Albrecht @ 33 Sauerkraut Ln; Macungie PA 18062
Caitlin + Moynihan ~ Kaitlyn + Moynihan @ 410 Farragut Rd; South Boston MA 02127
Lindsay + Moynihan ~ Lindsey + Moynihan @ 410 Farragut Rd; South Boston MA 02127
Ashleigh + Moynihan ~ Ashley + Moynihan @ 410 Farragut Rd; South Boston MA 02127
Tracy + Oberlin ~ Traci + Oberlin @ 55 Tappan Sq; Oberlin OH 44074
Aaron + Tannenbaum ~ Aron + Tannenbaum @ 14 Monsey Blvd; Monsey NY 10952
Isaac + Tannenbaum ~ Isac + Tannenbaum @ 14 Monsey Blvd; Monsey NY 10952
Nicholas + Papadakis ~ Nikolas + Papadakis @ 23-10 31st Ave; Astoria NY 11106
Ramon + Echevarria ~ Ramón + Echevarría @ 190 Wyckoff Ave; Brooklyn NY 11237
Inés + Peñaloza ~ Inez + Penaloza @ 4801 Calle Norte; Phoenix AZ 85031
Noé + Muñiz ~ Noe + Muniz @ 1300 Zapata Hwy; Laredo TX 78046
Björn + Ångström ~ Bjorn + Angstrom @ 2020 Nordic Way; Lindsborg KS 67456
François + Lefèvre ~ Francois + Lefevre @ 11 Acadia Ln; Van Buren ME 04785
Patricia + Montgomery ~ Patrica + Montgomery @ 6 Bellwether Ct; Lake Oswego OR 97034
Lawrence + Fitzsimmons ~ Lawrence + Fitzsimons @ 6 Bellwether Ct; Lake Oswego OR 97034
Charlotte + Wetherell ~ Charlotte + Weatherell @ 6 Bellwether Ct; Lake Oswego OR 97034
Charlotte + Wetherell ~ Charlote + Wetherell @ 6 Bellwether Ct; Lake Oswego OR 97034
Douglas + Hargrove ~ Dougals + Hargrove @ 1290 Cypress Mill Rd; Brunswick GA 31520
Douglas + Hargrove ~ Douglas + Hargrive @ 1290 Cypress Mill Rd; Brunswick GA 31520
Elizabeth + Sommerville ~ Elizabteh + Sommerville @ 72 Tidewater Dr; Norfolk VA 23509
Veronica + Sommerville ~ Veronica + Somerville @ 72 Tidewater Dr; Norfolk VA 23509
Nathaniel + Greenwood ~ Nathanial + Greenwood @ 72 Tidewater Dr; Norfolk VA 23509
Bradley + Kirkwood ~ Bradly + Kirkwod @ 3 Foxglove Ct; Columbia MO 65203
Samantha + Overstreet ~ Samanhta + Overstreet @ 3 Foxglove Ct; Columbia MO 65203
Guillermo + Arciniega ~ Guilermo + Arciniega @ 907 Paisano Dr; El Paso TX 79901
Esperanza + Arciniega ~ Esperansa + Arciniega @ 907 Paisano Dr; El Paso TX 79901
Xavier + Quintanilla ~ Javier + Quintanilla @ 907 Paisano Dr; El Paso TX 79901
Shannon + Oakley ~ Shannon + 0akley @ 505 Rosewood Ter; Plano TX 75075
Harriet + Templeton ~ Harriet + Ternpleton @ 505 Rosewood Ter; Plano TX 75075
Jane + Doe-Hartley ~ Jane + Hartley @ 19 Walnut Grove; Carmel IN 46032
Jane Doe + Hartley ~ Jane + Hartley @ 19 Walnut Grove; Carmel IN 46032
Rachel + Feinberg Katz ~ Rachel + Feinberg @ 19 Walnut Grove; Carmel IN 46032
Rachel + Feinberg Katz ~ Rachel F. + Katz @ 19 Walnut Grove; Carmel IN 46032
Melissa + Hightower ~ Melissa + Barrington @ 208 Sugarberry Rd; Chapel Hill NC 27514
Courtney + Hightower ~ Courtney + Hightower-Barrington @ 208 Sugarberry Rd; Chapel Hill NC 27514
Sofía + Mendoza Ruelas ~ Sofia + Mendoza @ 1177 Alvarado St; Oxnard CA 93036
Sofía + Mendoza Ruelas ~ Sofia + Ruelas @ 1177 Alvarado St; Oxnard CA 93036
Sofía + Mendoza Ruelas ~ Sofía + Ruelas Mendoza @ 1177 Alvarado St; Oxnard CA 93036
Pablo + Gómez de la Torre ~ Pablo + Gomez @ 1177 Alvarado St; Oxnard CA 93036
Juan Pablo + Zaragoza ~ Juan P. + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Ma. Elena + Zaragoza ~ María Elena + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
M. Elena + Zaragoza ~ María Elena + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
José de Jesús + Zaragoza ~ Jose Jesus + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Sarah Jane + Whitlock ~ Sarah + Whitlock @ 14 Quarry Rd; Barre VT 05641
Anne Marie + Whitlock ~ Annemarie + Whitlock @ 14 Quarry Rd; Barre VT 05641
Bobby Joe + Whitlock ~ Bobby + Whitlock @ 14 Quarry Rd; Barre VT 05641
Willem + van den Heuvel ~ Willem + Vandenheuvel @ 300 De Pere Rd; Green Bay WI 54301
Marcus + De Luca ~ Marcus + Deluca @ 88 Mott Ave; Inwood NY 11096
Paul + Mc Cormick ~ Paul + McCormick @ 402 Pulaski Hwy; Columbia TN 38401
Shane + O'Malley ~ Shane + O'Mally @ 402 Pulaski Hwy; Columbia TN 38401
Ahmed + Al-Farsi ~ Ahmad + Alfarsi @ 4600 King St; Alexandria VA 22302
Omar + El Sayed ~ Omar + Elsayed @ 4600 King St; Alexandria VA 22302
H. Ross + Pemberton ~ Ross + Pemberton @ 100 Turtle Creek Blvd; Dallas TX 75219
C.J. + Rutledge ~ Charles James + Rutledge @ 55 Battery Pl; Charleston SC 29401
CJ + Rutledge ~ C. J. + Rutledge @ 55 Battery Pl; Charleston SC 29401
E. + Rutledge ~ Edith + Rutledge @ 55 Battery Pl; Charleston SC 29401
George H W + Rutledge ~ George + Rutledge @ 55 Battery Pl; Charleston SC 29401
Prof. Nadia + Kasparov ~ Nadia + Kasparov, Ph.D. @ 31 College Hill Rd; Clinton NY 13323
Mr. Desmond + Achebe ~ Desmond + Achebe @ 31 College Hill Rd; Clinton NY 13323
Ms. Yolanda + Achebe ~ Mrs. Yolanda + Achebe @ 31 College Hill Rd; Clinton NY 13323
Sr. Ramiro + Treviño ~ Ramiro + Trevino @ 31 College Hill Rd; Clinton NY 13323
Sgt. Luke + Brannigan ~ Luke + Brannigan @ 70 Parade Field Rd; Fayetteville NC 28307
Winston + Ashcroft Jr ~ Winston + Ashcroft, Jr. @ 4 Carriage House Ln; Newport RI 02840
Winston + Ashcroft II ~ Winston + Ashcroft 2nd @ 4 Carriage House Ln; Newport RI 02840
Winston + Ashcroft ~ Winston + Ashcroft Sr. @ 4 Carriage House Ln; Newport RI 02840
Ashcroft + Winston ~ Winston + Ashcroft @ 4 Carriage House Ln; Newport RI 02840
Tanaka + Hiroshi ~ Hiroshi + Tanaka @ 1745 Sawtelle Blvd; Los Angeles CA 90025
Hye-jin + Cho ~ Hyejin + Cho @ 940 S Western Ave; Los Angeles CA 90006
Xiao Ming + Guo ~ Xiaoming + Guo @ 620 Garvey Ave; Monterey Park CA 91754
DELORES + HUCKABEE ~ Dolores + Huckabee @ 29 Pine Bluff Rd; Hope AR 71801
Dolores + Huckabee @ 29 Pine Bluff Rd Apt B; Hope AR 71801 ~ 29 Pine Bluff Rd; Hope AR 71801
Dolores + Huckabee @ 29 Pine Bluff Rd | Lot 7; Hope AR 71801 ~ 29 Pine Bluff Road | #7; Hope AR 71801
Dolores + Huckabee @ 29 Pine Bluff Rd, Apt B; Hope AR 71801 ~ 29-B Pine Bluff Rd; Hope AR 71801
Dolores + Huckabee @ 1840 University Ave | Suite 310; Hope AR 71801 ~ 1840 University Avenue, Ste. 310; Hope AR 71801
Dolores + Huckabee @ 1840 University Ave | Fl 3; Hope AR 71801 ~ 1840 University Ave | 3rd Floor; Hope AR 71801
Dolores + Huckabee @ 1840 University Ave | PH 2; Hope AR 71801 ~ 1840 University Ave | Penthouse 2; Hope AR 71801
Dolores + Huckabee @ 1840 University Ave | Bldg 4 Apt 12; Hope AR 71801 ~ 1840 University Ave | Building 4, #12; Hope AR 71801
Dolores + Huckabee @ 77 W Tenth St; Hope AR 71801 ~ 77 West 10th Street; Hope AR 71801
Dolores + Huckabee @ 77 Thirty-Fourth Ave; Hope AR 71801 ~ 77 34th Ave; Hope AR 71801
Dolores + Huckabee @ 77 N.E. Broadway; Hope AR 71801 ~ 77 Northeast Broadway; Hope AR 71801
Dolores + Huckabee @ 6500 State Highway 29; Hope AR 71801 ~ 6500 Hwy 29; Hope AR 71801
Dolores + Huckabee @ 6500 US Hwy 67 S; Hope AR 71801 ~ 6500 US 67 South; Hope AR 71801
Dolores + Huckabee @ 6500 County Rd 5; Hope AR 71801 ~ 6500 CR-5; Hope AR 71801
Dolores + Huckabee @ 6500 Ranch Road 620; Hope AR 71801 ~ 6500 RR 620; Hope AR 71801
Dolores + Huckabee @ Rt 3 Box 88; Hope AR 71801 ~ RR 3, Box 88; Hope AR 71801
Dolores + Huckabee @ PO Box 1402; Hope AR 71801-1402 ~ P. O. Box 1402; Hope AR 71801
Dolores + Huckabee @ P.O.Box 1402; Hope AR 71802 ~ PO Box 1402; Hope AR 71802
Dolores + Huckabee @ PO Box 1402 | 12 Elm St; Hope AR 71801 ~ 12 Elm St; Hope AR 71801
Dolores + Huckabee @ 900 Mount Holly Rd; Hope AR 71801 ~ 900 Mt. Holly Rd; Hope AR 71801
Dolores + Huckabee @ 900 Saint Charles Ave; Hope AR 71801 ~ 900 St Charles Ave; Hope AR 71801
Dolores + Huckabee @ 900 Fort Hill Pkwy; Hope AR 71801 ~ 900 Ft Hill Parkway; Hope AR 71801
Dolores + Huckabee @ 900 Meadow Brook Ln; Hope AR 71801 ~ 900 Meadowbrook Lane; Hope AR 71801
Dolores + Huckabee @ 900 Meadowbrook Ln; Hope AR 71801 ~ 900 Meadwobrook Ln; Hope AR 71801
Dolores + Huckabee @ 900 Winchester Blvd; Hope AR 71801 ~ 900 Winchestr Boulevard; Hope AR 71801
Dolores + Huckabee @ 900 Winchester Blvd; Hope AR 71801 ~ 900 Winchester; Hope AR 71801
Dolores + Huckabee @ 900 Winchester Blvd; Hope AR 71801 ~ 900 Winchester Bolevard; Hope AR 71801
Dolores + Huckabee @ 900 Winchester Blvd; Hope AR 71801 ~ 900 Winchester Blvd; Hpoe AR 71801
Dolores + Huckabee @ 900 Winchester Blvd; Hope AR 71801 ~ 900 Winchester Blvd; Hope AR 71810
Dolores + Huckabee @ 900 Winchester Blvd; San Jose CA 95128 ~ 900 S Winchester Blvd; San José CA 95128
Dolores + Huckabee @ 900 JFK Blvd; Hope AR 71801 ~ 900 John F Kennedy Blvd; Hope AR 71801
Dolores + Huckabee @ 900 John F. Kennedy Boulevard; Hope AR 71801 ~ 900 John F Kennedy Blvd; Hope AR 71801
Dolores + Huckabee @ 21 Avenue B; New York NY 10009 ~ 21 Ave B; New York NY 10009
Dolores + Huckabee @ 21 Rue Royale; Metairie LA 70002 ~ 21 Rue Royal; Metairie LA 70002
Dolores + Huckabee @ 45-18 Court Sq; Long Island City NY 11101 ~ 45-18 Court Square; LIC NY 11101
Dolores + Huckabee @ 45 Sunset Blvd; Los Angeles CA 90026 ~ 45 W Sunset Blvd; LA CA 90026
Dolores + Huckabee @ 45 Sunset Blvd; North Hollywood CA 91601 ~ 45 Sunset Blvd; N Hollywood CA 91601
Dolores + Huckabee @ 45 Sunset Blvd; Mount Vernon NY 10550 ~ 45 Sunset Blvd; Mt. Vernon NY 10550
Dolores + Huckabee @ Huckabee & Sons LLC | 45 Sunset Blvd; Hope AR 71801 ~ 45 Sunset Blvd; Hope AR 71801
Dolores + Huckabee @ Attn: Sales | 45 Sunset Blvd; Hope AR 71801 ~ 45 Sunset Blvd; Hope AR 71801
Dolores + Huckabee @ 45 Sunset Blvd | PMB 211; Hope AR 71801 ~ 45 Sunset Blvd #211; Hope AR 71801
Dolores + Huckabee @ CMR 410 Box 77; APO AE 09049 ~ CMR 410 | Box 77; APO AE 09049
Dolores + Huckabee @ Cond. Las Palmas | 400 Ave Ashford; San Juan PR 00907 ~ 400 Avenida Ashford; San Juan PR 00907
Dolores + Huckabee @ 400 Calle Luna; San Juan PR 00901 ~ 400 C/ Luna; San Juan PR 00901
Greg and Pam + Lindell ~ Greg + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Greg & Pam + Lindell ~ Pamela + Lindell @ 30 Chickadee Ln; Chaska MN 55318
The Lindell + Family ~ Lindell + Family @ 30 Chickadee Ln; Chaska MN 55318
Mr. & Mrs. Gregory + Lindell ~ Greg + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Rick + Stephens ~ Richard + Stevens @ 2206 Fallbrook Ave | Apt 5; Woodland Hills CA 91367 ~ 2206 Fallbrook Avenue #5; Woodland Hills CA 91367-1190
Peggy + Mac Intyre ~ Margaret + McIntyre @ 18 Heather Gln; Dunedin FL 34698 ~ 18 Heather Glen; Dunedin FL 34698
Drew + Feldkamp ~ Andrew + Feldcamp @ 909 S 5th St; Lafayette IN 47905 ~ 909 South Fifth Street; Lafayette IN 47905
Sandy + Yamaguchi ~ Sandra K. + Yamaguchi @ 1350 Ala Moana Blvd | Apt 1802; Honolulu HI 96814 ~ 1350 Ala Moana #1802; Honolulu HI 96814
`

export const DIFFERENT_AT_A_SECOND_FRESH_LOOK = `
Winston + Ashcroft Jr ~ Winston + Ashcroft Sr @ 4 Carriage House Ln; Newport RI 02840
Winston + Ashcroft III ~ Winston + Ashcroft Jr. @ 4 Carriage House Ln; Newport RI 02840
Win + Ashcroft II ~ Winston + Ashcroft IV @ 4 Carriage House Ln; Newport RI 02840
Edward + Ashcroft ~ Edwina + Ashcroft @ 4 Carriage House Ln; Newport RI 02840
Alexis + Ashcroft ~ Alex + Bancroft @ 4 Carriage House Ln; Newport RI 02840
Theodore + Ashcroft ~ Theodora + Ashcroft @ 4 Carriage House Ln; Newport RI 02840
Anton + Lindell ~ Antonia + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Greg + Lindell ~ Craig + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Greg + Lindell ~ Pam + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Martin + Lindell ~ Martina + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Jordan + Lindell ~ Jonathan + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Mason + Lindell ~ Madison + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Logan + Lindell ~ Morgan + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Kaylee + Lindell ~ Bailee + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Brayden + Lindell ~ Jayden + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Ethan + Lindell ~ Evan + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Lily + Lindell ~ Lola + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Mia + Lindell ~ Maya + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Owen + Lindell ~ Gwen + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Isla + Lindell ~ Isaac + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Grayson + Lindell ~ Jason + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Hudson + Lindell ~ Judson + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Cora + Lindell ~ Nora + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Della + Lindell ~ Ella + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Marian + Lindell ~ Marvin + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Darla + Lindell ~ Darlene + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Lena + Lindell ~ Gina + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Rose + Lindell ~ Ross + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Toni + Lindell ~ Tom + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Joel + Lindell ~ Joelle + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Noel + Lindell ~ Noelle + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Rene + Lindell ~ Renee + Olsen @ 30 Chickadee Ln; Chaska MN 55318 ~ 34 Chickadee Ln; Chaska MN 55318
Dominic + Lindell ~ Dominique + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Claude + Lindell ~ Claudia + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Glen + Lindell ~ Glenda + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Donald + Lindell ~ Ronald + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Harold + Lindell ~ Gerald + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Ruth + Lindell ~ Rita + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Marvin + Lindell ~ Melvin + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Earl + Lindell ~ Pearl + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Kyle + Lindell ~ Lyle + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Trent + Lindell ~ Brent + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Brad + Lindell ~ Chad + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Gary + Lindell ~ Cary + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Wanda + Lindell ~ Linda + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Norma + Lindell ~ Norman + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Velma + Lindell ~ Thelma + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Allen + Lindell ~ Ellen + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Rafael + Zaragoza ~ Rafaela + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Manuel + Zaragoza ~ Manuela + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Ramón + Zaragoza ~ Ramona + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Mariano + Zaragoza ~ Mariana + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Adrián + Zaragoza ~ Adriana + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Fernando + Zaragoza ~ Fernanda + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Emilio + Zaragoza ~ Emilia + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Ángel + Zaragoza ~ Ángela + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Rosa + Zaragoza ~ Rosalba + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Ernesto + Zaragoza ~ Efraín + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Rodrigo + Zaragoza ~ Rogelio + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Nacho + Zaragoza ~ Memo + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Lalo + Zaragoza ~ Lola + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
María José + Zaragoza ~ José María + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Ana María + Zaragoza ~ Ana Lucía + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Juan José + Zaragoza ~ Juan Manuel + Zaragoza @ 1177 Alvarado St; Oxnard CA 93036
Sofía + Mendoza Ruelas ~ Sofía + Mendoza Ruelas @ 1177 Alvarado St; Oxnard CA 93036 ~ 1179 Alvarado St; Oxnard CA 93036
Sofía + Mendoza Ruelas ~ Lucía + Mendoza Ruelas @ 1177 Alvarado St; Oxnard CA 93036
Charles A. + Rutledge ~ Charles F. + Rutledge @ 55 Battery Pl; Charleston SC 29401
CJ + Rutledge ~ DJ + Rutledge @ 55 Battery Pl; Charleston SC 29401
Mrs. Charles + Rutledge ~ Charles + Rutledge @ 55 Battery Pl; Charleston SC 29401
A. + Rutledge ~ B. + Rutledge @ 55 Battery Pl; Charleston SC 29401
Miss + Rutledge ~ Mr. + Rutledge @ 55 Battery Pl; Charleston SC 29401
Susan + Carter ~ Sharon + Carter @ 18 Fern Hollow; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Fern Hollow; Reading PA 19606 ~ 20 Fern Hollow; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Fern Hollow; Reading PA 19606 ~ 118 Fern Hollow; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Fern St; Reading PA 19606 ~ 18 Fern St; Reading MA 01867
Susan + Carter ~ Sue + Carter @ 18 Fern St | Apt 1; Reading PA 19606 ~ 18 Fern St | Apt 11; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Fern St | 1st Floor; Reading PA 19606 ~ 18 Fern St | 2nd Floor; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Fern St | Bldg A Apt 3; Reading PA 19606 ~ 18 Fern St | Bldg B Apt 3; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Fern St; Reading PA 19606 ~ 18 Oak St; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 NE 4th St; Reading PA 19606 ~ 18 NW 4th St; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 E 41st St; Reading PA 19606 ~ 18 E 42nd St; Reading PA 19606
Susan + Carter ~ Susan + Carter @ 18 Route 9; Reading PA 19606 ~ 18 Route 19; Reading PA 19606
Susan + Carter ~ Susan + Carter @ PO Box 44; Reading PA 19606 ~ PO Box 444; Reading PA 19606
Susan + Carter ~ Diane + Whitfield @ PO Box 44; Reading PA 19606
Susan + Carter ~ Susan + Carter @ PO Box 44; Reading PA 19606 ~ PO Box 44; Scranton PA 18501
Susan + Carter ~ Susan + Carter @ HC 1 Box 9; Reading PA 19606 ~ HC 2 Box 9; Reading PA 19606
Susan + Carter ~ Peter + Novak @ 18 Fern Hollow; Reading PA 19606
Susan + Carter ~ Susan + Novak @ 18 Fern St | Apt 1; Reading PA 19606 ~ 18 Fern St | Apt 8; Reading PA 19606
Robert + Miller ~ Bob + Miller @ 2201 Grand Ave; Des Moines IA 50312 ~ 3307 Ingersoll Ave; Des Moines IA 50312
Robert + Miller ~ Robert + Miller @ 2201 Grand Ave; Des Moines IA 50312 ~ 2201 Grand Ave; Ames IA 50010
Robert + Miller ~ Robert + Miller @ 2201 Grand Ave | Apt 4; Des Moines IA 50312 ~ 2201 Grand Ave | Apt 14; Des Moines IA 50312
Robert + Miller ~ Roberto + Millan @ 2201 Grand Ave | Apt 4; Des Moines IA 50312 ~ 2201 Grand Ave | Apt 14; Des Moines IA 50312
Robert + Miller ~ Robin + Miller @ 2201 Grand Ave; Des Moines IA 50312
Robert + Miller ~ Robert + Miller @ 2201 Grand Ave; Des Moines IA 50312 ~ 2203 Grand Ave; Des Moines IA 50312
Juan + Martínez ~ Juan + Martínez @ 810 S Boyle Ave; Los Angeles CA 90023 ~ 2812 Whittier Blvd; Los Angeles CA 90023
Juan + Martínez ~ Joan + Martínez @ 810 S Boyle Ave; Los Angeles CA 90023
Juan + Martínez ~ Iván + Martínez @ 810 S Boyle Ave; Los Angeles CA 90023
David + Kim ~ Daniel + Kim @ 3030 W 8th St; Los Angeles CA 90005
David + Kim ~ David + Kim @ 3030 W 8th St | 402; Los Angeles CA 90005 ~ 3030 W 8th St | 502; Los Angeles CA 90005
Grace + Kim ~ Gloria + Kim @ 3030 W 8th St; Los Angeles CA 90005
Hung + Nguyen ~ Hong + Nguyen @ 3030 W 8th St; Los Angeles CA 90005
Vinay + Shah ~ Vijay + Shah @ 19 Tagore Ct; Edison NJ 08820
Sunil + Shah ~ Sunita + Shah @ 19 Tagore Ct; Edison NJ 08820
Priya + Shah ~ Riya + Shah @ 19 Tagore Ct; Edison NJ 08820
Ibrahim + Saleh ~ Ismail + Saleh @ 19 Tagore Ct; Edison NJ 08820
Amina + Saleh ~ Amira + Saleh @ 19 Tagore Ct; Edison NJ 08820
Boris + Petrov ~ Igor + Petrov @ 2560 Ocean Ave; Brooklyn NY 11229
Svetlana + Petrov ~ Sergei + Petrov @ 2560 Ocean Ave; Brooklyn NY 11229
Moshe + Katz ~ Mendel + Katz @ 14 Monsey Blvd; Monsey NY 10952
Greg and Pam + Lindell ~ Todd and Amy + Lindell @ 30 Chickadee Ln; Chaska MN 55318
Greg and Pam + Lindell ~ Erik + Lindell @ 30 Chickadee Ln; Chaska MN 55318
`
