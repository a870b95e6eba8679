import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/** A server that runs on a data folder, as its file postmaster.pid says. */
export type Postmaster = { pid: number; port: number; socketFolder: string; ready: boolean }

/**
 * Finds the server that runs on this folder. Removes the postmaster.pid of a server that is gone, because another process may have its number now.
 */
export async function runningPostmaster(folder: string): Promise<Postmaster | undefined> {
  const note = join(folder, 'postmaster.pid')
  const written = await readFile(note, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return ''
    throw error
  })
  const [pid, , , port, socketFolder, , , status] = written.split('\n')
  if (!Number(pid)) return undefined
  const postmaster = { pid: Number(pid), port: Number(port), socketFolder: socketFolder?.trim() ?? '', ready: status?.trim() === 'ready' }
  if (await isPostmasterOf(folder, postmaster.pid)) return postmaster
  // Remove it only if no other server has written a new one meanwhile.
  if ((await readFile(note, 'utf8').catch(() => '')) === written) await rm(note, { force: true })
  return undefined
}

/**
 * Removes the lock files of sockets that a killed server of this folder left behind. PostgreSQL refuses to start while the process named in such a file
 * exists, even as a zombie that nobody has reaped or as another program with the same number. A lock whose server lives is never touched.
 */
export async function removeStaleSocketLocks(socketFolder: string, folder: string): Promise<void> {
  for (const name of await readdir(socketFolder)) {
    if (!/^\.s\.PGSQL\.\d+\.lock$/.test(name)) continue
    const file = join(socketFolder, name)
    const written = await readFile(file, 'utf8').catch(() => '')
    const [pid, itsFolder] = written.split('\n')
    if (Number(pid) && (await isPostmasterOf(itsFolder || folder, Number(pid)))) continue
    // Another process may have removed this lock and started a server meanwhile.
    if ((await readFile(file, 'utf8').catch(() => '')) === written) await rm(file, { force: true })
  }
}

/**
 * Ends the children of a killed server of this folder. They hold its shared memory, so that no new server can start, and one that is busy with a long
 * statement does not notice that its server is gone. SIGQUIT is what PostgreSQL itself sends to all children after a crash. On Linux only: elsewhere they
 * cannot be told from other processes, and we wait for them.
 */
export async function endOrphans(folder: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    // PostgreSQL works in its data folder and gives its children a title of their own.
    if (!pid || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== folder) continue
    if (!(await commandOf(pid)).startsWith('postgres: ')) continue
    const parent = /^PPid:\s*(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]
    if (parent !== undefined && !(await isPostmasterOf(folder, Number(parent)))) signal(pid, 'SIGQUIT')
  }
}

/** Fast shutdown: sessions are ended, everything is written, the next start needs no recovery. */
export async function stopPostmaster(folder: string, { pid }: Postmaster): Promise<void> {
  const gone = async (milliseconds: number) => {
    for (const end = Date.now() + milliseconds; Date.now() < end; await pause(20)) if (!(await isPostmasterOf(folder, pid))) return true
    return false
  }
  signal(pid, 'SIGINT')
  if (await gone(30_000)) return
  signal(pid, 'SIGQUIT')
  await gone(10_000)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Tells whether that process lives and is the server of that folder, not another process with the same number. */
async function isPostmasterOf(folder: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  // On Windows pg_ctl started it, and its command line cannot be read; the connection that follows decides.
  if (process.platform === 'win32') return true
  return (await commandOf(pid)).includes(` -D ${folder} `)
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (_, stdout) => resolve(stdout))
  })
}
