import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskBlobs } from '../blobs/disk-blobs.ts'
import { createWorkflowTable } from '../workflow/workflow-table.ts'
import { dataKeys } from '../keys.ts'
import { openDatabase } from '../sql/database.ts'
import { migrate } from '../sql/migrate.ts'
import { toMigrations } from '../sql/read-migrations.ts'
import { testDatabase } from '../sql/test-database.ts'
import { listFiles } from './files.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

// Every kind of thing that a schema of ours may hold.
const FIRST = `
  create type shop.mood as enum ('glad', 'it''s sad');
  create sequence shop.order_numbers start with 1000 increment by 7;
  create table shop.account (id bigint generated always as identity primary key, balance integer not null default 0, mood shop.mood, "Name" varchar(40) not null unique);
  create table shop.entry (
    id serial primary key, account bigint not null references shop.account on delete cascade, amount integer not null check (amount <> 0),
    order_no bigint not null default nextval('shop.order_numbers'), note text, data jsonb, picture bytea, at timestamptz not null default now(), day date,
    price numeric(8, 2), tags text[], doubled integer generated always as (amount * 2) stored);
  create index entry_note on shop.entry (lower(note)) where note is not null;
  create view shop.totals as select account, sum(amount) as total from shop.entry group by account;`

let root: string
let source: Awaited<ReturnType<typeof testDatabase>>
let database: Kysely<unknown>
const cleanups: (() => Promise<void>)[] = []

const paths = () => ({ dataFolder: join(root, 'data'), blobsFolder: join(root, 'data', 'blobs') })
const file = () => join(root, 'backup.tar')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'))
  source = await testDatabase()
  database = openDatabase({ url: source.url, schema: 'shop', poolSize: 3 })
  await migrate(database, 'shop', toMigrations({ '001-shop': FIRST }))
  await createWorkflowTable(database, 'shop', 'errand')
  await sql`insert into shop.account (mood, "Name") values ('glad', 'one'), ('it''s sad', 'two')`.execute(database)
  const specialText = 'tab\there, line\nthere, back\\slash, \\N, é, 𝄞'
  await sql`insert into shop.entry (account, amount, note, data, picture, day, price, tags) values
    (1, 5, ${specialText}, ${JSON.stringify({ note: specialText })}, ${Buffer.from([0, 9, 10, 92, 255])}, '2026-11-24', 3.5, ${['a', 'b,"c"', '']}), (2, -5, null, null, null, null, null, null)`.execute(
    database,
  )
  // Enough rows for more than one piece of the backup.
  await sql`insert into shop.entry (account, amount, note) select 1 + n % 2, 1, repeat(md5(n::text), 300) from generate_series(1, 1000) n`.execute(
    database,
  )
  await sql`update shop.account set balance = (select sum(amount) from shop.entry where account = account.id)`.execute(database)

  const { dataFolder, blobsFolder } = paths()
  await diskBlobs(blobsFolder).put(new Uint8Array(100_000).fill(7))
  await dataKeys(dataFolder).get('cookie', 32)
  await mkdir(join(dataFolder, 'print', '2026-11-24'), { recursive: true })
  await writeFile(join(dataFolder, 'print', '2026-11-24', 'card.pdf'), '%PDF')
  await writeFile(join(dataFolder, 'print', '2026-11-24', 'empty'), '')
  await mkdir(join(dataFolder, 'postgres'))
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '18')
})

afterAll(async () => {
  await database.destroy()
  await source.drop()
  for (const drop of cleanups) await drop()
  await rm(root, { recursive: true })
})

async function emptyPlace() {
  const place = await testDatabase()
  cleanups.push(place.drop)
  const folder = await mkdtemp(join(root, 'empty-'))
  return { databaseUrl: place.url, dataFolder: folder, blobsFolder: join(folder, 'blobs'), file: file() }
}

