/**
 * Pairs that are the same person, written by hand before the rules were tuned. 'FIRST + LAST ~ FIRST + LAST @ ADDRESS ~ ADDRESS', where an address is
 * 'LINE 1 | LINE 2; CITY ST ZIP'. A missing part is Laura + Bennett, 418 Maple Ave or Portland OR 97201. A part without '~' is the same on both sides.
 */
export const SAME_PEOPLE = `
Robert + Smith ~ Bob + Smith
Robert + Smith ~ Rob + Smith
Robert + Smith ~ Bobby + Smith
Bob + Smith ~ Rob + Smith
Margaret + Hale ~ Peggy + Hale
Margaret + Hale ~ Maggie + Hale
Margaret + Hale ~ Meg + Hale
Charles + Young ~ Chuck + Young
Charles + Young ~ Charlie + Young
William + Ortega ~ Bill + Ortega
William + Ortega ~ Billy + Ortega
William + Ortega ~ Will + Ortega
William + Ortega ~ Liam + Ortega
William + Ortega ~ Wm. + Ortega
Elizabeth + Crane ~ Liz + Crane
Elizabeth + Crane ~ Beth + Crane
Elizabeth + Crane ~ Betty + Crane
Elizabeth + Crane ~ Betsy + Crane
Elisabeth + Crane ~ Elizabeth + Crane
Richard + Voss ~ Dick + Voss
Richard + Voss ~ Rick + Voss
John + Keller ~ Jack + Keller
John + Keller ~ Johnny + Keller
Jonathan + Keller ~ Jon + Keller
Katherine + Wu ~ Kathy + Wu
Katherine + Wu ~ Kate + Wu
Catherine + Wu ~ Katherine + Wu
Kathryn + Wu ~ Katie + Wu
James + Bell ~ Jim + Bell
James + Bell ~ Jimmy + Bell
Michael + Stone ~ Mike + Stone
Theodore + Lind ~ Ted + Lind
Theodore + Lind ~ Theo + Lind
Edward + Park ~ Ed + Park
Edward + Park ~ Ted + Park
Edward + Park ~ Eddie + Park
Henry + Ford ~ Hank + Ford
Harold + Dean ~ Hal + Dean
Lawrence + Pratt ~ Larry + Pratt
Anthony + Russo ~ Tony + Russo
Thomas + Webb ~ Tom + Webb
Thomas + Webb ~ Tommy + Webb
Joseph + Katz ~ Joe + Katz
Daniel + Cho ~ Dan + Cho
David + Levy ~ Dave + Levy
Patricia + Nolan ~ Patty + Nolan
Patricia + Nolan ~ Trish + Nolan
Patrick + Nolan ~ Pat + Nolan
Deborah + Lane ~ Debbie + Lane
Deborah + Lane ~ Deb + Lane
Susan + Marsh ~ Sue + Marsh
Barbara + Quinn ~ Barb + Quinn
Dorothy + Fuller ~ Dot + Fuller
Virginia + Ames ~ Ginny + Ames
Alexander + Petrov ~ Alex + Petrov
Alexandra + Petrov ~ Alex + Petrov
Alexandra + Petrov ~ Sandra + Petrov
Samantha + Ruiz ~ Sam + Ruiz
Christopher + Bates ~ Chris + Bates
Christina + Bates ~ Tina + Bates
Nicholas + Frost ~ Nick + Frost
Stephen + Hart ~ Steve + Hart
Steven + Hart ~ Stephen + Hart
Andrew + Boyd ~ Drew + Boyd
Andrew + Boyd ~ Andy + Boyd
Benjamin + Katz ~ Ben + Katz
Gregory + Poole ~ Greg + Poole
Jeffrey + Poole ~ Jeff + Poole
Geoffrey + Poole ~ Jeffrey + Poole
Ronald + Sims ~ Ron + Sims
Timothy + Wade ~ Tim + Wade
Rebecca + Stein ~ Becky + Stein
Jennifer + Reed ~ Jen + Reed
Jessica + Reed ~ Jess + Reed
Victoria + Holt ~ Vicky + Holt
Abigail + Holt ~ Abby + Holt
Gerald + Ross ~ Jerry + Ross
Eugene + Ross ~ Gene + Ross
Frederick + Ross ~ Fred + Ross
Leonard + Ross ~ Len + Ross
Raymond + Ross ~ Ray + Ross
José + García ~ Pepe + García
Guadalupe + Ríos ~ Lupe + Rios
Francisco + Mora ~ Paco + Mora
Francisco + Mora ~ Pancho + Mora
Ignacio + Vega ~ Nacho + Vega
Jesús + Soto ~ Chuy + Soto
Rosario + Luna ~ Chayo + Luna
Consuelo + Luna ~ Chelo + Luna
Dolores + Luna ~ Lola + Luna
María Teresa + Luna ~ Maite + Luna
María Guadalupe + Peña ~ Lupita + Pena
Enrique + Salas ~ Kike + Salas
Enrique + Salas ~ Quique + Salas
Alejandro + Salas ~ Alex + Salas
Antonio + Salas ~ Toño + Salas
Manuel + Salas ~ Manolo + Salas
Guillermo + Salas ~ Memo + Salas
Roberto + Salas ~ Beto + Salas
Eduardo + Salas ~ Lalo + Salas
Isabel + Salas ~ Chabela + Salas
Concepción + Salas ~ Concha + Salas
Mercedes + Salas ~ Meche + Salas
Graciela + Salas ~ Chela + Salas
Luis + Salas ~ Lucho + Salas
Refugio + Salas ~ Cuca + Salas
Lucía + Peña ~ Lucia + Pena
Lucía + Peña ~ LUCIA + PEÑA
Zoë + Müller ~ Zoe + Muller
Zoe + Müller ~ Zoe + Mueller
Søren + Østergaard ~ Soren + Ostergaard
François + Lefèvre ~ Francois + Lefevre
Siobhan + O'Brien ~ Siobhan + OBrien
Siobhan + O’Brien ~ Siobhan + O Brien
Ana + García López ~ Ana + García
Ana + García López ~ Ana + Garcia-Lopez
Ana + García López ~ Ana + López
Ana + de la Cruz ~ Ana + Delacruz
Ana + de la Cruz ~ Ana + De La Cruz
Ana + de la Cruz ~ Ana + Cruz
Juan + de los Santos ~ Juan + Delossantos
Emma + Smith-Jones ~ Emma + Smith
Emma + Smith-Jones ~ Emma + Jones
Emma + Smith-Jones ~ Emma + Smith Jones
Emma + Smith-Jones ~ Emma + Jones-Smith
Hanna + Van der Berg ~ Hanna + Vanderberg
Hanna + Van Buren ~ Hanna + VanBuren
Ian + MacDonald ~ Ian + Mac Donald
Ian + MacDonald ~ Ian + McDonald
Ian + St. John ~ Ian + St John
Ian + St. John ~ Ian + Saint John
Jennifer + Walsh ~ Jennifer + Kowalski
Jennifer + Walsh ~ Jen + Kowalski
Rachel + Green ~ Rachel + Geller-Green
Priya + Raghunathan ~ Priya + Iyer @ 12 Seaport Blvd Apt 9; Boston MA 02210
Walter + Dickinson ~ Walter + Dickenson
Walter + Dickinson ~ Walter + Dikinson
Walter + Dickinson ~ Walter + Dickinsno
Walter + Dickinson ~ Wlater + Dickinson
Walter + Dickinson ~ Waltr + Dickinson
Walter + Dickinson ~ Walter + Dickison
Marguerite + Okonkwo ~ Margurite + Okonkwo
Marguerite + Okonkwo ~ Marguerite + Okonwko
Amara + Nwosu ~ Amara + Nwuso
Gordon + McAllister ~ Gordon + MacAllister
Gordon + McAllister ~ Gordon + Mcalister
Philip + Schmidt ~ Phillip + Schmitt
Sara + Cohen ~ Sarah + Cohen
Sarah + Cohen ~ Sarah + Cohn
Brian + Meyer ~ Bryan + Meier
Erik + Olson ~ Eric + Olsen
Jon + Peterson ~ John + Petersen
Haley + Snyder ~ Hailey + Snider
Caitlin + Burke ~ Kaitlyn + Burke
Megan + Burke ~ Meghan + Burke
Theresa + Burke ~ Teresa + Burke
Lindsay + Burke ~ Lindsey + Burke
Shaun + Burke ~ Sean + Burke
Anne + Burke ~ Ann + Burke
Marc + Burke ~ Mark + Burke
Smith, Robert + ~ Robert + Smith
Smith + Robert ~ Robert + Smith
Robert + Smith, Jr. ~ Robert + Smith Jr
Robert Jr + Smith ~ Robert + Smith Junior
Robert + Smith III ~ Robert + Smith 3rd
Robert + Smith Sr. ~ Robert + Smith
Dr. Robert + Smith ~ Robert + Smith
Robert + Smith, MD ~ Robert + Smith
Robert + Smith PhD ~ Dr Robert + Smith
Mr. Robert + Smith ~ Robert + Smith
Mrs. Helen + Smith ~ Helen + Smith
Sra. Carmen + Ortiz ~ Carmen + Ortiz
Robert A. + Smith ~ Robert + Smith
Robert Allen + Smith ~ Robert A + Smith
R. + Smithers ~ Robert + Smithers
R. Allen + Smithers ~ Allen + Smithers
J. R. + Whitcomb ~ JR + Whitcomb
Mary Ann + Doyle ~ Maryann + Doyle
Mary Ann + Doyle ~ Mary + Doyle
Mary-Ann + Doyle ~ Mary Ann + Doyle
Jean-Paul + Roux ~ Jean Paul + Roux
Jean-Paul + Roux ~ Jeanpaul + Roux
Juan Carlos + Vela ~ Juan + Vela
Juan Carlos + Vela ~ Carlos + Vela
Anna Louise + Dahl ~ Louise + Dahl
robert + smith ~ ROBERT + SMITH
 Robert  +  Smith  ~ Robert + Smith
Robert (Bob) + Smith ~ Bob + Smith
Robert "Bob" + Smith ~ Robert + Smith
Kathleen + O'Connor ~ Kathleen + Oconnor
Theo & June + Lindqvist ~ Theo + Lindqvist
Theo and June + Lindqvist ~ June + Lindqvist
@ 418 Maple Ave ~ 418 Maple Avenue
@ 418 Maple Ave ~ 418 MAPLE AVE.
@ 418 Maple Ave ~ 418 Maple
@ 418 N Maple Ave ~ 418 North Maple Ave
@ 418 N. Maple Ave ~ 418 Maple Ave
@ 418 Maple Ave N ~ 418 N Maple Ave
@ 418 Maple Ave NW ~ 418 Maple Ave Northwest
@ 418 NW Maple Ave ~ 418 N.W. Maple Ave
@ 12 Oak St Apt 4 ~ 12 Oak Street #4
@ 12 Oak St Apt 4 ~ 12 Oak St | Apt 4
@ 12 Oak St Apt 4 ~ 12 Oak St | Unit 4
@ 12 Oak St Apt 4 ~ 12 Oak St | 4
@ 12 Oak St Apt 4 ~ 12 Oak St
@ 12 Oak St Apt 4B ~ 12 Oak St Apt 4-B
@ 12 Oak St Apt 4B ~ 12 Oak St Apt 4 B
@ 12 Oak St Ste 200 ~ 12 Oak St Suite 200
@ 12 Oak St Apt 4 ~ Apt 4, 12 Oak St
@ 12 Oak St Bldg 3 Apt 4 ~ 12 Oak St Building 3, Apartment 4
@ 12 Oak St | Apt #4 ~ 12 Oak St | Apartment 4
@ 12 Oak St Floor 2 ~ 12 Oak St 2nd Floor
@ 12 Oak St PH ~ 12 Oak St Penthouse
@ 12 Oak St Apt 04 ~ 12 Oak St Apt 4
@ 120 5th Ave ~ 120 Fifth Avenue
@ 120 W 42nd St ~ 120 West 42 Street
@ 120 W 42nd St ~ 120 West Forty-Second Street
@ 120 1st St ~ 120 First St
@ 55 Mt Vernon Rd ~ 55 Mount Vernon Road
@ 55 St Charles Pl ~ 55 Saint Charles Place
@ 55 Martin Luther King Jr Blvd ~ 55 MLK Blvd
@ 55 Mapleview Dr ~ 55 Maple View Dr
@ 55 Sycamore Ln ~ 55 Sycamroe Ln
@ 55 Sycamore Ln ~ 55 Sycamor Lane
@ 55 Chrysanthemum Ct ~ 55 Crysanthemum Ct
@ 55 Willow Blvd ~ 55 Willow Boulevard
@ 55 Willow Cir ~ 55 Willow Circle
@ 55 Willow Pkwy ~ 55 Willow Parkway
@ 55 Willow Ter ~ 55 Willow Terrace
@ 55 Willow Trl ~ 55 Willow Trail
@ 55 Willow Hwy ~ 55 Willow Highway
@ 55 Willow Stret ~ 55 Willow St
@ PO Box 112 ~ P.O. Box 112
@ PO Box 112 ~ POB 112
@ PO Box 112 ~ Post Office Box 112
@ PO Box 112 ~ P O Box #112
@ PO Box 112 ~ Box 112
@ RR 2 Box 15 ~ Rural Route 2 Box 15
@ 2300 County Road 12 ~ 2300 CR 12
@ 2300 US Highway 30 ~ 2300 US Hwy 30
@ 2300 State Route 9 ~ 2300 SR 9
@ 112-10 Jamaica Ave ~ 11210 Jamaica Ave
@ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Ave; Portland OR 97201-4471
@ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Ave; Portland OR 97210
@ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Ave; Portland OR 97202
@ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Ave; Porltand OR 97201
@ 418 Maple Ave; Saint Louis MO 63101 ~ 418 Maple Ave; St. Louis MO 63101
@ 418 Maple Ave; New York NY 10001 ~ 418 Maple Ave; NYC NY 10001
@ 418 Maple Ave; Brooklyn NY 11201 ~ 418 Maple Ave; New York NY 11201
@ 418 Calle Luna; San Juan PR 00901 ~ 418 C/ Luna; San Juan PR 00901
@ 418 Av Ponce de León; San Juan PR 00901 ~ 418 Avenida Ponce de Leon; San Juan PR 00901
Robert + Smith ~ Bob + Smith @ 12 Oak St Apt 4 ~ 12 Oak Street
Bob + Smtih ~ Robert + Smith @ 12 Oak St ~ 12 Oak Street
Margaret + Hale ~ Peggy + Hale @ 418 N Maple Ave ~ 418 Maple Avenue
Ana + García López ~ Ana + Garcia @ 12 Oak St Apt 4 ~ 12 Oak St #4
José + Hernández ~ Pepe + Hernandes @ 12 Oak St Apt 4 ~ 12 Oak St #4
Elizabeth + Crane ~ Liz + Crane-Dunn @ 12 Oak St ~ 12 Oak
Walter + Dickinson ~ Walter + Dickenson @ 22 Seaport Blvd Apt 22B ~ 22 Seaport Boulevard
William + Ortega ~ Bill + Ortega @ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Avenue; Portland OR 97210
Thomas + O'Neill ~ Tom + Oneil
Guadalupe + Ríos de Vega ~ Lupe + Rios
María del Carmen + Ortiz ~ Carmen + Ortiz
María del Carmen + Ortiz ~ Maria + Ortiz
Ma. Elena + Ortiz ~ María Elena + Ortiz
Nguyen + Minh ~ Minh + Nguyen
Xiao Ming + Zhang ~ Xiaoming + Zhang
Abdul Rahman + Khan ~ Abdulrahman + Khan
Mohammed + Khan ~ Muhammad + Khan
Olena + Kovalenko ~ Olena + Kovalenco
Frank + DiNapoli ~ Frank + Di Napoli
Frank + D'Angelo ~ Frank + Dangelo
Stephanie + Wójcik ~ Stephanie + Wojcik
`
