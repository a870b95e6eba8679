import { Refused } from '@fondly/domain/refused.ts'
import { PEOPLE_FILE_HEAD } from '@fondly/domain/people/people-file.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'
import { expect, test } from 'vitest'
import { makeTextWorkbook } from '../../spreadsheets/testing/make-workbook.ts'
import { readWorkbook } from '../../spreadsheets/xlsx/read-workbook.ts'
import { readPeopleFile as readFile } from './read-people-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const readPeopleFile = (bytes: Uint8Array<ArrayBuffer>) =>
  readFile({ readWorkbook: (workbook) => Promise.resolve(readWorkbook(workbook)) }, bytes)
const read = (text: string) => readPeopleFile(utf8(text))
const ROW = 'ana@summit.test,Ana,Ñandú\n'

async function codeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    await readPeopleFile(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

test('an exported file is read back with the same values, also those that look like a formula', async () => {
  const cells = ['ana@summit.test', '=Ana', '"Quoted", Jr.', 'orderer', 'Portland', '-17', 'a b', 'en_US es', 'active', '']
  expect(await read([PEOPLE_FILE_HEAD, cells].map(toCsvRow).join(''))).toEqual({
    rows: [
      {
        row: 2,
        hasMoreCells: false,
        cells: {
          email: 'ana@summit.test',
          firstName: '=Ana',
          lastName: '"Quoted", Jr.',
          role: 'orderer',
          location: 'Portland',
          supervisorId: '-17',
          senderProfiles: 'a b',
          languages: 'en_US es',
          state: 'active',
          lastSignIn: '',
        },
      },
    ],
    unknownHeadings: [],
  })
})

test.each([
  ['UTF-8 with a byte order mark and commas', utf8(`\uFEFFE-Mail,First name,Last name\n${ROW}`)],
  ['semicolons', utf8(`E-Mail;First name;Last name\r\n${ROW.replaceAll(',', ';')}`)],
  ['tabs', utf8(`E-Mail\tFirst name\tLast name\r${ROW.replaceAll(',', '\t').replace('\n', '\r')}`)],
  ['a workbook', makeTextWorkbook([['E-Mail', 'First name', 'Last name'], ROW.trim().split(',')])],
  ['UTF-16 and tabs', utf16(`E-Mail\tFirst name\tLast name\r\n${ROW.replaceAll(',', '\t')}`)],
  ['vertical bars', utf8(`E-Mail|First name|Last name\r\n${ROW.replaceAll(',', '|')}`)],
  ['windows-1252 and Spanish headings', latin(`Correo electrónico;Nombre;Apellido\r\n${ROW.replaceAll(',', ';')}`)],
  ['headings without accents', utf8(`correo electronico,NOMBRE,apellidos\n${ROW}`)],
])('%s', async (_, bytes) => {
  expect((await readPeopleFile(bytes)).rows).toEqual([
    { row: 2, hasMoreCells: false, cells: { email: 'ana@summit.test', firstName: 'Ana', lastName: 'Ñandú' } },
  ])
})

test('empty rows are left out but keep row numbers right, short rows lack the missing cells, unknown headings are listed', async () => {
  const { rows, unknownHeadings } = await read('e-mail,location,Shoe size\n\n,,\na@b.test\nb@b.test,X,44,more\n')
  expect(rows).toEqual([
    { row: 4, hasMoreCells: false, cells: { email: 'a@b.test' } },
    { row: 5, hasMoreCells: true, cells: { email: 'b@b.test', location: 'X' } },
  ])
  expect(unknownHeadings).toEqual(['Shoe size'])
})

test('a letter of several bytes is read correctly at any place of a long file', async () => {
  const people = Array.from({ length: 9000 }, (_, at) => `p${at}@b.test,Ñandú${'ñ'.repeat(at % 3)}`)
  const { rows } = await read(`e-mail,first name\n${people.join('\n')}`)
  expect(rows.map(({ cells }) => `${cells.email},${cells.firstName}`)).toEqual(people)
})

const HEAD = 'e-mail,first name,last name\n'
test.each([
  ['one quotation mark that is never closed', `${HEAD}a@b.test,"Ana,B\n`, 'import-quotes'],
  ['an open quotation mark before a long file', `${HEAD}a@b.test,"Ana,B\n${ROW.repeat(9000)}`, 'import-row-too-long'],
  ['a quotation mark within a cell', `${HEAD}a@b.test,A"na,B\n`, 'import-quotes'],
  ['two million columns', `${HEAD.trim()}${',x'.repeat(2_000_000)}\n${ROW}`, 'import-too-many-columns'],
  ['60,000 columns', `${HEAD.trim()}${','.repeat(60_000)}\n${ROW}`, 'import-too-many-columns'],
  ['100,000 rows', HEAD + ROW.repeat(100_000), 'import-too-many-rows'],
  ['a NUL', `${HEAD}a@b.test,A\u0000na,B\n`, 'import-no-table'],
  ['only headings', HEAD, 'import-nobody'],
  ['only empty rows', `${HEAD},,\n\n , ,\n`, 'import-nobody'],
  ['only blanks', ' \n \n', 'import-no-email'],
  ['no heading for addresses', `name,place\n${ROW}`, 'import-no-email'],
  ['a heading twice, in two languages', `e-mail,correo\n${ROW}`, 'import-heading-repeated'],
])('%s is refused with its code', async (_, text, code) => {
  expect(await codeOf(utf8(text))).toBe(code)
})

test.each([
  ['the start of a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], 'import-no-table'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'import-workbook'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'import-no-table'],
  ['nothing', [], 'import-no-email'],
])('%s is refused with its code', async (_, bytes, code) => {
  expect(await codeOf(new Uint8Array(bytes))).toBe(code)
})
