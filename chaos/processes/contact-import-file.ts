/** A person of a file of contacts. The birthday is a month and a day. */
export type FilePerson = { firstName: string; lastName: string; address1: string; birthday?: string; isTagged?: boolean }
/** One file, and what the books contain before it is imported. Nobody in another file has the same name or house number. */
export type ImportRound = {
  index: number
  ownerId: string
  format: 'csv' | 'vcf'
  isShared: boolean
  /** The people of the file who are not in the book. */
  newcomers: FilePerson[]
  /** People who are in the book without a birthday. The file has their birthday. */
  withoutBirthday: FilePerson[]
  /** People who are in the book with this birthday. The file has another birthday. */
  withBirthday: FilePerson[]
  /** A newcomer who is already in the owner's other book. */
  elsewhere: FilePerson
  text: string
  rowCount: number
  refusedCount: number
}
type Row = FilePerson & { zipCode?: string }

/** Enough people for more than one transaction. */
const NEWCOMER_COUNT = 120
const NUMBERS_PER_ROUND = 200
export const PLACE = { address2: '', city: 'Portland', state: 'OR', zipCode: '97201' }
export const TAG = 'Tenant'
const HEAD = 'First name,Last name,Address,City,State,ZIP,Tags,Birthday'

/** Makes a file with new people, people who are in the book, repeated and refused rows, and birthdays. */
export function createImportRound(index: number, { format, isShared }: Pick<ImportRound, 'format' | 'isShared'>): ImportRound {
  const person = (at: number, birthday?: string): FilePerson => {
    const number = index * NUMBERS_PER_ROUND + at
    return {
      firstName: `Ana${toLetters(at)}`,
      lastName: `Moss${toLetters(number)}`,
      address1: `${1_000 + number} Cedar St`,
      ...(birthday === undefined ? {} : { birthday }),
      isTagged: at % 10 === 9,
    }
  }
  const newcomers = Array.from({ length: NEWCOMER_COUNT }, (_, at) => person(at, at % 7 === 0 ? dayOf(at) : undefined))
  const withoutBirthday = [person(150, '02-29'), person(151, '03-01')]
  const withBirthday = [person(160, '12-03')]
  const repeated: Row[] = newcomers
    .slice(0, 3)
    .map((one) => ({ ...one, firstName: one.firstName.toUpperCase(), address1: one.address1.replace('St', 'Street') }))
  const refused: Row[] = [
    { ...person(170), firstName: '', lastName: '' },
    { ...person(171), zipCode: '00000' },
    { ...person(172), firstName: 'x'.repeat(201) },
  ]
  const middle = NEWCOMER_COUNT / 2
  const rows: Row[] = [
    ...withoutBirthday.slice(0, 1),
    ...newcomers.slice(0, middle),
    ...repeated,
    ...refused,
    ...newcomers.slice(middle),
    ...withoutBirthday.slice(1),
    ...withBirthday.map((one) => ({ ...one, birthday: '01-01' })),
  ]
  return {
    index,
    ownerId: `owner-${index}`,
    format,
    isShared,
    newcomers,
    withoutBirthday,
    withBirthday,
    elsewhere: newcomers[5] ?? person(5),
    text: format === 'csv' ? [HEAD, ...rows.map(toCsv)].join('\r\n') : rows.map(toVcard).join(''),
    rowCount: rows.length,
    refusedCount: refused.length,
  }
}

const toCsv = ({ firstName, lastName, address1, zipCode = PLACE.zipCode, birthday, isTagged }: Row): string =>
  [firstName, lastName, address1, PLACE.city, PLACE.state, zipCode, isTagged ? TAG : '', birthday ? `--${birthday}` : ''].join(',')

const toVcard = ({ firstName, lastName, address1, zipCode = PLACE.zipCode, birthday, isTagged }: Row): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${lastName};${firstName};;;`,
    `ADR:;;${address1};${PLACE.city};${PLACE.state};${zipCode};`,
    ...(isTagged ? [`CATEGORIES:${TAG}`] : []),
    ...(birthday ? [`BDAY:--${birthday}`] : []),
    'END:VCARD\r\n',
  ].join('\r\n')

const dayOf = (at: number): string => `${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`

// Digits are not part of a name.
const toLetters = (number: number): string => Array.from(String(number), (digit) => 'bcdfghklmn'[Number(digit)]).join('')
