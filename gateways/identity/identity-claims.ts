import { RECIPIENT_ATTRIBUTES, UserProfile, type IdTokenClaims } from '@fondly/contracts/pingone/users.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { IdentityClaims, IdentityProfile } from './identity.ts'

/** The most reporting users that identity itself allows. */
const MAX_REPORTING_USERS = 2000
const MAX_CLAIM_CHARACTERS = 256
const ROLES: readonly Role[] = ['orderer', 'reporting', 'clientadmin', 'admin']

/** Maps the claims of an ID token to our own terms. */
export function identityClaims(claims: IdTokenClaims): IdentityClaims {
  const { email, given_name, family_name, populationID, accountNumber } = claims
  return {
    email,
    // Commerce stores no longer names. Cutting a name is better than a failed sign-in.
    firstName: readable(given_name).slice(0, MAX_CLAIM_CHARACTERS).toWellFormed(),
    lastName: readable(family_name).slice(0, MAX_CLAIM_CHARACTERS).toWellFormed(),
    populationId: populationID,
    ...(shortEnough(accountNumber) ? { accountNumber: shortEnough(accountNumber) } : {}),
    profile: readProfile(claims.profile),
    recipient: readRecipient(claims),
  }
}

/**
 * Reads the claim `profile`. The installation may put the JSON attribute into the token as an object or as text. An unreadable claim counts as empty;
 * this never throws.
 */
export function readProfile(claim: unknown): IdentityProfile {
  const profile = UserProfile.safeParse(typeof claim === 'string' ? parsed(claim) : claim).data ?? {}
  const { role, location, employeeID, supervisorID, reportingUsers } = profile
  const known = ROLES.find((one) => one === role)
  return {
    ...(known ? { role: known } : {}),
    location: shortEnough(location),
    employeeID: shortEnough(employeeID),
    supervisorID: shortEnough(supervisorID),
    ...(reportingUsers?.length ? { reportingUsers: reportingUsers.slice(0, MAX_REPORTING_USERS) } : {}),
  }
}

// Control characters and unpaired surrogates cannot be stored, so they are replaced.
function readable(text: string | undefined): string {
  return (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** Returns the value; undefined when the value is empty or too long to be stored. An identifier must not be cut. */
function shortEnough(text: string | undefined): string | undefined {
  const read = readable(text)
  return read && read.length <= MAX_CLAIM_CHARACTERS ? read : undefined
}

/** Reads the `recipient*` attributes, which have the same names on the user and in the token. */
export function readRecipient(claims: Partial<Record<(typeof RECIPIENT_ATTRIBUTES)[number], string | null>>): IdentityClaims['recipient'] {
  const named = RECIPIENT_ATTRIBUTES.map((attribute) => [withoutPrefix(attribute), claims[attribute]])
  return Object.fromEntries(named.filter(([, value]) => value))
}

const withoutPrefix = (attribute: string) => attribute.charAt('recipient'.length).toLowerCase() + attribute.slice('recipient'.length + 1)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
