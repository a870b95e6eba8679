import { RECIPIENT_ATTRIBUTES } from '@fondly/contracts/pingone/users.ts'
import type { AccountClaims } from 'oidc-provider'
import type { UserRow } from '../store/tables.ts'

/** The claims of each scope. As in PingOne, every sign-on (`openid`) has the claims of the applications' attribute mappings. */
export const CLAIMS: Record<string, null | string[]> = {
  acr: null,
  amr: null,
  auth_time: null,
  iss: null,
  sid: null,
  openid: ['sub', 'acr', 'amr', 'auth_time', 'populationID', 'accountNumber', 'profile', 'userData', ...RECIPIENT_ATTRIBUTES],
  profile: ['given_name', 'family_name', 'name', 'preferred_username', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number'],
  address: [],
}

export function toClaims(user: UserRow): AccountClaims {
  const { salesforceUserData, profile, accountNumber, primaryPhone } = user.attributes
  const recipient = RECIPIENT_ATTRIBUTES.map((name) => [name, user.attributes[name]] satisfies [string, unknown])
  const mapped: [string, unknown][] = [
    ['accountNumber', accountNumber],
    ['profile', profile],
    ['userData', salesforceUserData],
    ['phone_number', primaryPhone],
    ...recipient,
  ]
  return {
    sub: user.id,
    given_name: user.given_name,
    family_name: user.family_name,
    name: `${user.given_name} ${user.family_name}`,
    preferred_username: user.username,
    updated_at: Math.floor(user.updated_at.getTime() / 1000),
    email: user.email,
    email_verified: user.email_verified,
    populationID: user.population_id,
    ...Object.fromEntries(mapped.filter(([, value]) => value !== undefined)),
  }
}
