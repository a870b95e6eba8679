import { RECIPIENT_ATTRIBUTES, UserProfile, type IdTokenClaims } from '@fondly/contracts/pingone/users.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { IdentityClaims } from './identity.ts'

/** What identity itself allows at most. */
const MAX_REPORTING_USERS = 2000
const ROLES: readonly Role[] = ['orderer', 'reporting', 'clientadmin', 'admin']

/** The ID token in our words. */
export function identityClaims(claims: IdTokenClaims): IdentityClaims {
  const { email, given_name, family_name, populationID, accountNumber } = claims
  return {
    email,
    firstName: given_name ?? '',
    lastName: family_name ?? '',
    populationId: populationID,
    ...(accountNumber ? { accountNumber } : {}),
    profile: profileOf(claims.profile),
    recipient: recipientOf(claims),
  }
}

// A JSON attribute may be mapped into the token as an object or as its text; one that cannot be read says nothing.
function profileOf(claim: unknown): IdentityClaims['profile'] {
  const profile = UserProfile.safeParse(typeof claim === 'string' ? parsed(claim) : claim).data ?? {}
  const { role, location, employeeID, supervisorID, reportingUsers } = profile
  const known = ROLES.find((one) => one === role)
  return {
    ...(known ? { role: known } : {}),
    location,
    employeeID,
    supervisorID,
    ...(reportingUsers?.length ? { reportingUsers: reportingUsers.slice(0, MAX_REPORTING_USERS) } : {}),
  }
}

function recipientOf(claims: IdTokenClaims): IdentityClaims['recipient'] {
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
