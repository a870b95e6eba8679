import { execFile } from 'node:child_process'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Programs } from './programs.ts'
import { gaveUp } from './postgres-problem.ts'
import type { RunAs } from './run-as.ts'
import { syncFolder } from '../files/write-whole.ts'

export type CreateOptions = { programs: Programs; way: RunAs; folder: string; user: string; password?: string; throwaway: boolean }

/**
 * Creates a PostgreSQL data folder under another name and renames it when it is complete. When two processes do this at once, the first rename wins,
 * and the other process deletes its own folder.
 */
export async function createFolder({ programs, way, folder, user, password, throwaway }: CreateOptions): Promise<void> {
  await sweep(folder)
  const making = `${folder}.new-${process.pid}-${Date.now().toString(36)}`
  const passwordFile = `${making}.password`
  try {
    if (password) await writeFile(passwordFile, password, { mode: 0o600 })
    await run(programs, way, [
      ['-D', making, '-U', user, '-E', 'UTF8'],
      // Sort texts by code point, so that every machine sorts them in the same order.
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'],
      throwaway ? ['--no-sync'] : [],
    ])
    await rename(making, folder).catch(async (error: unknown) => {
      if (!(await exists(join(folder, 'PG_VERSION')))) throw error
    })
    if (!throwaway) await syncFolder(dirname(folder))
  } finally {
    await rm(making, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

function run(programs: Programs, way: RunAs, args: string[][]): Promise<void> {
  const [command = '', ...rest] = [...way.prefix, programs.path('initdb'), ...args.flat()]
  return new Promise((resolve, reject) => {
    execFile(command, rest, { env: programs.environment, timeout: 300_000 }, (error, stdout, stderr) =>
      error ? reject(gaveUp('prepare its data folder', stderr || stdout || error.message)) : resolve(),
    )
  })
}

// Deletes incomplete folders that killed processes left more than an hour ago.
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    const left = join(dirname(folder), name)
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > 3_600_000) await rm(left, { recursive: true, force: true })
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
