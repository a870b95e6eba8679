import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileStatement } from './compile-statement.ts'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

type Tables = { note: { id: number; owner: string; text: string | null } }

let testDb: Awaited<ReturnType<typeof testDatabase>>
let database: Kysely<Tables>

beforeAll(async () => {
  testDb = await testDatabase()
  database = openDatabase({ url: testDb.url, schema: 'public', poolSize: 1 })
  await sql`create table note (id integer primary key, owner text not null, text text)`.execute(database)
})
afterAll(async () => {
  await database.destroy()
  await testDb.drop()
})

const saveNote = compileStatement((tables: Kysely<Tables>, { id, owner, text }: { id: number; owner: string; text: string | null }) =>
  tables
    .insertInto('note')
    .values({ id, owner, text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text })),
)

test('a statement is built once and executed with the values of each call', async () => {
  let builds = 0
  const findNotes = compileStatement((tables: Kysely<Tables>, { ids, owner }: { ids: number[]; owner: string }) => {
    builds += 1
    return tables
      .selectFrom('note')
      .select(['id', 'text'])
      .where('owner', '=', owner)
      .where('id', '=', sql<number>`any(${ids})`)
      .orderBy('id')
  })
  await saveNote.execute(database, { id: 1, owner: 'ann', text: 'one' })
  await saveNote.execute(database, { id: 2, owner: 'bob', text: 'two' })
  expect((await saveNote.execute(database, { id: 1, owner: 'ann', text: null })).numAffectedRows).toBe(1n)
  expect((await findNotes.execute(database, { ids: [1, 2], owner: 'ann' })).rows).toEqual([{ id: 1, text: null }])
  expect(await findNotes.executeTakeFirst(database, { ids: [1, 2], owner: 'bob' })).toEqual({ id: 2, text: 'two' })
  expect(await findNotes.executeTakeFirst(database, { ids: [3], owner: 'bob' })).toBeUndefined()
  expect(builds).toBe(1)
})

test('a statement that reads a value while it is built is refused', () => {
  const careless = compileStatement((tables: Kysely<Tables>, { owner }: { owner: string }) =>
    tables.selectFrom('note').select('id').where('owner', '=', `${owner}!`),
  )
  expect(() => careless.execute(database, { owner: 'ann' })).toThrow('The value owner is not known while its statement is compiled')
})
