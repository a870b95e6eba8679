import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

let home: Awaited<ReturnType<typeof testDatabase>>
let database: ReturnType<typeof openDatabase<{ thing: { id: number; name: string } }>>

beforeAll(async () => {
  home = await testDatabase()
  database = openDatabase({ url: home.url, schema: 'public', poolSize: 1 })
  await sql`create table thing (id integer primary key, name text not null)`.execute(database)
  await sql`insert into thing values (1, 'one'), (2, 'two')`.execute(database)
})
afterAll(async () => {
  await database.destroy()
  await home.drop()
})

const thing = (id: number) => database.selectFrom('thing').selectAll().where('id', '=', id).executeTakeFirst()
const statementsKept = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements where statement like '%from "thing"%'`.execute(
      database,
    )
  ).rows[0]?.count

test('a repeated statement is parsed once for all parameters', async () => {
  expect(await statementsKept()).toBe(0)
  for (let time = 0; time < 10; time++) expect(await thing((time % 2) + 1)).toMatchObject({ name: time % 2 ? 'two' : 'one' })
  expect(await statementsKept()).toBe(1)
})

test('an altered table causes at most one failed statement', async () => {
  for (let time = 0; time < 5; time++) await thing(1)
  await sql`alter table thing add column colour text default 'red'`.execute(database)
  const outcome = await thing(1).catch((error: unknown) => error)
  expect([outcome instanceof Error, await thing(1)]).toEqual([true, { id: 1, name: 'one', colour: 'red' }])
})

test('the connection still works after a database error', async () => {
  const insert = () => database.insertInto('thing').values({ id: 1, name: 'again' }).execute()
  for (let time = 0; time < 5; time++) await expect(insert()).rejects.toMatchObject({ code: '23505' })
  expect(await thing(2)).toMatchObject({ name: 'two' })
})
