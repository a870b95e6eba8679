import { migrate, openDatabase } from '@fondly/kit/sql/database.ts'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type LaunchTables = {
  load: { name: string; at: Date; documents: number }
  readiness: { id: number; at: Date }
  key_fingerprint: { name: string; fingerprint: Buffer }
}

const migrations: Record<string, Migration> = {
  '001 loads': {
    up: async (database) => {
      await sql`create table launch.load (name text primary key, at timestamptz not null, documents integer not null)`.execute(database)
    },
  },
  '002 readiness': {
    up: async (database) => {
      await sql`create table launch.readiness (id integer primary key check (id = 1), at timestamptz not null)`.execute(database)
    },
  },
  '003 key fingerprints': {
    up: async (database) => {
      await sql`create table launch.key_fingerprint (name text primary key, fingerprint bytea not null)`.execute(database)
    },
  },
}

/** Which folders were loaded into this database, by name: an empty one is seeded, and production takes no demonstration. */
export async function loads(databaseUrl: string, onLostConnection: () => void = () => {}) {
  const database: Kysely<LaunchTables> = openDatabase<LaunchTables>({
    url: databaseUrl,
    schema: 'launch',
    poolSize: 1,
    onLostConnection,
  })
  await migrate(database, 'launch', migrations)
  return {
    names: async (): Promise<string[]> => (await database.selectFrom('load').select('name').execute()).map(({ name }) => name),
    note: async (name: string, documents: number, at: Date): Promise<void> => {
      await database
        .insertInto('load')
        .values({ name, documents, at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ documents, at }))
        .execute()
    },
    /** Writes, so that it is known that the database can be written. */
    write: async (): Promise<void> => {
      await sql`insert into readiness (id, at) values (1, now()) on conflict (id) do update set at = excluded.at`.execute(database)
    },
    /** Of the keys that this database was written with, by name. */
    fingerprints: async (): Promise<Map<string, Buffer>> => {
      const rows = await database.selectFrom('key_fingerprint').selectAll().execute()
      return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
    },
    /** Those that are known already stay as they are. */
    keepFingerprints: async (found: ReadonlyMap<string, Buffer>): Promise<void> => {
      if (found.size === 0) return
      await database
        .insertInto('key_fingerprint')
        .values([...found].map(([name, fingerprint]) => ({ name, fingerprint })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },
    close: (): Promise<void> => database.destroy(),
  }
}
export type Loads = Awaited<ReturnType<typeof loads>>
