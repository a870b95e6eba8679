import type { Provider } from 'oidc-provider'
import { Refusal } from '../faults.ts'

/** PingOne's way to sign on without redirects: authorize and resume answer with the flow as JSON. */
export const PI_FLOW = 'pi.flow'

/** What an application would have got in its redirect address: a code or tokens, or an error. */
export type AuthorizeResponse = Record<string, string>

/** Teaches the provider the response mode: what it would put into an address becomes the answer's own JSON. */
export function servePiFlow(provider: Provider): void {
  provider.registerResponseMode(PI_FLOW, (ctx, _, payload) => {
    ctx.status = 'error' in payload ? 400 : 200
    ctx.body = payload
  })
}

/** The provider's JSON as an authorize response. Throws a refusal in PingOne's words when it is an error. */
export async function authorizeResponseOf(answer: Response): Promise<AuthorizeResponse> {
  const said = (await answer.json()) as AuthorizeResponse // made by the provider a moment ago
  if (answer.ok) return said
  const { error = 'invalid_request', error_description: message = 'The request is not valid.' } = said
  if (error === 'access_denied') throw new Refusal(403, 'REQUEST_FAILED', message, { details: [{ code: 'ACCESS_DENIED', message }] })
  throw new Refusal(400, 'INVALID_REQUEST', message, { details: [{ code: error.toUpperCase(), message }] })
}
