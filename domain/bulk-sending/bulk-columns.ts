import { createColumnFinder, toHeadingKey } from '../spreadsheets/headings.ts'

const list = (text: string): string[] => text.split(',')

/** What a column of a list can hold. The headings of each are those of office programs and of lists that offices write by hand. */
const HEADINGS = {
  fullName:
    list(`name, names, full name, display name, recipient, addressee, resident, residents, tenant, customer, guest, household, patient,
    employee, member, donor, contact, person, to, ship to, name on envelope, envelope name, name on card, nombre completo,
    nombre y apellido, nombre y apellidos, nombres y apellidos, apellidos y nombre, destinatario, destinataria, residente,
    inquilino, cliente, huésped, paciente, empleado, familia, para`),
  firstName: list(`first name, first, given name, given names, forename, fname, f name, firstname, nombre, nombres, primer nombre`),
  lastName: list(`last name, last, family name, surname, lname, l name, apellido, apellidos`),
  company: list(
    `company, company name, organization, organisation, business, business name, firm, empresa, compañía, organización, negocio`,
  ),
  wholeAddress: list(`whole address, full address, complete address, mailing address, postal address, address block, address label, label,
    dirección completa, dirección postal, domicilio completo`),
  address1:
    list(`address, address 1, address line 1, address line, street, street 1, street address, street line 1, addr, addr 1, home street,
    mailing street, house and street, dirección, dirección 1, calle, calle y número, domicilio, línea de dirección 1`),
  address2: list(`address 2, address line 2, street 2, street line 2, addr 2, apt, apt no, apt number, apartment, apartment number, unit,
    unit no, unit number, suite, ste, suite number, apt unit, apt suite, dirección 2, apartamento, apto, departamento, depto,
    piso, unidad, línea de dirección 2`),
  city: list(`city, town, city town, home city, mailing city, ciudad, localidad, municipio, población`),
  state: list(`state, st, state province, province, region, home state, mailing state, estado, provincia`),
  zipCode: list(`zip, zip code, zipcode, zip 4, zip plus 4, zip5, postal code, postcode, postal, zip postal code, home postal code,
    mailing zip, código postal, codigo zip, c p, cód postal`),
  cityStateZip: list(`city state zip, city state and zip, city state, city st zip, city state zip code, csz, ciudad estado código postal,
    ciudad estado`),
  message:
    list(`message, personal message, note, note to print, card message, card text, text, greeting text, body, mensaje, mensaje personal,
    nota, texto`),
  salutation: list(`salutation, greeting, dear, saludo, encabezado`),
  closing: list(`closing, sign off, signoff, closing line, complimentary close, signature, signed, despedida, cierre, firma`),
  mailDate: list(
    `mail date, mailing date, date to mail, send date, send on, mail on, date, fecha de envío, fecha de correo, enviar el, fecha`,
  ),
  language: list(`language, lang, preferred language, card language, idioma, lengua, idioma preferido`),
  accountNumber:
    list(`account, account number, account no, acct, acct no, acct number, account id, customer number, cost center, número de cuenta,
    cuenta, n de cuenta, no de cuenta, centro de costo`),
} satisfies Record<string, readonly string[]>

export type BulkColumn = keyof typeof HEADINGS

/** All kinds of columns, as they are offered for a correction by hand. */
export const BULK_COLUMNS: readonly BulkColumn[] = Object.keys(HEADINGS) as BulkColumn[] // the keys of the table

const findExactColumn = createColumnFinder<BulkColumn>(HEADINGS)

/** Words that offices add to a heading and that do not change its meaning. */
const NOISE = new Set(
  `recipient recipients resident residents tenant customer client guest contact patient employee member household mailing mail home shipping ship delivery postal
   primary main current new required optional the of for to s on card print printed destinatario destinataria residente cliente inquilino paciente empleado del de la el
   los envio correo personal actual nuevo obligatorio`.split(/\s+/),
)
const MAX_HEADING_CHARACTERS = 60

/** The column of a heading, and whether the heading is known as it stands or only without the words that offices add. */
export type KnownHeading = { column: BulkColumn; isExact: boolean }

/** Finds what a heading names, such as 'Resident Zip (required)'; undefined for a heading that is not known. */
export function findBulkHeading(heading: string): KnownHeading | undefined {
  if (heading.length > MAX_HEADING_CHARACTERS) return undefined
  const exact = findExactColumn(heading)
  if (exact) return { column: exact, isExact: true }
  const words = heading
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(toHeadingKey)
    .filter(Boolean)
  const joined = findJoinedColumn(words)
  const column = joined ?? findExactColumn(words.join('')) ?? findExactColumn(words.filter((word) => !NOISE.has(word)).join(''))
  return column && { column, isExact: false }
}

const STREET_WORDS = new Set(['street', 'address', 'address1', 'calle', 'direccion'])
const CITY_WORDS = new Set(['city', 'town', 'ciudad'])
const PLACE_WORDS = new Set(['state', 'st', 'zip', 'zipcode', 'estado', 'postal', 'cp'])

/** 'Street, Unit, City, ST, Zip' names a whole address; 'City / State / Zip' its last line. */
function findJoinedColumn(words: readonly string[]): BulkColumn | undefined {
  const hasPlace = words.some((word) => CITY_WORDS.has(word)) && words.some((word) => PLACE_WORDS.has(word))
  if (!hasPlace) return undefined
  return words.some((word) => STREET_WORDS.has(word)) ? 'wholeAddress' : 'cityStateZip'
}
