import { migrate, openDatabase } from '@fondly/kit/sql/database.ts'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type LaunchTables = { load: { name: string; at: Date; documents: number } }

const migrations: Record<string, Migration> = {
  '001 loads': {
    up: async (database) => {
      await sql`create table launch.load (name text primary key, at timestamptz not null, documents integer not null)`.execute(database)
    },
  },
}

/** Which folders were loaded into this database, by name: an empty one is seeded, and production takes no demonstration. */
export async function loads(databaseUrl: string) {
  const database: Kysely<LaunchTables> = openDatabase<LaunchTables>({ url: databaseUrl, schema: 'launch', poolSize: 1 })
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
    answers: async (): Promise<boolean> => {
      await sql`select 1`.execute(database)
      return true
    },
    close: (): Promise<void> => database.destroy(),
  }
}
export type Loads = Awaited<ReturnType<typeof loads>>
