import { ROLES } from '@fondly/domain/people/people-search.ts'
import { PERSON_STATES } from '@fondly/domain/people/person-state.ts'
import * as z from 'zod/mini'

const instant = z.nullable(z.string())

const listed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null where it comes from a group that was not asked. */
  role: z.nullable(z.enum(ROLES)),
  /** The value of one of the locations; empty for none. */
  location: z.string(),
  state: z.enum(PERSON_STATES),
  lastSignOn: instant,
  /** When a locked account was locked, where identity says it. */
  lockedAt: instant,
  /** When the account will be locked for inactivity. */
  locksAt: instant,
  createdAt: instant,
})
export type ListedPerson = z.infer<typeof listed>

/** GET /api/admin/{clientKey}/people: everybody of the client, by name. The page searches and filters. */
export const PeopleAnswer = z.object({
  people: z.array(listed),
  locations: z.array(z.object({ value: z.string(), label: z.string() })),
  senderProfiles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The client takes its roles from groups of the identity provider, so they cannot be changed here. */
  rolesFromGroups: z.boolean(),
})
export type PeopleAnswer = z.infer<typeof PeopleAnswer>
