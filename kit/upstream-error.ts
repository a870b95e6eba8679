import { LoggableError } from './loggable-error.ts'

/** An upstream answered with a refusal. */
export class UpstreamRefused extends Error {
  override name = 'UpstreamRefused'
  readonly upstream: string
  readonly status: number
  readonly code: string
  /** Details of the refusal for callers that must act on them (a list of basket ids, a field); never logged. */
  readonly details: Record<string, unknown>
  /** How long to wait before the next call, if the upstream said so. */
  readonly retryAfterMilliseconds: number | undefined
  constructor(
    upstream: string,
    status: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
    retryAfterMilliseconds?: number,
  ) {
    super(message)
    this.upstream = upstream
    this.status = status
    this.code = code
    this.details = details
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }
}

/** An upstream's answer does not fit its contract. */
export class UpstreamUnreadable extends LoggableError {
  override name = 'UpstreamUnreadable'
  readonly upstream: string
  constructor(upstream: string, cause: unknown) {
    super(`The answer of ${upstream} could not be read.`, { cause })
    this.upstream = upstream
  }
}

/** No answer came, so it is unknown whether the upstream did the work. */
export class UpstreamTimeout extends LoggableError {
  override name = 'UpstreamTimeout'
  readonly upstream: string
  /** How long we waited, if the time ran out; 0 if the connection failed before that. */
  readonly waitedMilliseconds: number
  constructor(upstream: string, cause: unknown, waitedMilliseconds = 0) {
    super(`${upstream} did not answer.`, { cause })
    this.upstream = upstream
    this.waitedMilliseconds = waitedMilliseconds
  }
}

/** The upstream was not called because its circuit is open, so it did nothing. */
export class UpstreamUnavailable extends UpstreamTimeout {
  override name = 'UpstreamUnavailable'
  readonly reason: 'failing' | 'limit'
  /** Milliseconds until the upstream may be called again. */
  readonly restMilliseconds: number
  constructor(upstream: string, reason: 'failing' | 'limit', restMilliseconds: number) {
    super(upstream, undefined)
    this.message = `${upstream} is not asked for now.`
    this.reason = reason
    this.restMilliseconds = restMilliseconds
  }
}

/** Returns true for every error of a call to an upstream, also when the call was not made because the circuit is open. */
export function isUpstreamError(error: unknown): error is UpstreamRefused | UpstreamUnreadable | UpstreamTimeout {
  return error instanceof UpstreamRefused || error instanceof UpstreamUnreadable || error instanceof UpstreamTimeout
}
