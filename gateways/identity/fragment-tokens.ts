import { IdTokenClaims } from '@fondly/contracts/pingone/users.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { createHash } from 'node:crypto'
import * as client from 'openid-client'
import { UPSTREAM } from './call-identity.ts'

export type FragmentTokens = { idToken: string; accessToken: string; expiresIn: number }

/** The nonce's length in characters, from the specification. */
export const NONCE_CHARACTERS = 60

/**
 * Verifies an ID token from the fragment of an address and returns its claims. The token comes from the browser and not straight from identity, so
 * this checks signature, issuer, audience, times and nonce, and that the access token belongs to the ID token.
 */
export async function claimsOfFragment(
  configuration: client.Configuration,
  { idToken, accessToken }: FragmentTokens,
  { state, nonce }: { state: string; nonce: string },
): Promise<IdTokenClaims> {
  if (nonce.length !== NONCE_CHARACTERS) throw refused('nonce_mismatch', 'Unexpected nonce returned in id token')
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

/** The at_hash of OpenID Connect Core, 3.2.2.9, for RS256. */
const halfHashOf = (token: string) => createHash('sha256').update(token, 'ascii').digest().subarray(0, 16).toString('base64url')
