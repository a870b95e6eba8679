import { afterAll, beforeEach, expect, test } from 'vitest'
import { createContactsWorld } from '../contacts/contacts-world.fixture.ts'
import { createListColumns } from './list-columns.ts'
import { OFFICE_FILES } from './testing/office-files.ts'

const { database, context, drop } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await database.deleteFrom('bulk_columns').execute()))
const lists = createListColumns(context)
const bytes = (text: string) => new TextEncoder().encode(text)
const columnsOf = (list: { columns: { column: string | null }[] }) => list.columns.map(({ column }) => column)

test.each(Object.entries(OFFICE_FILES))('the columns of a list are recognised: %s', async (_, { bytes: file, headingRow, columns }) => {
  const list = await lists.read('harborview', file)
  expect({ headingRow: list.headingRow, columns: columnsOf(list) }).toEqual({ headingRow, columns })
})

test('a column is surer when its heading and its cells agree than when there is only one of them', async () => {
  const confidence = async (text: string) => (await lists.read('harborview', bytes(text))).columns.at(-1)?.confidence ?? 0
  const both = await confidence('Name,ZIP\nAna Reyes,97301')
  const headingOnly = await confidence('Name,ZIP\nAna Reyes,')
  const cellsOnly = await confidence('Name,Plz\nAna Reyes,97301')
  expect(both).toBeGreaterThan(headingOnly)
  expect(headingOnly).toBeGreaterThan(cellsOnly)
  expect(cellsOnly).toBeGreaterThan(0)
})

const LIST = 'Ref,Name,Address,Remark\nX1,Ana Reyes,"12 Oak St, Salem, OR 97301",Welcome home!'

test('a correction by hand holds for the next list with these headings in any order, for all people of the client and nobody else', async () => {
  const { columns } = await lists.read('harborview', bytes(LIST))
  expect(columns.map(({ column }) => column)).toEqual([null, 'fullName', 'wholeAddress', null])
  const corrections = new Map([
    [0, 'accountNumber'],
    [3, 'message'],
  ] as const)
  const corrected = await lists.correct('harborview', columns, corrections)
  expect(corrected[3]).toEqual({ heading: 'Remark', column: 'message', confidence: 1 })

  const next = bytes('Remark,Ref,Name,Address\nWelcome,X2,Dale Whitmire,"44 Elm St, Osceola, IA 50213"')
  expect(columnsOf(await lists.read('harborview', next))).toEqual(['message', 'accountNumber', 'fullName', 'wholeAddress'])
  expect(columnsOf(await lists.read('summit', next))).toEqual([null, null, 'fullName', 'wholeAddress'])
  const other = bytes('Remark,Ref,Name,Address,Team\nWelcome,X2,Dale Whitmire,"44 Elm St, Osceola, IA 50213",A')
  expect(columnsOf(await lists.read('harborview', other))).toEqual([null, null, 'fullName', 'wholeAddress', null])
})

test('of two columns with one heading, each keeps its own correction', async () => {
  const file = bytes('Name,Line,Line\nAna,x,y')
  const { columns } = await lists.read('harborview', file)
  await lists.correct('harborview', columns, new Map([[1, 'address1'] as const, [2, 'city'] as const]))
  expect(columnsOf(await lists.read('harborview', file)).slice(1)).toEqual(['address1', 'city'])
})

test('a column that is chosen by hand takes its meaning from the column that was recognised', async () => {
  const { columns } = await lists.read('harborview', bytes('Name,Nickname\nAna Reyes,Annie Reyes'))
  const corrected = await lists.correct('harborview', columns, new Map([[1, 'fullName'] as const]))
  expect(corrected.map(({ column }) => column)).toEqual([null, 'fullName'])
})

test('a correction of a column that the list does not have, or of two columns to one meaning, is refused', async () => {
  const { columns } = await lists.read('harborview', bytes('Name,City\nAna,Salem'))
  const twice = new Map([[0, 'city'] as const, [1, 'city'] as const])
  for (const wrong of [new Map([[7, 'city'] as const]), twice])
    await expect(lists.correct('harborview', columns, wrong)).rejects.toMatchObject({ code: 'request-unreadable' })
})

test('what is remembered about a list is sealed', async () => {
  const { columns } = await lists.read('harborview', bytes('Grandmother Ruth,ZIP\nAna,97301'))
  await lists.correct('harborview', columns, new Map([[0, 'firstName'] as const]))
  const [row] = await database.selectFrom('bulk_columns').selectAll().execute()
  const stored = Buffer.concat([row?.sealed ?? Buffer.alloc(0), row?.headings_hash ?? Buffer.alloc(0)]).toString('latin1')
  expect(stored.length).toBeGreaterThan(40)
  expect(stored).not.toMatch(/ruth|firstName/i)
})
