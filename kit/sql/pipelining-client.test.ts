import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { executeTogether } from './execute-together.ts'
import { PipeliningClient } from './pipelining-client.ts'
import { testDatabase } from './test-database.ts'

type Tables = { thing: { id: number; name: string } }

let home: Awaited<ReturnType<typeof testDatabase>>
let database: Kysely<Tables>
/** How often the server has said that it is ready for more: the number of round trips. */
let trips = 0

beforeAll(async () => {
  home = await testDatabase()
  const pool = new Pool({ Client: PipeliningClient, connectionString: home.url, max: 1 })
  pool.on('connect', (client) => client.connection.on('readyForQuery', () => (trips += 1)))
  database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await sql`create table thing (id integer primary key, name text not null)`.execute(database)
})
beforeEach(async () => {
  await sql`truncate thing`.execute(database)
  await sql`insert into thing values (1, 'one'), (2, 'two')`.execute(database)
  trips = 0
})
afterAll(async () => {
  await database.destroy()
  await home.drop()
})

const insert = (id: number) => database.insertInto('thing').values({ id, name: `thing ${id}` })
const thing = (id: number) => database.selectFrom('thing').selectAll().where('id', '=', id)
const rename = (name: string) => database.updateTable('thing').set({ name }).where('id', '<', 3)
const ids = async () => (await database.selectFrom('thing').select('id').orderBy('id').execute()).map(({ id }) => id)

test('begin is sent with the first statement of a transaction', async () => {
  const seen = await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('thing').values({ id: 3, name: 'three' }).execute()
    return await transaction.selectFrom('thing').select('name').where('id', '=', 3).executeTakeFirst()
  })
  expect([seen, trips]).toEqual([{ name: 'three' }, 3])
})

test('a transaction without a statement sends nothing', async () => {
  await database.transaction().execute(() => Promise.resolve())
  await expect(database.transaction().execute(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind')
  expect(trips).toBe(0)
  expect(await ids()).toEqual([1, 2])
})

test('a transaction that fails leaves nothing, also when its first text consists of several statements', async () => {
  const work = database.transaction().execute(async (transaction) => {
    await sql`insert into thing values (3, 'three'); insert into thing values (4, 'four')`.execute(transaction)
    throw new Error('too late')
  })
  await expect(work).rejects.toThrow('too late')
  expect(await ids()).toEqual([1, 2])
})

test('a transaction has the isolation that it asks for', async () => {
  const level = await database
    .transaction()
    .setIsolationLevel('serializable')
    .execute((transaction) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level, ${1}::int`.execute(transaction),
    )
  expect(level.rows[0]?.level).toBe('serializable')
})

test('statements together take one round trip and each has its result', async () => {
  const nothing = CompiledQuery.raw('-- nothing')
  const [inserted, , renamed, found, none] = await executeTogether(database, [
    insert(3).compile(),
    nothing,
    rename('new').compile(),
    thing(1).compile(),
    thing(9).compile(),
  ])
  expect(trips).toBe(1)
  expect([inserted.numAffectedRows, renamed.numAffectedRows, found.numAffectedRows]).toEqual([1n, 2n, undefined])
  expect([found.rows, none.rows]).toEqual([[{ id: 1, name: 'new' }], []])
})

test('of statements together all happen or none', async () => {
  for (let time = 0; time < 5; time++) {
    await expect(executeTogether(database, [insert(3).compile(), insert(1).compile(), rename('new').compile()])).rejects.toMatchObject({
      code: '23505',
    })
    expect([await ids(), await thing(1).executeTakeFirst()]).toEqual([[1, 2], { id: 1, name: 'one' }])
  }
})

test('statements together are part of the transaction that they are given', async () => {
  const work = database.transaction().execute(async (transaction) => {
    await executeTogether(transaction, [insert(3).compile(), rename('new').compile()])
    throw new Error('too late')
  })
  await expect(work).rejects.toThrow('too late')
  expect([trips, await ids()]).toEqual([2, [1, 2]])
})

test('a value that cannot be sent fails alone, before anything is sent', async () => {
  const circular: { itself?: unknown } = {}
  circular.itself = circular
  const bad = CompiledQuery.raw('select $1::jsonb', [circular])
  await expect(executeTogether(database, [insert(3).compile(), bad])).rejects.toThrow(/circular/i)
  expect([trips, await ids()]).toEqual([0, [1, 2]])
})

test('a value that cannot be read fails its statement', async () => {
  const unreadable = Object.assign(new Error('no such day'), { code: undefined })
  const { types } = await import('pg')
  const parser = types.getTypeParser(types.builtins.MONEY, 'text')
  types.setTypeParser(types.builtins.MONEY, () => {
    throw unreadable
  })
  try {
    await expect(sql`select 1::money as price, ${1}::int`.execute(database)).rejects.toBe(unreadable)
  } finally {
    types.setTypeParser(types.builtins.MONEY, parser)
  }
  expect(await ids()).toEqual([1, 2])
})
