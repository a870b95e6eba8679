import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'

export type BenchDatabase = {
  /** The data folder, which contains the database. */
  data: string
  url: string
  /** Returns the processor milliseconds that the server and all its sessions have used; undefined if the system is not Linux. */
  processor: () => number | undefined
}

/** Runs the work with its own embedded database, as crash-safe as in production, in a folder that is removed afterwards. */
export async function withDatabase(work: (database: BenchDatabase) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'fondly-bench-'))
  const postgres = await startPostgres({ dataFolder: data, log: silentLog })
  let ended: Promise<void> | undefined
  const end = () => (ended ??= postgres.stop().then(() => rm(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void giveUp())
  // The database would outlive this process, so stop it first. This cuts off the work that still uses it, and its errors are ignored.
  const giveUp = async () => {
    process.on('uncaughtException', () => {})
    await end().catch(() => {})
    process.exit(1)
  }
  try {
    await work({ data, url: postgres.url, processor: () => serverProcessor(data) })
  } finally {
    await end()
  }
}

/** Returns the processor milliseconds of the database server in this data folder and of all its sessions; undefined if the system is not Linux. */
export function serverProcessor(data: string): number | undefined {
  if (process.platform !== 'linux') return undefined
  const pid = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const times = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => processTimes(Number(name)))
  const server = times.find((one) => one?.pid === pid)
  if (!server) return undefined
  const sessions = times.reduce((sum, one) => sum + (one?.parent === pid ? one.own : 0), 0)
  return server.own + server.ended + sessions
}

/** Returns processor milliseconds as Linux counts them: of a process, and of its children that have ended. */
export function processTimes(pid: number): { pid: number; parent: number; own: number; ended: number } | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined // It has just ended.
  }
  // The name in brackets may contain spaces, so count the fields after it.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (index: number) => fields[index] ?? 0
  return { pid, parent: at(1), own: (at(11) + at(12)) * SAMPLE_INTERVAL_MS, ended: (at(13) + at(14)) * SAMPLE_INTERVAL_MS }
}

/** Linux counts in hundredths of a second. */
const SAMPLE_INTERVAL_MS = 10
