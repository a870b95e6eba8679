import { Refused, type RefusedBecause, type RefusalMessage } from '@fondly/core/refused.ts'
import type { Log } from '@fondly/kit/log.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { isUpstreamError, UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import { CardLayoutUnknown } from '@fondly/stationery/layout/card-sizes.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const STATUS: Record<RefusedBecause, ContentfulStatusCode> = {
  invalid: 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  'too-many-requests': 429,
  'upstream-failed': 502,
  'upstream-unavailable': 503,
}

const UNEXPECTED = 'An unexpected problem occurred. Please try again or contact support.'

/**
 * Converts every thrown error into an answer: a refusal into its status, an upstream error into 502 or 503, a lack of resources into 503 or 507,
 * anything else into 500.
 */
export function answerError(log: Log, error: unknown, c: Context): Response {
  const reference: string | undefined = c.get('requestId')
  const told = { requestId: reference, method: c.req.method, path: pathOf(c) }
  if (error instanceof Refused) {
    if (error.cause) logFailure(log, 'a request failed', error.cause, told)
    return c.json({ ...error.refusal, reference } satisfies RefusalMessage, STATUS[error.because], retryAfter(error))
  }
  if (error instanceof CardLayoutUnknown)
    return c.json({ message: 'This card cannot be printed.', reference } satisfies RefusalMessage, 422)
  logFailure(log, 'a request failed', error, told)
  const unavailable = toUnavailable(error)
  const refusal: RefusalMessage = { message: UNEXPECTED, offer: 'try-again', reference, code: unavailable?.code ?? codeOf(error) }
  if (unavailable) return c.json(refusal, unavailable.status, { 'retry-after': String(unavailable.retryAfterSeconds) })
  if (error instanceof UpstreamTimeout || isUnavailable(error)) return c.json(refusal, 503, { 'retry-after': '5' })
  if (isUpstreamError(error)) return c.json(refusal, 502)
  return c.json(refusal, 500)
}

/** The header of a refusal that says when to try again. */
export function retryAfter({ retryAfterSeconds }: Refused): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

function codeOf(error: unknown): string {
  if (error instanceof UpstreamTimeout) return 'upstream-silent'
  return isUpstreamError(error) ? 'upstream-failed' : 'unexpected'
}

/** The upstream itself answered that it is unavailable. */
const isUnavailable = (error: unknown): boolean => error instanceof UpstreamRefused && (error.status === 503 || error.status === 507)

// Only our own routes' patterns and plain paths: a query may hold what must not be logged.
function pathOf(c: Context): string {
  return c.req.path.slice(0, 200)
}
