import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedNode, ROOT } from './test-product.ts'

/** Before all stories, builds the pages and makes a data folder; each product gets a copy of it. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-prepared-'))
  const child = spawn(pinnedNode(), [join('scenarios', 'testing', 'prepare-data.ts'), folder], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Preparing the data of the stories ended with ${code}.`)
  // The workers start after this and inherit this environment.
  process.env['FONDLY_TEST_PREPARED'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
