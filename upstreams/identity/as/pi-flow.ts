import type { Provider } from 'oidc-provider'
import { Refusal } from '../faults.ts'

/** PingOne's response mode without redirects: authorize and resume answer with the flow as JSON. */
export const PI_FLOW = 'pi.flow'

/** The parameters that the redirect to the application would carry: a code or tokens, or an error. */
export type AuthorizeResponse = Record<string, string>

/** Adds the response mode to the provider: the parameters of the redirect become the answer's JSON. */
export function servePiFlow(provider: Provider): void {
  provider.registerResponseMode(PI_FLOW, (ctx, _, payload) => {
    ctx.status = 'error' in payload ? 400 : 200
    ctx.body = payload
  })
}

/** Reads the provider's JSON as an authorize response. Throws PingOne's refusal when it is an error. */
export async function readAuthorizeResponse(answer: Response): Promise<AuthorizeResponse> {
  const parameters = (await answer.json()) as AuthorizeResponse // written by servePiFlow
  if (answer.ok) return parameters
  const { error = 'invalid_request', error_description: message = 'The request is not valid.' } = parameters
  if (error === 'access_denied') throw new Refusal(403, 'REQUEST_FAILED', message, { details: [{ code: 'ACCESS_DENIED', message }] })
  throw new Refusal(400, 'INVALID_REQUEST', message, { details: [{ code: error.toUpperCase(), message }] })
}
