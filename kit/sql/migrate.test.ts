import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { toMigrations } from './read-migrations.ts'
import { testDatabase } from './test-database.ts'

const FIRST = { '001-thing': 'create table thing (name text primary key); create index thing_lower on thing (lower(name));' }
const SECOND = { ...FIRST, '002-colour': 'alter table thing add column colour text' }

let server: Awaited<ReturnType<typeof testDatabase>>
let database: Kysely<unknown>
let schema: string
let count = 0

beforeAll(async () => {
  server = await testDatabase()
})
afterAll(() => server.drop())
beforeEach(() => {
  schema = `kept_${++count}`
  database = openDatabase({ url: server.url, schema, poolSize: 4 })
})
afterEach(() => database.destroy())

async function listApplied(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(schema, 'schema_migration')} order by number`.execute(database)
  return rows.map(({ name }) => name)
}

async function listColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = ${schema} and table_name = 'thing' order by ordinal_position`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

test('an empty database and an older one are brought up to date, and each migration runs once', async () => {
  await migrate(database, schema, toMigrations(FIRST))
  await migrate(database, schema, toMigrations(FIRST))
  expect([await listApplied(), await listColumns()]).toEqual([['001-thing'], ['name']])
  await migrate(database, schema, toMigrations(SECOND))
  expect([await listApplied(), await listColumns()]).toEqual([
    ['001-thing', '002-colour'],
    ['name', 'colour'],
  ])
})

test('processes that start together run each migration once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(database, schema, toMigrations(SECOND))))
  expect(await listApplied()).toEqual(['001-thing', '002-colour'])
})

test('a database that a newer version has used is left alone', async () => {
  await migrate(database, schema, toMigrations(SECOND))
  await expect(migrate(database, schema, toMigrations(FIRST))).rejects.toThrow(/002-colour.*a newer version/)
})

test('a migration whose text was changed after it ran is refused', async () => {
  await migrate(database, schema, toMigrations(FIRST))
  const changed = toMigrations({ ...SECOND, '001-thing': 'create table thing (name text)' })
  await expect(migrate(database, schema, changed)).rejects.toThrow(/001-thing/)
  expect(await listApplied()).toEqual(['001-thing'])
})

test('migrations are applied all together or not at all', async () => {
  await expect(migrate(database, schema, toMigrations({ ...SECOND, '003-wrong': 'select nothing' }))).rejects.toThrow(/nothing/)
  expect(await listColumns()).toEqual([])
})

test('a migration calls the code that its SQL names', async () => {
  const withCode = toMigrations({
    '001-code': 'create table thing (name text);\n-- run: fill\nalter table thing add column colour text;\n',
  })
  await expect(migrate(database, schema, withCode)).rejects.toThrow(/fill.*not handed in/)
  await migrate(database, schema, withCode, { fill: async (inside) => void (await sql`insert into thing values ('one')`.execute(inside)) })
  expect((await sql`select * from thing`.execute(database)).rows).toEqual([{ name: 'one', colour: null }])
})

test('a database from before 1.0.0 continues after the migrations that have already run', async () => {
  await sql`create schema ${sql.id(schema)}`.execute(database)
  await sql`create table thing (name text primary key)`.execute(database)
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(database)
  await sql`create table kysely_migration_lock (id text primary key, is_locked integer not null)`.execute(database)
  await sql`insert into kysely_migration values ('0001 things', '')`.execute(database)
  await migrate(database, schema, toMigrations(SECOND))
  expect([await listApplied(), await listColumns()]).toEqual([
    ['001-thing', '002-colour'],
    ['name', 'colour'],
  ])
  expect((await sql`select to_regclass('kysely_migration') as old`.execute(database)).rows).toEqual([{ old: null }])
})

test('names must count from 001 without gaps', () => {
  expect(() => toMigrations({ '001-a': '', '003-b': '' })).toThrow('Migration 003-b should have the number 2.')
  expect(() => toMigrations({ '001-a': '', '001-b': '' })).toThrow('Migration 001-b should have the number 2.')
})
