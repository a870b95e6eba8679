import type { Env } from './env.ts'
import { UpstreamTimeout } from './upstream-error.ts'

export type Patience = ReturnType<typeof createDeadlines>
export type DeadlineOptions = {
  upstream: string
  env: Pick<Env, 'clock'>
  /** Time limit of one call, headers and body together. */
  callMilliseconds: number
  /** Time limit of everything that one operation needs: its tokens, another try with a new token, a second call. */
  stepMilliseconds: number
}

/** Limits the time of each call of an upstream, and of all the calls of one operation. */
export function createDeadlines({ upstream, env, callMilliseconds, stepMilliseconds }: DeadlineOptions) {
  const now = () => env.clock().getTime()
  return {
    /** Returns when an operation that begins now must end. */
    until: (): Date => new Date(now() + stepMilliseconds),
    /**
     * Runs a call with the time that is left. Throws UpstreamTimeout when none is left, and reports a call that used it up as one that waited the
     * whole `stepMilliseconds`.
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
