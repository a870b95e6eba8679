import type { Message } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'
import { Refused, type RefusedBecause } from '@fondly/domain/refused.ts'
import type { Log } from '@fondly/kit/log.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { isUpstreamError, UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import { CardLayoutUnknown } from '@fondly/stationery/layout/card-sizes.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { problemAnswer } from './problem.ts'

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

/**
 * Converts every thrown error into an answer: a refusal into its status, an upstream error into 502 or 503, a lack of resources into 503 or 507,
 * anything else into 500.
 */
export function answerError(log: Log, error: unknown, c: Context): Response {
  const reference: string | undefined = c.get('requestId')
  const answer = (
    status: number,
    refusal: Message<RefusalCode> & { extension?: Refused['extension'] },
    more: Record<string, string> = {},
  ) => {
    const { body, headers } = problemAnswer(c.req.raw, { ...refusal, status, reference })
    return c.body(body, status as ContentfulStatusCode, { ...headers, ...more }) // no refusal has a status without a body
  }

  const logged = { requestId: reference, method: c.req.method, path: pathOf(c) }
  if (error instanceof Refused) {
    if (error.cause) logFailure(log, 'A request failed.', error.cause, logged)
    return answer(STATUS[error.because], error, retryAfter(error))
  }
  if (error instanceof CardLayoutUnknown) return answer(422, { code: 'card-not-printable' })
  logFailure(log, 'A request failed.', error, logged)
  const unavailable = toUnavailable(error)
  if (unavailable) return answer(unavailable.status, unavailable, { 'retry-after': String(unavailable.retryAfterSeconds) })
  if (error instanceof UpstreamTimeout) return answer(503, { code: 'upstream-silent' }, { 'retry-after': '5' })
  if (isUnavailable(error)) return answer(503, { code: 'upstream-failed' }, { 'retry-after': '5' })
  if (isUpstreamError(error)) return answer(502, { code: 'upstream-failed' })
  return answer(500, { code: 'unexpected' })
}

/** Returns the Retry-After header: the number of seconds after which the client may try again. */
export function retryAfter({ retryAfterSeconds }: Refused): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

/** The upstream itself answered that it is unavailable. */
const isUnavailable = (error: unknown): boolean => error instanceof UpstreamRefused && (error.status === 503 || error.status === 507)

// Returns the path for the log, at most 200 characters. It has no query, because a query may hold what must not be logged.
function pathOf(c: Context): string {
  return c.req.path.slice(0, 200)
}
