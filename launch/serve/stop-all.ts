import type { Log } from '@fondly/kit/log.ts'

type Stop = () => Promise<void>

/** How long current work is waited for. Work that is cut off is safe: its lease expires, and another process or the next start goes on. */
export const WORK_LIMIT_MS = 9_000
/** How long the embedded database is waited for. It was told to stop and finishes by itself; the next start recovers one that was killed. */
export const DATABASE_LIMIT_MS = 6_000

/**
 * Stops the parts one after the other, then the database, each group within its limit, so that the process ends within 20 s of SIGTERM even if a part
 * hangs.
 */
export async function stopAll({ parts, database, log }: { parts: Stop[]; database: Stop[]; log: Log }): Promise<void> {
  await within(
    WORK_LIMIT_MS,
    parts,
    'Work under way did not end in time. It is cut off, and another process or the next start goes on with it.',
    log,
  )
  await within(DATABASE_LIMIT_MS, database, 'The embedded PostgreSQL did not stop in time; it is left to stop by itself.', log)
}

async function within(milliseconds: number, stops: Stop[], late: string, log: Log): Promise<void> {
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    log.error(late, { milliseconds })
    limit.resolve()
  }, milliseconds)
  await Promise.race([oneAfterTheOther(stops, log), limit.promise])
  clearTimeout(timer)
}

async function oneAfterTheOther(stops: Stop[], log: Log): Promise<void> {
  for (const one of stops) await one().catch((cause: unknown) => log.error('Something could not be stopped.', { cause }))
}
