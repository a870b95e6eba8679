import { afterAll, expect, test } from 'vitest'
import { createContactsWorld } from '../contacts/contacts-world.fixture.ts'
import { makeWorkbook } from '../spreadsheets/testing/make-workbook.ts'
import { createListColumns } from './list-columns.ts'
import { OFFICE_FILES } from './testing/office-files.ts'

const { database, context, drop } = await createContactsWorld()
afterAll(drop)
const lists = createListColumns(context)
const bytes = (text: string) => new TextEncoder().encode(text)
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

test.each([
  ['a picture', PNG, 'import-no-table'],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'import-workbook'],
  ['a zip file that is no workbook', bytes('PK\u0003\u0004 and nothing else'), 'import-no-table'],
  ['an empty file', bytes(''), 'import-nobody'],
  ['cells without a letter', bytes(',,,\n,,,\n'), 'import-nobody'],
  ['two million columns', bytes(`Name${','.repeat(2_000_000)}\nAna`), 'import-too-many-columns'],
  ['a thousand columns in each row', bytes(`${'a,'.repeat(1_500)}\n`.repeat(50)), 'import-too-many-columns'],
  ['three hundred columns', bytes(`${'a,'.repeat(300)}\n`), 'import-too-many-columns'],
  ['a quotation mark that is never closed', bytes(`Name,City\n"Ana,Salem\n${'Tim,Salem\n'.repeat(50_000)}`), 'import-row-too-long'],
  ['a quotation mark inside a cell', bytes('Name,City\nAna "Annie" Reyes,Salem\n"Tim" Hale,Salem'), 'import-quotes'],
  ['10,002 rows', bytes('Ana,Salem\n'.repeat(10_002)), 'import-too-many-rows'],
  ['more than 10 MB', new Uint8Array(10_000_001).fill(0x41), 'import-too-large'],
  [
    'a workbook with a cell in the last column',
    makeWorkbook({ sheets: [{ rows: '<row><c r="XFD1"><v>1</v></c></row>' }] }),
    'import-too-many-columns',
  ],
])('%s is refused with its code', async (_, file, code) => {
  await expect(lists.read('harborview', file)).rejects.toMatchObject({ code })
  expect(await database.selectFrom('bulk_columns').selectAll().execute()).toEqual([])
})

test('every row of the office lists is read into a name, a street, a city, a state and a ZIP code', async () => {
  for (const [name, { bytes: file }] of Object.entries(OFFICE_FILES)) {
    const list = await lists.read('harborview', file)
    const { rows } = lists.readRows(list, { message: 'Welcome!', mailDate: '2026-12-01' })
    expect([name, rows.length]).not.toEqual([name, 0])
    for (const { texts, problems } of rows) {
      const { lastName, address1, city, state, zipCode } = texts
      expect([name, problems, [lastName, address1, city].every((text) => text !== ''), state.length]).toEqual([name, [], true, 2])
      expect([name, zipCode]).toEqual([name, expect.stringMatching(/^\d{5}(-\d{4})?$/)])
    }
  }
})
