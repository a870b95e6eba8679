import type { Env } from './env.ts'
import { UpstreamRefused, UpstreamUnavailable, UpstreamTimeout, UpstreamUnreadable } from './upstream-error.ts'

export type BreakerOptions = {
  upstream: string
  env: Pick<Env, 'clock' | 'log'>
  /** How many failures in a row open the circuit. Default 5. */
  failures?: number
  /** How long the circuit stays open, in milliseconds. The time doubles after every probe that fails. Default 2 s. */
  restMilliseconds?: number
  /** The upper limit of that doubled time, in milliseconds. Default: only five times `restMilliseconds`, because a person waits for the answer. */
  maxRestMilliseconds?: number
  /** The longest pause that is accepted from the Retry-After of a 429, in milliseconds. Default 10 minutes. */
  maxLimitMilliseconds?: number
}
export type Breaker = ReturnType<typeof breaker>

/**
 * Creates a circuit breaker. It stops calling an upstream that fails (no answer, 5xx, an unreadable answer) or that answered 429 with Retry-After.
 * While the circuit is open, every call throws UpstreamUnavailable at once. When that time is over, one call goes through as a probe. Its outcome
 * closes the circuit or opens it again. Any other 4xx counts as success.
 */
export function breaker({
  upstream,
  env,
  failures = 5,
  restMilliseconds = 2_000,
  maxRestMilliseconds = 5 * restMilliseconds,
  maxLimitMilliseconds = 600_000,
}: BreakerOptions) {
  let inARow = 0
  let rests = 0
  let open: { until: number; reason: 'failing' | 'limit' } | undefined
  let probing = false
  // Counts the changes of the circuit's state. The outcome of a call that began in an earlier era is ignored: it says nothing about the upstream now.
  let era = 0

  const now = () => env.clock().getTime()

  function openFor(milliseconds: number, reason: 'failing' | 'limit'): void {
    open = { until: now() + milliseconds, reason }
    probing = false
    inARow = 0
    era++
    env.log.warn('The circuit to an upstream is open.', { upstream, code: reason, milliseconds })
  }

  function close(): void {
    open = undefined
    probing = false
    inARow = 0
    rests = 0
    era++
    env.log.info('The circuit to an upstream is closed again.', { upstream })
  }

  function recordOutcome(outcome: unknown): void {
    const limit = readLimitMs(outcome)
    if (limit !== undefined) return openFor(Math.min(limit, maxLimitMilliseconds), 'limit')
    if (!isFailure(outcome)) {
      inARow = 0
      if (open) close()
      return
    }
    inARow++
    if (open || inARow >= failures) openFor(Math.min(restMilliseconds * 2 ** rests++, maxRestMilliseconds), 'failing')
  }

  return {
    /**
     * Does the work. Throws UpstreamUnavailable while the circuit is open. `judge` returns the failure in a result, for work that reports a failure
     * as a result and not as an error.
     */
    run: async <T>(work: () => Promise<T>, judge: (result: T) => unknown = () => undefined): Promise<T> => {
      if (open) {
        const rest = open.until - now()
        if (rest > 0 || probing) throw new UpstreamUnavailable(upstream, open.reason, Math.max(rest, 0))
        probing = true
      }
      const began = era
      try {
        const result = await work()
        if (began === era) recordOutcome(judge(result))
        return result
      } catch (error) {
        if (began === era) {
          // An aborted call, or an error in our own code, says nothing about the upstream: the next call becomes the probe.
          if (isUpstreamOutcome(error)) recordOutcome(error)
          else probing = false
        }
        throw error
      }
    },
    isOpen: (): boolean => open !== undefined,
  }
}

const isUpstreamOutcome = (error: unknown): boolean =>
  !(error instanceof UpstreamUnavailable) &&
  (error instanceof UpstreamRefused || error instanceof UpstreamUnreadable || error instanceof UpstreamTimeout)

function isFailure(outcome: unknown): boolean {
  if (outcome instanceof UpstreamRefused) return outcome.status >= 500
  return outcome instanceof UpstreamUnreadable || outcome instanceof UpstreamTimeout
}

function readLimitMs(outcome: unknown): number | undefined {
  return outcome instanceof UpstreamRefused && outcome.status === 429 ? outcome.retryAfterMilliseconds : undefined
}
