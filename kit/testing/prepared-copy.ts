import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase, testDatabaseCopy, type TestDatabase } from '../sql/test-database.ts'

export type Prepared = { database: TestDatabase; folder: string; remove: () => Promise<void> }

/**
 * Copies a database and its folder from what `fill` made once for the whole test run (kept in FONDLY_TEST_FOLDER). Without such a folder, `fill`
 * makes them again for each call.
 */
export async function preparedCopy(name: string, fill: (place: { url: string; folder: string }) => Promise<void>): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-test-'))
  const database = await copied(name, folder, fill)
  return {
    database,
    folder,
    remove: async () => {
      await database.drop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function copied(name: string, folder: string, fill: Parameters<typeof preparedCopy>[1]): Promise<TestDatabase> {
  const run = process.env['FONDLY_TEST_FOLDER']
  if (!run) {
    const database = await testDatabase()
    await fill({ url: database.url, folder })
    return database
  }
  const template = join(run, name)
  const database = await testDatabaseCopy(name, async (url) => {
    // Remove what a process left that died while filling it.
    await rm(template, { recursive: true, force: true })
    await mkdir(template)
    await fill({ url, folder: template })
  })
  await cp(template, folder, { recursive: true })
  return database
}
