import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createContactsWorld } from '../contacts-world.fixture.ts'
import { createContactImports } from './contact-imports.ts'

const { database, context, drop, dana } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await sql`truncate contact, contact_import cascade`.execute(database)))
const imports = createContactImports(context)
const preview = (text: string) => imports.preview(dana, new TextEncoder().encode(text), { isShared: false })

test.each([
  ['Ontario', 'K1A 0B1', 'state', 'no-state'],
  ['OR', '00000', 'zipCode', 'no-zip'],
  ['OR', '97', 'zipCode', 'zip-digits'],
  ['OR', '02110', 'zipCode', 'zip-elsewhere'],
])('state %j and ZIP code %j in a file are refused: %s %s', async (state, zip, field, code) => {
  const { id, kinds } = await preview(`Name,Address,City,State,ZIP\nA B,1 Elm St,Salem,OR,97301\nRuth C,2 Elm St,Salem,${state},${zip}\n`)
  expect(kinds).toEqual({ new: 1, same: 0, wrong: 1 })
  expect(await imports.readRows(dana, id, { kind: 'wrong', page: 1 })).toMatchObject([{ row: 3, problems: [{ field, code }] }])
})

test('a name with a comma is split at it, and a ZIP code gets back the zeros that a spreadsheet dropped', async () => {
  const { id } = await preview('Name,Address,City,State,ZIP\n"Peña, Lucía",14 Main St,Boston,MA,2110\n')
  expect(await imports.readRows(dana, id, { kind: 'new', page: 1 })).toMatchObject([
    { content: { firstName: 'Lucía', lastName: 'Peña', zipCode: '02110' } },
  ])
})

test.each([
  ['a,b\n1,2\n3,4\n5,"x"y\n6,7\n', 4],
  [`Name,Note\n${'A B,c\n'.repeat(3_000)}A B,"c" d\n`, 3_002],
  ['Name,Note\nA B,"c\nd"\n\nE F,g"h\n', 4],
])('a misplaced quotation mark is refused with its row number, as an error in the file', async (text, row) => {
  const refusal = await preview(text).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ because: 'unprocessable', code: 'import-quotes', params: { row } })
  expect((refusal as Error).cause).toBeUndefined()
})
