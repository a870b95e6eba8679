import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { coreMigrations } from '../store/migrations.ts'
import type { CoreTables } from '../store/tables.ts'

/** Creates a new database with the product's tables. */
export async function createCoreDatabase(poolSize = 1) {
  const server = await testDatabase()
  const database = openDatabase<CoreTables>({ url: server.url, schema: 'bff', poolSize })
  await migrate(database, 'bff', coreMigrations)
  const drop = async () => {
    await database.destroy()
    await server.drop()
  }
  return { database, url: server.url, drop }
}
