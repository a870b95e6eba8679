import { randomBytes } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { createDatabaseIfMissing } from './create-database.ts'
import { keep, type ServerHolder } from './server-holder.ts'
import { launchServer } from './launch-server.ts'
import { gaveUp } from './postgres-problem.ts'
import { runningPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import type { RunAs } from './run-as.ts'

export type StartOptions = {
  /** The folder of everything: the database in `postgres`, its log in `postgres.log`. Created if it is missing. */
  dataFolder: string
  log: Log
  /** For test runs only: writes faster, but a crash destroys the data. */
  throwaway?: boolean
  /** For tests of this module only: the ways of running PostgreSQL that may be tried. */
  ways?: RunAs['name'][]
}

export type EmbeddedPostgres = {
  /** The URL of the database `fondly`. */
  url: string
  /** Stops the server, unless another process still uses it. */
  stop: () => Promise<void>
}

const USER = 'fondly'
const DATABASE = 'fondly'
const START_TIMEOUT_MS = 180_000
const RESTART_TIMEOUT_MS = 30_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

/**
 * Starts the embedded PostgreSQL on a data folder. Joins the server if one runs there already: a server outlives a killed process, and several
 * processes may share it. Throws `PostgresProblem` with one sentence for the operator.
 */
export async function startPostgres({ dataFolder, log, throwaway = false, ways }: StartOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const home = await realpath(dataFolder)
  const folder = join(home, 'postgres')
  const password = process.platform === 'win32' ? await keptPassword(home) : undefined

  const ending = new AbortController()
  let known: Awaited<ReturnType<typeof launchServer>> | undefined

  async function reach(timeoutMs: number, earlier?: Postmaster): Promise<ServerHolder & { at: Postmaster }> {
    for (const end = Date.now() + timeoutMs; Date.now() < end && !ending.signal.aborted; await pause(30)) {
      const running = await runningPostmaster(folder)
      if (!running) known = await launchServer({ home, user: USER, password, throwaway, ways, earlier, known, signal: ending.signal })
      // A server that is starting or stopping accepts no connection; try again.
      const keeper = running?.ready && (await keep(address(running, password)))
      if (keeper) return { ...keeper, at: running }
    }
    throw gaveUp('answer', (await readFile(join(home, 'postgres.log'), 'utf8').catch(() => '')).slice(-2_000))
  }

  let keeper = await reach(START_TIMEOUT_MS)
  let recovered = Promise.resolve()
  const watch = () =>
    keeper.onLost(() => {
      if (!ending.signal.aborted) recovered = recover()
    })
  // Try for ever: nothing works without the database, and the cause may go away (a full disk, a lock, a child of the killed server).
  const recover = async () => {
    const began = Date.now()
    for (let attempt = 1; !ending.signal.aborted; attempt++) {
      log.warn('The embedded PostgreSQL went away; starting it again.', { attempt, milliseconds: Date.now() - began })
      try {
        keeper = await reach(RESTART_TIMEOUT_MS, keeper.at)
        log.info('The embedded PostgreSQL runs again.', { attempt, milliseconds: Date.now() - began })
        return watch()
      } catch (cause) {
        if (ending.signal.aborted) return
        log.error('The embedded PostgreSQL could not be started again; the next attempt follows.', {
          attempt,
          milliseconds: Date.now() - began,
          cause,
        })
      }
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS), undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  watch()
  const url = new URL(keeper.url)
  url.pathname = `/${DATABASE}`
  await createDatabaseIfMissing(url.href)
  return {
    url: url.href,
    stop: async () => {
      ending.abort()
      await recovered
      const running = await runningPostmaster(folder)
      // Also stop a server that came back after this process lost its connection.
      const last = keeper.isLost() && running?.ready ? await keep(address(running, password)) : keeper
      if (!running || !(await last?.leave())) return
      await stopPostmaster(folder, running)
      if (basename(running.socketFolder).startsWith('fondly-')) await rm(running.socketFolder, { recursive: true, force: true })
    },
  }
}

function address({ port, socketFolder }: Postmaster, password: string | undefined): string {
  if (password) return `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`
  return `postgresql://${USER}@localhost:${port}/postgres?host=${encodeURIComponent(socketFolder)}`
}

async function keptPassword(home: string): Promise<string> {
  const file = join(home, 'postgres.password')
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return await readFile(file, 'utf8')
}
