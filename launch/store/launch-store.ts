import { join } from 'node:path'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'
import { sql, type Kysely } from 'kysely'

type LaunchTables = {
  load: { name: string; at: Date; documents: number }
  readiness: { id: number; at: Date }
  key_fingerprint: { name: string; fingerprint: Buffer }
}

const migrations = readMigrations(join(import.meta.dirname, 'migrations'))

/**
 * Stores which folders were loaded into this database, by name. An empty database is filled at the first start. Production refuses a database with
 * the demonstration.
 */
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
    /** Finds when a folder was last loaded, and how many documents it held. */
    find: (name: string): Promise<{ at: Date; documents: number } | undefined> =>
      database.selectFrom('load').select(['at', 'documents']).where('name', '=', name).executeTakeFirst(),
    /** Stores the name of a load that is about to begin, with no documents. A name that is stored already stays unchanged. */
    begin: async (name: string, at: Date): Promise<void> => {
      await database
        .insertInto('load')
        .values({ name, documents: 0, at })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },
    note: async (name: string, documents: number, at: Date): Promise<void> => {
      await database
        .insertInto('load')
        .values({ name, documents, at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ documents, at }))
        .execute()
    },
    /** Writes a row, which proves that the database can be written. */
    write: async (): Promise<void> => {
      await sql`insert into readiness (id, at) values (1, now()) on conflict (id) do update set at = excluded.at`.execute(database)
    },
    /** Reads the fingerprints of the keys that this database was written with, by name. */
    fingerprints: async (): Promise<Map<string, Buffer>> => {
      const rows = await database.selectFrom('key_fingerprint').selectAll().execute()
      return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
    },
    /** Saves new fingerprints. Known fingerprints stay unchanged. */
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
