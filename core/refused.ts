import type { Refusal } from '@fondly/contracts/bff/session.ts'
import type { ServerSentence } from '@fondly/domain/server-sentences.ts'
import { refusal, type RefusalSentence, type RefusalTitle } from '@fondly/domain/user/refusals.ts'

/** A refusal in words of which the page knows the Spanish. */
export type RefusalMessage = Omit<Refusal, 'title' | 'message'> & { title?: RefusalTitle; message: ServerSentence | RefusalSentence }

/** Why a use case says no. Each program interface translates it: HTTP into a status. */
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

/** A request that is answered with no, and with the sentence that its sender reads. */
export class Refused extends Error {
  override name = 'Refused'
  readonly because: RefusedBecause
  readonly refusal: RefusalMessage
  /** After how long the same request may succeed, where that is known. */
  readonly retryAfterSeconds: number | undefined
  constructor(
    because: RefusedBecause,
    refusal: RefusalMessage,
    { retryAfterSeconds, cause }: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(refusal.message, { cause })
    this.because = because
    this.refusal = refusal
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const unreadable = () => new Refused('invalid', { message: 'The request could not be read.' })
export const notSignedIn = () =>
  new Refused('not-signed-in', { message: 'Your session has ended. Please sign in again.', offer: 'sign-in' })
export const notAllowed = () => new Refused('not-allowed', { ...refusal('access-denied'), code: 'access-denied' })
export const notFound = () => new Refused('not-found', { message: 'There is nothing at this address.' })
export const tooLarge = () => new Refused('too-large', { message: 'The request is too large.' })
