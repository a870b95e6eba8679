import { statfs } from 'node:fs/promises'
import type { Log } from '@fondly/kit/log.ts'

/** Whether an order can be taken now. If not, the reasons. */
export type Readiness = { ready: true } | { ready: false; reason: 'database' | 'disk-full' }

export type ReadinessOptions = {
  /** Writes something to the database. Rejects when the database cannot be written. */
  write: () => Promise<void>
  /** Folders in which files are written: the data folder, and the folder of the blobs unless they are in a bucket. */
  folders: string[]
  /** Returns milliseconds of a clock that never goes back. */
  now: () => number
  log: Log
  freeBytes?: (folder: string) => Promise<number>
}

/** A disk with less free space counts as full: PostgreSQL needs room for its log, and a batch for its print files. */
export const MIN_FREE_BYTES = 100 * 1024 * 1024
/** A database or disk that does not answer within this time counts as not ready. */
const TIME_LIMIT_MS = 2_000
/** An answer is reused for this long, because many probes may ask at once. */
const READY_FOR_MS = 1_000
const NOT_READY_FOR_MS = 250

/**
 * Checks whether an order can be taken: writes to the database and looks for free space. `forget` drops the stored answer; call it when something has
 * changed.
 */
export function readinessChecks(options: ReadinessOptions): { check: () => Promise<Readiness>; forget: () => void } {
  const { now, log } = options
  let last: { until: number; found: Promise<Readiness> } | undefined
  let wasReady = true

  const look = async (): Promise<Readiness> => {
    const found = await lookNow(options)
    if (found.ready !== wasReady) {
      if (found.ready) log.info('An order can be taken again.')
      else log.error('No order can be taken.', { code: found.reason })
    }
    wasReady = found.ready
    return found
  }

  return {
    check: () => {
      if (last && now() < last.until) return last.found
      const mine = { until: Infinity, found: look() }
      last = mine
      void mine.found.then(({ ready }) => {
        mine.until = now() + (ready ? READY_FOR_MS : NOT_READY_FOR_MS)
      })
      return mine.found
    },
    forget: () => {
      last = undefined
    },
  }
}

async function lookNow({ write, folders, freeBytes = freeBytesIn }: ReadinessOptions): Promise<Readiness> {
  const [database, space] = await Promise.all([
    inTime(write().then(() => true)),
    inTime(Promise.all(folders.map(freeBytes)).then((free) => free.every((bytes) => bytes >= MIN_FREE_BYTES))),
  ])
  if (!space) return { ready: false, reason: 'disk-full' }
  return database ? { ready: true } : { ready: false, reason: 'database' }
}

/** Returns false when the work fails or takes longer than TIME_LIMIT_MS. */
function inTime(work: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), TIME_LIMIT_MS)
  return Promise.race([work.catch(() => false), late.promise]).finally(() => clearTimeout(timer))
}

/** Returns the free bytes that an ordinary user may still write. A network file system that reports no size counts as large. */
async function freeBytesIn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}
