import { expect, test } from 'vitest'
import type { BulkColumn } from './bulk-columns.ts'
import { readListDay } from './read-list-day.ts'
import { readListRows } from './read-list-rows.ts'

const settings = { message: 'Welcome home, {First name|friend}!', mailDate: '2026-12-01', today: '2026-11-23' }

type Cells = Partial<Record<BulkColumn, string>>
/** Reads a row of a list that has exactly these columns. */
function readOne(cells: Cells, more: { headings?: string[]; message?: string } = {}) {
  const columns = Object.keys(cells).map((column, at) => ({ heading: more.headings?.[at] ?? column, column: column as BulkColumn }))
  const list = { rows: [columns.map(({ heading }) => heading), Object.values(cells)], headingRow: 1, columns }
  const [row] = readListRows(list, { ...settings, message: more.message ?? settings.message }).rows
  if (!row) throw new Error('The row was not read.')
  return row
}
const readAddress = (cells: Cells) => {
  const { firstName, lastName, address1, address2, city, state, zipCode } = readOne(cells).texts
  return [firstName, lastName, address1, address2, city, state, zipCode].join('|')
}

test.each<[Cells, string]>([
  [{ fullName: 'Marguerite Okonkwo-Hale', address1: '9 Elm St' }, 'Marguerite|Okonkwo-Hale|9 Elm St||||'],
  [{ fullName: 'Peña, Lucía' }, 'Lucía|Peña|||||'],
  [{ fullName: 'PEÑA, ANA' }, 'ANA|PEÑA|||||'],
  [{ fullName: 'María García López', state: 'Puerto Rico' }, 'María|García López||||PR|'],
  [{ firstName: 'Ana', lastName: 'Reyes', fullName: 'Reyes, Ana' }, 'Ana|Reyes|||||'],
  [{ fullName: 'Ana Reyes', company: 'Harbor, Inc.', address2: 'Apt 2' }, 'Ana|Reyes||Apt 2, Harbor, Inc.|||'],
  [{ fullName: '', company: 'Harbor Bakery' }, 'Harbor|Bakery|||||'],
  [{ wholeAddress: 'Ana Reyes\n12 Oak St Apt 5\nSalem, OR 97301' }, 'Ana|Reyes|12 Oak St|Apt 5|Salem|OR|97301'],
  [{ wholeAddress: '77 Alder St, Newport, RI 2840' }, '||77 Alder St||Newport|RI|02840'],
  [{ wholeAddress: '77 Alder St, Newport, RI 2840.0' }, '||77 Alder St||Newport|RI|02840'],
  [{ wholeAddress: '77 Alder St, Newport', state: 'RI', zipCode: '2840' }, '||77 Alder St||Newport|RI|02840'],
  [{ wholeAddress: '77 Alder St', city: 'Newport', state: 'rhode island', zipCode: '28403308' }, '||77 Alder St||Newport|RI|02840-3308'],
  [{ address1: '9 Elm St', cityStateZip: 'El Paso, TX 79901' }, '||9 Elm St||El Paso|TX|79901'],
  [{ address1: '9 Elm St', cityStateZip: 'Newport, Rhode Island 2840' }, '||9 Elm St||Newport|RI|02840'],
  [{ address1: '9 Elm St', cityStateZip: 'Portland OR', zipCode: '97214.0' }, '||9 Elm St||Portland|OR|97214'],
])('%j is read as %s', (cells, read) => {
  expect(readAddress(cells)).toBe(read)
  expect(readOne(cells).problems).toEqual([])
})

test('a cell that is no whole address stays as it is and is reported', () => {
  const { texts, problems } = readOne({ fullName: 'Ana Reyes', wholeAddress: 'the blue house\nbehind the church' })
  expect(texts.address1).toBe('the blue house behind the church')
  expect(problems).toEqual([{ field: 'address1', code: 'address-unread' }])
})

test('salutation, message and closing of a row are one text; a row without a message gets that of the list', () => {
  const cells = { salutation: 'Dear Ana,', message: 'Welcome!', closing: 'Dana' }
  expect(readOne(cells).texts.closing).toBe('Dear Ana,\nWelcome!\nDana')
  expect(readOne({ ...cells, message: '' }).texts.closing).toBe('Dear Ana,\nWelcome home, {First name|friend}!\nDana')
})

test('a placeholder takes the cell of its column, or its fallback; without both it is a problem of the row', () => {
  const headings = ['Move-in date', 'Parking', 'Name']
  const message = 'See you on {move-in date|soon}. {Parking}'
  const cells = (company: string, accountNumber: string) =>
    readOne({ company, accountNumber, fullName: 'Ana Reyes' }, { headings, message })
  expect(cells('May 3', 'B7')).toMatchObject({ texts: { closing: 'See you on May 3. B7' }, problems: [] })
  expect(cells('', '')).toMatchObject({
    texts: { closing: 'See you on soon. {Parking}' },
    problems: [{ field: 'closing', code: 'closing-value-missing', params: { written: '{Parking}' } }],
  })
})

test('a row may have its own mail date and language; an unknown language is reported', () => {
  expect(readOne({ fullName: 'Ana Reyes', mailDate: '', language: '' }).texts).toMatchObject({
    sendDate: '2026-12-01',
    language: undefined,
  })
  expect(readOne({ mailDate: '46357', language: 'Español' })).toMatchObject({
    texts: { sendDate: '2026-12-01', language: 'es' },
    problems: [],
  })
  expect(readOne({ language: 'Klingon' }).problems).toEqual([{ field: 'language', code: 'language-unread' }])
})

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T00:00:00', '2026-12-01'],
  ['46357', '2026-12-01'],
  ['46357.75', '2026-12-01'],
  ['12/1/2026', '2026-12-01'],
  ['12/1/2026 0:00', '2026-12-01'],
  ['Dec 1', '2026-12-01'],
  ['1 de diciembre', '2026-12-01'],
  ['12345', '12345'],
  ['2026-02-30', '2026-02-30'],
  ['as soon as possible', 'as soon as possible'],
])('the mail date %s is %s', (cell, day) => expect(readListDay(cell, '2026-11-23')).toBe(day))

test('empty rows and repeated headings are left out and reported by their numbers; empty rows at the end are not', () => {
  const columns = [
    { heading: 'Name', column: 'fullName' as const },
    { heading: 'City', column: 'city' as const },
  ]
  const rows = [['Move-ins'], ['Name', 'City'], ['Ana Reyes', 'Salem'], [], ['', ''], ['NAME', 'city'], ['Tim Hale', 'Salem'], ['', ''], []]
  const read = readListRows({ rows, headingRow: 2, columns }, settings)
  expect(read.rows.map(({ row, texts }) => [row, texts.firstName])).toEqual([
    [3, 'Ana'],
    [7, 'Tim'],
  ])
  expect(read).toMatchObject({ emptyRows: [4, 5], headingRows: [6] })
})

test('a repeated row is reported with the number of the first; the same person with another message is not repeated', () => {
  const columns = [
    { heading: '', column: 'fullName' as const },
    { heading: '', column: 'message' as const },
  ]
  const rows = [
    ['Ana Reyes', 'Hello!'],
    ['ana reyes', 'Hello!'],
    ['Ana Reyes', 'Happy birthday!'],
    ['Ana Reyes', 'Hello!'],
  ]
  const read = readListRows({ rows, headingRow: undefined, columns }, settings)
  expect(read.rows.map(({ problems }) => problems)).toEqual([
    [],
    [{ field: 'row', code: 'row-repeated', params: { row: 1 } }],
    [],
    [{ field: 'row', code: 'row-repeated', params: { row: 1 } }],
  ])
})
