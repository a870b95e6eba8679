import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Role } from '@fondly/domain/user/user.ts'

/** The attributes from which the next form of a person is prefilled. */
export type RecipientAttributes = Partial<
  Record<'customerId' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'postalCode' | 'countryCode', string>
>

/** What administrators change of a person. */
export type EditablePerson = {
  role?: Role | undefined
  location?: string | undefined
  supervisorId?: string | undefined
  /** Undefined: the defaults of a new user. */
  senderProfiles?: string[] | undefined
  languages?: CardLanguage[] | undefined
  /** The recipient of the next form. */
  recipient?: RecipientAttributes | undefined
  enabled: boolean
  /** Locked by an administrator, for inactivity, or after wrong passwords. */
  locked: boolean
}

/** Null removes a value; fields that are not named stay as they are. `locked` can only be false: an account is kept out with `enabled`. */
export type PersonChange = { [Field in keyof EditablePerson]?: EditablePerson[Field] | null }

/** A person as identity has them. */
export type PersonAccount = EditablePerson & {
  id: string
  /** A digest of what can be changed, since identity has no versions. */
  version: string
  email: string
  firstName: string
  lastName: string
  employeeId?: string | undefined
  populationId: string
  identityProviderId: string | undefined
  createdAt: Date | undefined
  lastSignOn: Date | undefined
  /** When the product last unlocked the account. */
  unlockedAt: Date | undefined
  /** Where identity says it. */
  lockedAt: Date | undefined
  /** Only a lock after wrong passwords ends by itself. */
  lockEndsAt: Date | undefined
}

/** A person, and the version that goes along with every change. */
export type VersionedPerson = { value: PersonAccount; version: string }

/** What became of a write. `current` is what identity has after it; undefined when there is no such person. */
export type PersonWritten =
  | { kind: 'written'; current: VersionedPerson | undefined }
  | { kind: 'changed-meanwhile'; current: VersionedPerson | undefined }
  /** The write may have been there, and identity has something else now. */
  | { kind: 'unconfirmed'; current: VersionedPerson | undefined }
  /** A whole profile may have that many bytes. */
  | { kind: 'too-large'; field: string; bytes: number; maxBytes: number }
  | { kind: 'not-readable'; field: string }

export type RecoveryCodeOutcome = 'sent' | 'not-usable' | 'no-password' | 'locked'

export type PeopleAdministration = {
  /** The ids of all populations of the environment. */
  listPopulations: () => Promise<string[]>
  /** Returns the id of the population whose name ends so, and creates one with the name and this ending if there is none. */
  findOrCreatePopulation: (population: { name: string; ending: string }) => Promise<string>
  /** Everybody in a population, or at most `atMost` of them. Identity is asked page by page, one page at a time. */
  list: (populationId: string, options?: { atMost?: number }) => Promise<PersonAccount[]>
  read: (userId: string) => Promise<VersionedPerson | undefined>
  /**
   * Writes a change of what the caller saw in `version`. Identity has no guarded writes: it is read just before and read back, so that a change of the
   * same moment is noticed but cannot be ruled out.
   */
  write: (userId: string, change: PersonChange, version: string) => Promise<PersonWritten>
  /** Ends the person's sessions at identity. Returns how many there were. */
  endSessions: (userId: string) => Promise<number>
  sendRecoveryCode: (userId: string) => Promise<RecoveryCodeOutcome>
  /** Demands a new password at the next sign-in; false when the person has no password here. */
  forcePasswordChange: (userId: string) => Promise<boolean>
}
