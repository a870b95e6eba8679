import { Kysely, PostgresDialect } from 'kysely'
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
