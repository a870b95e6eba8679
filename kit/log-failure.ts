import type { Log, LogFields } from './log.ts'
import { isUpstreamError, UpstreamRefused } from './upstream-error.ts'

/**
 * Logs a failure with its cause, upstream, status and code. The upstream's own message is left out: it may quote names or addresses from the request.
 */
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
