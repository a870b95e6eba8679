import type { CardLanguage } from '../card-language.ts'
import type { DashboardRight } from '../dashboard/rights.ts'
import type { Role } from '../user/user.ts'

/** What an administrator enters for an invitation. */
export type Invitation = {
  /** In lower case. */
  email: string
  firstName: string
  lastName: string
  role: Role
  /** The value of one of the client's locations. */
  location?: string
  /** Ids of the client's sender profiles. */
  senderProfiles: string[]
  /** The employee number of the supervisor. */
  supervisorId?: string
  /** The languages of the person's cards; when absent, the defaults of a new user. */
  languages?: CardLanguage[]
}

/** What a client offers for its people. */
export type OfferForPeople = { locations: readonly string[]; senderProfiles: readonly string[] }

export type InvitationProblem = { code: 'email' | 'first-name' | 'last-name' | 'role' | 'location' | 'sender-profile' }

/** The link of an invitation is valid for this time. */
export const INVITATION_DAYS = 7

const EMAIL = /^[^@\s,;<>"]{1,64}@[^@\s.,;<>"]{1,63}(?:\.[^@\s.,;<>"]{1,63}){1,8}$/
const MAX_EMAIL_CHARACTERS = 128
/** PingOne's limit for each name. */
const MAX_NAME_CHARACTERS = 60

/** Returns the invitation with its texts trimmed and the address in lower case. */
export function tidyInvitation({ email, firstName, lastName, location, ...rest }: Invitation): Invitation {
  const place = location?.trim()
  return {
    ...rest,
    email: email.trim().toLowerCase(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(place ? { location: place } : {}),
    senderProfiles: [...new Set(rest.senderProfiles)],
  }
}

/** Lists the problems of a trimmed invitation; `roles` are those that its author may give. */
export function checkInvitation(invitation: Invitation, offer: OfferForPeople, roles: readonly Role[]): InvitationProblem[] {
  const { email, firstName, lastName, role, location, senderProfiles } = invitation
  const problems: InvitationProblem[] = []
  if (!isEmail(email)) problems.push({ code: 'email' })
  if (!isName(firstName)) problems.push({ code: 'first-name' })
  if (!isName(lastName)) problems.push({ code: 'last-name' })
  if (!roles.includes(role)) problems.push({ code: 'role' })
  if (location !== undefined && !offer.locations.includes(location)) problems.push({ code: 'location' })
  if (senderProfiles.some((id) => !offer.senderProfiles.includes(id))) problems.push({ code: 'sender-profile' })
  return problems
}

/** Returns the roles that a user with these rights may give; only role admin can give role admin. */
export function rolesToGive(rights: readonly DashboardRight[]): Role[] {
  return rights.includes('change-site') ? ['orderer', 'reporting', 'clientadmin', 'admin'] : ['orderer', 'reporting', 'clientadmin']
}

/** Returns true for one e-mail address. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(text)

// A name must not hold control characters, which PingOne refuses.
const isName = (text: string) => text.length > 0 && text.length <= MAX_NAME_CHARACTERS && !/\p{Cc}/u.test(text)
