import type { Env } from './env.ts'
import { UpstreamTimeout } from './upstream-error.ts'

export type Patience = ReturnType<typeof createDeadlines>
export type DeadlineOptions = {
  upstream: string
  env: Pick<Env, 'clock'>
  /** For one call, headers and body together. */
  callMilliseconds: number
  /** For everything that one wish takes: its tokens, another try with a new one, a second call. */
  stepMilliseconds: number
}

/** How long an upstream is waited for: in one call, and in all the calls that one wish takes. */
export function createDeadlines({ upstream, env, callMilliseconds, stepMilliseconds }: DeadlineOptions) {
  const now = () => env.clock().getTime()
  return {
    /** Until when a wish may take that begins now. */
    until: (): Date => new Date(now() + stepMilliseconds),
    /** Gives a call what time is left. One that ran out of the wish's time is told as having been waited for all of it. */
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
