import type { Env } from './env.ts'
import { UpstreamTimeout } from './upstream-error.ts'

export type Deadlines = ReturnType<typeof createDeadlines>
export type DeadlineOptions = {
  upstream: string
  env: Pick<Env, 'clock'>
  /** Time limit of one call, with headers and body. */
  callMilliseconds: number
  /** Time limit of one whole operation: getting its tokens, repeating a call with a new token, a second call. */
  stepMilliseconds: number
}

/** Limits the time of each call of an upstream, and of all the calls of one operation. */
export function createDeadlines({ upstream, env, callMilliseconds, stepMilliseconds }: DeadlineOptions) {
  const now = () => env.clock().getTime()
  return {
    /** Returns the latest end of an operation that begins now. */
    until: (): Date => new Date(now() + stepMilliseconds),
    /**
     * Runs a call with the time that is left until the end of its operation. Throws UpstreamTimeout when no time is left. A call that uses up the
     * rest of the time is reported as one that waited `stepMilliseconds`.
     */
    within: async <T>(until: Date, call: (deadlineMilliseconds: number) => Promise<T>): Promise<T> => {
      const left = until.getTime() - now()
      if (left <= 0) throw new UpstreamTimeout(upstream, new Error('No time was left for the call.'), stepMilliseconds)
      if (left >= callMilliseconds) return call(callMilliseconds)
      try {
        return await call(left)
      } catch (error) {
        const ranOut = error instanceof UpstreamTimeout && error.waitedMilliseconds > 0
        throw ranOut ? new UpstreamTimeout(upstream, error.cause, stepMilliseconds) : error
      }
    },
  }
}
