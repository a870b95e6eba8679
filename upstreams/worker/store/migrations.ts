import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type WorkerTables = {
  population: { id: string; group_id: string }
  statement: { user_id: string; statement: string }
}

/** In order, each run once. */
export const migrations: Record<string, Migration> = {
  '0001 worker': {
    up: async (database: Kysely<unknown>) => {
      await sql`create table population (id text primary key, group_id text not null)`.execute(database)
      await sql`create table statement (user_id text primary key, statement text not null)`.execute(database)
    },
  },
}
