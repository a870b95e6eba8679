import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { errorCode } from '@fondly/kit/error-code.ts'
import { CannotStart } from '../commands/failure.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = join(ROOT, 'web', 'dist')
/** The file in the built folder that says from which sources it was built. */
const STAMP = '.built-from'

/** The sources of the page. A change in any of these makes the build stale. */
export const SOURCES = [
  'web',
  'domain',
  'languages',
  'contracts/bff',
  'contracts/pingone',
  'stationery/typeset',
  'stationery/layout',
  'stationery/paint/svg',
  'launch/serve/build-pages.ts',
  'package-lock.json',
]

/**
 * Builds web/dist unless it was built from exactly these sources, and returns its folder. Several processes may do this at the same time: the folder
 * is always complete.
 */
export async function buildWebIfStale(say: (sentence: string) => void): Promise<string> {
  const sources = await sourceHash()
  if (await isBuiltFrom(sources)) return DIST

  say('Building the pages ...')
  await mkdir(join(ROOT, '.tmp'), { recursive: true })
  const fresh = await mkdtemp(join(ROOT, '.tmp', 'pages-'))
  try {
    await buildPages(fresh)
    await writeFile(join(fresh, STAMP), sources)
    // If another process has built the same sources meanwhile, keep its folder: a server may be reading the files.
    if (!(await isBuiltFrom(sources))) await replaceFolder(DIST, fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return DIST
}

async function isBuiltFrom(sources: string): Promise<boolean> {
  return existsSync(join(DIST, 'index.html')) && (await readFile(join(DIST, STAMP), 'utf8').catch(() => '')) === sources
}

async function replaceFolder(old: string, fresh: string): Promise<void> {
  const aside = `${fresh}-old`
  await rename(old, aside).catch(ignoreMissing)
  await rename(fresh, old)
  await rm(aside, { recursive: true, force: true })
}

function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error
}

/** Builds in a separate process, because this process would keep the memory of the build for as long as it runs. */
async function buildPages(folder: string): Promise<void> {
  const building = spawn(process.execPath, [join(import.meta.dirname, 'build-pages.ts'), folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code]: unknown[] = await once(building, 'exit')
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
