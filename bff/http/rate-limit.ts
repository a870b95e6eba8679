import type { Count } from '@fondly/core/rate-limits/count.ts'
import type { Log } from '@fondly/kit/log.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '@fondly/domain/refused.ts'

/** Counts a request for the key. Throws a refusal with status 429 and the seconds to wait when there were too many requests. */
export type RateLimit = (key: string) => Promise<void>

/** Returns the refusal (429, too-many-requests) with the seconds to wait before the next try, rounded up, at least 1. */
export const tooManyRequests = (seconds: number) =>
  new Refused('too-many-requests', 'too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })

/** Limits each key to `points` requests a minute, counted in this process only. It stops a page that sends requests in a loop. */
export function limitPerMinute(points: number, log: Log): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached
      log.warn('Too many requests.', { code: 'rate-limit' })
      throw tooManyRequests(reached.msBeforeNext / 1000)
    }
  }
}

/** Limits each key to `most` simultaneous uses in this process. Returns the function that ends a use; refuses with 429 when there are too many. */
export function limitConcurrent(most: number, log: Log): (key: string) => () => void {
  const taken = new Map<string, number>()
  return (key) => {
    const others = taken.get(key) ?? 0
    if (others >= most) {
      log.warn('Too many requests.', { code: 'at-once' })
      throw tooManyRequests(RETRY_AFTER_SECONDS)
    }
    taken.set(key, others + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
}

/** Converts a counter that all processes share into a limit that refuses. */
export const toRateLimit =
  (count: Count): RateLimit =>
  async (key) => {
    const seconds = await count(key)
    if (seconds !== undefined) throw tooManyRequests(seconds)
  }

const RETRY_AFTER_SECONDS = 5
