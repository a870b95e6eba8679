import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'

const FRESH_MS = 60_000
const STALE_MS = 24 * 3_600_000

/**
 * Creates a function that returns the blackout days. It reads them from commerce at most once a minute. While commerce does not answer, it returns
 * the days of its last reading for at most 24 hours. Without any reading, it throws.
 */
export function createBlackoutDays(catalogue: Pick<Commerce['catalogue'], 'blackoutDays'>, { clock, log }: Pick<Env, 'clock' | 'log'>) {
  let known: { at: number; days: ReadonlySet<string> } | undefined
  return async (): Promise<ReadonlySet<string>> => {
    const now = clock().getTime()
    if (known && now - known.at < FRESH_MS) return known.days
    try {
      known = { at: now, days: new Set((await catalogue.blackoutDays()).map(({ day }) => day)) }
    } catch (cause) {
      if (!known || now - known.at > STALE_MS) throw cause
      log.warn('The blackout days could not be read; the last known ones are used.', { cause })
    }
    return known.days
  }
}
