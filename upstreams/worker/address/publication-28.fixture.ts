/**
 * Publication 28 as a table: section, typed address, standard form. '|' separates the two lines, '@' begins the place, '!' means a refusal.
 * Without a place it is Dayton OH 45405. The tables of appendices C1 and C2 are complete, at the end.
 */
export const PUBLICATION_28 = `
211   123 Main Street                          -> 123 MAIN ST
211   123   main    street                     -> 123 MAIN ST
211   123 Main Street @ dayton oh 45405        -> 123 MAIN ST @ DAYTON OH 45405
211   123 Main Street @ Dayton OH 45405-1234   -> 123 MAIN ST @ DAYTON OH 45405-1234
211   123 Main Street @ Dayton OH 454051234    -> 123 MAIN ST @ DAYTON OH 45405-1234
211   123 Main Street @ Dayton Ohio 45405      -> 123 MAIN ST @ DAYTON OH 45405
211   Main Street                              -> ! Address Not Found
211   123                                      -> ! Address Not Found
211   Harborview Towers                        -> ! Address Not Found
211   Harborview Towers | Apt 4                -> ! Address Not Found
211   .                                        -> ! Address Not Found
211   Apt 4                                    -> ! Address Not Found
211   5th Avenue                               -> ! Address Not Found
212   Harborview Towers | 123 Main St          -> 123 MAIN ST | HARBORVIEW TOWERS
212   123 Main St | Harborview Towers          -> 123 MAIN ST | HARBORVIEW TOWERS
212   123 Main St Apt 4 | Harborview Towers    -> 123 MAIN ST APT 4 | HARBORVIEW TOWERS
212   12345 Extraordinarily Long Winded Promenade Boulevard Northwest Extension -> ! The address is too long for the envelope.

213   123 Main St Apt 4                        -> 123 MAIN ST | APT 4
213   123 Main St, Apt. 4                      -> 123 MAIN ST | APT 4
213   123 Main St, Apartment 4-B               -> 123 MAIN ST | APT 4-B
213   123 Main St | Apartment 4                -> 123 MAIN ST | APT 4
213   123 Main St APT4                         -> 123 MAIN ST | APT 4
213   123 Main St | STE200                     -> 123 MAIN ST | STE 200
213   123 Main St Apt No. 4                    -> 123 MAIN ST | APT 4
213   123 Main St Apt 4 1/2                    -> 123 MAIN ST | APT 4 1/2
213   100 Oak Ridge Ct Bldg 4 Apt 12           -> 100 OAK RIDGE CT | BLDG 4 APT 12
213   123 Main St Bldg 2 | Apt 4               -> 123 MAIN ST | BLDG 2 APT 4
213   123 Main St Apt 4 | apt 4                -> 123 MAIN ST | APT 4
213   Apt 4 | 123 Main St                      -> 123 MAIN ST | APT 4
213   Apt 4, 123 Main St                       -> 123 MAIN ST | APT 4
213   Suite 200 123 Main St                    -> 123 MAIN ST | STE 200
213   #4 123 Main St                           -> 123 MAIN ST | # 4
213   123 Main St Apt | 4                      -> 123 MAIN ST | APT 4
213   123 Main St N Apt 4                      -> 123 MAIN ST N | APT 4
213   123 Broadway Apt 4                       -> 123 BROADWAY | APT 4
213   842 E 1700 S Apt 4                       -> 842 E 1700 S | APT 4
213   123 Main St 2nd Floor                    -> 123 MAIN ST | FL 2
213   123 Main St | 12th Floor                 -> 123 MAIN ST | FL 12
213   123 Main St | Second Floor               -> 123 MAIN ST | FL 2
213   123 Main St Floor 2 Suite 210            -> 123 MAIN ST | FL 2 STE 210
213   123 Main St Apt Rear                     -> 123 MAIN ST | APT REAR
213   123 Main St Apt                          -> ! APT needs a number.
213   123 Main St | Suite                      -> ! STE needs a number.
213   123 Main St | Suite #                    -> ! STE needs a number.
213.2 123 Main St #4                           -> 123 MAIN ST | # 4
213.2 123 Main St # 4                          -> 123 MAIN ST | # 4
213.2 123 Main St | #4                         -> 123 MAIN ST | # 4
213.2 123 Main St | 4b                         -> 123 MAIN ST | # 4B
213.2 123 Main St | B                          -> 123 MAIN ST | # B
213.2 123 Main St | 12-A                       -> 123 MAIN ST | # 12-A
213.2 123 Main St Apt #4                       -> 123 MAIN ST | APT 4
213.2 123 Main St # Apt 4                      -> 123 MAIN ST | APT 4
213.2 123 Main St #4 | Apt 4                   -> 123 MAIN ST | APT 4
213.2 123 Main St #                            -> ! # needs a number.
213.2 123 Main St | #                          -> ! # needs a number.

214   123 Main St | Attn: Jane Doe             -> 123 MAIN ST | ATTN JANE DOE
214   123 Main St | Attention Jane Doe         -> 123 MAIN ST | ATTN JANE DOE
214   Attn Jane Doe | 123 Main St              -> 123 MAIN ST | ATTN JANE DOE
214   123 Main St | c/o Jane Doe               -> 123 MAIN ST | C/O JANE DOE
214   123 Main St | C / O Jane Doe             -> 123 MAIN ST | C/O JANE DOE
214   123 Main St | C\\O Jane Doe               -> 123 MAIN ST | C/O JANE DOE
214   123 Main St | In care of Jane Doe        -> 123 MAIN ST | C/O JANE DOE
214   c/o Jane Doe | 123 Main St               -> 123 MAIN ST | C/O JANE DOE
214   123 Main St c/o Jane Doe                 -> 123 MAIN ST | C/O JANE DOE
214   c/o Jane Doe 123 Main St                 -> 123 MAIN ST | C/O JANE DOE
214   c/o Jane Doe 123 Main St Apt 4           -> 123 MAIN ST APT 4 | C/O JANE DOE
214   123 Main St Apt 4 | c/o Jane Doe         -> 123 MAIN ST APT 4 | C/O JANE DOE
214   c/o Studio 54 Inc | 123 Main St          -> 123 MAIN ST | C/O STUDIO 54 INC
214   Attn Billing PO Box 12                   -> PO BOX 12 | ATTN BILLING
214   C/O Jane Doe                             -> ! Address Not Found
214   Attn: Jane Doe | Apt 4                   -> ! Address Not Found

215   123 Main St | PO Box 5                   -> 123 MAIN ST | PO BOX 5
215   PO Box 5 | 123 Main St                   -> PO BOX 5 | 123 MAIN ST
215   123 Main St PO Box 5                     -> 123 MAIN ST | PO BOX 5
215   123 Main St, P.O. Box 5                  -> 123 MAIN ST | PO BOX 5
215   123 Main St Apt 4 PO Box 5               -> 123 MAIN ST APT 4 | PO BOX 5
215   123 Main Street | 123 Main St             -> 123 MAIN ST
215   123 Main Street Apt 4 | 123 Main St Apt 4 -> 123 MAIN ST | APT 4
215   PO Box 5, 123 Main St                    -> PO BOX 5 | 123 MAIN ST

221   12 Elm St @ Vandalia OH 45405            -> 12 ELM ST @ VANDALIA OH 45405
221   12 Elm St @ Daytn OH 45405               -> 12 ELM ST @ DAYTON OH 45405
221   12 Elm St @ Columbus OH 45405            -> ! ZIP Code 45405 is in DAYTON, OH, not in COLUMBUS.
221   12 Elm St @ Nowhere OH 45405             -> ! ZIP Code 45405 is in DAYTON, OH, not in NOWHERE.
221   12 Elm St @ Dayton TX 45405              -> ! ZIP Code 45405 is in DAYTON, OH, not in TX.
221   12 Elm St @ Dayton ZZ 45405              -> ! There is no state ZZ.
221   12 Elm St @ Dayton OH 00000              -> ! There is no ZIP Code 00000.
221   12 Elm St @ Dayton OH 4540               -> ! The ZIP Code must have 5 or 9 digits.
221   12 Elm St @ Dayton OH 45405-12           -> ! The ZIP Code must have 5 or 9 digits.
222   12 Elm St. @ St. Louis, M.O. 63101       -> 12 ELM ST @ SAINT LOUIS MO 63101
222   12 O'Brien Street                        -> 12 OBRIEN ST
222   12 O’Brien Street                        -> 12 OBRIEN ST
222   12 Elm St. (rear)                        -> 12 ELM ST | REAR
222   6 Smith & Wesson Dr                      -> 6 SMITH AND WESSON DR
222   5 Peña Lane                              -> 5 PENA LN
222   7 Señor Núñez Street                     -> 7 SENOR NUNEZ ST
222   ５ Main Street                           -> 5 MAIN ST
222   9 Straße Road                            -> 9 STRASSE RD
222   9 Łódź Street                            -> 9 LODZ ST
222   9 Ångström Way                           -> 9 ANGSTROM WAY
223   12 Elm St @ St Louis MO 63101            -> 12 ELM ST @ SAINT LOUIS MO 63101
223   12 Elm St @ Ft Worth TX 76102            -> 12 ELM ST @ FORT WORTH TX 76102
223   12 Elm St @ Mt. Vernon NY 10550          -> 12 ELM ST @ MOUNT VERNON NY 10550
223   12 Elm St @ Port St Lucie FL 34952       -> 12 ELM ST @ PORT SAINT LUCIE FL 34952
223   12 Elm St @ N Little Rock AR 72114       -> 12 ELM ST @ NORTH LITTLE ROCK AR 72114
223   12 Elm St @ E St Louis IL 62201          -> 12 ELM ST @ EAST SAINT LOUIS IL 62201
223   12 Elm St @ Virginia Bch VA 23451        -> 12 ELM ST @ VIRGINIA BEACH VA 23451
223   12 Elm St @ Winston-Salem NC 27101       -> 12 ELM ST @ WINSTON SALEM NC 27101
225   PSC 3 Box 1234 @ APO AE 09021            -> PSC 3 BOX 1234 @ APO AE 09021
225   PSC 3 Box 1234 @ A.P.O. AE 09021         -> PSC 3 BOX 1234 @ APO AE 09021
225   Unit 8400 Box 10 @ DPO AE 09498          -> UNIT 8400 BOX 10 @ DPO AE 09498
225   PSC 3 Box 1234 @ Ramstein AE 09021       -> ! The city of a military address is APO, FPO or DPO.
225   PSC 3 Box 1234 @ APO AP 09021            -> ! ZIP Code 09021 is not in AP.
225   PSC 3 Box 1234 @ APO AA 09021            -> ! ZIP Code 09021 is not in AA.
225   PSC 3 Box 1234 @ APO AE 96338            -> ! ZIP Code 96338 is not in AE.

231   N6W23001 Bluemound Road                  -> N6W23001 BLUEMOUND RD
231   123B Oak Street                          -> 123B OAK ST
231   One Patterson Way                        -> 1 PATTERSON WAY
231   Ten Downing St                           -> 10 DOWNING ST
231   # 5 Main Street                          -> 5 MAIN ST
231   101 1/2 Main St                          -> 101 1/2 MAIN ST
231   101-1/2 Main St                          -> 101 1/2 MAIN ST
231   101½ Main St                             -> 101 1/2 MAIN ST
231   101 ¾ Main St                            -> 101 3/4 MAIN ST
231   289-01 Montgomery Avenue                 -> 289-01 MONTGOMERY AVE
232   77 Winston-Salem Boulevard               -> 77 WINSTON SALEM BLVD
232   12 Martin Luther King Jr. Blvd.          -> 12 MARTIN LUTHER KING JR BLVD
232   12 Broadway                              -> 12 BROADWAY
232   12 St Johns Rd                           -> 12 ST JOHNS RD
232   12 Avenue of the Americas                -> 12 AVENUE OF THE AMERICAS
232   12 Ave of the Americas                   -> 12 AVENUE OF THE AMERICAS
232   12 Oklahoma Avenue                       -> 12 OKLAHOMA AVE

233.1 123 North Main Street                    -> 123 N MAIN ST
233.1 123 N. Main St                           -> 123 N MAIN ST
233.1 123 Northwest Main St                    -> 123 NW MAIN ST
233.1 123 N.W. Main St                         -> 123 NW MAIN ST
233.1 12 Elm Street Southwest                  -> 12 ELM ST SW
233.21 12 North Bay Street                     -> 12 N BAY ST
233.21 12 East End Avenue                      -> 12 E END AVE
233.21 12 South Broadway                       -> 12 S BROADWAY
233.21 12 West 5th St                          -> 12 W 5TH ST
233.22 12 Bay Drive West                       -> 12 BAY DR W
233.22 12 Park Ave South                       -> 12 PARK AVE S
233.22 12 Elm St N.E.                          -> 12 ELM ST NE
233.22 12 N Elm St S                           -> 12 N ELM ST S
233.22 12 Broadway North                       -> 12 BROADWAY N
233.23 12 North East Elm St                    -> 12 NE ELM ST
233.23 12 N E Elm St                           -> 12 NE ELM ST
233.23 12 Elm Street South West                -> 12 ELM ST SW
233.23 12 Elm Street S W                       -> 12 ELM ST SW
233.23 12 N North St                           -> 12 N NORTH ST
233.23 12 North South Oak St                   -> 12 N SOUTH OAK ST
233.23 12 East West Elm St                     -> 12 E WEST ELM ST
233.3 100 Bay West Drive                       -> 100 BAY WEST DR
233.3 100 Bay W Drive                          -> 100 BAY WEST DR
233.3 100 Old NE Road                          -> 100 OLD NORTHEAST RD
233.3 55 North Avenue                          -> 55 NORTH AVE
233.3 55 South St                              -> 55 SOUTH ST
233.3 55 NW Blvd                               -> 55 NORTHWEST BLVD
233.3 55 North West Blvd                       -> 55 NORTHWEST BLVD
233.3 654 Southeast Freeway North              -> 654 SOUTHEAST FWY N
233.3 12 E Street SE                           -> 12 E ST SE
233.3 12 E St South East                       -> 12 E ST SE
233.3 12 N Street                              -> 12 N ST
233.3 45 Avenue N                              -> 45 AVENUE N
233.3 45 Ave N SE                              -> 45 AVENUE N SE
233.3 45 Avenue E Drive                        -> 45 AVENUE E DR

234.1 12 Old Mill Road                         -> 12 OLD MILL RD
234.1 12 The Crescent                          -> 12 THE CRES
234.1 123 main strt                            -> 123 MAIN ST
234.1 45 Elm Aven                              -> 45 ELM AVE
234.2 123 Main Avenue Drive                    -> 123 MAIN AVENUE DR
234.2 123 Main Ave Dr                          -> 123 MAIN AVENUE DR
234.2 100 Park Place Boulevard                 -> 100 PARK PLACE BLVD
234.2 100 Park Pl Blvd                         -> 100 PARK PLACE BLVD
234.2 100 Court Street                         -> 100 COURT ST
234.2 100 Ct St                                -> 100 COURT ST
234.2 100 Lk Dr                                -> 100 LAKE DR
234.2 100 N Mtn Rd                             -> 100 N MOUNTAIN RD
234.2 100 Pony Express Trail                   -> 100 PONY EXPRESS TRL
234.2 100 Country Club Ln E                    -> 100 COUNTRY CLUB LN E
234.2 16 Stony Creek Crossing                  -> 16 STONY CREEK XING
234.2 16 Stony Crk Crossing                    -> 16 STONY CREEK XING
235   12 5th Ave                               -> 12 5TH AVE
235   12 Fifth Avenue                          -> 12 FIFTH AVE
235   12 7TH St                                -> 12 7TH ST
235   12 42nd Street                           -> 12 42ND ST
236   Main St & 5th Ave                        -> ! Address Not Found
236   Corner of Main and Elm                   -> ! Address Not Found

237   12 County Road 110                       -> 12 COUNTY ROAD 110
237   12 US Highway 70                         -> 12 US HIGHWAY 70
237   12 Interstate 10 Apt 4                   -> 12 INTERSTATE 10 | APT 4
237   12 FM 187 Lot 5                          -> 12 FM 187 | LOT 5
F     12 County Highway 140                    -> 12 COUNTY HIGHWAY 140
F     12 County Hwy 60E                        -> 12 COUNTY HIGHWAY 60E
F     12 Cnty Hwy 20                           -> 12 COUNTY HIGHWAY 20
F     12 County Rd 441                         -> 12 COUNTY ROAD 441
F     12 CR 1185                               -> 12 COUNTY ROAD 1185
F     12 CR-1185                               -> 12 COUNTY ROAD 1185
F     12 Cnty Rd 33                            -> 12 COUNTY ROAD 33
F     12 Co Rd 33                              -> 12 COUNTY ROAD 33
F     12 County Road No. 33                    -> 12 COUNTY ROAD 33
F     12 County Road AA                        -> 12 COUNTY ROAD AA
F     12 County Road N East                    -> 12 COUNTY ROAD N E
F     12 CA County Rd 150                      -> 12 CA COUNTY ROAD 150
F     12 California County Road 555            -> 12 CA COUNTY ROAD 555
F     12 South Carolina County Road 22         -> 12 SC COUNTY ROAD 22
F     12 N County Road 12                      -> 12 N COUNTY ROAD 12
F     12 Expressway 55                         -> 12 EXPRESSWAY 55
F     12 Farm to Market 1200                   -> 12 FM 1200
F     12 Farm to Market Road 1200              -> 12 FM 1200
F     12 FM 187                                -> 12 FM 187
F     12 FM187                                 -> 12 FM 187
F     12 Hwy FM 1320                           -> 12 FM 1320
F     12 Hwy 64                                -> 12 HIGHWAY 64
F     12 Hiway 1080A                           -> 12 HIGHWAY 1080A
F     12 Old Hwy 80                            -> 12 OLD HIGHWAY 80
F     12 Hwy 11 Bypass                         -> 12 HIGHWAY 11 BYP
F     12 Hwy 66 Frontage Road                  -> 12 HIGHWAY 66 FRONTAGE RD
F     12 Highway 3 Byp Road                    -> 12 HIGHWAY 3 BYPASS RD
F     12 I10                                   -> 12 INTERSTATE 10
F     12 I-10                                  -> 12 INTERSTATE 10
F     12 IH280                                 -> 12 INTERSTATE 280
F     12 Interstate Hwy 680                    -> 12 INTERSTATE 680
F     12 I 55 Bypass                           -> 12 INTERSTATE 55 BYP
F     12 I 26 Byp Road                         -> 12 INTERSTATE 26 BYPASS RD
F     12 I 44 Frontage Road                    -> 12 INTERSTATE 44 FRONTAGE RD
F     12 I 35 N Frontage Rd                    -> 12 INTERSTATE 35 N FRONTAGE RD
F     12 Loop 410                              -> 12 LOOP 410
F     12 Rd 5A                                 -> 12 ROAD 5A
F     12 Rt 88                                 -> 12 ROUTE 88
F     12 Rte 95                                -> 12 ROUTE 95
F     12 Route 1150EE                          -> 12 ROUTE 1150EE
F     12 Ranch Rd 620                          -> 12 RANCH ROAD 620
F     12 Ranch Rd 620 South                    -> 12 RANCH ROAD 620 S
F     12 St Highway 303                        -> 12 STATE HIGHWAY 303
F     12 State Hwy 60                          -> 12 STATE HIGHWAY 60
F     12 SR 220                                -> 12 STATE ROAD 220
F     12 St Rd 86                              -> 12 STATE ROAD 86
F     12 SR MM                                 -> 12 STATE ROUTE MM
F     12 St Rt 175                             -> 12 STATE ROUTE 175
F     12 State Rte 260                         -> 12 STATE ROUTE 260
F     12 Township Rd 20                        -> 12 TOWNSHIP ROAD 20
F     12 TSR 45                                -> 12 TOWNSHIP ROAD 45
F     12 US 41 SW                              -> 12 US HIGHWAY 41 SW
F     12 US 41 South West                      -> 12 US HIGHWAY 41 SW
F     12 U.S. Hwy 44                           -> 12 US HIGHWAY 44
F     12 US Route 1                            -> 12 US ROUTE 1
F     12 Kentucky 440                          -> 12 KY HIGHWAY 440
F     12 Kentucky Highway 189                  -> 12 KY HIGHWAY 189
F     12 KY 1207                               -> 12 KY HIGHWAY 1207
F     12 KY-1207                               -> 12 KY HIGHWAY 1207
F     12 KY Hwy 75                             -> 12 KY HIGHWAY 75
F     12 KY St Hwy 1                           -> 12 KY STATE HIGHWAY 1
F     12 Kentucky State Highway 625            -> 12 KY STATE HIGHWAY 625
F     12 West Virginia Hwy 9                   -> 12 WV HIGHWAY 9
F     12 Highway Avenue                        -> 12 HIGHWAY AVE
F     12 County Road                           -> 12 COUNTY RD

238   PSC 3, Box 1234 @ APO AE 09021           -> PSC 3 BOX 1234
238   P.S.C. 3 Box 1234 @ APO AE 09021         -> PSC 3 BOX 1234
238   PSC3 Box1234 @ APO AE 09021              -> PSC 3 BOX 1234
238   CMR 1250 Box 12 @ APO AE 09021           -> CMR 1250 BOX 12
238   Unit 45013 Box 2666 @ FPO AP 96338       -> UNIT 45013 BOX 2666
238   Unit 2050 Box 4190 @ APO AP 96278        -> UNIT 2050 BOX 4190
238   Ship 12 Box 34 @ FPO AP 96601            -> SHIP 12 BOX 34
238   USS Nimitz CVN-68 @ FPO AP 96620         -> USS NIMITZ CVN-68
238   PSC 3 | Box 1234 @ APO AE 09021          -> ! PSC needs its number and a BOX.
238   CMR 1250 @ APO AE 09021                  -> ! CMR needs its number and a BOX.
238   Unit 45013 @ FPO AP 96338                -> ! UNIT needs its number and a BOX.
238   Ship 12 @ FPO AP 96601                   -> ! SHIP needs its number and a BOX.
238   123 Main St @ APO AE 09021               -> ! A military address needs PSC, CMR, UNIT or SHIP with its number and a BOX.
238   PO Box 12 @ APO AE 09021                 -> ! A military address needs PSC, CMR, UNIT or SHIP with its number and a BOX.
239   Unit 8400 Box 0000 @ DPO AE 09498-0048   -> UNIT 8400 BOX 0000 @ DPO AE 09498-0048

241   RR 2 Box 18                              -> RR 2 BOX 18
241   Rural Route 2, Box 18                    -> RR 2 BOX 18
241   Rural Rte 2 Box 18                       -> RR 2 BOX 18
241   R.R. 2 Box 18                            -> RR 2 BOX 18
241   RR2 Box18                                -> RR 2 BOX 18
241   RR #2 Box #18                            -> RR 2 BOX 18
241   RR No. 2 Box No. 18                      -> RR 2 BOX 18
241   RR 2 #18                                 -> RR 2 BOX 18
241   Route 2 Box 18                           -> RR 2 BOX 18
241   RR 2                                     -> ! RR needs its number and a box: RR 2 BOX 18.
241   Rural Route                              -> ! RR needs its number and a box: RR 2 BOX 18.
242   RR 02 Box 18                             -> RR 2 BOX 18
242   RR 003 Box 98D                           -> RR 3 BOX 98D
243   RR 4 Box 19-1A                           -> RR 4 BOX 19-1A
244   RFD 2 Box 18                             -> RR 2 BOX 18
244   R.F.D. 2 Box 18                          -> RR 2 BOX 18
244   RFD Route 4 Box 87A                      -> RR 4 BOX 87A
244   RD 2 Box 18                              -> RR 2 BOX 18
245   RR 2 Box 18 Bryan Dairy Rd               -> RR 2 BOX 18 | BRYAN DAIRY RD
245   RR 2 Box 18 | Bryan Dairy Rd             -> RR 2 BOX 18 | BRYAN DAIRY RD
251   HC 68 Box 23A                            -> HC 68 BOX 23A
251   HC68 Box 23                              -> HC 68 BOX 23
251   Highway Contract Route 68 Box 23         -> HC 68 BOX 23
251   HCR 68 Box 23                            -> HC 68 BOX 23
251   HC 68                                    -> ! HC needs its number and a box: HC 2 BOX 18.
252   HC 068 Box 23                            -> HC 68 BOX 23
253   HC 68 Box 19-2B                          -> HC 68 BOX 19-2B
254   Star Route 68 Box 23                     -> HC 68 BOX 23
254   Star Rte 68 Box 23                       -> HC 68 BOX 23
254   SR 68 Box 23                             -> HC 68 BOX 23
255   HC 72 Box 293 Pecan Road                 -> HC 72 BOX 293 | PECAN ROAD
261   General Delivery                         -> GENERAL DELIVERY
261   Gen. Del.                                -> GENERAL DELIVERY
261   Gen Delivery | Attn Jane Doe             -> GENERAL DELIVERY | ATTN JANE DOE

281   PO Box 12                                -> PO BOX 12
281   P.O. Box 12                              -> PO BOX 12
281   P. O. Box #12                            -> PO BOX 12
281   p o box 12                               -> PO BOX 12
281   Post Office Box 12                       -> PO BOX 12
281   POBox12                                  -> PO BOX 12
281   POB 12-A                                 -> PO BOX 12-A
281   P.O.B. 12                                -> PO BOX 12
281   PO 12                                    -> PO BOX 12
281   Box 7                                    -> PO BOX 7
281   PO Box G                                 -> PO BOX G
281   PO Box No. 12                            -> PO BOX 12
281   PO Box                                   -> ! The PO box needs a number.
281   Post Office Box                          -> ! The PO box needs a number.
281   PO Box Elder                             -> ! The PO box needs a number.
281   Box Elder                                -> ! Address Not Found
281   55 Box Elder Drive                       -> 55 BOX ELDER DR
282   PO Box 00145                             -> PO BOX 00145
283   Caller 12                                -> PO BOX 12
283   Caller Service 12                        -> PO BOX 12
283   Caller Number 12                         -> PO BOX 12
283   Firm Caller 12                           -> PO BOX 12
283   Bin 12                                   -> PO BOX 12
283   Lockbox 12                               -> PO BOX 12
283   Lock Box 12                              -> PO BOX 12
283   Drawer 12                                -> PO BOX 12
283   PO Drawer L                              -> PO BOX L
284   131 S Center St #3094                    -> 131 S CENTER ST | # 3094
285   10 Main St PMB 234                       -> 10 MAIN ST | PMB 234
285   10 Main St | PMB 234                     -> 10 MAIN ST | PMB 234
285   10 Main St | Private Mailbox 234         -> 10 MAIN ST | PMB 234
285   10 Main St Private Mail Box #234         -> 10 MAIN ST | PMB 234
285   PMB 234 | 10 Main St                     -> 10 MAIN ST | PMB 234
285   10 Main St Ste 11 PMB 234                -> 10 MAIN ST STE 11 | PMB 234
285   10 Main St Suite 11 | PMB #234           -> 10 MAIN ST STE 11 | PMB 234
285   10 Main St PMB 234 | c/o Jane Doe        -> 10 MAIN ST PMB 234 | C/O JANE DOE
285   10 Main St PMB                           -> ! PMB needs a number.

291   150 Calle A @ San Juan PR 00926          -> 150 CALLE A @ SAN JUAN PR 00926
291   A17 Calle 1 @ Bayamon PR 00956           -> A17 CALLE 1 @ BAYAMON PR 00956
291   A-17 Calle Amapola @ Bayamon PR 00956    -> A17 CALLE AMAPOLA
291   Calle 125 C-19 @ Bayamon PR 00956        -> C19 CALLE 125
291   Calle Amapola #17 @ Bayamon PR 00956     -> 17 CALLE AMAPOLA
291   Calle Amapola Num 17 @ Bayamon PR 00956  -> 17 CALLE AMAPOLA
291   17 Amapola Calle @ Bayamon PR 00956      -> 17 CALLE AMAPOLA
291   Calle 19 Blq 199 Casa 31 @ Bayamon PR 00956 -> 199-31 CALLE 19
291   Calle 117 Bloque 23 Num. 18 @ Bayamon PR 00956 -> 23-18 CALLE 117
291   150 Calle A Apartamento 2 @ San Juan PR 00926 -> 150 CALLE A | APT 2
291   Calle Luna 150 Apto 2 @ San Juan PR 00901 -> 150 CALLE LUNA | APT 2
291   150 Calle Luna Piso 2 @ San Juan PR 00901 -> 150 CALLE LUNA | FL 2
291   Calle Luna @ San Juan PR 00901           -> ! Address Not Found
291   585 Avenida F.D. Roosevelt @ San Juan PR 00918 -> 585 AVE FD ROOSEVELT
291   105 Camino Amazona @ San Juan PR 00926   -> 105 CAMINO AMAZONA
291   1025 Parque del Rey @ San Juan PR 00926  -> 1025 PARQUE DEL REY
291   1212 Vía Angélica @ San Juan PR 00926    -> 1212 VIA ANGELICA
291   12 Calle Buena Vista @ San Juan PR 00926 -> 12 CALLE BUENA VISTA
291   12 Calle Buena Vista                     -> 12 CALLE BUENA VISTA
291   100 Ashford Avenue @ San Juan PR 00907   -> 100 ASHFORD AVE
291   Carretera 2 Km 4.5 @ Bayamon PR 00956    -> CARR 2 KM 4.5
291   Carr 2 Km 4 Hm 3 @ Bayamon PR 00956      -> CARR 2 KM 4 HM 3
291   HC 1 Buzón 123 @ Aguada PR 00602         -> HC 1 BOX 123
291   RR 2 Bzn 7 @ Aguada PR 00602             -> RR 2 BOX 7
291   Apartado Postal 12 @ Aguada PR 00602     -> PO BOX 12
291   Entrega General @ Aguada PR 00602        -> GENERAL DELIVERY
292   Urb Las Gladiolas | 150 Calle A @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A
292   150 Calle A | Urb. Las Gladiolas @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A
292   Urbanización Las Gladiolas | 150 Calle A @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A
292   Urb Las Gladiolas 150 Calle A @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A
292   150 Calle A, Urb Las Gladiolas @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A
292   Urb Las Gladiolas Calle A 150 @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A
292   Urb Las Gladiolas | 150 Calle A Apt 2 @ San Juan PR 00926 -> URB LAS GLADIOLAS | 150 CALLE A APT 2
292   Urb Las Gladiolas 150 Calle A | c/o Ana @ San Juan PR 00926 -> C/O ANA | URB LAS GLADIOLAS 150 CALLE A
292   Villa Carolina 12 Calle 5 @ Carolina PR 00985 -> 12 CALLE 5 | VILLA CAROLINA
292   Cond Las Torres Apt 5B | 150 Calle A @ San Juan PR 00926 -> 150 CALLE A | COND LAS TORRES APT 5B
292   1234 Urb Los Olmos @ Ponce PR 00731      -> 1234 URB LOS OLMOS
292   Urb Las Gladiolas @ San Juan PR 00926    -> ! Address Not Found
294   150 Calle Luna Norte @ San Juan PR 00901 -> 150 CALLE LUNA N
294   150 Calle Luna Oeste @ San Juan PR 00901 -> 150 CALLE LUNA W
294   150 Calle Norte @ San Juan PR 00901      -> 150 CALLE NORTE

B     12 Elm St @ St Thomas VI 00802           -> 12 ELM ST @ SAINT THOMAS VI 00802
B     12 Elm St @ Hagåtña GU 96910             -> 12 ELM ST @ HAGATNA GU 96910
B     12 Elm St @ Pago Pago AS 96799           -> 12 ELM ST @ PAGO PAGO AS 96799
B     12 Elm St @ Saipan MP 96950              -> 12 ELM ST @ SAIPAN MP 96950
B     12 Elm St @ Washington DC 20001          -> 12 ELM ST @ WASHINGTON DC 20001
B     12 Elm St @ San Juan Puerto Rico 00901   -> 12 ELM ST @ SAN JUAN PR 00901
D1    112-10 Bronx Road                        -> 112-10 BRONX RD
D1    112–10 Bronx Road                        -> 112-10 BRONX RD
D1    112 - 10 Bronx Road                      -> 112-10 BRONX RD
D1    123-B Oak Street                         -> 123-B OAK ST
D2    842 E 1700 S                             -> 842 E 1700 S
D2    842 East 1700 South                      -> 842 E 1700 S
D2    842 1700 S                               -> 842 1700 S
D2    39.2 Mile Road                           -> 39.2 MILE RD
D2    3950 39.2 Rd                             -> 3950 39.2 RD
D2    3950 Rd 39.4                             -> 3950 ROAD 39.4
D3    W123N456 Elm St                          -> W123N456 ELM ST
D4    123 1/2 Oak Street                       -> 123 1/2 OAK ST

C2    123 Main St Key                          -> ! KEY needs a number.
C2    123 Main St | Lot                        -> ! LOT needs a number.
C2    123 Main St Lot                          -> ! LOT needs a number.
C2    123 Main St Bldg                         -> ! BLDG needs a number.
C2    123 Main St | Department                 -> ! DEPT needs a number.
C2    123 Main St | Floor                      -> ! FL needs a number.
C2    123 Main St | Hangar                     -> ! HNGR needs a number.
C2    123 Main St | Pier                       -> ! PIER needs a number.
C2    123 Main St | Room                       -> ! RM needs a number.
C2    123 Main St | Slip                       -> ! SLIP needs a number.
C2    123 Main St | Space                      -> ! SPC needs a number.
C2    123 Main St | Stop                       -> ! STOP needs a number.
C2    123 Main St | Trailer                    -> ! TRLR needs a number.
C2    123 Main St | Unit                       -> ! UNIT needs a number.
C2    123 Main St | Apartment 14               -> 123 MAIN ST | APT 14
C2    123 Main St | Building 4                 -> 123 MAIN ST | BLDG 4
C2    123 Main St | Department 4               -> 123 MAIN ST | DEPT 4
C2    123 Main St | Floor 4                    -> 123 MAIN ST | FL 4
C2    123 Main St | Hangar 4                   -> 123 MAIN ST | HNGR 4
C2    123 Main St | Key 4                      -> 123 MAIN ST | KEY 4
C2    123 Main St | Lot 4                      -> 123 MAIN ST | LOT 4
C2    123 Main St | Pier 4                     -> 123 MAIN ST | PIER 4
C2    123 Main St | Room 4                     -> 123 MAIN ST | RM 4
C2    123 Main St | Slip 4                     -> 123 MAIN ST | SLIP 4
C2    123 Main St | Space 4                    -> 123 MAIN ST | SPC 4
C2    123 Main St | Stop 4                     -> 123 MAIN ST | STOP 4
C2    123 Main St | Suite 4                    -> 123 MAIN ST | STE 4
C2    123 Main St | Trailer 4                  -> 123 MAIN ST | TRLR 4
C2    123 Main St | Unit 4                     -> 123 MAIN ST | UNIT 4
C2    123 Main St | Basement                   -> 123 MAIN ST | BSMT
C2    123 Main St | Front                      -> 123 MAIN ST | FRNT
C2    123 Main St | Lobby                      -> 123 MAIN ST | LBBY
C2    123 Main St | Lower                      -> 123 MAIN ST | LOWR
C2    123 Main St | Office                     -> 123 MAIN ST | OFC
C2    123 Main St | Penthouse                  -> 123 MAIN ST | PH
C2    123 Main St | Rear                       -> 123 MAIN ST | REAR
C2    123 Main St | Side                       -> 123 MAIN ST | SIDE
C2    123 Main St | Upper                      -> 123 MAIN ST | UPPR
C2    123 Main St Penthouse 2                  -> 123 MAIN ST | PH 2
C2    1 Key West St                            -> 1 KEY WEST ST
C2    12 Front St                              -> 12 FRONT ST
C2    12 Floor St                              -> 12 FLOOR ST
C2    12 Lake Side                             -> 12 LAKE SIDE
C2    12 Sailfish Slip                         -> 12 SAILFISH SLIP
C2    12 Space Park Dr                         -> 12 SPACE PARK DR

C1    12 Elm Alley                             -> 12 ELM ALY
C1    12 Elm Ally                              -> 12 ELM ALY
C1    12 Elm Annex                             -> 12 ELM ANX
C1    12 Elm Annx                              -> 12 ELM ANX
C1    12 Elm Arcade                            -> 12 ELM ARC
C1    12 Elm Avenue                            -> 12 ELM AVE
C1    12 Elm Avnue                             -> 12 ELM AVE
C1    12 Elm Bayou                             -> 12 ELM BYU
C1    12 Elm Beach                             -> 12 ELM BCH
C1    12 Elm Bend                              -> 12 ELM BND
C1    12 Elm Bluff                             -> 12 ELM BLF
C1    12 Elm Bluffs                            -> 12 ELM BLFS
C1    12 Elm Bottom                            -> 12 ELM BTM
C1    12 Elm Bottm                             -> 12 ELM BTM
C1    12 Elm Boulevard                         -> 12 ELM BLVD
C1    12 Elm Boulv                             -> 12 ELM BLVD
C1    12 Elm Branch                            -> 12 ELM BR
C1    12 Elm Bridge                            -> 12 ELM BRG
C1    12 Elm Brook                             -> 12 ELM BRK
C1    12 Elm Brooks                            -> 12 ELM BRKS
C1    12 Elm Burg                              -> 12 ELM BG
C1    12 Elm Burgs                             -> 12 ELM BGS
C1    12 Elm Bypass                            -> 12 ELM BYP
C1    12 Elm Byps                              -> 12 ELM BYP
C1    12 Elm Camp                              -> 12 ELM CP
C1    12 Elm Canyon                            -> 12 ELM CYN
C1    12 Elm Cnyn                              -> 12 ELM CYN
C1    12 Elm Cape                              -> 12 ELM CPE
C1    12 Elm Causeway                          -> 12 ELM CSWY
C1    12 Elm Center                            -> 12 ELM CTR
C1    12 Elm Cntr                              -> 12 ELM CTR
C1    12 Elm Centers                           -> 12 ELM CTRS
C1    12 Elm Circle                            -> 12 ELM CIR
C1    12 Elm Crcle                             -> 12 ELM CIR
C1    12 Elm Circles                           -> 12 ELM CIRS
C1    12 Elm Cliff                             -> 12 ELM CLF
C1    12 Elm Cliffs                            -> 12 ELM CLFS
C1    12 Elm Club                              -> 12 ELM CLB
C1    12 Elm Common                            -> 12 ELM CMN
C1    12 Elm Commons                           -> 12 ELM CMNS
C1    12 Elm Corner                            -> 12 ELM COR
C1    12 Elm Corners                           -> 12 ELM CORS
C1    12 Elm Course                            -> 12 ELM CRSE
C1    12 Elm Court                             -> 12 ELM CT
C1    12 Elm Courts                            -> 12 ELM CTS
C1    12 Elm Cove                              -> 12 ELM CV
C1    12 Elm Coves                             -> 12 ELM CVS
C1    12 Elm Creek                             -> 12 ELM CRK
C1    12 Elm Crescent                          -> 12 ELM CRES
C1    12 Elm Crsnt                             -> 12 ELM CRES
C1    12 Elm Crest                             -> 12 ELM CRST
C1    12 Elm Crossing                          -> 12 ELM XING
C1    12 Elm Crossroad                         -> 12 ELM XRD
C1    12 Elm Crossroads                        -> 12 ELM XRDS
C1    12 Elm Curve                             -> 12 ELM CURV
C1    12 Elm Dale                              -> 12 ELM DL
C1    12 Elm Dam                               -> 12 ELM DM
C1    12 Elm Divide                            -> 12 ELM DV
C1    12 Elm Dvd                               -> 12 ELM DV
C1    12 Elm Drive                             -> 12 ELM DR
C1    12 Elm Drv                               -> 12 ELM DR
C1    12 Elm Drives                            -> 12 ELM DRS
C1    12 Elm Estate                            -> 12 ELM EST
C1    12 Elm Estates                           -> 12 ELM ESTS
C1    12 Elm Expressway                        -> 12 ELM EXPY
C1    12 Elm Expw                              -> 12 ELM EXPY
C1    12 Elm Extension                         -> 12 ELM EXT
C1    12 Elm Extnsn                            -> 12 ELM EXT
C1    12 Elm Extensions                        -> 12 ELM EXTS
C1    12 Elm Fall                              -> 12 ELM FALL
C1    12 Elm Falls                             -> 12 ELM FLS
C1    12 Elm Ferry                             -> 12 ELM FRY
C1    12 Elm Field                             -> 12 ELM FLD
C1    12 Elm Fields                            -> 12 ELM FLDS
C1    12 Elm Flat                              -> 12 ELM FLT
C1    12 Elm Flats                             -> 12 ELM FLTS
C1    12 Elm Ford                              -> 12 ELM FRD
C1    12 Elm Fords                             -> 12 ELM FRDS
C1    12 Elm Forest                            -> 12 ELM FRST
C1    12 Elm Forge                             -> 12 ELM FRG
C1    12 Elm Forges                            -> 12 ELM FRGS
C1    12 Elm Fork                              -> 12 ELM FRK
C1    12 Elm Forks                             -> 12 ELM FRKS
C1    12 Elm Fort                              -> 12 ELM FT
C1    12 Elm Freeway                           -> 12 ELM FWY
C1    12 Elm Frwy                              -> 12 ELM FWY
C1    12 Elm Garden                            -> 12 ELM GDN
C1    12 Elm Grdn                              -> 12 ELM GDN
C1    12 Elm Gardens                           -> 12 ELM GDNS
C1    12 Elm Gateway                           -> 12 ELM GTWY
C1    12 Elm Gtway                             -> 12 ELM GTWY
C1    12 Elm Glen                              -> 12 ELM GLN
C1    12 Elm Glens                             -> 12 ELM GLNS
C1    12 Elm Green                             -> 12 ELM GRN
C1    12 Elm Greens                            -> 12 ELM GRNS
C1    12 Elm Grove                             -> 12 ELM GRV
C1    12 Elm Groves                            -> 12 ELM GRVS
C1    12 Elm Harbor                            -> 12 ELM HBR
C1    12 Elm Hrbor                             -> 12 ELM HBR
C1    12 Elm Harbors                           -> 12 ELM HBRS
C1    12 Elm Haven                             -> 12 ELM HVN
C1    12 Elm Heights                           -> 12 ELM HTS
C1    12 Elm Highway                           -> 12 ELM HWY
C1    12 Elm Hway                              -> 12 ELM HWY
C1    12 Elm Hill                              -> 12 ELM HL
C1    12 Elm Hills                             -> 12 ELM HLS
C1    12 Elm Hollow                            -> 12 ELM HOLW
C1    12 Elm Holws                             -> 12 ELM HOLW
C1    12 Elm Inlet                             -> 12 ELM INLT
C1    12 Elm Island                            -> 12 ELM IS
C1    12 Elm Islands                           -> 12 ELM ISS
C1    12 Elm Isle                              -> 12 ELM ISLE
C1    12 Elm Junction                          -> 12 ELM JCT
C1    12 Elm Juncton                           -> 12 ELM JCT
C1    12 Elm Junctions                         -> 12 ELM JCTS
C1    12 Elm Key                               -> 12 ELM KY
C1    12 Elm Keys                              -> 12 ELM KYS
C1    12 Elm Knoll                             -> 12 ELM KNL
C1    12 Elm Knolls                            -> 12 ELM KNLS
C1    12 Elm Lake                              -> 12 ELM LK
C1    12 Elm Lakes                             -> 12 ELM LKS
C1    12 Elm Land                              -> 12 ELM LAND
C1    12 Elm Landing                           -> 12 ELM LNDG
C1    12 Elm Lane                              -> 12 ELM LN
C1    12 Elm Light                             -> 12 ELM LGT
C1    12 Elm Lights                            -> 12 ELM LGTS
C1    12 Elm Loaf                              -> 12 ELM LF
C1    12 Elm Lock                              -> 12 ELM LCK
C1    12 Elm Locks                             -> 12 ELM LCKS
C1    12 Elm Lodge                             -> 12 ELM LDG
C1    12 Elm Lodg                              -> 12 ELM LDG
C1    12 Elm Loop                              -> 12 ELM LOOP
C1    12 Elm Mall                              -> 12 ELM MALL
C1    12 Elm Manor                             -> 12 ELM MNR
C1    12 Elm Manors                            -> 12 ELM MNRS
C1    12 Elm Meadow                            -> 12 ELM MDW
C1    12 Elm Meadows                           -> 12 ELM MDWS
C1    12 Elm Mews                              -> 12 ELM MEWS
C1    12 Elm Mill                              -> 12 ELM ML
C1    12 Elm Mills                             -> 12 ELM MLS
C1    12 Elm Mission                           -> 12 ELM MSN
C1    12 Elm Mssn                              -> 12 ELM MSN
C1    12 Elm Motorway                          -> 12 ELM MTWY
C1    12 Elm Mount                             -> 12 ELM MT
C1    12 Elm Mountain                          -> 12 ELM MTN
C1    12 Elm Mtin                              -> 12 ELM MTN
C1    12 Elm Mountains                         -> 12 ELM MTNS
C1    12 Elm Neck                              -> 12 ELM NCK
C1    12 Elm Orchard                           -> 12 ELM ORCH
C1    12 Elm Oval                              -> 12 ELM OVAL
C1    12 Elm Overpass                          -> 12 ELM OPAS
C1    12 Elm Park                              -> 12 ELM PARK
C1    12 Elm Parkway                           -> 12 ELM PKWY
C1    12 Elm Pkwys                             -> 12 ELM PKWY
C1    12 Elm Pass                              -> 12 ELM PASS
C1    12 Elm Passage                           -> 12 ELM PSGE
C1    12 Elm Path                              -> 12 ELM PATH
C1    12 Elm Pike                              -> 12 ELM PIKE
C1    12 Elm Pine                              -> 12 ELM PNE
C1    12 Elm Pines                             -> 12 ELM PNES
C1    12 Elm Place                             -> 12 ELM PL
C1    12 Elm Plain                             -> 12 ELM PLN
C1    12 Elm Plains                            -> 12 ELM PLNS
C1    12 Elm Plaza                             -> 12 ELM PLZ
C1    12 Elm Point                             -> 12 ELM PT
C1    12 Elm Points                            -> 12 ELM PTS
C1    12 Elm Port                              -> 12 ELM PRT
C1    12 Elm Ports                             -> 12 ELM PRTS
C1    12 Elm Prairie                           -> 12 ELM PR
C1    12 Elm Radial                            -> 12 ELM RADL
C1    12 Elm Radiel                            -> 12 ELM RADL
C1    12 Elm Ramp                              -> 12 ELM RAMP
C1    12 Elm Ranch                             -> 12 ELM RNCH
C1    12 Elm Rnchs                             -> 12 ELM RNCH
C1    12 Elm Rapid                             -> 12 ELM RPD
C1    12 Elm Rapids                            -> 12 ELM RPDS
C1    12 Elm Rest                              -> 12 ELM RST
C1    12 Elm Ridge                             -> 12 ELM RDG
C1    12 Elm Ridges                            -> 12 ELM RDGS
C1    12 Elm River                             -> 12 ELM RIV
C1    12 Elm Rivr                              -> 12 ELM RIV
C1    12 Elm Road                              -> 12 ELM RD
C1    12 Elm Roads                             -> 12 ELM RDS
C1    12 Elm Route                             -> 12 ELM RTE
C1    12 Elm Row                               -> 12 ELM ROW
C1    12 Elm Rue                               -> 12 ELM RUE
C1    12 Elm Run                               -> 12 ELM RUN
C1    12 Elm Shoal                             -> 12 ELM SHL
C1    12 Elm Shoals                            -> 12 ELM SHLS
C1    12 Elm Shore                             -> 12 ELM SHR
C1    12 Elm Shores                            -> 12 ELM SHRS
C1    12 Elm Skyway                            -> 12 ELM SKWY
C1    12 Elm Spring                            -> 12 ELM SPG
C1    12 Elm Sprng                             -> 12 ELM SPG
C1    12 Elm Springs                           -> 12 ELM SPGS
C1    12 Elm Sprngs                            -> 12 ELM SPGS
C1    12 Elm Spur                              -> 12 ELM SPUR
C1    12 Elm Square                            -> 12 ELM SQ
C1    12 Elm Squ                               -> 12 ELM SQ
C1    12 Elm Squares                           -> 12 ELM SQS
C1    12 Elm Station                           -> 12 ELM STA
C1    12 Elm Stn                               -> 12 ELM STA
C1    12 Elm Stravenue                         -> 12 ELM STRA
C1    12 Elm Strvnue                           -> 12 ELM STRA
C1    12 Elm Stream                            -> 12 ELM STRM
C1    12 Elm Street                            -> 12 ELM ST
C1    12 Elm Str                               -> 12 ELM ST
C1    12 Elm Streets                           -> 12 ELM STS
C1    12 Elm Summit                            -> 12 ELM SMT
C1    12 Elm Sumitt                            -> 12 ELM SMT
C1    12 Elm Terrace                           -> 12 ELM TER
C1    12 Elm Throughway                        -> 12 ELM TRWY
C1    12 Elm Trace                             -> 12 ELM TRCE
C1    12 Elm Track                             -> 12 ELM TRAK
C1    12 Elm Trks                              -> 12 ELM TRAK
C1    12 Elm Trafficway                        -> 12 ELM TRFY
C1    12 Elm Trail                             -> 12 ELM TRL
C1    12 Elm Trls                              -> 12 ELM TRL
C1    12 Elm Trailer                           -> 12 ELM TRLR
C1    12 Elm Tunnel                            -> 12 ELM TUNL
C1    12 Elm Tunnl                             -> 12 ELM TUNL
C1    12 Elm Turnpike                          -> 12 ELM TPKE
C1    12 Elm Turnpk                            -> 12 ELM TPKE
C1    12 Elm Underpass                         -> 12 ELM UPAS
C1    12 Elm Union                             -> 12 ELM UN
C1    12 Elm Unions                            -> 12 ELM UNS
C1    12 Elm Valley                            -> 12 ELM VLY
C1    12 Elm Vlly                              -> 12 ELM VLY
C1    12 Elm Valleys                           -> 12 ELM VLYS
C1    12 Elm Viaduct                           -> 12 ELM VIA
C1    12 Elm Viadct                            -> 12 ELM VIA
C1    12 Elm View                              -> 12 ELM VW
C1    12 Elm Views                             -> 12 ELM VWS
C1    12 Elm Village                           -> 12 ELM VLG
C1    12 Elm Villiage                          -> 12 ELM VLG
C1    12 Elm Villages                          -> 12 ELM VLGS
C1    12 Elm Ville                             -> 12 ELM VL
C1    12 Elm Vista                             -> 12 ELM VIS
C1    12 Elm Vsta                              -> 12 ELM VIS
C1    12 Elm Walk                              -> 12 ELM WALK
C1    12 Elm Wall                              -> 12 ELM WALL
C1    12 Elm Way                               -> 12 ELM WAY
C1    12 Elm Ways                              -> 12 ELM WAYS
C1    12 Elm Well                              -> 12 ELM WL
C1    12 Elm Wells                             -> 12 ELM WLS
`
