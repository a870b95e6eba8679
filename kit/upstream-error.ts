/** An upstream answered, and the answer was no. */
export class UpstreamRefused extends Error {
  override name = 'UpstreamRefused'
  readonly upstream: string
  readonly status: number
  readonly code: string
  /** What the refusal named, for callers that must act on it (a list of basket ids, a field); never logged. */
  readonly details: Record<string, unknown>
  constructor(upstream: string, status: number, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.upstream = upstream
    this.status = status
    this.code = code
    this.details = details
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
export class UpstreamSilent extends Error {
  override name = 'UpstreamSilent'
  readonly upstream: string
  constructor(upstream: string, cause: unknown) {
    super(`${upstream} did not answer.`, { cause })
    this.upstream = upstream
  }
}
