import type { ErrorDetail, PingOneError } from '@fondly/contracts/pingone/errors.ts'

/** A refusal with PingOne's error body. Routes throw it; the app's error handler answers with it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503
  readonly code: string
  readonly target: string | undefined
  readonly details: ErrorDetail[]
  /** The Retry-After header; with 429 and 503. */
  readonly retryAfterSeconds: number | undefined
  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    more: { target?: string; details?: ErrorDetail[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.target = more.target
    this.details = more.details ?? []
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  body(id: string): PingOneError {
    return {
      id,
      code: this.code,
      message: this.message,
      ...(this.target ? { target: this.target } : {}),
      ...(this.details.length > 0 ? { details: this.details } : {}),
    }
  }
}

/** Returns the refusal 400 INVALID_DATA: a value in the request was not accepted. */
export function invalidData(detail: ErrorDetail): Refusal {
  return new Refusal(400, 'INVALID_DATA', 'The request could not be completed. One or more validation errors were in the request.', {
    details: [detail],
  })
}

export function invalidRequest(message: string): Refusal {
  return new Refusal(400, 'INVALID_REQUEST', message)
}

export function notFound(): Refusal {
  return new Refusal(404, 'NOT_FOUND', 'The requested resource was not found.')
}

/** Returns the refusal 503: no database connection was free. Nothing was changed, so the request may be repeated. */
export function tooBusy(): Refusal {
  const message = 'The service is very busy. Please try again in a moment.'
  return new Refusal(503, 'SERVICE_UNAVAILABLE', message, { details: [{ code: 'SERVICE_UNAVAILABLE', message }] })
}

/** Returns the refusal 429: too many failed steps came from this address, for any names. */
export function tooManyFailures(seconds: number): Refusal {
  const secondsUntilUnlock = Math.max(1, Math.ceil(seconds))
  const message = 'There were too many unsuccessful sign-on attempts from your network.'
  return new Refusal(429, 'REQUEST_LIMITED', message, {
    details: [{ code: 'TOO_MANY_FAILURES', message, innerError: { secondsUntilUnlock } }],
    retryAfterSeconds: secondsUntilUnlock,
  })
}

/** Retry-After of a 503. A rush of sign-ons lasts about this long. */
export const BUSY_RETRY_SECONDS = 5

export function invalidToken(): Refusal {
  const message = 'You do not have access to this resource.'
  return new Refusal(401, 'ACCESS_FAILED', message, {
    details: [{ code: 'INVALID_TOKEN', target: 'Authentication Credentials', message: 'The token is missing, unknown or expired.' }],
  })
}

export function insufficientPermissions(message: string, target?: string): Refusal {
  return new Refusal(403, 'ACCESS_FAILED', 'You do not have permissions or are not licensed to make this request.', {
    details: [{ code: 'INSUFFICIENT_PERMISSIONS', message, ...(target ? { target } : {}) }],
  })
}
