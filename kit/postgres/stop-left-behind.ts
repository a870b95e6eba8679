import { join } from 'node:path'
import { realpath } from 'node:fs/promises'
import { silentLog } from '../log.ts'
import { runningPostmaster } from './postmaster.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Stops the server that a killed process left running on this data folder. Returns false when another process still uses it, true when none runs
 * there any more.
 */
export async function stopLeftBehind(dataFolder: string): Promise<boolean> {
  const home = await realpath(dataFolder).catch(() => undefined)
  if (home === undefined) return true
  const folder = join(home, 'postgres')
  if (!(await runningPostmaster(folder))) return true
  // `startPostgres` joins that server, and `stop` stops it unless another process uses it.
  await (await startPostgres({ dataFolder: home, log: silentLog })).stop()
  return (await runningPostmaster(folder)) === undefined
}
