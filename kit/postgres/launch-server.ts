import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, open, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { createFolder } from './create-folder.ts'
import { gaveUp, otherVersion } from './postgres-problem.ts'
import { endOrphans, removeStaleSocketLocks, runningPostmaster, type Postmaster } from './postmaster.ts'
import { postgresPrograms, type Programs } from './programs.ts'
import { wayToRun, type RunAs } from './run-as.ts'

type StartedBefore = { programs: Programs; way: RunAs }

export type Launching = {
  /** An absolute path without links. It holds everything except the socket: the path of the socket must be short. */
  home: string
  user: string
  password: string | undefined
  throwaway: boolean
  ways: RunAs['name'][] | undefined
  /** Where the server listened before a restart. The restarted server listens there again. */
  earlier?: Postmaster | undefined
  /** The result of an earlier launch, so that the way to run the programs is not searched again. */
  known?: StartedBefore | undefined
  /** Stops waiting for the server. */
  signal?: AbortSignal | undefined
}

const VERSION = '18'
const START_TIMEOUT_MS = 180_000
const MAX_SOCKET_FOLDER_CHARACTERS = 60

/**
 * Starts a server on `<home>/postgres`, and creates that folder if needed. The server goes on when this process ends. Also returns when another
 * process started the server first.
 */
export async function launchServer(launching: Launching): Promise<StartedBefore> {
  const { home, user, password, throwaway, ways } = launching
  const folder = join(home, 'postgres')
  const programs = launching.known?.programs ?? (await postgresPrograms(join(home, 'postgres-libraries')))
  const way = launching.known?.way ?? (await wayToRun(programs, home, ways))
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (found && found !== VERSION) throw otherVersion(found, VERSION, folder)
  if (!found) await createFolder({ programs, way, folder, user, password, throwaway })
  await giveTo(folder, way)
  await start(programs, way, folder, launching)
  return { programs, way }
}

async function start(programs: Programs, way: RunAs, folder: string, { home, throwaway, earlier, signal }: Launching): Promise<void> {
  const socketFolder = process.platform === 'win32' ? undefined : await openSocketFolder(home, way, earlier?.socketFolder)
  if (socketFolder) await removeStaleSocketLocks(socketFolder, folder)
  const settings = {
    ...(socketFolder ? onSocket(socketFolder) : await onLoopback(earlier?.port)),
    ...QUIET,
    max_connections: '200',
    ...(throwaway ? THROWAWAY : {}),
  }
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const logFile = join(home, 'postgres.log')
  const written = await open(logFile, 'a', 0o600)
  const { size } = await written.stat()
  try {
    const [command = '', ...rest] = [
      ...way.prefix,
      ...(socketFolder
        ? [programs.path('postgres'), ...args]
        : [programs.path('pg_ctl'), 'start', '-W', '-D', folder, '-o', quoted(args.slice(2))]),
    ]
    // Run the server in its own session, so that Ctrl-C does not reach it. This process stops the server after everything that uses it.
    const child = spawn(command, rest, {
      env: programs.environment,
      cwd: home,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', written.fd, written.fd],
    })
    let ended = false
    child.once('error', () => (ended = true))
    child.once('exit', () => (ended = true))
    child.unref()
    for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await pause(20)) {
      if (signal?.aborted) return
      const running = await runningPostmaster(folder)
      if (running?.ready) return
      if (ended && !running && socketFolder) break
    }
  } finally {
    await written.close()
  }
  const output = (await readFile(logFile)).subarray(size).toString()
  // Another process has started the server first.
  if (output.includes('lock file "postmaster.pid" already exists')) return
  if (!/shared memory block \(key \d+, ID \d+\) is still in use/.test(output)) throw gaveUp('start', output)
  await endOrphans(folder)
}

const onSocket = (folder: string) => ({ listen_addresses: '', unix_socket_directories: folder, unix_socket_permissions: '0700' })

// Node on Windows cannot connect to PostgreSQL's sockets, so a password guards a loopback port there.
async function onLoopback(port?: number): Promise<Record<string, string>> {
  return { listen_addresses: '127.0.0.1', port: String(port ?? (await freePort())) }
}

// The log tells what failed, but never quotes the rows or statements.
const QUIET = {
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const quoted = (args: string[]): string => args.map((arg) => `"${arg}"`).join(' ')

/** Opens the socket folder. Its short path is computed from the data folder, so that a restarted server keeps its address. */
async function openSocketFolder(home: string, { owner }: RunAs, earlier?: string): Promise<string> {
  const place = tmpdir().length <= MAX_SOCKET_FOLDER_CHARACTERS ? tmpdir() : '/tmp'
  const folder = earlier ?? join(place, `fondly-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  const isOurs = found.isDirectory() && (found.mode & 0o077) === 0 && (found.uid === process.getuid?.() || found.uid === owner?.uid)
  // Any user may create folders there. If somebody else created a folder under our name, use another name.
  const safe = isOurs ? folder : await mkdtemp(join(place, 'fondly-'))
  if (owner && process.getuid?.() === 0) await chown(safe, owner.uid, owner.gid)
  return safe
}

/** Gives the folder and its contents to the user that runs the server. An earlier start as root may have run the server as another user. */
async function giveTo(path: string, way: RunAs): Promise<void> {
  if (!way.owner || process.getuid?.() !== 0) return
  const { uid, gid } = way.owner
  if ((await lstat(path)).uid === uid) return
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    const inside = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) await chown(inside, uid, gid)
  }
  // Change the owner of the folder itself last: it tells later starts that everything inside has its owner.
  await chown(path, uid, gid)
}
