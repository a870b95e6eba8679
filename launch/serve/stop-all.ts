import type { Log } from '@fondly/kit/log.ts'

/** A part of the product: its name for the log, and the function that stops it. */
export type Part = { name: string; stop: () => Promise<void> }

/** How long to wait for current work. Ending the work after that is safe: its lease expires, and another process or the next start continues it. */
export const WORK_LIMIT_MS = 9_000
/**
 * How long to wait for the embedded database. It has the order to stop and finishes alone. If it is killed before that, the next start repairs it.
 */
export const DATABASE_LIMIT_MS = 6_000

/**
 * Stops the parts one after the other within WORK_LIMIT_MS, then the database within DATABASE_LIMIT_MS, so that the process ends within 20 s of
 * SIGTERM even if a part hangs. The log names the part that fails or hangs.
 */
export async function stopAll({ parts, database, log }: { parts: Part[]; database: Part[]; log: Log }): Promise<void> {
  await within(
    WORK_LIMIT_MS,
    parts,
    'Running work did not end in time and was cut off. Another process or the next start continues it.',
    log,
  )
  await within(DATABASE_LIMIT_MS, database, 'The embedded PostgreSQL did not stop in time; it is left to stop by itself.', log)
}

async function within(milliseconds: number, parts: Part[], late: string, log: Log): Promise<void> {
  let current = ''
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    log.error(late, { code: current, milliseconds })
    limit.resolve()
  }, milliseconds)
  const stopParts = async () => {
    for (const { name, stop } of parts) {
      current = name
      await stop().catch((cause: unknown) => log.error('A part could not be stopped.', { code: name, cause }))
    }
  }
  await Promise.race([stopParts(), limit.promise])
  clearTimeout(timer)
}
