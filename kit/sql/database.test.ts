import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase, testDatabaseCopy } from './test-database.ts'

let server: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  server = await testDatabase()
})
afterAll(() => server.drop())

test('a connection that breaks between two statements is replaced', async () => {
  const lost: Error[] = []
  const database = openDatabase({ url: server.url, schema: 'public', poolSize: 1, onLostConnection: (error) => lost.push(error) })
  const murderer = openDatabase({ url: server.url, schema: 'public', poolSize: 1 })
  try {
    await database.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(murderer)
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await expect(sql`select 1`.execute(connection)).rejects.toThrow(/terminat|connection error|not queryable/i)
    })
    expect((await sql<{ one: number }>`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
  } finally {
    await database.destroy()
    await murderer.destroy()
  }
})

test('a template database is filled once and copied for each test', async () => {
  let filled = 0
  const copy = () =>
    testDatabaseCopy('counted', async (url) => {
      filled++
      const database = openDatabase({ url, schema: 'public', poolSize: 1 })
      await sql`create table thing (name text)`.execute(database)
      await database.destroy()
    })
  const copies = await Promise.all([copy(), copy(), copy()])
  const [first, second] = copies.map(({ url }) => openDatabase({ url, schema: 'public', poolSize: 1 }))
  if (!first || !second) throw new Error('There are three copies.')
  await sql`insert into thing values ('mine')`.execute(first)
  const { rows } = await sql`select * from thing`.execute(second)
  expect({ filled, rows }).toEqual({ filled: 1, rows: [] })
  await first.destroy()
  await second.destroy()
  for (const { drop } of copies) await drop()
})
