/** An upstream answered, and the answer was no. */
export class UpstreamRefused extends Error {
  override name = 'UpstreamRefused'
  readonly upstream: string
  readonly status: number
  readonly code: string
  /** What the refusal named, for callers that must act on it (a list of basket ids, a field); never logged. */
  readonly details: Record<string, unknown>
  /** After how long it may be asked again, where it said so. */
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

/** An upstream answered something that its contract does not know. */
export class UpstreamUnreadable extends Error {
  override name = 'UpstreamUnreadable'
  readonly upstream: string
  constructor(upstream: string, cause: unknown) {
    super(`The answer of ${upstream} could not be read.`, { cause })
    this.upstream = upstream
  }
}

/** No answer came: whether the upstream did the work is not known. */
export class UpstreamTimeout extends Error {
  override name = 'UpstreamSilent'
  readonly upstream: string
  /** How long it was waited for, where the time ran out; 0 where the connection failed before. */
  readonly waitedMilliseconds: number
  constructor(upstream: string, cause: unknown, waitedMilliseconds = 0) {
    super(`${upstream} did not answer.`, { cause })
    this.upstream = upstream
    this.waitedMilliseconds = waitedMilliseconds
  }
}

/** The upstream was not asked at all, because it has to be left in peace for a while: nothing was done. */
export class UpstreamUnavailable extends UpstreamTimeout {
  override name = 'UpstreamResting'
  readonly reason: 'ill' | 'limit'
  /** Until it may be asked again. */
  readonly restMilliseconds: number
  constructor(upstream: string, reason: 'ill' | 'limit', restMilliseconds: number) {
    super(upstream, undefined)
    this.message = `${upstream} is not asked for now.`
    this.reason = reason
    this.restMilliseconds = restMilliseconds
  }
}

export function isUpstreamError(error: unknown): error is UpstreamRefused | UpstreamUnreadable | UpstreamTimeout {
  return error instanceof UpstreamRefused || error instanceof UpstreamUnreadable || error instanceof UpstreamTimeout
}
