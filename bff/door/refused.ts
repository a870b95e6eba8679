import type { Refusal } from '@fondly/contracts/bff/session.ts'
import type { ServerSentence } from '@fondly/domain/server-sentences.ts'
import { refusal, type RefusalSentence, type RefusalTitle } from '@fondly/domain/user/refusals.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal in words of which the page knows the Spanish. */
export type Told = Omit<Refusal, 'title' | 'message'> & { title?: RefusalTitle; message: ServerSentence | RefusalSentence }

/** A request that is answered with no, and with the sentence that the page shows. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: ContentfulStatusCode
  readonly refusal: Told
  readonly headers: Record<string, string>
  constructor(status: ContentfulStatusCode, refusal: Told, headers: Record<string, string> = {}, cause?: unknown) {
    super(refusal.message, { cause })
    this.status = status
    this.refusal = refusal
    this.headers = headers
  }
}

export const unreadable = () => new Refused(400, { message: 'The request could not be read.' })
export const nobodySignedIn = () => new Refused(401, { message: 'Your session has ended. Please sign in again.', offer: 'sign-in' })
export const notAllowed = () => new Refused(403, { ...refusal('access-denied'), code: 'access-denied' })
export const notFound = () => new Refused(404, { message: 'There is nothing at this address.' })
export const tooLarge = () => new Refused(413, { message: 'The request is too large.' })
