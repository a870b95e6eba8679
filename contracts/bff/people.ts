import { ROLES } from '@fondly/domain/people/people-search.ts'
import { PERSON_STATES } from '@fondly/domain/people/person-state.ts'
import * as z from 'zod/mini'

/** The longest reason for a change of a person's access: unlock, new password, disable or enable. */
export const MAX_PERSON_REASON_CHARACTERS = 200

const instant = z.nullable(z.string())

const listed = z.object({
  id: z.string(),
  /** The version of the person. Each change must send it. */
  version: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null if the role comes from a group that could not be read. */
  role: z.nullable(z.enum(ROLES)),
  /** The employee number, by which others name this person as their supervisor; empty if identity has none. */
  employeeId: z.string(),
  /** The value of one of the client's locations; empty without a location. */
  location: z.string(),
  state: z.enum(PERSON_STATES),
  lastSignOn: instant,
  /** The instant at which the account was locked, if identity knows it. */
  lockedAt: instant,
  /** The instant at which the account will be locked for inactivity. */
  locksAt: instant,
  createdAt: instant,
})
export type ListedPerson = z.infer<typeof listed>

const unlessEmpty = z._default(z.string(), '')
const unlessNull = z._default(instant, null)

/** Like `listed`, but without empty values and without values that do not belong to the state. This keeps a list of up to 10,000 people small. */
const row = z.extend(listed, {
  employeeId: unlessEmpty,
  location: unlessEmpty,
  lastSignOn: unlessNull,
  lockedAt: unlessNull,
  locksAt: unlessNull,
  createdAt: unlessNull,
})
/** A person in the list, as the server sends it. */
export type PersonRow = z.input<typeof row>

/** GET /api/admin/{clientKey}/people: everybody of the client, sorted by name. The page itself searches and filters. */
export const PeopleAnswer = z.object({
  people: z.array(row),
  locations: z.array(z.object({ value: z.string(), label: z.string() })),
  senderProfiles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** True if the client takes its roles from groups at identity. Then they cannot be changed here. */
  rolesFromGroups: z.boolean(),
})
export type PeopleAnswer = z.infer<typeof PeopleAnswer>
export type PeopleBody = z.input<typeof PeopleAnswer>

/** The attributes with which a person's next form is filled in. */
const RECIPIENT = {
  customerId: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  countryCode: z.optional(z.string()),
}

/** GET /api/admin/{clientKey}/people/{id}; 404 for people of other clients. */
export const PersonAnswer = z.object({
  person: listed,
  supervisorId: z.string(),
  /** The profiles that the person may use; null means the defaults of a new user. */
  senderProfiles: z.nullable(z.array(z.string())),
  languages: z.nullable(z.array(z.enum(['en_US', 'es']))),
  recipient: z.nullable(z.object(RECIPIENT)),
  lock: z.nullable(z.object({ cause: z.enum(['wrong-passwords', 'inactivity', 'administrator']), since: instant, endsAt: instant })),
  /** True if commerce has disabled the person too. Only an operator of commerce can change that. */
  isRefusedByCommerce: z.boolean(),
  cardsThisMonth: z.int(),
  /** The cards that the person sent, newest first. */
  cards: z.array(
    z.object({
      orderNo: z.string(),
      cardId: z.string(),
      name: z.string(),
      card: z.nullable(z.object({ size: z.enum(['49', '60', '70', '831']), orientation: z.enum(['H', 'V', 'S']), pictureUrl: z.string() })),
    }),
  ),
})
export type PersonAnswer = z.infer<typeof PersonAnswer>
