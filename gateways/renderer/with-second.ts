import { setTimeout as pause } from 'node:timers/promises'

/**
 * Makes a call. When half of the time passes without a response, makes a second, equal call in parallel. Returns the first success and aborts the
 * other call. Use it only for calls that may be repeated. When both fail, throws the error of the first call.
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
