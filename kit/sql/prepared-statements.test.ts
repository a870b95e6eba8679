import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutPreparedStatements } from './connection-url.ts'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

type Tables = { thing: { id: number; name: string } }
type Pool = ReturnType<typeof openDatabase<Tables>>

let testDb: Awaited<ReturnType<typeof testDatabase>>
let preparing: Pool
let plain: Pool

beforeAll(async () => {
  testDb = await testDatabase()
  preparing = openDatabase({ url: testDb.url, schema: 'public', poolSize: 1 })
  plain = openDatabase({ url: withoutPreparedStatements(testDb.url), schema: 'public', poolSize: 1 })
  await sql`create table thing (id integer primary key, name text not null)`.execute(preparing)
  await sql`insert into thing values (1, 'one'), (2, 'two')`.execute(preparing)
})
afterAll(async () => {
  await preparing.destroy()
  await plain.destroy()
  await testDb.drop()
})

const findThing = (database: Pool, id: number) => database.selectFrom('thing').selectAll().where('id', '=', id)
const countKept = async (database: Pool) =>
  (await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(database)).rows[0]?.count

async function readOften(database: Pool): Promise<void> {
  for (let time = 0; time < 10; time++) {
    const id = (time % 2) + 1
    expect(await findThing(database, id).executeTakeFirst()).toEqual({ id, name: id === 1 ? 'one' : 'two' })
  }
}

test('a repeated statement is parsed once for all parameters', async () => {
  await readOften(preparing)
  expect(await countKept(preparing)).toBe(1)
})

test('a database whose address turns names off keeps no prepared statement', async () => {
  await readOften(plain)
  expect(await plain.transaction().execute((transaction) => findThing(transaction, 2).executeTakeFirst())).toEqual({ id: 2, name: 'two' })
  expect(await countKept(plain)).toBe(0)
})

test('an altered table causes at most one failed statement', async () => {
  await readOften(preparing)
  await sql`alter table thing add column colour text default 'red'`.execute(preparing)
  const outcome = await findThing(preparing, 1)
    .executeTakeFirst()
    .catch((error: unknown) => error)
  const next = await findThing(preparing, 1).executeTakeFirst()
  await sql`alter table thing drop column colour`.execute(preparing)
  expect([outcome instanceof Error, next]).toEqual([true, { id: 1, name: 'one', colour: 'red' }])
})

test('the connection still works after a database error', async () => {
  const insert = () => preparing.insertInto('thing').values({ id: 1, name: 'again' }).execute()
  for (let time = 0; time < 5; time++) await expect(insert()).rejects.toMatchObject({ code: '23505' })
  expect(await findThing(preparing, 2).executeTakeFirst()).toMatchObject({ name: 'two' })
})
