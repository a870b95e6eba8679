import { type FragmentTokens, SignedInTo } from '@fondly/contracts/bff/session.ts'
import { ask } from '../api/ask.ts'

/** Passes the tokens of the fragment to the server once; returns where to go. Only the server decides whether they are valid. */
export async function handOverTokens(fragment: string): Promise<string> {
  const parameters = new URLSearchParams(fragment)
  const body: FragmentTokens = {
    idToken: parameters.get('id_token') ?? '',
    accessToken: parameters.get('access_token') ?? '',
    expiresIn: Math.trunc(Number(parameters.get('expires_in'))) || 0,
    state: parameters.get('state') ?? '',
  }
  return (await ask('/api/session/tokens', SignedInTo, { method: 'POST', body })).location
}