/** Reads every row, and everything that PostgreSQL's catalogue says about the schema. */
async function readEverything(url: string): Promise<Record<string, unknown>> {
  const there = openDatabase<unknown>({ url, schema: 'shop', poolSize: 1 })
  const all = async (query: string) => (await sql.raw<object>(query).execute(there)).rows
  const found: Record<string, unknown> = {}
  for (const table of ['account', 'entry', 'errand', 'totals', 'schema_migration'])
    found[table] = await all(`select t::text from shop.${table} t order by 1`)
  found['columns'] = await all(
    `select table_name, column_name, ordinal_position, column_default, is_nullable, data_type, udt_name, character_maximum_length, numeric_precision, is_identity, identity_generation, is_generated, generation_expression from information_schema.columns where table_schema = 'shop' order by 1, 3`,
  )
  found['indexes'] = await all(`select indexname, indexdef from pg_indexes where schemaname = 'shop' order by 1`)
  found['constraints'] = await all(
    `select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'shop'::regnamespace order by 1`,
  )
  found['triggers'] = await all(
    `select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text like '%errand%' order by 1`,
  )
  found['functions'] = await all(`select pg_get_functiondef(oid) from pg_proc where pronamespace = 'shop'::regnamespace order by 1`)
  found['sequences'] = await all(
    `select sequencename, data_type, start_value, increment_by, last_value from pg_sequences where schemaname = 'shop' order by 1`,
  )
  await there.destroy()
  return found
}

test('a restore into an empty place brings back everything', async () => {
  await writeBackup({ databaseUrl: source.url, ...paths(), file: file(), now: NOW })
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  const place = await emptyPlace()
  await restoreBackup(place)

  expect(await readEverything(place.databaseUrl)).toEqual(await readEverything(source.url))
  const { dataFolder } = paths()
  const files = await listFiles(dataFolder)
  expect(files).toHaveLength(4)
  expect(await listFiles(place.dataFolder)).toEqual(files)
  for (const path of files) expect(await readFile(join(place.dataFolder, path))).toEqual(await readFile(join(dataFolder, path)))
  expect((await stat(join(place.dataFolder, 'keys', 'cookie'))).mode & 0o777).toBe(0o600)
  // No temporary file of the restore is left, and no file of the other server was restored.
  expect((await readdir(place.dataFolder)).sort()).toEqual(['blobs', 'keys', 'print'])
})

test('a restored database continues its sequences and accepts later migrations', async () => {
  const place = await emptyPlace()
  await restoreBackup(place)
  const there = openDatabase<unknown>({ url: place.databaseUrl, schema: 'shop', poolSize: 1 })
  const LATER = 'alter table shop.account add column closed boolean not null default false'
  await migrate(there, 'shop', toMigrations({ '001-shop': FIRST, '002-closed': LATER }))
  const { rows: accounts } = await sql`insert into shop.account ("Name") values ('three') returning id, closed`.execute(there)
  expect(accounts).toEqual([{ id: 3, closed: false }])
  const { rows: entries } = await sql`insert into shop.entry (account, amount) values (3, 4) returning id, order_no, doubled`.execute(there)
  expect(entries).toEqual([{ id: 1003, order_no: 1000 + 7 * 1002, doubled: 8 }])
  await there.destroy()
})

test('a backup during writes is a consistent snapshot', async () => {
  const ended = new AbortController()
  let moves = 0
  const work = (async () => {
    while (!ended.signal.aborted) {
      await database.transaction().execute(async (transaction) => {
        await sql`insert into shop.entry (account, amount) values (1, 3), (2, -3)`.execute(transaction)
        await sql`update shop.account set balance = balance + case id when 1 then 3 else -3 end`.execute(transaction)
      })
      moves++
    }
  })()
  const busy = join(root, 'busy.tar')
  await writeBackup({ databaseUrl: source.url, ...paths(), file: busy, now: NOW })
  ended.abort()
  await work
  const place = await emptyPlace()
  await restoreBackup({ ...place, file: busy })
  const there = openDatabase<unknown>({ url: place.databaseUrl, schema: 'shop', poolSize: 1 })
  const { rows } =
    await sql`select a.id from shop.account a join shop.totals t on t.account = a.id where a.balance = t.total order by 1`.execute(there)
  await there.destroy()
  expect(moves).toBeGreaterThan(0)
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})

