import * as z from 'zod/mini'
import { PasswordPolicy } from './flows.ts'

/** PingOne's platform API, /v1/environments/{env}/users/{id}. Attributes of our own schema are at the top level. */

/** An attribute that other programs write too: a value of another type counts as none, so that it takes nothing from the rest of the user. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const text = z.catch(z.nullish(z.string()), undefined)

/** `salesforceUserData`, a custom attribute of type JSON. */
export const SalesforceUserData = z.looseObject({
  favorites: lenient(z.array(z.string())),
  recents: lenient(z.array(z.string())),
  languages: lenient(z.array(z.string())),
  sender_profiles: lenient(z.array(z.string())),
  darkMode: lenient(z.boolean()),
  /** When an administrator of the product last unlocked the account. PingOne itself does not record it. */
  unlockedAt: lenient(z.string()),
})
export type SalesforceUserData = z.infer<typeof SalesforceUserData>

/** `profile`, a custom attribute of type JSON. */
export const UserProfile = z.looseObject({
  role: lenient(z.string()),
  location: lenient(z.string()),
  employeeID: lenient(z.string()),
  supervisorID: lenient(z.string()),
  // A list that cannot be read names nobody: it must not open what it was meant to limit.
  reportingUsers: z.catch(z.nullish(z.array(z.string())), ['']),
})
export type UserProfile = z.infer<typeof UserProfile>

/** Custom attributes of type STRING that prefill a recipient. They have the same names on the user and in the ID token. */
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
      /** A lock that ends soon comes from wrong passwords. */
      secondsUntilUnlock: z.optional(z.number()),
      unlockAt: z.optional(z.string()),
    }),
  ),
  population: z.looseObject({ id: z.string() }),
  identityProvider: z.optional(z.looseObject({ id: z.optional(z.string()), type: z.optional(z.string()) })),
  lastSignOn: lenient(z.looseObject({ at: z.string() })),
  createdAt: lenient(z.string()),
  updatedAt: lenient(z.string()),
  /** A value as in Accept-Language: 'es', 'en-US', 'es-MX;q=0.8'. */
  preferredLanguage: text,
  /** JSON attributes are replaced as a whole, so the user has them as they came: what is sent back must keep what cannot be read here. */
  salesforceUserData: z.optional(z.unknown()),
  profile: z.optional(z.unknown()),
  accountNumber: text,
  ...recipient,
})
export type PingOneUser = z.infer<typeof PingOneUser>

/** The links of a list. `next` is the address of the next page; the last page has none. */
export const PingOneLinks = z.looseObject({ next: z.optional(z.looseObject({ href: z.string() })) })

const listOf = <User extends z.ZodMiniType>(user: User) =>
  z.looseObject({
    _links: z.optional(PingOneLinks),
    _embedded: z.looseObject({ users: z.array(user) }),
    count: z.optional(z.int()),
    size: z.optional(z.int()),
  })

export const PingOneUserList = listOf(PingOneUser)
/** A page of a long list, whose users are read one by one. */
export const PingOneUserPage = listOf(z.unknown())

export const PingOnePopulation = z.looseObject({ id: z.string(), name: z.optional(z.string()) })
/** GET /populations: each user is in one. */
export const PingOnePopulationList = z.looseObject({
  _links: z.optional(PingOneLinks),
  _embedded: z.looseObject({ populations: z.array(PingOnePopulation) }),
})

/** GET /users/{id}/sessions: at most ten, expired ones included. */
export const PingOneSessionList = z.looseObject({
  _embedded: z.optional(
    z.looseObject({ sessions: z.optional(z.array(z.looseObject({ id: z.string(), expiresAt: z.optional(z.string()) }))) }),
  ),
})

/** An optional claim. One of another type is ignored, so that it does not prevent the sign-in. */
const claim = lenient(z.string())

/** The ID token's claims: the standard ones and the application's attribute mappings. A JSON attribute may arrive as JSON text. */
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
 * GET /users/{id}/password?expand=passwordPolicy: whether the user has a password (NO_PASSWORD, EXTERNAL: none here) and the policy for a new one.
 */
export const PasswordState = z.looseObject({
  status: z.optional(z.string()),
  passwordPolicy: z.optional(PasswordPolicy),
  _embedded: z.optional(z.looseObject({ passwordPolicy: z.optional(PasswordPolicy) })),
})
