import { resolve } from 'node:path'
import { BackupProblem } from '@fondly/kit/backup/manifest.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { database } from '../settings/database.ts'
import { explain } from './failure.ts'
import { readSettings, type Settings } from '../settings/settings.ts'

type Work = (given: { settings: Settings; databaseUrl: string; file: string }) => Promise<string>

/** Runs an operator's command on the database of the settings and prints its result as a sentence. Exits with 1 when the command fails. */
export async function withDatabase(command: string, work: Work, check: (settings: Settings, file: string) => Promise<void>): Promise<void> {
  try {
    const [name, more] = process.argv.slice(2)
    if (!name || more) throw new BackupProblem(`Say: npm run ${command} -- FILE`)
    // npm runs the command in the root of the project, and INIT_CWD is the folder of the operator.
    const file = resolve(process.env['INIT_CWD'] ?? '.', name)
    const settings = readSettings(process.env)
    await check(settings, file)
    const store = await database(settings, silentLog)
    try {
      console.log(await work({ settings, databaseUrl: store.url, file }))
    } finally {
      await store.stop()
    }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** Returns the folder of the blobs; undefined when they are in a bucket. */
export const blobsFolder = ({ blobs }: Settings): string | undefined => (blobs.startsWith('s3://') ? undefined : resolve(blobs))
