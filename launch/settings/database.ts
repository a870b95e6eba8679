import type { Log } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'
import { withoutPreparedStatements } from '@fondly/kit/sql/connection-url.ts'
import type { Settings } from './settings.ts'

/** Returns DATABASE_URL when it is set. Otherwise starts the embedded PostgreSQL of the data folder, or joins it when it runs. */
export async function database(settings: Settings, log: Log): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, stop } = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: () => Promise.resolve() }
    : await startPostgres({ dataFolder: settings.data, log })
  return { url: settings.preparesStatements ? url : withoutPreparedStatements(url), stop }
}
