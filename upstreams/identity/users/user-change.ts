import { isDeepStrictEqual } from 'node:util'
import { RECIPIENT_ATTRIBUTES } from '@fondly/contracts/pingone/users.ts'
import * as z from 'zod'
import { insufficientPermissions, invalidData } from '../faults.ts'
import type { UserAttributes, UserRow } from '../store/tables.ts'
import type { UserChange } from '../store/users.ts'

const text = z.string().max(256).nullable()
const names = z.array(z.string().max(60))
const Name = z.strictObject({ given: z.string().min(1).max(60), family: z.string().min(1).max(60) }).partial()

/** The body of PATCH: the environment's schema. Attributes that are unknown or read-only are refused by name. */
export const UserPatch = z
  .strictObject({
    username: z.string().trim().min(1).max(128),
    email: z.email().max(128),
    name: Name,
    salesforceUserData: z
      .looseObject({
        favorites: names.max(2000),
        recents: names.max(100),
        languages: names.max(20),
        sender_profiles: names.max(500),
        darkMode: z.boolean(),
      })
      .partial()
      .nullable(),
    profile: z
      .looseObject({
        role: z.string().max(60),
        location: z.string().max(60),
        employeeID: z.string().max(40),
        supervisorID: z.string().max(40),
        reportingUsers: names.max(2000),
      })
      .partial()
      .nullable(),
    accountNumber: text,
    nickname: text,
    title: text,
    locale: text,
    preferredLanguage: text,
    timezone: text,
    primaryPhone: text,
    mobilePhone: text,
    externalId: text,
    ...(Object.fromEntries(RECIPIENT_ATTRIBUTES.map((name) => [name, text])) as Record<(typeof RECIPIENT_ATTRIBUTES)[number], typeof text>), // fromEntries forgets the keys
  })
  .partial()
export type UserPatch = z.infer<typeof UserPatch>

/** Merges a PATCH: null clears an attribute, a JSON attribute is replaced as a whole, others stay. */
export function toUserChange(user: UserRow, { username, email, name, ...named }: UserPatch): UserChange {
  const attributes: UserAttributes = { ...user.attributes }
  for (const [attribute, value] of Object.entries(named)) {
    if (value === null) delete attributes[attribute]
    else attributes[attribute] = value
  }
  assertProfileSize(attributes)
  return {
    ...(username === undefined ? {} : { username }),
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
    ...(name?.given === undefined ? {} : { given_name: name.given }),
    ...(name?.family === undefined ? {} : { family_name: name.family }),
    attributes,
  }
}

/** PingOne's limit for all attributes of a user together. */
const MAX_PROFILE_BYTES = 16_384

/** Refuses attributes that are too large together. */
export function assertProfileSize(attributes: UserAttributes): void {
  if (Buffer.byteLength(JSON.stringify(attributes)) > MAX_PROFILE_BYTES)
    throw invalidData({ code: 'SIZE_LIMIT_EXCEEDED', message: 'The attributes of a user may have at most 16 KB.' })
}

const OWN_ATTRIBUTES = new Set([
  'name',
  'nickname',
  'title',
  'locale',
  'preferredLanguage',
  'timezone',
  'primaryPhone',
  'mobilePhone',
  'salesforceUserData',
])
const OWN_DATA = new Set(['favorites', 'recents', 'darkMode'])

/** Checks that a user's own token changes only personal attributes, not identity, role or sender profiles. */
export function assertOwnChange(user: UserRow, patch: UserPatch): void {
  const foreign = Object.keys(patch).find((attribute) => !OWN_ATTRIBUTES.has(attribute))
  if (foreign) throw insufficientPermissions(`A user may not change ${foreign} of his own account.`, foreign)
  if (!('salesforceUserData' in patch)) return

  const before = user.attributes.salesforceUserData ?? {}
  const after = patch.salesforceUserData ?? {}
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const readOnly = [...keys].find((key) => !OWN_DATA.has(key) && !isDeepStrictEqual(before[key], after[key]))
  if (readOnly) throw insufficientPermissions(`A user may not change ${readOnly} of his own account.`, `salesforceUserData.${readOnly}`)
}
