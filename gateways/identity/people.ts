import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Role } from '@fondly/domain/user/user.ts'

/** The attributes that prefill a person's next form. */
export type RecipientAttributes = Partial<
  Record<'customerId' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'postalCode' | 'countryCode', string>
>

/** The fields of a person that administrators can change. */
export type EditablePerson = {
  role?: Role | undefined
  location?: string | undefined
  supervisorId?: string | undefined
  /** Undefined: the default sender profiles of a new user. */
  senderProfiles?: string[] | undefined
  languages?: CardLanguage[] | undefined
  /** Prefills the recipient of the person's next form. */
  recipient?: RecipientAttributes | undefined
  enabled: boolean
  /** Locked by an administrator, for inactivity, or after wrong passwords. */
  locked: boolean
}

/** Null removes a value; missing fields stay unchanged. `locked` can only be false: use `enabled` to lock a person out. */
export type PersonChange = { [Field in keyof EditablePerson]?: EditablePerson[Field] | null }

/** A person in identity. */
export type PersonAccount = EditablePerson & {
  id: string
  /** A digest of the fields that can be changed, because identity has no versions. */
  version: string
  email: string
  firstName: string
  lastName: string
  employeeId?: string | undefined
  /** The language that the person chose for the pages; undefined without a choice. */
  pageLanguage?: string | undefined
  populationId: string
  identityProviderId: string | undefined
  createdAt: Date | undefined
  lastSignOn: Date | undefined
  /** When the product last unlocked the account. */
  unlockedAt: Date | undefined
  /** When the account was locked; undefined when identity does not know it. */
  lockedAt: Date | undefined
  /** When the lock ends by itself; only a lock after wrong passwords does. */
  lockEndsAt: Date | undefined
}

/** A person with the version, which each change must send. `lastWrite`: the time of the account's last change, if identity tells it. */
export type VersionedPerson = { value: PersonAccount; version: string; lastWrite?: string | undefined }

/** The result of a write. `current` is the person afterwards; undefined when there is none. */
export type PersonWritten =
  | { kind: 'written'; current: VersionedPerson | undefined }
  | { kind: 'changed-meanwhile'; current: VersionedPerson | undefined }
  /** The write may have succeeded, but identity has other values now. */
  | { kind: 'unconfirmed'; current: VersionedPerson | undefined }
  /** The whole profile of the user would be larger than `maxBytes`. */
  | { kind: 'too-large'; field: string; bytes: number; maxBytes: number }
  | { kind: 'not-readable'; field: string }

export type RecoveryCodeOutcome = 'sent' | 'not-usable' | 'no-password' | 'locked'

export type PeopleAdministration = {
  /** The ids of all populations of the environment. */
  listPopulations: () => Promise<string[]>
  /** Returns the id of the population whose name ends with this text, and creates one with the name and this ending if there is none. */
  findOrCreatePopulation: (population: { name: string; ending: string }) => Promise<string>
  /** Lists everybody in a population, or the first `atMost` of them. Requests one page after the other. */
  list: (populationId: string, options?: { atMost?: number }) => Promise<PersonAccount[]>
  read: (userId: string) => Promise<VersionedPerson | undefined>
  /**
   * Writes a change, if the person still has the version that the caller saw. Identity has no guarded writes, so this reads the person just before
   * and just after the write. A change by somebody else at the same moment is usually noticed, but not always.
   */
  write: (userId: string, change: PersonChange, version: string) => Promise<PersonWritten>
  /** Ends the person's sessions at identity. Returns how many there were. */
  endSessions: (userId: string) => Promise<number>
  sendRecoveryCode: (userId: string) => Promise<RecoveryCodeOutcome>
  /** Requires a new password at the next sign-in. Returns false when the person has no password at identity. */
  forcePasswordChange: (userId: string) => Promise<boolean>
}
