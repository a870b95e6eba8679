import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedNode, ROOT } from './house.ts'

/** Before all stories: the pages are built, and a data folder is made of which each product gets a copy. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-prepared-'))
  const child = spawn(pinnedNode(), [join('launch', 'testing', 'prepare-data.ts'), folder], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Preparing the data of the stories ended with ${code}.`)
  // The workers are started after this, with the same environment.
  process.env['FONDLY_TEST_PREPARED'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
