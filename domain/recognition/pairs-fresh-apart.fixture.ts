/** Pairs that are two people, written by hand by somebody who had not read the rules. For the format see `pairs-same.fixture.ts`. */
export const DIFFERENT_AT_A_FRESH_LOOK = `
Harlan + Stokes Jr. ~ Harlan + Stokes Sr. @ 90 Cotton Row; Greenwood MS 38930
Harlan + Stokes II ~ Harlan + Stokes III @ 90 Cotton Row; Greenwood MS 38930
Harlan + Stokes III ~ Harlan + Stokes IV @ 90 Cotton Row; Greenwood MS 38930
Harlan + Stokes Jr ~ Harlan + Stokes III @ 90 Cotton Row; Greenwood MS 38930
Harlan Sr. + Stokes ~ Harlan Jr. + Stokes @ 90 Cotton Row; Greenwood MS 38930
Bill + Stokes Sr. ~ William + Stokes Jr. @ 90 Cotton Row; Greenwood MS 38930
Dan + Iverson ~ Dana + Iverson @ 1880 Skyline Dr; Spearfish SD 57783
Eric + Iverson ~ Erica + Iverson @ 1880 Skyline Dr; Spearfish SD 57783
Joseph + Iverson ~ Josephine + Iverson @ 1880 Skyline Dr; Spearfish SD 57783
Christian + Iverson ~ Christina + Iverson @ 1880 Skyline Dr; Spearfish SD 57783
Marie + Falcone ~ Mario + Falcone @ 82 Garibaldi Ave; Lodi NJ 07644
Maria + Falcone ~ Mario + Falcone @ 82 Garibaldi Ave; Lodi NJ 07644
Antonio + Falcone ~ Antonia + Falcone @ 82 Garibaldi Ave; Lodi NJ 07644
Julio + Falcone ~ Julia + Falcone @ 82 Garibaldi Ave; Lodi NJ 07644
Gabriel + Falcone ~ Gabriela + Falcone @ 82 Garibaldi Ave; Lodi NJ 07644
Daniel + Fairbanks ~ Danielle + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Michael + Fairbanks ~ Michelle + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Andrew + Fairbanks ~ Andrea + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Paul + Fairbanks ~ Paula + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Robert + Fairbanks ~ Roberta + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Carl + Fairbanks ~ Carla + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Denis + Fairbanks ~ Denise + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Louis + Fairbanks ~ Louise + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Justin + Fairbanks ~ Justine + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Harry + Fairbanks ~ Harriet + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
George + Fairbanks ~ Georgia + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Stephen + Fairbanks ~ Stephanie + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Patrick + Fairbanks ~ Patricia + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Victor + Fairbanks ~ Victoria + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Francis + Fairbanks ~ Frances + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Brian + Fairbanks ~ Brianna + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Karen + Fairbanks ~ Karin + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603 ~ 5 Gold Rush Way; Auburn CA 95603
Ellen + Fairbanks ~ Helen + Fairbanks @ 3 Gold Rush Way; Auburn CA 95603
Anna + Mancuso ~ Hannah + Mancuso @ 29 Vine St; Hammonton NJ 08037
Laura + Mancuso ~ Lauren + Mancuso @ 29 Vine St; Hammonton NJ 08037
Mark + Mancuso ~ Mary + Mancuso @ 29 Vine St; Hammonton NJ 08037
Tim + Mancuso ~ Tom + Mancuso @ 29 Vine St; Hammonton NJ 08037
Jim + Mancuso ~ Tim + Mancuso @ 29 Vine St; Hammonton NJ 08037
Ron + Mancuso ~ Rob + Mancuso @ 29 Vine St; Hammonton NJ 08037
Don + Mancuso ~ Dan + Mancuso @ 29 Vine St; Hammonton NJ 08037
Ken + Mancuso ~ Kevin + Mancuso @ 29 Vine St; Hammonton NJ 08037
Jane + Mancuso ~ Janet + Mancuso @ 29 Vine St; Hammonton NJ 08037
Emma + Mancuso ~ Emily + Mancuso @ 29 Vine St; Hammonton NJ 08037
Ella + Mancuso ~ Bella + Mancuso @ 29 Vine St; Hammonton NJ 08037
Jayden + Mancuso ~ Hayden + Mancuso @ 29 Vine St; Hammonton NJ 08037
Aiden + Mancuso ~ Jaden + Mancuso @ 29 Vine St; Hammonton NJ 08037
Kyle + Mancuso ~ Kylie + Mancuso @ 29 Vine St; Hammonton NJ 08037
Mason + Mancuso ~ Jason + Mancuso @ 29 Vine St; Hammonton NJ 08037
Marcus + Mancuso ~ Mark + Mancuso @ 29 Vine St; Hammonton NJ 08037 ~ 31 Vine St; Hammonton NJ 08037
Joan + Petrakis ~ Jon + Petrakis @ 613 Olympia Ave; Lowell MA 01852
John + Petrakis ~ Joan + Petrakis @ 613 Olympia Ave; Lowell MA 01852
Mr. + Petrakis ~ Mrs. + Petrakis @ 613 Olympia Ave; Lowell MA 01852
Mrs. + Petrakis ~ George + Petrakis @ 613 Olympia Ave; Lowell MA 01852
Carlos + Medrano ~ Carla + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Ana + Medrano ~ Anita + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063 ~ 4107 Cesar Chavez Ave; Los Angeles CA 90063
José + Medrano ~ Josefa + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Luis + Medrano ~ Luisa + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Juan + Medrano ~ Juana + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Francisco + Medrano ~ Francisca + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Pepe + Medrano ~ Paco + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Chuy + Medrano ~ Chava + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Alberto + Medrano ~ Roberto + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Gilberto + Medrano ~ Humberto + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Lupe + Medrano ~ Lucía + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
María Elena + Medrano ~ María Isabel + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
José Luis + Medrano ~ José Antonio + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Juan Carlos + Medrano ~ Juan Pablo + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Alejandro + Medrano ~ Alejandra + Medrano @ 4101 Cesar Chavez Ave; Los Angeles CA 90063
Mary + Prescott ~ Bob + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Margaret + Prescott ~ Mary + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Robert + Prescott ~ Richard + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Rob + Prescott ~ Rod + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Bill + Prescott ~ Will + Ashworth @ 617 Larchmont Ave; Duluth MN 55804
Kevin and Anne + Prescott ~ Robert + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Bob and Mary + Prescott ~ Bob and Mary + Prescott @ 617 Larchmont Ave; Duluth MN 55804 ~ 671 Arrowhead Rd; Duluth MN 55804
William T. + Prescott ~ William J. + Prescott @ 617 Larchmont Ave; Duluth MN 55804
W. + Prescott ~ J. + Prescott @ 617 Larchmont Ave; Duluth MN 55804
John A. + Prescott ~ John B. + Prescott @ 617 Larchmont Ave; Duluth MN 55804
John Alan + Prescott ~ John Brian + Prescott @ 617 Larchmont Ave; Duluth MN 55804
Linda + Thompson ~ Brenda + Thompson @ 210 Apple Blossom Ln; Winchester VA 22601
Linda + Thompson ~ Linda + Thornton @ 210 Apple Blossom Ln; Winchester VA 22601 ~ 214 Apple Blossom Ln; Winchester VA 22601
Linda + Thompson ~ Linda + Albright @ 210 Apple Blossom Ln | Apt 2; Winchester VA 22601 ~ 210 Apple Blossom Ln | Apt 9; Winchester VA 22601
Linda + Thompson @ 12 Apple Blossom Ln; Winchester VA 22601 ~ 14 Apple Blossom Ln; Winchester VA 22601
Linda + Thompson @ 12 Apple Blossom Ln; Winchester VA 22601 ~ 120 Apple Blossom Ln; Winchester VA 22601
Linda + Thompson @ 12 Apple Blossom Ln; Winchester VA 22601 ~ 21 Apple Blossom Ln; Winchester VA 22601
Linda + Thompson @ 210 Apple Blossom Ln | Apt 2; Winchester VA 22601 ~ 210 Apple Blossom Ln | Apt 3; Winchester VA 22601
Linda + Thompson @ 210 Apple Blossom Ln | Apt 2A; Winchester VA 22601 ~ 210 Apple Blossom Ln | Apt 2B; Winchester VA 22601
Linda + Thompson @ 210 Apple Blossom Ln | Unit 101; Winchester VA 22601 ~ 210 Apple Blossom Ln | Unit 201; Winchester VA 22601
Linda + Thompson @ 210 Apple Blossom Ln; Winchester VA 22601 ~ 35 Handley Blvd; Winchester VA 22601
Linda + Thompson @ 210 Apple Blossom Ln; Winchester VA 22601 ~ 210 Peach Blossom Ln; Winchester VA 22601
Linda + Thompson @ 210 Apple Blossom Ln; Winchester VA 22601 ~ 210 Apple Blossom Ln; Richmond VA 23220
Linda + Thompson @ 210 Main St; Winchester VA 22601 ~ 210 Main St; Winchester TN 37398
Linda + Thompson @ 210 Main St; Winchester VA 22601 ~ 210 Main St; Roanoke VA 24011
Linda + Thompson @ 210 N Main St; Winchester VA 22601 ~ 210 S Main St; Winchester VA 22601
Linda + Thompson @ 210 E 5th St; Winchester VA 22601 ~ 210 W 5th St; Winchester VA 22601
Linda + Thompson @ 210 5th St; Winchester VA 22601 ~ 210 6th St; Winchester VA 22601
Linda + Thompson @ 210 5th St; Winchester VA 22601 ~ 210 15th St; Winchester VA 22601
Linda + Thompson @ 210 First Ave; Winchester VA 22601 ~ 210 2nd Ave; Winchester VA 22601
Linda + Thompson @ 1200 Highway 61; Winchester VA 22601 ~ 1200 Highway 16; Winchester VA 22601
Linda + Thompson @ 1200 County Road 40; Winchester VA 22601 ~ 1200 County Road 41; Winchester VA 22601
Linda + Thompson @ PO Box 1188; Winchester VA 22604 ~ PO Box 1189; Winchester VA 22604
Linda + Thompson @ PO Box 1188; Winchester VA 22604 ~ PO Box 1188; Norfolk VA 23501
Linda + Thompson @ PO Box 210; Winchester VA 22601 ~ 210 Main St; Winchester VA 22601
Linda + Thompson @ RR 1 Box 40; Winchester VA 22601 ~ RR 2 Box 40; Winchester VA 22601
Linda + Thompson @ RR 1 Box 40; Winchester VA 22601 ~ RR 1 Box 41; Winchester VA 22601
Linda + Thompson ~ Mark + Delaney @ PO Box 1188; Winchester VA 22604
Linda + Thompson ~ Michelle + Thompson @ PO Box 1188; Winchester VA 22604
James + Johnson @ 4400 Lake Shore Dr | Apt 1206; Chicago IL 60640 ~ 4400 Lake Shore Dr | Apt 2106; Chicago IL 60640
James + Johnson @ 4400 Lake Shore Dr | Apt 1206; Chicago IL 60640 ~ 4450 Lake Shore Dr | Apt 1206; Chicago IL 60640
James + Johnson @ 812 Cottage Grove Ave; Chicago IL 60653 ~ 5110 Drexel Blvd; Chicago IL 60653
James + Johnson ~ Jim + Johnson @ 812 Cottage Grove Ave; Chicago IL 60653 ~ 5110 Drexel Blvd; Chicago IL 60653
María + García @ 1401 Cesar Chavez Ave; Los Angeles CA 90033 ~ 2218 Soto St; Los Angeles CA 90033
María + García @ 1401 E 1st St | Apt 3; Los Angeles CA 90033 ~ 1401 E 1st St | Apt 5; Los Angeles CA 90033
María + García ~ Mario + García @ 1401 E 1st St; Los Angeles CA 90033
Jose + Rodriguez @ 550 Audubon Ave | Apt 21; New York NY 10040 ~ 550 Audubon Ave | Apt 31; New York NY 10040
Jose + Rodriguez @ 550 Audubon Ave; New York NY 10040 ~ 560 Audubon Ave; New York NY 10040
Jose + Rodriguez ~ Jose + Ramirez @ 550 Audubon Ave; New York NY 10040
Wei + Chen ~ Wei + Cheng @ 48 Mott St | 3A; New York NY 10013 ~ 48 Mott St | 5C; New York NY 10013
Thuy + Nguyen ~ Thu + Nguyen @ 9200 Bolsa Ave; Westminster CA 92683
Minh + Nguyen ~ Linh + Nguyen @ 9200 Bolsa Ave; Westminster CA 92683
Anh + Tran ~ Oanh + Tran @ 9200 Bolsa Ave; Westminster CA 92683
Min-jun + Kim ~ Min-ji + Kim @ 3600 Wilshire Blvd; Los Angeles CA 90010
Rahul + Patel ~ Ramesh + Patel @ 55 Oak Tree Rd; Edison NJ 08820
Amit + Patel ~ Anita + Patel @ 55 Oak Tree Rd; Edison NJ 08820
Raj + Patel ~ Raja + Shah @ 55 Oak Tree Rd; Edison NJ 08820
Mohammed + Ali ~ Mahmoud + Ali @ 6110 Michigan Ave; Dearborn MI 48126
Hassan + Ali ~ Hussein + Ali @ 6110 Michigan Ave; Dearborn MI 48126
Aaron + Goldberg ~ Erin + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Erin + Goldberg ~ Eric + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Leah + Goldberg ~ Lee + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Adam + Goldberg ~ Adele + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Sam + Goldberg ~ Pam + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Jerry + Goldberg ~ Terry + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Barry + Goldberg ~ Larry + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Bella + Goldberg ~ Stella + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Rachel + Goldberg ~ Rochelle + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Ethan + Goldberg ~ Nathan + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Marilyn + Goldberg ~ Marlene + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Gerald + Goldberg ~ Geraldine + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Bernard + Goldberg ~ Bernadette + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Noah + Goldberg ~ Nora + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Alan + Goldberg ~ Alana + Goldberg @ 77 Linden Ave; Highland Park IL 60035
Ryan + Kelly ~ Kelly + Ryan @ 40 Shannon Rd; Albany NY 12203 ~ 44 Shannon Rd; Albany NY 12203
Thomas + Martin ~ Martin + Wallace @ 40 Shannon Rd; Albany NY 12203
Kelly + Green ~ Kevin + Green @ 40 Shannon Rd; Albany NY 12203
Sean + Green ~ Shane + Green @ 40 Shannon Rd; Albany NY 12203
Amy + Green ~ Amber + Green @ 40 Shannon Rd; Albany NY 12203
Jess + Green ~ Jeff + Green @ 40 Shannon Rd; Albany NY 12203
Pat + Green ~ Matt + Green @ 40 Shannon Rd; Albany NY 12203
Nick + Green ~ Mick + Green @ 40 Shannon Rd; Albany NY 12203
Ben + Green ~ Ken + Green @ 40 Shannon Rd; Albany NY 12203
Rick + Green ~ Nick + Green @ 40 Shannon Rd; Albany NY 12203
Dave + Green ~ Dale + Green @ 40 Shannon Rd; Albany NY 12203
Carol + Green ~ Carl + Green @ 40 Shannon Rd; Albany NY 12203
Carol + Green ~ Caroline + Green @ 40 Shannon Rd; Albany NY 12203 ~ 42 Shannon Rd; Albany NY 12203
Susan + Green ~ Susan + Greenberg @ 40 Shannon Rd; Albany NY 12203 ~ 41 Shannon Rd; Albany NY 12203
Susan + White ~ Susan + Black @ 40 Shannon Rd | Apt 1; Albany NY 12203 ~ 40 Shannon Rd | Apt 2; Albany NY 12203
Susan + White ~ Suzanne + Wright @ 40 Shannon Rd | Apt 1; Albany NY 12203 ~ 40 Shannon Rd | Apt 2; Albany NY 12203
Steve + Harris ~ Steve + Morris @ 40 Shannon Rd | Apt 1; Albany NY 12203 ~ 40 Shannon Rd | Apt 6; Albany NY 12203
David + Harris ~ Derek + Harris @ 40 Shannon Rd; Albany NY 12203
D. + Harris ~ M. + Harris @ 40 Shannon Rd; Albany NY 12203
Samuel + Harris ~ Samantha + Harris @ 40 Shannon Rd; Albany NY 12203
Alexander + Harris ~ Alexandra + Harris @ 40 Shannon Rd; Albany NY 12203
Chris + Harris ~ Curtis + Harris @ 40 Shannon Rd; Albany NY 12203
Christopher + Harris ~ Christine + Harris @ 40 Shannon Rd; Albany NY 12203
Valerie + Harris ~ Valeria + Ortiz @ 40 Shannon Rd; Albany NY 12203
Olivia + Harris ~ Oliver + Harris @ 40 Shannon Rd; Albany NY 12203
Philip + Harris ~ Philippa + Harris @ 40 Shannon Rd; Albany NY 12203
Henry + Harris ~ Henrietta + Harris @ 40 Shannon Rd; Albany NY 12203
Wilhelmina + Harris ~ William + Harris @ 40 Shannon Rd; Albany NY 12203
Jesse + Harris ~ Jessica + Harris @ 40 Shannon Rd; Albany NY 12203
Leo + Harris ~ Leona + Harris @ 40 Shannon Rd; Albany NY 12203
Dr. + Harris ~ Emily + Harrison @ 40 Shannon Rd; Albany NY 12203
`
