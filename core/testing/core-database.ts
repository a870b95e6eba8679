import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { bffMigrations } from '../store/migrations.ts'
import type { BffTables } from '../store/tables.ts'

/** The house's own tables in a database of their own. */
export async function bffDatabase(poolSize = 1) {
  const server = await testDatabase()
  const database = openDatabase<BffTables>({ url: server.url, schema: 'bff', poolSize })
  await migrate(database, 'bff', bffMigrations)
  const drop = async () => {
    await database.destroy()
    await server.drop()
  }
  return { database, drop }
}
