import type { Env } from '@fondly/kit/env.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import type { Context } from 'hono'
import { BUSY_RETRY_SECONDS, Refusal, tooBusy } from './faults.ts'

/** Answers an error with PingOne's error body. Errors that are not refusals are logged and become 503 (database busy) or 500. */
export function respondWithRefusal(c: Context, error: Error, env: Env): Response {
  const refusal = toRefusal(error)
  const { status } = refusal
  if (refusal !== error) env.log.error('A request failed.', { upstream: 'identity', method: c.req.method, status, cause: error })
  c.header('cache-control', 'no-store')
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (status === 503 ? BUSY_RETRY_SECONDS : undefined)
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  return c.json(refusal.body(env.ids()), refusal.status)
}

function toRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error
  return toUnavailable(error) ? tooBusy() : new Refusal(500, 'UNEXPECTED_ERROR', 'An unexpected error occurred.')
}
