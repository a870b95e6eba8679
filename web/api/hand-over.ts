import { SignedInTo } from '@fondly/contracts/bff/sign-in.ts'
import type { FragmentTokens } from '@fondly/contracts/bff/sign-in-requests.ts'
import { ask, Nothing } from './ask.ts'

/** Sends the tokens from the fragment to the server once; returns the path to open next. Only the server decides whether the tokens are valid. */
export async function handOverTokens(fragment: string): Promise<string> {
  return (await ask('/api/session/tokens', SignedInTo, { method: 'POST', body: readFragmentTokens(fragment) })).location
}

/** Reads the tokens from a fragment without its '#'. Missing values are empty or 0. */
export function readFragmentTokens(fragment: string): FragmentTokens {
  const parameters = new URLSearchParams(fragment)
  return {
    idToken: parameters.get('id_token') ?? '',
    accessToken: parameters.get('access_token') ?? '',
    expiresIn: Math.trunc(Number(parameters.get('expires_in'))) || 0,
    state: parameters.get('state') ?? '',
  }
}

/** Stores the recipient from the address on the server until a user signs in with this browser. The server ignores fields that it cannot read. */
export async function handOverRecipient(recipient: Record<string, string>): Promise<void> {
  await ask('/api/session/arrival', Nothing, { method: 'POST', body: { recipient } })
}

/** Stores the values from the address, so that they survive a reload. */
export async function savePrefill(prefill: { recipient: Record<string, string>; shippingDate?: string | undefined }): Promise<void> {
  await ask('/api/prefill', Nothing, { method: 'PUT', body: prefill, keepalive: true })
}
