import type { Log } from '@fondly/kit/log.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from './refused.ts'

/** Counts one more for that key, or refuses with 429 and the seconds to wait. */
export type RateLimit = (key: string) => Promise<void>

/** So many a minute for each key, counted in this process: it stops a runaway page or a guesser, not a planned flood. */
export function perMinute(points: number, log: Log): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached
      log.warn('too many requests', { code: 'rate-limit' })
      const wait = String(Math.max(1, Math.ceil(reached.msBeforeNext / 1000)))
      throw new Refused(429, { message: 'Too many requests. Please wait a moment and try again.' }, { 'retry-after': wait })
    }
  }
}
