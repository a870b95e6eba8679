import * as z from 'zod/mini'
import { PasswordPolicy } from './flows.ts'

/** PingOne's platform API, /v1/environments/{env}/users/{id}. Attributes of our own schema are at the top level. */

/** An attribute that other programs write too. A value of a wrong type becomes undefined, so that the rest of the user stays readable. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const text = z.catch(z.nullish(z.string()), undefined)

/** `salesforceUserData`, a custom attribute of type JSON. */
export const SalesforceUserData = z.looseObject({
  favorites: lenient(z.array(z.string())),
  recents: lenient(z.array(z.string())),
  languages: lenient(z.array(z.string())),
  sender_profiles: lenient(z.array(z.string())),
  darkMode: lenient(z.boolean()),
  /** The instant at which an administrator last unlocked the account with Fondly, because PingOne does not record it. */
  unlockedAt: lenient(z.string()),
})
export type SalesforceUserData = z.infer<typeof SalesforceUserData>

/** `profile`, a custom attribute of type JSON. */
export const UserProfile = z.looseObject({
  role: lenient(z.string()),
  location: lenient(z.string()),
  employeeID: lenient(z.string()),
  supervisorID: lenient(z.string()),
  // An unreadable list becomes a list that names nobody: it must not show more cards than it was meant to allow.
  reportingUsers: z.catch(z.nullish(z.array(z.string())), ['']),
})
export type UserProfile = z.infer<typeof UserProfile>

/** Custom attributes of type STRING with which a recipient is filled in. They have the same names on the user and in the ID token. */
export const RECIPIENT_ATTRIBUTES = [
  'recipientCustomerId',
  'recipientFirstName',
  'recipientLastName',
  'recipientAddress1',
  'recipientAddress2',
  'recipientCity',
  'recipientState',
  'recipientPostalCode',
  'recipientCountryCode',
] as const

const recipient = {
  recipientCustomerId: text,
  recipientFirstName: text,
  recipientLastName: text,
  recipientAddress1: text,
  recipientAddress2: text,
  recipientCity: text,
  recipientState: text,
  recipientPostalCode: text,
  recipientCountryCode: text,
}

export const PingOneUser = z.looseObject({
  id: z.string(),
  username: z.string(),
  email: text,
  name: lenient(z.looseObject({ given: text, family: text })),
  enabled: z.boolean(),
  account: z.optional(
    z.looseObject({
      /** OK or LOCKED. */
      status: z.optional(z.string()),
      canAuthenticate: z.optional(z.boolean()),
      lockedAt: z.optional(z.string()),
      /** Present for a lock that ends by itself, after wrong passwords. */
      secondsUntilUnlock: z.optional(z.number()),
      unlockAt: z.optional(z.string()),
    }),
  ),
  population: z.looseObject({ id: z.string() }),
  identityProvider: z.optional(z.looseObject({ id: z.optional(z.string()), type: z.optional(z.string()) })),
  lastSignOn: lenient(z.looseObject({ at: z.string() })),
  createdAt: lenient(z.string()),
  updatedAt: lenient(z.string()),
  /** A value of Accept-Language: 'es', 'en-US', 'es-MX;q=0.8'. */
  preferredLanguage: text,
  /** Kept unparsed. A PATCH replaces a JSON attribute as a whole, so the parts that we cannot read must be sent back. */
  salesforceUserData: z.optional(z.unknown()),
  profile: z.optional(z.unknown()),
  accountNumber: text,
  ...recipient,
})
export type PingOneUser = z.infer<typeof PingOneUser>

/** The links of a list. `next` is the address of the next page; the last page has no `next`. */
export const PingOneLinks = z.looseObject({ next: z.optional(z.looseObject({ href: z.string() })) })

const listOf = <User extends z.ZodMiniType>(user: User) =>
  z.looseObject({
    _links: z.optional(PingOneLinks),
    _embedded: z.looseObject({ users: z.array(user) }),
    count: z.optional(z.int()),
    size: z.optional(z.int()),
  })

export const PingOneUserList = listOf(PingOneUser)
/** A page of a long list. Its users are parsed one by one, so that an unreadable user does not hide the others. */
export const PingOneUserPage = listOf(z.unknown())

export const PingOnePopulation = z.looseObject({ id: z.string(), name: z.optional(z.string()) })
/** GET /populations. Each user is in one population. */
export const PingOnePopulationList = z.looseObject({
  _links: z.optional(PingOneLinks),
  _embedded: z.looseObject({ populations: z.array(PingOnePopulation) }),
})

/** GET /users/{id}/sessions: at most ten sessions, including expired ones. */
export const PingOneSessionList = z.looseObject({
  _embedded: z.optional(
    z.looseObject({ sessions: z.optional(z.array(z.looseObject({ id: z.string(), expiresAt: z.optional(z.string()) }))) }),
  ),
})

/** An optional claim. A claim of a wrong type is ignored, so that the sign-in still works. */
const claim = lenient(z.string())

/** The claims of the ID token: the standard claims and the application's attribute mappings. A JSON attribute may arrive as JSON text. */
export const IdTokenClaims = z.looseObject({
  sub: z.string(),
  email: z.string(),
  given_name: claim,
  family_name: claim,
  populationID: z.string(),
  accountNumber: claim,
  profile: z.optional(z.unknown()),
  userData: z.optional(z.unknown()),
  recipientCustomerId: claim,
  recipientFirstName: claim,
  recipientLastName: claim,
  recipientAddress1: claim,
  recipientAddress2: claim,
  recipientCity: claim,
  recipientState: claim,
  recipientPostalCode: claim,
  recipientCountryCode: claim,
})
export type IdTokenClaims = z.infer<typeof IdTokenClaims>

/**
 * GET /users/{id}/password?expand=passwordPolicy: whether the user has a password, and the policy for a new one. NO_PASSWORD and EXTERNAL mean that
 * PingOne has no password for the user.
 */
export const PasswordState = z.looseObject({
  status: z.optional(z.string()),
  passwordPolicy: z.optional(PasswordPolicy),
  _embedded: z.optional(z.looseObject({ passwordPolicy: z.optional(PasswordPolicy) })),
})
