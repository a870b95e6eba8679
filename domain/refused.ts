import type { MessageParams } from './message.ts'
import type { RefusalCode } from './refusal-code.ts'

/** The kind of refusal. Each interface translates it; HTTP into a status. */
export type RefusedBecause =
  | 'invalid'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  | 'too-many-requests'
  | 'upstream-failed'
  | 'upstream-unavailable'

type RefusedOptions = {
  /** The values of the sentence. */
  params?: MessageParams
  /** Further members of the answer, such as the problems of each field. */
  extension?: Readonly<Record<string, unknown>>
  /** After how long the same request may succeed, if it is known. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** A request is refused. The code names the sentence, which the reader gets in their language. */
export class Refused extends Error {
  override name = 'Refused'
  readonly because: RefusedBecause
  readonly code: RefusalCode
  readonly params: MessageParams | undefined
  readonly extension: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(because: RefusedBecause, code: RefusalCode, { params, extension, retryAfterSeconds, cause }: RefusedOptions = {}) {
    super(code, { cause })
    this.because = because
    this.code = code
    this.params = params
    this.extension = extension
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Returns the refusal (400, request-unreadable) of a request whose body or parameters do not pass their schema. */
export const unreadable = () => new Refused('invalid', 'request-unreadable')
/** Returns the refusal (401, session-ended) of a request without a session that is still valid. */
export const notSignedIn = () => new Refused('not-signed-in', 'session-ended')
/** Returns the refusal (403, access-denied) of a request that this user may not make. */
export const notAllowed = () => new Refused('not-allowed', 'access-denied')
/** Returns the refusal (404, not-found) of a request for something that does not exist or that this user may not see. */
export const notFound = () => new Refused('not-found', 'not-found')
/** Returns the refusal (413, request-too-large) of a request whose body has more bytes than are read. */
export const tooLarge = () => new Refused('too-large', 'request-too-large')
