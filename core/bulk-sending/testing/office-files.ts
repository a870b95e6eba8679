import { makeTextWorkbook, makeWorkbook } from '../../spreadsheets/testing/make-workbook.ts'

/** A list as an office makes it, with what its columns hold. */
export type OfficeFile = { bytes: Uint8Array<ArrayBuffer>; headingRow: number | undefined; columns: (string | null)[] }

const utf8 = (text: string) => new TextEncoder().encode(text)
const lines = (...all: string[]) => utf8(all.join('\r\n'))

/** Writes text as windows-1252. All characters of these lists have the same number there as in Unicode. */
const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Writes text as UTF-16 with its mark, as Excel saves 'Unicode Text'. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const DAY_STYLE = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
const ADDRESS = ['fullName', 'address1', 'city', 'state', 'zipCode']

/** Lists of offices, each with one of the ways in which they differ. */
export const OFFICE_FILES: Record<string, OfficeFile> = {
  'semicolons in windows-1252, with commas inside the addresses': {
    bytes: windows1252(
      'Nombre;Apellidos;Dirección;Ciudad;Estado;Código postal;Mensaje\r\nJoaquín;Ibáñez;77 Alder St, Apt 5;Newport;RI;2840;Bienvenido a casa.\r\nLucía;Peña;9 Elm St, #2;Newport;RI;2840;Un abrazo de todo el equipo.\r\n',
    ),
    headingRow: 1,
    columns: ['firstName', 'lastName', 'address1', 'city', 'state', 'zipCode', 'message'],
  },
  'tabs in UTF-16 from Excel': {
    bytes: utf16('Full Name\tAddress\tCity\tState\tZIP\r\nZoë Núñez\t12 Oak St\tSalem\tOR\t97301\r\n'),
    headingRow: 1,
    columns: ADDRESS,
  },
  'a workbook with dates and ZIP codes as numbers': {
    bytes: makeWorkbook({
      styles: DAY_STYLE,
      sheets: [
        {
          rows:
            row(text('Recipient'), text('Street'), text('Town'), text('ST'), text('Zip'), text('Mail on')) +
            row(text('Priya Raghunathan'), text('77 Alder St'), text('Newport'), text('RI'), number(2840), number(46_357, 1)) +
            row(text('Walter Dickinson'), text('2208 Harbor Walk'), text('Boston'), text('MA'), number(2210.0), number(46_358, 1)),
        },
      ],
    }),
    headingRow: 1,
    columns: [...ADDRESS, 'mailDate'],
  },
  'titles and an empty row above the headings': {
    bytes: lines(
      'November move-ins',
      'Printed on 11/20/2026',
      '',
      'Resident,"Street, Unit, City, ST, Zip",Note to print',
      'Marguerite Okonkwo-Hale,"418 Larkspur Lane, Apt 3B, Portland, OR 97241",Glad to have you on the lane!',
      'Amara Nwosu,"15 Exchange St, Portland, ME 04101-5004",So glad you chose the corner flat.',
    ),
    headingRow: 4,
    columns: ['fullName', 'wholeAddress', 'message'],
  },
  'merged headings over the columns of an address': {
    bytes: makeTextWorkbook([
      ['Who', '', 'Mailing address', '', '', ''],
      ['First', 'Last', 'Street', 'City', 'State', 'Zip'],
      ['Ana', 'Reyes', '12 Oak St', 'Salem', 'Oregon', '97301'],
    ]),
    headingRow: 2,
    columns: ['firstName', 'lastName', 'address1', 'city', 'state', 'zipCode'],
  },
  'whole addresses below the heading Address': {
    bytes: lines('Name,Address', 'Ana Reyes,"12 Oak St, Salem, OR 97301"', 'Dale Whitmire,"PO Box 441\nTaos, NM 87571"'),
    headingRow: 1,
    columns: ['fullName', 'wholeAddress'],
  },
  'last names first': {
    bytes: lines(
      'Last name,Street,"City, State, Zip"',
      '"Peña, Lucía",14 Main St,"Boston, MA 02108"',
      '"O\'Hara, Tim",9 Elm St,"Boston, MA 2110"',
    ),
    headingRow: 1,
    columns: ['fullName', 'address1', 'cityStateZip'],
  },
  'capitals only': {
    bytes: lines('RESIDENT NAME,ADDR 1,APT NO,CITY,ST,ZIP CODE', 'MARTA QUIÑONES,518 JUNIPER ST,APT 2,EL PASO,TX,79901'),
    headingRow: 1,
    columns: ['fullName', 'address1', 'address2', 'city', 'state', 'zipCode'],
  },
  'empty columns at the end': {
    bytes: lines('Name,Address,City,State,ZIP,,,,', 'Ana Reyes,12 Oak St,Salem,OR,97301,,,,', ',,,,,,,,'),
    headingRow: 1,
    columns: ADDRESS,
  },
  'headings that are repeated on each page': {
    bytes: lines(
      'Name,Address,City,State,ZIP',
      'Ana Reyes,12 Oak St,Salem,OR,97301',
      'Name,Address,City,State,ZIP',
      'Dale Whitmire,44 Elm St,Osceola,IA,50213',
    ),
    headingRow: 1,
    columns: ADDRESS,
  },
  'cells of formulas': {
    bytes: makeWorkbook({
      sheets: [
        {
          rows:
            row(text('First name'), text('Last name'), text('Display name'), text('Address'), text('City'), text('State'), text('Zip')) +
            row(
              text('Ana'),
              text('Reyes'),
              '<c t="str"><f>A2&amp;" "&amp;B2</f><v>Ana Reyes</v></c>',
              text('12 Oak St'),
              text('Salem'),
              text('OR'),
              '<c><f>VALUE("97301")</f><v>97301</v></c>',
            ),
        },
      ],
    }),
    headingRow: 1,
    columns: ['firstName', 'lastName', 'fullName', 'address1', 'city', 'state', 'zipCode'],
  },
  'Spanish headings with a last line of the address': {
    bytes: lines(
      'Destinatario;Calle y número;Apto;Ciudad / Estado / Código postal;Saludo;Despedida;Fecha de envío;Idioma;Número de cuenta',
      'Marta Quiñones;518 Juniper St;Apto 2;El Paso, TX 79901;Querida Marta:;Un abrazo;24 de noviembre;Español;1001',
    ),
    headingRow: 1,
    columns: ['fullName', 'address1', 'address2', 'cityStateZip', 'salutation', 'closing', 'mailDate', 'language', 'accountNumber'],
  },
  'no headings': {
    bytes: lines('Ana Reyes,12 Oak St,Salem,OR,97301,ana@example.com', 'Dale Whitmire,44 Elm St,Osceola,IA,50213,dale@example.com'),
    headingRow: undefined,
    columns: [...ADDRESS, null],
  },
  'unknown headings and columns that are not printed': {
    bytes: lines(
      'Ref,Who lives there,Where,Town or village,US state,Plz,Telephone',
      'X1,Ana Reyes,12 Oak St,Salem,OR,97301,503-555-0110',
      'X2,Omar Haddad,44 Elm St,Dallas,OR,97338,503-555-0111',
    ),
    headingRow: 1,
    columns: [null, 'fullName', 'address1', 'city', 'state', 'zipCode', null],
  },
}