describe('refuses without a change', () => {
  const isStillEmpty = async ({ databaseUrl, dataFolder }: { databaseUrl: string; dataFolder: string }) => {
    const there = openDatabase<unknown>({ url: databaseUrl, schema: 'public', poolSize: 1 })
    const { rows } = await sql`select nspname from pg_namespace where nspname = 'shop'`.execute(there)
    await there.destroy()
    return rows.length === 0 && (await readdir(dataFolder)).length === 0
  }

  test('a database that is not empty', async () => {
    await expect(restoreBackup({ ...(await emptyPlace()), databaseUrl: source.url })).rejects.toThrow(
      'The database is not empty (it holds shop)',
    )
  })

  test('a folder that is not empty', async () => {
    await expect(restoreBackup({ ...(await emptyPlace()), ...paths() })).rejects.toThrow(/is not empty \(it holds .*FONDLY_DATA/)
  })

  test('a backup over another file', async () => {
    await expect(writeBackup({ databaseUrl: source.url, ...paths(), file: file(), now: NOW })).rejects.toThrow('is there already')
  })

  test('a file that cannot be written is named', async () => {
    const target = join(root, 'nowhere', 'backup.tar')
    const backup = writeBackup({ databaseUrl: source.url, ...paths(), file: target, now: NOW })
    await expect(backup).rejects.toMatchObject({ name: 'BackupProblem', message: expect.stringContaining(`${target} cannot be written`) })
  })

  test('a database without our schema', async () => {
    const { databaseUrl } = await emptyPlace()
    const target = join(root, 'none.tar')
    await expect(writeBackup({ databaseUrl, ...paths(), file: target, now: NOW })).rejects.toThrow('nothing to back up')
    await expect(stat(`${target}.part`)).rejects.toThrow('ENOENT')
  })

  test.each<[string, RegExp, (damaged: string, bytes: Buffer) => Promise<void>]>([
    ['cut short', /is not a complete backup/, (damaged, bytes) => truncate(damaged, Math.floor(bytes.length / 2))],
    [
      'cut at the end of an entry',
      /is not a complete backup/,
      async (damaged, bytes) => truncate(damaged, bytes.lastIndexOf('manifest.json')),
    ],
    [
      'with a changed row',
      /is damaged: shop\.entry is/,
      (damaged, bytes) => writeFile(damaged, changed(bytes, 'back\\\\slash', 'BACK\\\\slash')),
    ],
    [
      'with a row that its table does not take',
      /The database refused a part of .*22P02.*nothing was restored/,
      (damaged, bytes) => writeFile(damaged, changed(bytes, '1\t1\t5\t', 'x\t1\t5\t')),
    ],
    [
      'with a changed file',
      /is damaged: data\/print\/2026-11-24\/card\.pdf is/,
      (damaged, bytes) => writeFile(damaged, changed(bytes, '%PDF', '%PDG')),
    ],
    ['that is something else', /is no/, (damaged) => writeFile(damaged, 'hello')],
  ])('a backup %s', async (_, sentence, damage) => {
    const damaged = join(root, 'damaged.tar')
    const bytes = await readFile(file())
    await writeFile(damaged, bytes)
    await damage(damaged, bytes)
    const place = await emptyPlace()
    await expect(restoreBackup({ ...place, file: damaged })).rejects.toThrow(sentence)
    expect(await isStillEmpty(place)).toBe(true)
  })

  function changed(bytes: Buffer, from: string, to: string): Buffer {
    const copy = Buffer.from(bytes)
    copy.write(to, copy.indexOf(from))
    return copy
  }
})
