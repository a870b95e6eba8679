import { errorCode } from '@fondly/kit/error-code.ts'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import type { Context } from 'hono'
import type { CommerceContext } from './context.ts'
import { Fault, faultResponse } from './faults.ts'

/** Answers an error with a fault document. Errors that are not faults are logged and become 409 (lock), 503 or 507 (database, disk) or 500. */
export function respondWithFault(error: Error, c: Context, { env }: CommerceContext): Response {
  // This error is an injected fault. The connection must break without an answer.
  if (error instanceof ReplyDropped) throw error
  const { pathname } = new URL(c.req.url)
  if (error instanceof Fault) return faultResponse(error, pathname)
  if (isLockTimeout(error))
    return faultResponse(new Fault('ConcurrentModificationException', 'Somebody else is changing this. Try again.'), pathname)
  env.log.error('Commerce could not answer.', { upstream: 'commerce', method: c.req.method, cause: error })
  const fault = faultResponse(new Fault('InternalServerErrorException', 'An internal error occurred.'), pathname)
  const unavailable = toUnavailable(error)
  if (!unavailable) return fault
  fault.headers.set('retry-after', String(unavailable.retryAfterSeconds))
  return new Response(fault.body, { status: unavailable.status, headers: fault.headers })
}

/** PostgreSQL's codes lock_not_available (after lock_timeout) and deadlock_detected. */
function isLockTimeout(error: Error): boolean {
  const code = errorCode(error)
  return code === '55P03' || code === '40P01'
}
