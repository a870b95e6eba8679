import type { Env } from './env.ts'
import { UpstreamRefused, UpstreamUnavailable, UpstreamTimeout, UpstreamUnreadable } from './upstream-error.ts'

export type BreakerOptions = {
  upstream: string
  env: Pick<Env, 'clock' | 'log'>
  /** So many signs of illness in a row open it. Default 5. */
  failures?: number
  /** How long it then rests; twice as long after every probe that fails. Default 2 s. */
  restMilliseconds?: number
  /** Default five times the first: somebody waits for the answer. */
  longestRest?: number
  /** Of what an upstream may ask for with 429 and Retry-After. Default 10 minutes. */
  longestLimit?: number
}
export type Breaker = ReturnType<typeof breaker>

/**
 * Leaves an upstream in peace that is ill (silence, 5xx, nonsense) or that asked for it (429 with Retry-After). While it is open every call ends at
 * once with UpstreamResting; then one call goes through as a probe, and what becomes of it closes or opens it again. A refusal is a sign of health.
 */
export function breaker({
  upstream,
  env,
  failures = 5,
  restMilliseconds = 2_000,
  longestRest = 5 * restMilliseconds,
  longestLimit = 600_000,
}: BreakerOptions) {
  let inARow = 0
  let rests = 0
  let open: { until: number; reason: 'ill' | 'limit' } | undefined
  let probing = false
  // What a call tells that began before the last change says nothing about the upstream of today.
  let era = 0

  const now = () => env.clock().getTime()

  function openFor(milliseconds: number, reason: 'ill' | 'limit'): void {
    open = { until: now() + milliseconds, reason }
    probing = false
    inARow = 0
    era++
    env.log.warn('An upstream is not asked for a while.', { upstream, code: reason, milliseconds })
  }

  function close(): void {
    open = undefined
    probing = false
    inARow = 0
    rests = 0
    era++
    env.log.info('An upstream is asked again.', { upstream })
  }

  function heard(outcome: unknown): void {
    const limit = limitIn(outcome)
    if (limit !== undefined) return openFor(Math.min(limit, longestLimit), 'limit')
    if (!isIllness(outcome)) {
      inARow = 0
      if (open) close()
      return
    }
    inARow++
    if (open || inARow >= failures) openFor(Math.min(restMilliseconds * 2 ** rests++, longestRest), 'ill')
  }

  return {
    /** Does the work, unless the upstream rests. `told` is what a result says of the upstream where no error is thrown. */
    run: async <T>(work: () => Promise<T>, told: (result: T) => unknown = () => undefined): Promise<T> => {
      if (open) {
        const rest = open.until - now()
        if (rest > 0 || probing) throw new UpstreamUnavailable(upstream, open.reason, Math.max(rest, 0))
        probing = true
      }
      const began = era
      try {
        const result = await work()
        if (began === era) heard(told(result))
        return result
      } catch (error) {
        if (began === era) {
          // A caller that stopped waiting, or a mistake of ours, says nothing: the next call is the probe.
          if (isTold(error)) heard(error)
          else probing = false
        }
        throw error
      }
    },
    isOpen: (): boolean => open !== undefined,
  }
}

const isTold = (error: unknown): boolean =>
  !(error instanceof UpstreamUnavailable) &&
  (error instanceof UpstreamRefused || error instanceof UpstreamUnreadable || error instanceof UpstreamTimeout)

function isIllness(outcome: unknown): boolean {
  if (outcome instanceof UpstreamRefused) return outcome.status >= 500
  return outcome instanceof UpstreamUnreadable || outcome instanceof UpstreamTimeout
}

function limitIn(outcome: unknown): number | undefined {
  return outcome instanceof UpstreamRefused && outcome.status === 429 ? outcome.retryAfterMilliseconds : undefined
}
