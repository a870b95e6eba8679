import type { Log } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'
import type { Settings } from './settings.ts'

/** Returns DATABASE_URL when it is set; otherwise starts or joins the embedded PostgreSQL in the data folder. */
export async function database(settings: Settings, log: Log): Promise<{ url: string; stop: () => Promise<void> }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: () => Promise.resolve() }
  return startPostgres({ dataFolder: settings.data, log })
}
