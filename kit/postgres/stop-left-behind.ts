import { join } from 'node:path'
import { realpath } from 'node:fs/promises'
import { silentLog } from '../log.ts'
import { runningPostmaster } from './postmaster.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Stops the server that a killed process left behind on this data folder. True when none runs there any more; false when another
 * process uses it still, and it was let be.
 */
export async function stopLeftBehind(dataFolder: string): Promise<boolean> {
  const home = await realpath(dataFolder).catch(() => undefined)
  if (home === undefined) return true
  const folder = join(home, 'postgres')
  if (!(await runningPostmaster(folder))) return true
  // Joining and leaving it stops it, unless somebody else has a foot in its door.
  await (await startPostgres({ dataFolder: home, log: silentLog })).stop()
  return (await runningPostmaster(folder)) === undefined
}
