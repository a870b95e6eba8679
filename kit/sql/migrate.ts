import { sql, type Kysely, type Transaction } from 'kysely'
import type { Migration } from './read-migrations.ts'

/** Code that a migration calls where SQL is not enough, by the name in the migration's text. */
export type MigrationCode = Record<string, (database: Transaction<unknown>) => Promise<void>>

type Applied = { number: number; name: string; hash: string }

const TABLE = 'schema_migration'
/** How long a start tries to reach the database. On a busy machine a first connection may take longer than a request should wait for one. */
const FIRST_CONNECTION_MS = 60_000

/**
 * Brings a schema up to date and creates it if needed: all missing migrations in one transaction, or none. Any number of processes may start at once.
 * Throws when the database has run a migration that this version does not know (a newer version used it) or whose text has changed since.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  schema: string,
  migrations: readonly Migration[],
  code: MigrationCode = {},
): Promise<void> {
  // This runs at every start, so it costs two small statements and no lock.
  const applied = await whenConnected(() => readApplied(database, schema))
  if (findMissing(schema, migrations, applied).length === 0) return
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('fondly migrations'), hashtext(${schema}))`.execute(transaction)
    await sql`create schema if not exists ${sql.id(schema)}`.execute(transaction)
    await sql`create table if not exists ${sql.id(schema, TABLE)} (
      number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now()
    )`.execute(transaction)
    await adoptUnreleased(transaction, schema, migrations)
    for (const migration of findMissing(schema, migrations, await readApplied(transaction, schema))) {
      await run(transaction as Transaction<unknown>, migration, code) // a migration must not depend on the table types of today
      await note(transaction, schema, migration)
    }
  })
}

/** Tries again when no connection was made in time; the pool opens another. Any other failure is thrown at once. */
async function whenConnected<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + FIRST_CONNECTION_MS; ;) {
    try {
      return await read()
    } catch (error) {
      if (!isConnectionTimeout(error) || performance.now() > end) throw error
    }
  }
}

/** Only the messages of the driver tell these errors apart: of the pool, and of a single connection. */
function isConnectionTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(?:Connection terminated due to connection timeout|timeout exceeded when trying to connect|timeout expired)$/.test(error.message)
  )
}

async function readApplied<Tables>(database: Kysely<Tables>, schema: string): Promise<Applied[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${`${schema}.${TABLE}`}) is not null as exists`.execute(database)
  if (!rows[0]?.exists) return []
  return (await sql<Applied>`select number, name, hash from ${sql.id(schema, TABLE)} order by number`.execute(database)).rows
}

function findMissing(schema: string, migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  for (const { number, name, hash } of applied) {
    const known = migrations[number - 1]
    if (!known)
      throw new Error(
        `The database has migration ${name} of schema ${schema}, which this version of Fondly does not know: a newer version has used it.`,
      )
    if (known.hash !== hash)
      throw new Error(`The text of migration ${known.name} of schema ${schema} is not the one that this database has run (${name}).`)
  }
  return migrations.slice(applied.length)
}

async function run(transaction: Transaction<unknown>, { name, text }: Migration, code: MigrationCode): Promise<void> {
  for (const [index, part] of text.split(/^-- run: (\S+)$/m).entries()) {
    // The names of the calls are at the odd indexes, between the pieces of SQL.
    const call = index % 2 === 1 ? code[part] : (database: typeof transaction) => sql.raw(part).execute(database)
    if (!call) throw new Error(`Migration ${name} calls ${part}, which was not handed in.`)
    await call(transaction)
  }
}

const note = <Tables>(database: Kysely<Tables>, schema: string, { number, name, hash }: Migration) =>
  sql`insert into ${sql.id(schema, TABLE)} (number, name, hash) values (${number}, ${name}, ${hash})`.execute(database)

/**
 * Adopts migrations that ran before 1.0.0, when another table stored their names. They ran in the order of their names, which is the order of the
 * numbers now.
 */
async function adoptUnreleased<Tables>(transaction: Transaction<Tables>, schema: string, migrations: readonly Migration[]): Promise<void> {
  const old = `${schema}.kysely_migration`
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${old}) is not null as exists`.execute(transaction)
  if (!rows[0]?.exists) return
  const { rows: ran } = await sql<{ name: string }>`select name from ${sql.table(old)} order by name`.execute(transaction)
  for (const [index, { name }] of ran.entries()) {
    const migration = migrations[index]
    if (!migration) throw new Error(`The database has migration ${name} of schema ${schema}, which this version of Fondly does not know.`)
    await note(transaction, schema, migration)
  }
  await sql`drop table ${sql.table(old)}, ${sql.table(`${old}_lock`)}`.execute(transaction)
}
