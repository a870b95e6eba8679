import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createContactsWorld, wanted } from '../contacts-world.fixture.ts'
import { createContacts } from '../contacts.ts'
import { createContactImports, importSeals } from './contact-imports.ts'
import type { PlannedRow } from './plan-import.ts'
import { createContactImportWork } from './work-on-imports.ts'

const { database, context, drop, dana } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await sql`truncate contact, contact_import cascade`.execute(database)))
const imports = createContactImports(context)
const preview = (text: string) => imports.preview(dana, new TextEncoder().encode(text), { isShared: false })
const setSealed = (id: string, row: number, sealed: Buffer) =>
  database.updateTable('contact_import_row').set({ sealed }).where('import_id', '=', id).where('row_no', '=', row).execute()

test('a row that an older version refused for its birthday is shown with the current code', async () => {
  const { id } = await preview('Name,Address\n,1 Elm St\n')
  const { isShared: _book, ...content } = wanted()
  const problems = [{ field: 'birthday', code: 'day-of-no-life' }]
  // The cast is needed, because the type no longer has this code.
  const old = { row: 2, content, kind: 'wrong', problems } as unknown as PlannedRow
  await setSealed(id, 2, importSeals(context).rows.close(old, id, 2))
  const shown = { row: 2, problems: [{ field: 'birthday', code: 'birth-year-out-of-range' }] }
  expect(await imports.readRows(dana, id, { kind: 'wrong', page: 1 })).toMatchObject([shown])
  expect(await imports.readRefused(dana, id)).toMatchObject([shown])
})

test('a stored row that cannot be decrypted is left out, and the others are shown and added', async () => {
  const { id } = await preview('Name,Address\nRuth Chen,2 Elm St\nTheo Lindqvist,1 Elm St\n,9 Elm St\n,8 Elm St\n')
  for (const row of [2, 4]) await setSealed(id, row, Buffer.from('damaged'))
  expect(await imports.readRows(dana, id, { kind: 'new', page: 1 })).toMatchObject([{ row: 3 }])
  expect(await imports.readRefused(dana, id)).toMatchObject([{ row: 5 }])
  await imports.start(dana, id)
  await createContactImportWork(context).addAll()
  expect(await imports.read(dana, id)).toMatchObject({ state: 'done', added: 1, left: 1 })
  const { contacts } = await createContacts(context).list(dana, { text: '', tag: undefined, cursor: undefined })
  expect(contacts).toMatchObject([{ firstName: 'Theo' }])
})
