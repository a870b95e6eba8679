/** Pairs that were written to find errors in the finished rules. For the format see `pairs-same.fixture.ts`. */
export const SAME_AT_SECOND_LOOK = `
Mr. & Mrs. John + Keller ~ John + Keller
Mr. and Mrs. John + Keller ~ John + Keller
Maria V. + Keller ~ Maria + Keller
Ben Allen + Keller ~ Benjamin + Keller
Geo. + Keller ~ George + Keller
Yolanda + Keller ~ Y. + Keller
Do + Kyung ~ Do + Kyung
Anna + Al-Rashid ~ Anna + Alrashid
Anna + Al-Rashid ~ Anna + Rashid
Anna + da Silva ~ Anna + Silva
Anna + Silva Santos ~ Anna + Santos
Anna + Kowalska-Nowak ~ Anna + Kowalska
Hannah Marie + Keller ~ Hannah + Keller
Elizabeth Ann + Keller ~ Beth Ann + Keller
Sofía + Keller ~ Sophia + Keller
Yosef + O'Malley ~ Yosef + O Malley
Nguyễn Thị Minh + Khai ~ Nguyen Thi Minh + Khai
@ 12 Oak St | Acme Widgets Inc ~ 12 Oak St
@ 12 Oak St | c/o Mary Bell ~ 12 Oak St
@ c/o Mary Bell | 12 Oak St ~ 12 Oak St
@ Apt 4 | 12 Oak St ~ 12 Oak St | Apt 4
@ 12 Oak St Apt | 4 ~ 12 Oak St Apt 4
@ 12B Oak St ~ 12 Oak St Apt B
@ 12 Oak St, Apartment 4 ~ 12 Oak St Apt. 4
@ 12 Oak St | 2nd Floor ~ 12 Oak St Fl 2
@ 12 Oak St Rear ~ 12 Oak St | Rear
@ 1200 E 3300 S; Murray UT 84107 ~ 1200 East 3300 South; Murray UT 84107
@ 12 Avenue B ~ 12 Ave B
@ 12 LaSalle St ~ 12 La Salle St
@ 12 MacArthur Blvd ~ 12 McArthur Blvd
@ 12 Broadway ~ 12 Broadway St
@ 12 Oak Raod ~ 12 Oak Rd
@ 12 Oak Aveune ~ 12 Oak Ave
@ 12 North St ~ 12 North Street
@ One Oak Plaza ~ 1 Oak Plz
@ 12 Dr Martin Luther King Jr Blvd ~ 12 MLK Blvd
@ 12 Oak St | PO Box 9 ~ PO Box 9
@ 12 Oak St | PO Box 9 ~ 12 Oak St
@ 012 Oak St ~ 12 Oak St
@ 12 Oak St; Winston Salem NC 27101 ~ 12 Oak St; Winston-Salem NC 27101
@ 12 Oak St; Los Angeles CA 90012 ~ 12 Oak St; LA CA 90012
Pepe + García López ~ José + García @ 12 Oak St Apt 4 ~ 12 Oak Street
Liz + Crane ~ Elizabeth + Crain @ 12 N Oak St Apt 4 ~ 12 Oak St
Katherine + Fitzgerald ~ Kathy + Fitzgereld
Johnathan + Keller ~ Jonathan + Keller
Micheal + Keller ~ Michael + Keller
Micheal + Keller ~ Mike + Keller
Elizabth + Keller ~ Liz + Keller
Jenifer + Keller ~ Jennifer + Keller
Jenifer + Keller ~ Jen + Keller
Kristin + Keller ~ Kristen + Keller
Stephany + Keller ~ Stephanie + Keller
R. + Keller ~ Bob + Keller
Juan José + Ríos ~ Juanjo + Ríos
José María + Ríos ~ Chema + Ríos
María Fernanda + Ríos ~ Mafer + Ríos
Mari Carmen + Ríos ~ María del Carmen + Ríos
Frances + Keller ~ Fran + Keller
Francis + Keller ~ Frank + Keller
Terry + Keller ~ Theresa + Keller
Anna + Smith (Jones) ~ Anna + Jones
Anna + Smith née Jones ~ Anna + Jones
Ji-hoon + Park ~ Jihoon + Park
Cathrine + Keller ~ Catherine + Keller
Jhon + Keller ~ John + Keller
Aan + Keller ~ Ana + Keller
@ 12 B Oak St ~ 12 Oak St Apt B
@ 12 Ste Marie Ave ~ 12 Ste. Marie Avenue
@ 2300 CR-12 ~ 2300 County Road 12
@ 2300 US-30 ~ 2300 US Hwy 30
@ 2300 E Hwy 30 ~ 2300 Highway 30 E
@ 2300 Route 9 ~ 2300 Rte 9
@ 5 Avenue of the Americas; New York NY 10013 ~ 5 Ave of the Americas; New York NY 10013
@ 12 Oak St; Boston MA 02110 ~ 12 Oak St; Boston MA 2110
@ PSC 1234 Box 567; APO AE 09201 ~ PSC 1234, Box 567; APO AE 09201
`
export const DIFFERENT_AT_SECOND_LOOK = `
Jaylen + Keller ~ Jaylin + Ross @ 12 Oak St ~ 14 Oak St
Braden + Keller ~ Jaden + Keller
Ramesh + Patel ~ Rajesh + Patel
Dinesh + Patel ~ Mahesh + Patel
Emilio + Keller ~ Emilia + Keller
Adrián + Keller ~ Adriana + Keller
Thelma + Keller ~ Velma + Keller
Arlene + Keller ~ Marlene + Keller
Rhoda + Keller ~ Rhonda + Keller
Vera + Keller ~ Verna + Keller
Ronan + Keller ~ Rohan + Keller
Hattie + Keller ~ Mattie + Keller
Elmer + Keller ~ Delmer + Keller
Anya + Keller ~ Anaya + Keller
Alma + Keller ~ Elma + Keller
Delia + Keller ~ Celia + Keller
Ivan + Keller ~ Ivana + Keller
Kareem + Keller ~ Kareema + Keller
Valentin + Keller ~ Valentina + Keller
Augustin + Keller ~ Augustina + Keller
Ms. Dana + Keller ~ Mr. Dana + Keller
Mrs. Thomas + Keller ~ Thomas + Keller
The Keller + Family ~ Anna + Keller
Anna + Keller @ 12 Oak St | Apt A ~ 12 Oak St | Apt B
Anna + Keller @ 12A Oak St ~ 12 Oak St Apt B
Anna + Keller @ 12 Avenue B ~ 12 Avenue C
Anna + Keller @ 12 Calle 3 ~ 12 Calle 5
Anna + Keller @ 1200 E 3300 S; Murray UT 84107 ~ 1200 W 3300 S; Murray UT 84107
Anna + Keller @ 1200 E 3300 S; Murray UT 84107 ~ 1200 E 3900 S; Murray UT 84107
Anna + Keller @ 12 Oak St Lot 5 ~ 12 Oak St Lot 6
Anna + Keller @ 12 Oak St Bldg A ~ 12 Oak St Bldg B
Anna + Keller @ 12 Oak St Ste 100 ~ 12 Oak St Ste 110
Anna + Keller @ 12 Oak St Rear ~ 12 Oak St Front
Anna + Keller @ 12 Oak Pl ~ 12 Oak Plz
Anna + Keller @ 12 Oak St ~ 21 Oak St
Anna + Keller @ 12 Oak St ~ 12 Oak St; Eugene OR 97401
Anna + Keller @ 12 Oak St ~ PO Box 12
Anna + Keller @ 12 Twentieth St ~ 12 Thirtieth St
Anna + Keller @ 12 Hwy 26 ~ 12 Hwy 62
Ann + Keller ~ Dan + Keller
Anna + Keller ~ Anton + Keller
Kate + Keller ~ Nate + Keller
Jill + Keller ~ Bill + Keller
Rose + Keller ~ Ross + Keller
Gene + Keller ~ Jean + Keller
Cory + Keller ~ Rory + Keller
Dora + Keller ~ Nora + Keller
Cindy + Keller ~ Mindy + Keller
Marcy + Keller ~ Darcy + Keller
Shane + Keller ~ Shawn + Keller
Chris + Keller ~ Tina + Keller
Frank + Keller ~ Fran + Keller
Terry + Keller ~ Terri + Keller
Jerry + Keller ~ Geri + Keller
R. + Keller ~ Mary + Keller
Oluwaseun + Ade ~ Oluwaseyi + Ade
Anna + Keller @ 12 Ste Marie Ave ~ 12 Ste Claire Ave
Anna + Keller @ 2300 CR-12 ~ 2300 CR-14
Anna + Keller @ PSC 1234 Box 567; APO AE 09201 ~ PSC 1234 Box 568; APO AE 09201
Juan Pablo + Ríos ~ Juan Carlos + Ríos
Ana Sofía + Ríos ~ Sofía + Ríos Vega @ 1 Oak St Apt 1 ~ 1 Oak St Apt 2
`
