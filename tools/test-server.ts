import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'

/** Vitest's global setup: unless a server is already named, starts one PostgreSQL server for the run and makes a folder for prepared data. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['FONDLY_TEST_DATABASE_SERVER']) return () => Promise.resolve()
  const dataFolder = await mkdtemp(join(tmpdir(), 'fondly-test-run-'))
  const postgres = await startPostgres({ dataFolder, log: silentLog, throwaway: true })
  process.env['FONDLY_TEST_DATABASE_SERVER'] = postgres.url
  process.env['FONDLY_TEST_FOLDER'] = join(dataFolder, 'prepared')
  await mkdir(process.env['FONDLY_TEST_FOLDER'])
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
