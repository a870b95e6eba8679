import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks, and asks once more beside it when half of the time has passed without an answer: whichever succeeds first is taken, the other is given up.
 * For what may be asked twice, as the same pages are the same files. When neither succeeds, throws what became of the first.
 */
export async function withSecondAttempt<Answer>(
  call: (deadlineMilliseconds: number, signal: AbortSignal) => Promise<Answer>,
  timeoutMilliseconds: number,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown> = (milliseconds, signal) =>
    pause(milliseconds, undefined, { signal }),
): Promise<Answer> {
  const over = new AbortController()
  const half = timeoutMilliseconds / 2
  const first = call(timeoutMilliseconds, over.signal)
  const ended = first.then(
    () => true,
    () => true,
  )
  const halfTime = wait(half, over.signal).then(
    () => false,
    () => true,
  )
  try {
    if (await Promise.race([ended, halfTime])) return await first
    return await Promise.any([first, call(half, over.signal)]).catch(() => first)
  } finally {
    over.abort()
  }
}
