import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type WorkerTables = {
  population: { id: string; group_id: string }
  statement: { user_id: string; statement: string }
  /** What a real service said of an address; neither column can be read without the installation's key. */
  address_verdict: { key: Buffer; sealed: Buffer; expires_at: Date }
}

/** In order, each run once. */
export const migrations: Record<string, Migration> = {
  '0001 worker': {
    up: async (database: Kysely<unknown>) => {
      await sql`create table population (id text primary key, group_id text not null)`.execute(database)
      await sql`create table statement (user_id text primary key, statement text not null)`.execute(database)
    },
  },
  '0002 address verdicts': {
    up: async (database: Kysely<unknown>) => {
      await sql`create table address_verdict (key bytea primary key, sealed bytea not null, expires_at timestamptz not null)`.execute(
        database,
      )
      await sql`create index address_verdict_expires_at on address_verdict (expires_at)`.execute(database)
    },
  },
}
