/** Pasted texts as programs and people write them, each with what a clerk would type from it, in the form of `pasted-by-hand.fixture.ts`. */
export const PASTED_BY_STRANGERS: readonly (readonly [text: string, fields: string])[] = [
  // Contacts of a CRM, with labels of many kinds.
  [
    'Name: Dana Whitlock\nStreet: 418 Quarry Rd\nCity: Helena\nState: MT\nZip: 59601\nCountry: United States',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'Name: Dana Whitlock / Street: 418 Quarry Rd / City: Helena / State: MT / Zip: 59601 / Country: USA',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'First Name: Dana\nLast Name: Whitlock\nAddress 1: 418 Quarry Rd\nAddress 2: Apt 6\nCity: Helena\nState/Province: Montana\nZip/Postal Code: 59601',
    'Dana|Whitlock|418 Quarry Rd|Apt 6|Helena|MT|59601',
  ],
  [
    'Customer name - Dana Whitlock\nAddress - 418 Quarry Rd\nCity - Helena\nState - MT\nZip code - 59601',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'Mailing Street\t418 Quarry Rd\nMailing City\tHelena\nMailing State/Province\tMT\nMailing Zip/Postal Code\t59601\nMailing Country\tUS',
    '||418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'Full Name: Whitlock, Dana\nAddress Line 1: 418 Quarry Rd\nAddress Line 2:\nCity, State, Zip: Helena, MT 59601',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'Contact: Mrs. Dana Whitlock\nShipping address: 418 Quarry Rd, Helena, MT 59601\nPhone: (406) 555-0148',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  ['FIRST: Dana LAST: Whitlock ADDRESS: 418 Quarry Rd CITY: Helena ST: MT ZIP: 59601', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  [
    'Account Name = Dana Whitlock\nBilling Street = 418 Quarry Rd\nBilling City = Helena\nBilling State = MT\nBilling Zip = 59601',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'Recipient: Dana Whitlock; Street address: 418 Quarry Rd; Unit: 6; City: Helena; State: MT; Postal code: 59601-2214',
    'Dana|Whitlock|418 Quarry Rd|Unit 6|Helena|MT|59601-2214',
  ],
  // A row of an export.
  ['Dana,Whitlock,418 Quarry Rd,,Helena,MT,59601', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  ['"Whitlock, Dana","418 Quarry Rd","Apt 6","Helena","MT","59601"', 'Dana|Whitlock|418 Quarry Rd|Apt 6|Helena|MT|59601'],
  ['Dana\tWhitlock\t418 Quarry Rd\t\tHelena\tMT\t59601\tUS', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  ['Dana Whitlock | 418 Quarry Rd | Helena | MT | 59601', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  // Signatures of e-mails.
  [
    'Best regards,\nDana Whitlock\n418 Quarry Rd\nHelena, MT 59601\n406-555-0148\ndana.whitlock@example.com',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  [
    'Dana Whitlock\nRegional Manager\n418 Quarry Rd, Suite 300\nHelena, MT 59601\nO: 406.555.0148 | M: 406.555.0199',
    'Dana|Whitlock|418 Quarry Rd|Suite 300|Helena|MT|59601',
  ],
  ['--\nDana Whitlock\n418 Quarry Rd\nHelena, MT 59601\nwww.example.com', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  [
    'Thanks!\n\nDana Whitlock\n418 Quarry Road, Apt. 6\nHelena, Montana 59601\nCell: (406) 555-0148',
    'Dana|Whitlock|418 Quarry Road|Apt. 6|Helena|MT|59601',
  ],
  ['Dana Whitlock, 418 Quarry Rd, Helena, MT 59601 | 406-555-0148 | dana@example.com', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  // Orders of shops.
  ['Ship to\nDana Whitlock\n418 QUARRY RD\nHELENA, MT 59601-2214\nUnited States', 'Dana|Whitlock|418 QUARRY RD||HELENA|MT|59601-2214'],
  [
    'Shipping Address\nDana Whitlock\n418 Quarry Rd\nApt 6\nHelena, MT 59601\nUnited States\n+14065550148',
    'Dana|Whitlock|418 Quarry Rd|Apt 6|Helena|MT|59601',
  ],
  [
    'Shipping address\nDana Whitlock\n418 Quarry Rd\nHelena MT 59601\nUnited States\n+1 406-555-0148\nView map',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  ['SHIP TO:\nDANA WHITLOCK\n418 QUARRY RD APT 6\nHELENA MT 59601\nUSA', 'DANA|WHITLOCK|418 QUARRY RD|APT 6|HELENA|MT|59601'],
  ['Deliver to: Dana Whitlock, 418 Quarry Rd, Helena, MT, 59601, US', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  [
    'Shipping to: Dana Whitlock, 418 Quarry Rd, Apt 6, HELENA, MT, 59601-2214 United States',
    'Dana|Whitlock|418 Quarry Rd|Apt 6|HELENA|MT|59601-2214',
  ],
  // Contacts of Outlook, Google and phones.
  ['Dana Whitlock\nHome: 418 Quarry Rd\nHelena, MT 59601\nUnited States of America', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  [
    'Full Name:\tDana Whitlock\nLast Name:\tWhitlock\nFirst Name:\tDana\nHome Address:\t418 Quarry Rd\nHelena, MT 59601',
    'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601',
  ],
  ['Home Address:\n418 Quarry Rd\nHelena, MT  59601', '||418 Quarry Rd||Helena|MT|59601'],
  // Titles, ranks, and what follows a name.
  ['Sgt. Marcus Oyelaran\n77 Depot St\nBangor, ME 04401', 'Marcus|Oyelaran|77 Depot St||Bangor|ME|04401'],
  ['Mr. & Mrs. Marcus Oyelaran\n77 Depot St\nBangor, ME 04401', 'Mr. & Mrs. Marcus|Oyelaran|77 Depot St||Bangor|ME|04401'],
  ['Dr. Marcus T. Oyelaran, Jr.\n77 Depot St\nBangor, ME 04401', 'Dr. Marcus T.|Oyelaran Jr.|77 Depot St||Bangor|ME|04401'],
  ['To: Ms Ana Lucía Fernández-Soto\n77 Depot St #2\nBangor, ME 04401', 'Ana Lucía|Fernández-Soto|77 Depot St|#2|Bangor|ME|04401'],
  [
    'Marcus Oyelaran\nc/o Northern Light Clinic\n77 Depot St, Bangor ME 04401',
    'Marcus|Oyelaran|77 Depot St|c/o Northern Light Clinic|Bangor|ME|04401',
  ],
  // Spanish.
  [
    'Nombre: Lucía Beltrán\nCalle: 905 Alamo St\nCiudad: Laredo\nEstado: TX\nCódigo postal: 78040',
    'Lucía|Beltrán|905 Alamo St||Laredo|TX|78040',
  ],
  [
    'Nombre: Lucía\nApellido: Beltrán\nDirección: 905 Alamo St\nDirección 2: Apto 3\nCiudad: Laredo\nEstado: Texas\nCP: 78040\nPaís: Estados Unidos',
    'Lucía|Beltrán|905 Alamo St|Apto 3|Laredo|TX|78040',
  ],
  ['Enviar a:\nSra. Lucía Beltrán\n905 Alamo St\nLaredo, TX 78040\nEE. UU.', 'Lucía|Beltrán|905 Alamo St||Laredo|TX|78040'],
  [
    'Destinatario: Lucía Beltrán, Domicilio: 905 Alamo St, Laredo, TX 78040, Teléfono: 956-555-0133',
    'Lucía|Beltrán|905 Alamo St||Laredo|TX|78040',
  ],
  [
    'Nombre y apellidos: Lucía Beltrán\nCalle y número: 905 Alamo St\nPiso: Apt 3\nLocalidad: Laredo\nProvincia: TX\nC.P.: 78040',
    'Lucía|Beltrán|905 Alamo St|Apt 3|Laredo|TX|78040',
  ],
  // Chats and notes.
  ['hi can you send it to Dana Whitlock at 418 Quarry Rd, Helena, MT 59601 thanks', ''],
  ['Dana Whitlock (neighbor)\n418 Quarry Rd\nHelena, MT 59601', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  ['Address: 418 Quarry Rd., Helena, Mt. 59601', '||418 Quarry Rd.||Helena|MT|59601'],
  ['ATTN: Dana Whitlock\n418 Quarry Rd\nHelena, MT 59601', 'Dana|Whitlock|418 Quarry Rd||Helena|MT|59601'],
  // Further texts, written when the first were read well.
  [
    'Customer: Priya Raman\nProperty Address: 2204 Fawn Ridge Ln\nCity/State/Zip: Boise, ID 83702',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  ['Buyer 1: Priya Raman\nAddress: 2204 Fawn Ridge Ln\nBoise ID 83702', 'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702'],
  [
    'Name:Priya Raman\nAddress 1:2204 Fawn Ridge Ln\nAddress 2:Apt B\nCity:Boise\nState:ID\nZIP:83702',
    'Priya|Raman|2204 Fawn Ridge Ln|Apt B|Boise|ID|83702',
  ],
  [
    'Name\nPriya Raman\n\nAddress\n2204 Fawn Ridge Ln\nBoise, ID 83702\n\nPhone\n208-555-0111',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  [
    'First name\nPriya\nLast name\nRaman\nStreet address\n2204 Fawn Ridge Ln\nApt, suite, unit\n\nCity\nBoise\nState\nIdaho\nZIP code\n83702',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  [
    'first_name: Priya\nlast_name: Raman\naddress_line_1: 2204 Fawn Ridge Ln\naddress_line_2: null\ncity: Boise\nstate: ID\npostal_code: 83702',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  [
    '{"firstName":"Priya","lastName":"Raman","address1":"2204 Fawn Ridge Ln","city":"Boise","state":"ID","zip":"83702"}',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  [
    'Last Name: Raman\nFirst Name: Priya\nZip: 83702\nState: ID\nCity: Boise\nAddress: 2204 Fawn Ridge Ln',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  [
    'Street Address: 2204 Fawn Ridge Ln\nAddress Line 2: Unit 4\nCity: Boise\nState / Province / Region: ID\nPostal / Zip Code: 83702\nCountry: United States',
    '||2204 Fawn Ridge Ln|Unit 4|Boise|ID|83702',
  ],
  [
    'FirstName,LastName,Address,City,State,Zip\nPriya,Raman,2204 Fawn Ridge Ln,Boise,ID,83702',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  ['1042\tPriya Raman\t2204 Fawn Ridge Ln\tBoise\tID\t83702', ''],
  ['Priya Raman\t2204 Fawn Ridge Ln\tBoise\tID\t83702\tpriya@example.com\t208-555-0111', 'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702'],
  [
    'Kind regards,\n\nPriya Raman\nSenior Account Executive\nNorthfield Homes\n2204 Fawn Ridge Ln | Boise, ID 83702\nT 208.555.0111 | priya@example.com',
    'Priya|Raman|2204 Fawn Ridge Ln|Northfield Homes|Boise|ID|83702',
  ],
  ['Priya Raman, PhD\n2204 Fawn Ridge Ln\nBoise, ID 83702', 'Priya|Raman PhD|2204 Fawn Ridge Ln||Boise|ID|83702'],
  ['Priya Raman <priya@example.com>\n2204 Fawn Ridge Ln\nBoise, ID 83702', 'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702'],
  ['PRIYA RAMAN\n2204 FAWN RIDGE LN\nBOISE, ID 83702-1881 US', 'PRIYA|RAMAN|2204 FAWN RIDGE LN||BOISE|ID|83702-1881'],
  [
    'Deliver to\nPriya Raman\n2204 Fawn Ridge Ln\nBoise, ID 83702\nUnited States\nPhone number: 2085550111\nAdd delivery instructions',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  ['Shipping Information\nPriya Raman\n2204 Fawn Ridge Ln\nBoise, ID 83702', 'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702'],
  ['Customer\nPriya Raman\n2204 Fawn Ridge Ln\nBoise, ID 83702', 'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702'],
  ['Home\n2204 Fawn Ridge Ln\nBoise, ID 83702', '||2204 Fawn Ridge Ln||Boise|ID|83702'],
  [
    'Priya Raman\nMobile: (208) 555-0111\nHome Address:\n2204 Fawn Ridge Ln\nBoise, ID 83702',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  ['Priya Raman\n2204 Fawn Ridge Ln\nBoise\nIdaho\n83702\nUSA', 'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702'],
  [
    'Nombre: Sr. Efraín Duarte\nDirección: 31 Mesa Dr, Apt 12\nCiudad/Estado: Yuma, AZ\nCódigo Postal: 85364',
    'Efraín|Duarte|31 Mesa Dr|Apt 12|Yuma|AZ|85364',
  ],
  [
    'Nombre completo: Efraín Duarte\nCalle: 31 Mesa Dr\nNúmero de apartamento: 12\nCiudad: Yuma\nEstado: Arizona\nZip: 85364\nTeléfono: 928 555 0170',
    'Efraín|Duarte|31 Mesa Dr|#12|Yuma|AZ|85364',
  ],
  ['Dirección de envío\nEfraín Duarte\n31 Mesa Dr\nYuma, AZ 85364\nEstados Unidos', 'Efraín|Duarte|31 Mesa Dr||Yuma|AZ|85364'],
  ['Cliente: Efraín Duarte - Dirección: 31 Mesa Dr - Yuma, AZ 85364 - Tel: 928-555-0170', 'Efraín|Duarte|31 Mesa Dr||Yuma|AZ|85364'],
  ['Saludos,\nEfraín Duarte\n31 Mesa Dr\nYuma AZ 85364', 'Efraín|Duarte|31 Mesa Dr||Yuma|AZ|85364'],
  [
    'Contact Name: Priya Raman | Address: 2204 Fawn Ridge Ln | City: Boise | State: ID | Zip Code: 83702 | Country: US',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  [
    'Lead: Priya Raman\nStreet: 2204 Fawn Ridge Ln\nCity: Boise\nState: ID\nZip: 83702\nLead source: Web\nMove in date: 11/20/2026',
    'Priya|Raman|2204 Fawn Ridge Ln||Boise|ID|83702',
  ],
  ['Priya Raman\nDOB 03/04/1980\n2204 Fawn Ridge Ln\nBoise, ID 83702', ''],
  ['Capt. Joel Ferris\nUSS Nimitz\nUnit 100100 Box 4\nFPO AP 96601', 'Joel|Ferris|Unit 100100 Box 4|USS Nimitz|FPO|AP|96601'],
  ['Rev. Joel Ferris\n12 Chapel Hill Rd\nDurham, NC 27701', 'Rev. Joel|Ferris|12 Chapel Hill Rd||Durham|NC|27701'],
  ['Joel & Kim Ferris - 12 Chapel Hill Rd, Durham NC, 27701', 'Joel & Kim|Ferris|12 Chapel Hill Rd||Durham|NC|27701'],
  ['12 Chapel Hill Rd\nDurham, NC 27701\nJoel Ferris', ''],
  ['Address: 12 Chapel Hill Rd Apt: 4 City: Durham State: NC Zip: 27701', '||12 Chapel Hill Rd|Apt 4|Durham|NC|27701'],
  [
    'Recipient Name: Joel Ferris\nRecipient Address: 12 Chapel Hill Rd\nRecipient City: Durham\nRecipient State: NC\nRecipient Zip: 27701',
    'Joel|Ferris|12 Chapel Hill Rd||Durham|NC|27701',
  ],
  [
    'Name: Joel Ferris Jr\nAddress: P.O. Box 88\nCity: Durham\nState: North Carolina\nZip Code: 27702',
    'Joel|Ferris Jr|P.O. Box 88||Durham|NC|27702',
  ],
  ['Mr Joel Ferris\nFlat 4\n12 Chapel Hill Rd\nDurham\nNC 27701', ''],
  [
    'Member name......: Joel Ferris\nAddress..........: 12 Chapel Hill Rd\nCity.............: Durham\nState............: NC\nZip..............: 27701',
    'Joel|Ferris|12 Chapel Hill Rd||Durham|NC|27701',
  ],
  [
    '*Name:* Joel Ferris\n*Address:* 12 Chapel Hill Rd\n*City:* Durham\n*State:* NC\n*Zip:* 27701',
    'Joel|Ferris|12 Chapel Hill Rd||Durham|NC|27701',
  ],
]
