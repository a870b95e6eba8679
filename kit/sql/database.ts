import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { PreparingClient } from './preparing-client.ts'
import { readConnectionUrl } from './connection-url.ts'

// The driver returns a bigint as text by default; ours are sequence and lease numbers far below 2^53.
types.setTypeParser(types.builtins.INT8, Number)
// A date is a calendar day, '2026-11-24', not an instant in some zone.
types.setTypeParser(types.builtins.DATE, (day) => day)
// Numeric columns hold money and ratios; ours have few digits.
types.setTypeParser(types.builtins.NUMERIC, Number)

export type DatabaseOptions = {
  url: string
  /** Every table of this pool lives in this schema; it is the search path. */
  schema: string
  /** The most connections that the pool opens; the whole product works with 1. */
  poolSize: number
  /** How long a statement waits for a free connection before it fails. Default 10 s. */
  connectionMilliseconds?: number | undefined
  /** How long a statement waits for a lock before it fails with code 55P03. Default: without limit. */
  lockTimeoutMilliseconds?: number
  /** Called when a connection dies (a restarted server), whether it was idle or in use. */
  onLostConnection?: (error: Error) => void
}

/** Opens a connection pool on one schema. It connects with the first query. */
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
    ...readConnectionUrl(url),
    max: poolSize,
    options: `-c search_path=${schema} -c timezone=UTC`,
    application_name: `fondly-${schema}`,
    connectionTimeoutMillis: connectionMilliseconds,
    idle_in_transaction_session_timeout: 60_000,
    ...(lockTimeoutMilliseconds === undefined ? {} : { lock_timeout: lockTimeoutMilliseconds }),
  })
  // The pool handles errors of idle connections only: without this, a connection that dies in use, between two statements, would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onLostConnection?.(error)))
  pool.on('error', () => {}) // the handler of the connection has reported it
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
