import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { Pool, types } from 'pg'
import { PreparingClient } from './preparing-client.ts'

// A bigint comes as text by default; ours are sequence and lease numbers far below 2^53.
types.setTypeParser(types.builtins.INT8, Number)
// A date is a calendar day, '2026-11-24', not an instant in some zone.
types.setTypeParser(types.builtins.DATE, (day) => day)
// Money and ratios: ours have few digits.
types.setTypeParser(types.builtins.NUMERIC, Number)

export type DatabaseOptions = {
  url: string
  /** Every table of this pool lives in this schema; it is the search path. */
  schema: string
  /** Connections at most; the whole product works with 1. */
  poolSize: number
  /** How long a statement waits for a connection to become free before it fails; ten seconds unless it is said. */
  connectionMilliseconds?: number | undefined
  /** How long a statement waits for what another holds before it fails with code 55P03; without it, as long as it takes. */
  lockTimeoutMilliseconds?: number
  /** Told when a connection dies (a restarted server), whether it lay idle or was in use. */
  onLostConnection?: (error: Error) => void
}

/** A pool of its own on one schema. Nothing is connected until the first query. */
export function openDatabase<Tables>({
  url,
  schema,
  poolSize,
  connectionMilliseconds = 10_000,
  lockTimeoutMilliseconds,
  onLostConnection,
}: DatabaseOptions): Kysely<Tables> {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    options: `-c search_path=${schema} -c timezone=UTC`,
    application_name: `fondly-${schema}`,
    connectionTimeoutMillis: connectionMilliseconds,
    idle_in_transaction_session_timeout: 60_000,
    ...(lockTimeoutMilliseconds === undefined ? {} : { lock_timeout: lockTimeoutMilliseconds }),
  })
  // The pool listens to its idle connections only: one that dies in use, between two statements, would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onLostConnection?.(error)))
  pool.on('error', () => {}) // the connection itself has told
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Brings a schema up to date, creating it if needed. Kysely's migrator holds an advisory lock, so any number of processes may start at once. */
export async function migrate<Tables>(database: Kysely<Tables>, schema: string, migrations: Record<string, Migration>): Promise<void> {
  if (await isUpToDate(database, schema, Object.keys(migrations))) return
  await createSchema(database, schema)
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Whether exactly these have been run: asked at every start, and a hundred times cheaper than the migrator, which looks at every table of all schemas. */
async function isUpToDate<Tables>(database: Kysely<Tables>, schema: string, names: string[]): Promise<boolean> {
  const noted = `${schema}.kysely_migration`
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${noted}) is not null as exists`.execute(database)
  if (!rows[0]?.exists) return false
  const { rows: run } = await sql<{ name: string }>`select name from ${sql.table(noted)}`.execute(database)
  return run.length === names.length && run.every(({ name }) => names.includes(name))
}

// 'create schema if not exists' still collides when two sessions run it in the same moment.
async function createSchema<Tables>(database: Kysely<Tables>, schema: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('fondly create schema'))`.execute(transaction)
    await sql`create schema if not exists ${sql.id(schema)}`.execute(transaction)
  })
}
