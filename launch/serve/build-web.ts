import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CannotStart } from '../commands/failure.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const STAMP = join(ROOT, 'web', 'dist', '.built-from')

/** The sources of the page: a change in any of these makes the build stale. */
const SOURCES = [
  'web',
  'domain',
  'contracts/bff',
  'contracts/pingone',
  'stationery/typeset',
  'stationery/layout',
  'stationery/paint/svg',
  'launch/serve/build-pages.ts',
  'package-lock.json',
]

/** Builds web/dist unless it was built from exactly these sources; returns its folder. */
export async function buildWebIfStale(say: (sentence: string) => void): Promise<string> {
  const folder = join(ROOT, 'web', 'dist')
  const now = await sourceHash()
  const built = existsSync(join(folder, 'index.html')) ? await readFile(STAMP, 'utf8').catch(() => '') : ''
  if (built === now) return folder

  say('Building the pages ...')
  await buildPages()
  await mkdir(folder, { recursive: true })
  await writeFile(STAMP, now)
  return folder
}

/** Builds in a process of its own, because a server would keep the memory of a build for as long as it runs. */
async function buildPages(): Promise<void> {
  const building = spawn(process.execPath, [join(import.meta.dirname, 'build-pages.ts')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(building, 'exit')) as [number | null]
  if (code !== 0) throw new CannotStart('The pages could not be built; what is wrong with them stands above.')
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) await addTo(hash, source)
  return hash.digest('hex')
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const full = join(ROOT, path)
  const entries = await readdir(full, { withFileTypes: true }).catch(() => undefined)
  if (!entries) {
    hash.update(path).update(await readFile(full).catch(() => ''))
    return
  }
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.includes('.test.')) continue
    await addTo(hash, `${path}/${entry.name}`)
  }
}
