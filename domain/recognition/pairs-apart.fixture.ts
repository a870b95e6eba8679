/** Pairs that are different people, or the same name at a new address. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_PEOPLE = `
Maria + Diaz ~ Mario + Diaz
Jon + Diaz ~ Joan + Diaz
John + Keller ~ Jonathan + Keller
John + Keller ~ Joan + Keller
John + Keller ~ Jean + Keller
John + Keller ~ Jane + Keller
John + Keller ~ Mary + Keller
Robert + Smith ~ Roberta + Smith
Robert + Smith ~ Rupert + Smith
Robert + Smith ~ Barbara + Smith
Robert + Smith ~ Richard + Smith
Bob + Smith ~ Rick + Smith
Frances + Boyle ~ Francis + Boyle
Daniel + Cho ~ Danielle + Cho
Daniel + Cho ~ Daniela + Cho
Eric + Cho ~ Erica + Cho
Carlo + Bruno ~ Carla + Bruno
Carlos + Bruno ~ Carla + Bruno
Julio + Bruno ~ Julia + Bruno
Julie + Bruno ~ Julia + Bruno
Mario + Bruno ~ Marco + Bruno
Antonio + Bruno ~ Antonia + Bruno
Alejandro + Bruno ~ Alejandra + Bruno
Alexander + Petrov ~ Alexandra + Petrov
Christian + Bates ~ Christina + Bates
Christopher + Bates ~ Christine + Bates
Patrick + Nolan ~ Patricia + Nolan
Michael + Stone ~ Michelle + Stone
Michael + Stone ~ Michaela + Stone
Joseph + Katz ~ Josephine + Katz
George + Katz ~ Georgia + Katz
Paul + Katz ~ Paula + Katz
Henry + Katz ~ Henrietta + Katz
Louis + Katz ~ Louise + Katz
Dan + Katz ~ Don + Katz
Dan + Katz ~ Dana + Katz
Tim + Katz ~ Tom + Katz
Jim + Katz ~ Tim + Katz
Ron + Katz ~ Rob + Katz
Ted + Katz ~ Fred + Katz
Ray + Katz ~ Roy + Katz
Mark + Katz ~ Mary + Katz
Marie + Katz ~ Mary + Katz
Marie + Katz ~ Maria + Katz
Anna + Katz ~ Hannah + Katz
Ella + Katz ~ Emma + Katz
Ella + Katz ~ Bella + Katz
Jaden + Katz ~ Jordan + Katz
Aiden + Katz ~ Jaden + Katz
Aidan + Katz ~ Nathan + Katz
Jacob + Katz ~ Joshua + Katz
Karen + Katz ~ Sharon + Katz
Karen + Katz ~ Aaron + Katz
Erin + Katz ~ Aaron + Katz
Lisa + Katz ~ Lina + Katz
Linda + Katz ~ Lynda + Brooks @ 418 Maple Ave ~ 77 Birch Ct
Laura + Katz ~ Lauren + Katz
Sandra + Katz ~ Sandy + Katz @ 418 Maple Ave ~ 481 Maple Ave
Brandon + Katz ~ Brenda + Katz
Bryan + Katz ~ Ryan + Katz
Kevin + Katz ~ Kelvin + Katz
Carl + Katz ~ Earl + Katz
Harry + Katz ~ Larry + Katz
Barry + Katz ~ Larry + Katz
Gary + Katz ~ Mary + Katz
Terry + Katz ~ Jerry + Katz
Kathy + Katz ~ Cathy + Katz @ 418 Maple Ave ~ 12 Elm St
José + García ~ Josefa + García
José + García ~ Jesús + García
José Luis + García ~ José Antonio + García
María José + García ~ José María + García
María Elena + García ~ María Teresa + García
Ana María + García ~ Ana Lucía + García
Juan + García ~ Juana + García
Luis + García ~ Luisa + García
Manuel + García ~ Manuela + García
Francisco + García ~ Francisca + García
Guadalupe + García ~ Pepe + García
Pedro + García ~ Pablo + García
Ramón + García ~ Román + García
Rosa + García ~ Rosario + García
Elena + García ~ Elisa + García
Miguel + García ~ Manuel + García
Ángel + García ~ Ángela + García
Gabriel + García ~ Gabriela + García
Rafael + García ~ Rafaela + García
Peggy + Hale ~ Polly + Hale
Peggy + Hale ~ Margaret + Hale @ 418 Maple Ave ~ 9 Ocean Dr; Salem OR 97301
Chuck + Young ~ Chad + Young
Bill + Ortega ~ Bob + Ortega
Bill + Ortega ~ Belle + Ortega
Liz + Crane ~ Lisa + Crane
Beth + Crane ~ Bess + Marlow @ 418 Maple Ave ~ 420 Maple Ave
Robert + Smith Jr ~ Robert + Smith Sr
Robert + Smith Jr. ~ Robert + Smith III
Robert + Smith II ~ Robert + Smith III
Robert + Smith ~ Robert + Smith Jr
Robert + Smith ~ Robert + Smith III
Robert + Smith ~ Bob + Smith Jr.
Robert Jr. + Smith ~ Robert Sr. + Smith
Bob + Smith Jr ~ Robert + Smith Sr
John + Keller Senior ~ John + Keller Junior
John + Keller 2nd ~ John + Keller 3rd
John A. + Keller ~ John B. + Keller
John Albert + Keller ~ John Michael + Keller
Mr. John + Keller ~ Mrs. John + Keller
Mrs. John + Keller ~ John + Keller
Mr. Pat + Keller ~ Mrs. Pat + Keller
J. + Keller ~ Robert + Keller
M. + Keller ~ John + Keller
Helen + Smith ~ Robert + Smith
Helen + Abbott ~ Robert + Smith
Helen + Abbott ~ Laura + Zimmer
Helen + Abbott ~ Helena + Zimmer @ 12 Oak St Apt 4 ~ 12 Oak St Apt 9
Theo + Lindqvist ~ June + Lindqvist
Ruth + Abernathy ~ Seth + Abernathy
Ruth + Abernathy ~ Ruth + Abernathy @ 31 Cove Rd ~ 13 Cove Rd
Ruth + Abernathy @ 31 Cove Rd ~ 33 Cove Rd
Ruth + Abernathy @ 31 Cove Rd; Newport OR 97365 ~ 31 Cove Rd; Salem OR 97301
Ruth + Abernathy @ 31 Cove Rd; Newport OR 97365 ~ 845 Pine St; Newport OR 97365
Ruth + Abernathy @ 31 Cove Rd; Newport OR 97365 ~ 845 Pine St; Miami FL 33101
Robert + Smith ~ Bob + Smith @ 12 Oak St ~ 99 Elm St
Robert + Smith @ 12 Oak St ~ 12 Elm St
Robert + Smith @ 112 Main St ~ 121 Main St
Robert + Smith @ 112 Main St ~ 114 Main St
Robert + Smith @ 112 Main St ~ 1112 Main St
Robert + Smith @ 112 Main St ~ 112 Maine St; Salem OR 97301
Robert + Smith @ 112 N Main St ~ 112 S Main St
Robert + Smith @ 112 E Main St ~ 112 W Main St
Robert + Smith @ 112 NE Main St ~ 112 SE Main St
Robert + Smith @ 112 NE Main St ~ 112 NW Main St
Robert + Smith @ 112 Main St ~ 112 Main Ave
Robert + Smith @ 112 Oak Dr ~ 112 Oak Ct
Robert + Smith @ 112 Oak Ln ~ 112 Oak Rd
Robert + Smith @ 112 5th St ~ 112 6th St
Robert + Smith @ 112 5th St ~ 112 15th St
Robert + Smith @ 112 5th Ave ~ 112 5th St
Robert + Smith @ 112 First St ~ 112 Third St
Robert + Smith @ 112 W 42nd St ~ 112 W 43rd St
Robert + Smith @ 12 Oak St Apt 4 ~ 12 Oak St Apt 5
Robert + Smith @ 12 Oak St Apt 4 ~ 12 Oak St Apt 4B
Robert + Smith @ 12 Oak St Apt 4A ~ 12 Oak St Apt 4B
Robert + Smith @ 12 Oak St Apt 14 ~ 12 Oak St Apt 41
Robert + Smith @ 12 Oak St #4 ~ 12 Oak St Unit 7
Robert + Smith @ 12 Oak St Bldg 3 Apt 4 ~ 12 Oak St Bldg 5 Apt 4
Robert + Smith @ 12 Oak St Fl 2 ~ 12 Oak St Fl 3
Robert + Smith @ PO Box 112 ~ PO Box 121
Robert + Smith @ PO Box 112 ~ 112 Main St
Robert + Smith @ PO Box 112 ~ PO Box 112; Salem OR 97301
Robert + Smith @ RR 2 Box 15 ~ RR 3 Box 15
Robert + Smith @ RR 2 Box 15 ~ RR 2 Box 51
Robert + Smith @ 2300 County Road 12 ~ 2300 County Road 14
Robert + Smith @ 2300 US Hwy 30 ~ 2300 US Hwy 20
Robert + Smith @ 2300 US Hwy 30 ~ 2300 State Route 30
Robert + Smith @ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Ave; Portland ME 04101
Robert + Smith @ 418 Maple Ave; Springfield IL 62701 ~ 418 Maple Ave; Springfield MO 65801
Robert + Smith @ 418 Maple Ave; Portland OR 97201 ~ 418 Maple Ave; Gresham OR 97030
Robert + Smith @ 12 Oak Hill Rd ~ 12 Oak Ridge Rd
Robert + Smith @ 12 Oak Hill Rd ~ 12 Oak Rd
Robert + Smith @ 12 Oakwood Rd ~ 12 Oakmont Rd
Robert + Smith @ 12 Lincoln Rd ~ 12 Jefferson Rd
Robert + Smith @ 12 Lake View Dr ~ 12 Lake Shore Dr
Robert + Smith @ 12A Oak St ~ 12B Oak St
Robert + Smith @ 12 1/2 Oak St ~ 12 Oak St; Salem OR 97301
Jennifer + Walsh ~ Jennifer + Kowalski @ 12 Oak St Apt 4 ~ 12 Oak St Apt 5
Jennifer + Walsh ~ Jennifer + Kowalski @ 12 Oak St ~ 14 Oak St
Jennifer + Walsh ~ Jennifer + Kowalski @ 12 Oak St Apt 4 ~ 12 Oak St
Jennifer + Walsh ~ Jenna + Kowalski
Jennifer + Walsh ~ Jessica + Walsh
Ana + García López ~ Ana + García Martínez
Ana + García López ~ Eva + García López
Emma + Smith-Jones ~ Emily + Smith
Emma + Smith-Jones ~ Emma + Smith @ 12 Oak St ~ 12 Elm St
Maria + Garcia @ 100 Main St Apt 1 ~ 100 Main St Apt 2
Maria + Garcia ~ Marta + Garcia
Maria + Garcia ~ Mariana + Garcia
Maria + Garcia ~ Marisa + Garcia
Minh + Nguyen ~ Linh + Nguyen
Minh + Nguyen ~ Thanh + Nguyen
Wei + Zhang ~ Mei + Zhang
Ming + Zhang ~ Ling + Zhang
Amir + Haddad ~ Amira + Haddad
Ahmed + Khan ~ Ahmad + Rahman @ 12 Oak St ~ 12 Oak St Apt 3
Samir + Khan ~ Amir + Khan
Fatima + Khan ~ Farah + Khan
Raj + Patel ~ Ravi + Patel
Priya + Patel ~ Pooja + Patel
Anil + Patel ~ Sunil + Patel
Arjun + Patel ~ Arun + Patel
Oleg + Ivanov ~ Olga + Ivanova
Ivan + Petrov ~ Igor + Petrov
Stefan + Novak ~ Stefania + Novak
Sam + Ruiz ~ Pam + Ruiz
Samuel + Ruiz ~ Samantha + Ruiz
Samuel + Ruiz ~ Manuel + Ruiz
Joel + Ruiz ~ Joe + Ruiz
Noel + Ruiz ~ Noelle + Ruiz
Nicole + Ruiz ~ Nicholas + Ruiz
Nick + Ruiz ~ Rick + Ruiz
Tony + Ruiz ~ Toni + Ruiz
Bobbie + Gray ~ Billie + Gray
Jackie + Gray ~ Jack + Gray
Andy + Gray ~ Randy + Gray
Andrew + Gray ~ Andrea + Gray
Leo + Gray ~ Leon + Gray
Leah + Gray ~ Lena + Gray
Adam + Gray ~ Ada + Gray
Ethan + Gray ~ Evan + Gray
Alan + Gray ~ Dylan + Gray
Owen + Gray ~ Gwen + Gray
Grace + Gray ~ Gracie + Reyes @ 5 Elm St ~ 7 Elm St
Logan + Gray ~ Megan + Gray
Mason + Gray ~ Jason + Gray
Jayden + Gray ~ Kayden + Gray
Kayla + Gray ~ Kyla + Gray
Kaylee + Gray ~ Kylie + Gray
Madison + Gray ~ Addison + Gray
Stella + Gray ~ Bella + Gray
Chloe + Gray ~ Cleo + Gray
Donald + Gray ~ Ronald + Gray
Donald + Gray ~ Douglas + Gray
Walter + Gray ~ Wallace + Gray
Harold + Gray ~ Gerald + Gray
Marcus + Gray ~ Mark + Gray
Martin + Gray ~ Marvin + Gray
Marion + Gray ~ Marian + Gray @ 12 Oak St Apt 1 ~ 12 Oak St Apt 2
Allison + Gray ~ Alice + Gray
Sophia + Gray ~ Sofia + Lopez @ 1 Elm St ~ 2 Elm St
Lee + Gray ~ Leah + Gray
Gloria + Gray ~ Glenda + Gray
Dolores + Luna ~ Doris + Luna
Consuelo + Luna ~ Concepción + Luna
Lupe + Ríos ~ Lucía + Ríos
Lola + Luna ~ Lala + Luna
Paco + Mora ~ Pepe + Mora
Nacho + Vega ~ Chuy + Vega
Luz + Vega ~ Luis + Vega
Smith + Family ~ Robert + Smith
Thomas + Webb ~ Thomas + Weber @ 12 Oak St ~ 92 Pine Rd
Thomas + Webb ~ Thomasina + Webb
Charlie + Young ~ Charlotte + Young @ 12 Oak St Apt 1 ~ 12 Oak St Apt 2
Hong + Li ~ Hong + Le @ 88 Pine St Apt 3 ~ 88 Pine St Apt 6
Kim + Lee ~ Kim + Lee @ 88 Pine St Apt 3 ~ 90 Pine St Apt 3
Kim + Lee ~ Jin + Lee
`
