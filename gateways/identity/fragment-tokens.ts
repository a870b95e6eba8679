import { IdTokenClaims } from '@fondly/contracts/pingone/users.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { createHash } from 'node:crypto'
import * as client from 'openid-client'
import { UPSTREAM } from './call-identity.ts'

export type FragmentTokens = { idToken: string; accessToken: string; expiresIn: number }

/** The 60 characters that the specification gives the nonce. */
export const NONCE_LENGTH = 60

/**
 * The claims of an ID token that came in the fragment of an address, so from the browser itself and not from identity: signature, issuer,
 * audience, times and nonce are checked, and that the access token beside it is the one it was given with.
 */
export async function claimsOfFragment(
  configuration: client.Configuration,
  { idToken, accessToken }: FragmentTokens,
  { state, nonce }: { state: string; nonce: string },
): Promise<IdTokenClaims> {
  if (nonce.length !== NONCE_LENGTH) throw refused('nonce_mismatch', 'Unexpected nonce returned in id token')
  const address = new URL(configuration.serverMetadata().issuer)
  address.hash = new URLSearchParams({ id_token: idToken, state }).toString()
  const found = await client.implicitAuthentication(configuration, address, nonce, { expectedState: state })
  const claims = IdTokenClaims.safeParse(found)
  if (!claims.success) throw new UpstreamUnreadable(UPSTREAM, claims.error)
  const { azp, at_hash: hash } = claims.data
  if (azp !== undefined && azp !== configuration.clientMetadata().client_id)
    throw refused('invalid_token', 'The token is for another application.')
  if (hash !== halfHashOf(accessToken)) throw refused('invalid_token', 'The access token is not the one of the ID token.')
  return claims.data
}

const refused = (code: string, message: string) => new UpstreamRefused(UPSTREAM, 400, code, message)

/** OpenID Connect Core, 3.2.2.9, for RS256. */
const halfHashOf = (token: string) => createHash('sha256').update(token, 'ascii').digest().subarray(0, 16).toString('base64url')
