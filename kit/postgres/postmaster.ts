import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/** A running server of a data folder, as described in the folder's file postmaster.pid. */
export type Postmaster = { pid: number; port: number; socketFolder: string; ready: boolean }

/**
 * Finds the server that runs on this folder. Deletes postmaster.pid when its server has ended, because another process may get the same process id.
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
 * Removes the lock files of sockets that a killed server of this folder left behind. PostgreSQL refuses to start while a process with the id in such
 * a file exists, even a zombie or another program. The lock of a running server is never removed.
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
 * Ends the child processes of a killed server of this folder. They hold its shared memory, so no new server can start. A child that executes a long
 * statement does not notice that its server is gone. SIGQUIT is what PostgreSQL itself sends to all children after a crash. Works on Linux only:
 * elsewhere children cannot be told from other processes, so the caller waits for them to end.
 */
export async function endOrphans(folder: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    // A child of PostgreSQL has the data folder as its working directory, and a process title that begins with 'postgres:'.
    if (!pid || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== folder) continue
    if (!(await commandOf(pid)).startsWith('postgres: ')) continue
    const parent = /^PPid:\s*(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]
    if (parent !== undefined && !(await isPostmasterOf(folder, Number(parent)))) signal(pid, 'SIGQUIT')
  }
}

/** Stops the server in the mode 'fast': it ends all sessions and writes everything, so the next start needs no recovery. */
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

/** Returns true when the process with that id runs and is the server of that folder, not another program with the same id. */
async function isPostmasterOf(folder: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  // On Windows the command line cannot be read. If it is another program, the connection that follows fails.
  if (process.platform === 'win32') return true
  return (await commandOf(pid)).includes(` -D ${folder} `)
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (_, stdout) => resolve(stdout))
  })
}
