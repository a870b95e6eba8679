import type { Log } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'
import type { Settings } from './settings.ts'

/** DATABASE_URL when it is set, else the embedded PostgreSQL in the data folder, started or joined. */
export async function database(settings: Settings, log: Log): Promise<{ url: string; stop: () => Promise<void> }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: () => Promise.resolve() }
  return startPostgres({ dataFolder: settings.data, log })
}
