import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'
import { startComposedProduct } from '../../scenarios/testing/composed-product.ts'
import { currentVersion, snapshotFolder, writeSnapshot } from './snapshot.ts'
import { playWorld } from './snapshot-world.ts'

// `node tools/releases/write-snapshot.ts` writes the snapshot of the version in package.json from its own demonstration world.
// It never replaces an existing snapshot.
const version = currentVersion()
if (existsSync(snapshotFolder(version))) {
  console.error(`${snapshotFolder(version)} is there already. A released snapshot is never changed; set a new version in package.json.`)
  process.exit(1)
}
const home = await mkdtemp(join(tmpdir(), 'fondly-release-'))
const postgres = await startPostgres({ dataFolder: join(home, 'server'), log: silentLog, throwaway: true })
process.env['FONDLY_TEST_DATABASE_SERVER'] = postgres.url
process.env['FONDLY_TEST_FOLDER'] = join(home, 'prepared')
await mkdir(process.env['FONDLY_TEST_FOLDER'])
try {
  const product = await startComposedProduct()
  const reading = await playWorld(product)
  await writeSnapshot(version, { databaseUrl: product.database.url, dataFolder: product.data, reading })
  await product.close()
  console.log(`Wrote ${snapshotFolder(version)}.`)
} finally {
  await postgres.stop()
  await rm(home, { recursive: true, force: true })
}
