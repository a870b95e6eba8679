import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type PingOneUser, RECIPIENT_ATTRIBUTES } from '@fondly/contracts/pingone/users.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { readLockEnd } from './account-lock.ts'
import { readProfile, readRecipient } from './identity-claims.ts'
import { readJsonObject, readUserData } from './json-attributes.ts'
import { readPageLanguage } from './page-language.ts'
import type { EditablePerson, PersonAccount, PersonChange, PersonWritten } from './people.ts'

/** PingOne's limit for the whole profile of a user. */
const MAX_PROFILE_BYTES = 16_384
const LANGUAGES: readonly CardLanguage[] = ['en_US', 'es']

/** Maps a user of identity to our own terms. */
export function toPerson(user: PingOneUser): PersonAccount {
  const { id, email, name, enabled, account, population, identityProvider, lastSignOn, createdAt, salesforceUserData } = user
  const { role, location, employeeID, supervisorID } = readProfile(user.profile)
  const { languages, sender_profiles: senderProfiles, unlockedAt } = readUserData(salesforceUserData)
  const recipient = readRecipient(user)
  const person = {
    id,
    email: email ?? '',
    firstName: name?.given ?? '',
    lastName: name?.family ?? '',
    pageLanguage: readPageLanguage(user.preferredLanguage),
    populationId: population.id,
    identityProviderId: identityProvider?.id,
    createdAt: toDate(createdAt),
    lastSignOn: toDate(lastSignOn?.at),
    unlockedAt: toDate(unlockedAt),
    lockedAt: toDate(account?.lockedAt),
    lockEndsAt: readLockEnd(account),
    employeeId: employeeID,
    role,
    location,
    supervisorId: supervisorID,
    senderProfiles,
    languages: languages && LANGUAGES.filter((language) => languages.includes(language)),
    recipient: Object.keys(recipient).length > 0 ? recipient : undefined,
    enabled,
    locked: account?.status === 'LOCKED',
  }
  return { ...person, version: versionOf(person) }
}

const toDate = (text: string | null | undefined): Date | undefined => (text && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined)

const editableOf = ({
  role,
  location,
  supervisorId,
  senderProfiles,
  languages,
  recipient,
  enabled,
  locked,
}: EditablePerson): EditablePerson => ({ role, location, supervisorId, senderProfiles, languages, recipient, enabled, locked })

/** 16 characters of base64 are 96 bits of the digest: short, because a list has thousands of people. */
const VERSION_CHARACTERS = 16

/** A digest of the fields that administrators change. A favourite or a sign-in of the person does not change it. */
const versionOf = (person: EditablePerson): string =>
  hash('sha256', JSON.stringify(editableOf(person)), 'base64url').slice(0, VERSION_CHARACTERS)

/**
 * Returns the body of PATCH. A JSON attribute is replaced as a whole, so the patch repeats the parts that stay. Unlocking stores the time, which
 * counts as a visit.
 */
export function toPatch(user: PingOneUser, change: PersonChange, now: Date): Record<string, unknown> {
  const { role, location, supervisorId, languages, senderProfiles, recipient, locked } = change
  const profile = definedOf({ role, location, supervisorID: supervisorId })
  const data = definedOf({
    languages,
    sender_profiles: senderProfiles,
    unlockedAt: locked === false ? now.toISOString() : undefined,
  })
  return {
    ...(Object.keys(profile).length > 0 ? { profile: withoutNulls({ ...readJsonObject(user.profile), ...profile }) } : {}),
    ...(Object.keys(data).length > 0 ? { salesforceUserData: withoutNulls({ ...readJsonObject(user.salesforceUserData), ...data }) } : {}),
    ...(recipient === undefined ? {} : toRecipientAttributes(recipient ?? {})),
  }
}

/** Returns an attribute of the patch whose stored content cannot be read. The patch would replace that content, and so destroy it. */
export const findUnreadable = (user: PingOneUser, patch: Record<string, unknown>): string | undefined =>
  (['profile', 'salesforceUserData'] as const).find((name) => name in patch && !readJsonObject(user[name]))

const definedOf = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
const withoutNulls = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function toRecipientAttributes(recipient: NonNullable<EditablePerson['recipient']>): Record<string, string | null> {
  const values: Partial<Record<string, string>> = recipient
  return Object.fromEntries(
    RECIPIENT_ATTRIBUTES.map((attribute) => {
      const name = attribute.charAt('recipient'.length).toLowerCase() + attribute.slice('recipient'.length + 1)
      return [attribute, values[name] || null]
    }),
  )
}

/**
 * Returns the size problem of a profile that would be too large with this patch; undefined if the profile fits. The size is that of the whole profile
 * in JSON.
 */
export function findTooLarge(user: PingOneUser, patch: Record<string, unknown>): Extract<PersonWritten, { kind: 'too-large' }> | undefined {
  const { _links, _embedded, ...profile } = user
  const bytes = Buffer.byteLength(JSON.stringify({ ...profile, ...patch }))
  const [field = ''] = Object.keys(patch)
  return bytes > MAX_PROFILE_BYTES && field !== '' ? { kind: 'too-large', field, bytes, maxBytes: MAX_PROFILE_BYTES } : undefined
}

/** Returns true when the person has all values of this change. */
export function isDone(person: PersonAccount, change: PersonChange): boolean {
  const now: Record<string, unknown> = editableOf(person)
  return Object.entries(change).every(
    ([field, wanted]) => wanted === undefined || isDeepStrictEqual(now[field] ?? null, emptyAsNull(wanted)),
  )
}

const emptyAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0)
    ? null
    : value
