import type { Log, LogFields } from '@fondly/kit/log.ts'
import { UpstreamRefused, UpstreamSilent, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { unavailableFor } from '@fondly/kit/unavailable.ts'
import { CardLayoutUnknown } from '@fondly/stationery/layout/card-sizes.ts'
import type { Context } from 'hono'
import { Refused, type Told } from './refused.ts'

const UNEXPECTED = 'An unexpected problem occurred. Please try again or contact support.'

/** Everything that was thrown becomes an answer here: a refusal as it says, an upstream's fault as 502 or 503, what the machine lacks for now as 503 or 507, a surprise as 500. */
export function answerError(log: Log, error: unknown, c: Context): Response {
  const reference: string | undefined = c.get('requestId')
  const told = { requestId: reference, method: c.req.method, path: pathOf(c) }
  if (error instanceof Refused) {
    if (error.cause) logFailure(log, 'a request failed', error.cause, told)
    return c.json({ ...error.refusal, reference } satisfies Told, error.status, error.headers)
  }
  if (error instanceof CardLayoutUnknown) return c.json({ message: 'This card cannot be printed.', reference } satisfies Told, 422)
  logFailure(log, 'a request failed', error, told)
  const unavailable = unavailableFor(error)
  const refusal: Told = { message: UNEXPECTED, offer: 'try-again', reference, code: unavailable?.code ?? codeOf(error) }
  if (unavailable) return c.json(refusal, unavailable.status, { 'retry-after': String(unavailable.retryAfterSeconds) })
  if (error instanceof UpstreamSilent || isUnavailable(error)) return c.json(refusal, 503, { 'retry-after': '5' })
  if (isUpstreamError(error)) return c.json(refusal, 502)
  return c.json(refusal, 500)
}

function codeOf(error: unknown): string {
  if (error instanceof UpstreamSilent) return 'upstream-silent'
  return isUpstreamError(error) ? 'upstream-failed' : 'unexpected'
}

/** An upstream that says so itself. */
const isUnavailable = (error: unknown): boolean => error instanceof UpstreamRefused && (error.status === 503 || error.status === 507)

export function isUpstreamError(error: unknown): error is UpstreamRefused | UpstreamUnreadable | UpstreamSilent {
  return error instanceof UpstreamRefused || error instanceof UpstreamUnreadable || error instanceof UpstreamSilent
}

/** Tells the log what failed by cause, upstream, status and code; an upstream's own message stays out, it may quote what it was given. */
export function logFailure(log: Log, message: string, error: unknown, fields: LogFields = {}): void {
  const cause = upstreamErrorIn(error) ?? error
  const upstream: LogFields = isUpstreamError(cause) ? { upstream: cause.upstream } : {}
  if (cause instanceof UpstreamRefused) Object.assign(upstream, { status: cause.status, code: cause.code })
  log.error(message, { ...fields, ...upstream, cause })
}

function upstreamErrorIn(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isUpstreamError(cause)) return cause
  return undefined
}

// Only our own routes' patterns and plain paths: a query may hold what must not be logged.
function pathOf(c: Context): string {
  return c.req.path.slice(0, 200)
}
