import { type FragmentTokens, SignedInTo } from '@fondly/contracts/bff/session.ts'
import { ask } from '../api/ask.ts'

/** Gives the server, once, what identity put into the fragment of the address; answers where to go. It alone decides what it is worth. */
export async function handOverTokens(fragment: string): Promise<string> {
  const told = new URLSearchParams(fragment)
  const body: FragmentTokens = {
    idToken: told.get('id_token') ?? '',
    accessToken: told.get('access_token') ?? '',
    expiresIn: Math.trunc(Number(told.get('expires_in'))) || 0,
    state: told.get('state') ?? '',
  }
  return (await ask('/api/session/tokens', SignedInTo, { method: 'POST', body })).location
}
