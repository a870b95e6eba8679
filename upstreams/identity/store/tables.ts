import type { SalesforceUserData, UserProfile } from '@fondly/contracts/pingone/users.ts'
import type { ColumnType, Generated, Insertable, Kysely, Selectable } from 'kysely'
import type { MailContent } from '../mail/mail.ts'
import type { FlowState, SignOnPolicy } from '../flows/engine.ts'

export type IdentityTables = {
  populations: { id: string; name: string }
  policies: PoliciesTable
  users: UsersTable
  sign_in_attempts: { name_key: string; failures: number; last_at: Date; locked_until: Date | null; lockouts: Generated<number> }
  failed_steps: { address_key: Buffer; subject_key: Buffer; failures: number; last_at: Date }
  browsers: { id: string; cookie_hash: string; created_at: Date; expires_at: Date }
  flows: FlowsTable
  devices: DevicesTable
  codes: { flow_id: string; purpose: CodePurpose; code_hash: string; expires_at: Date }
  /** Codes that an administrator has had sent. They belong to a user and not to a flow. */
  recovery_codes: { user_id: string; code_hash: string; expires_at: Date }
  push_requests: PushRequestsTable
  providers: ProvidersTable
  external_accounts: { provider_id: string; subject: string; user_id: string; linked_at: Date }
  provider_visits: { flow_id: string; provider_id: string; state_hash: string; nonce: string; code_verifier: string }
  letters: MailTable
  artefacts: ArtefactsTable
  signing_keys: { kid: string; sealed_jwk: Buffer; created_at: Date }
}
export type IdentityDatabase = Kysely<IdentityTables>

/** The properties of a provider's document in the platform API, without its name, issuer, client and secret. */
export type ProviderSettings = Record<string, unknown> & { scopes: string[] }

type ProvidersTable = {
  id: string
  name: string
  issuer: string
  client_id: string
  sealed_client_secret: Buffer
  enabled: Generated<boolean>
  /** The properties of the platform API's document that have no column of their own; null until a program writes the document. */
  settings: ColumnType<ProviderSettings | null, string | null, string | null>
  /** The load document that was loaded last, encrypted. */
  sealed_loaded: Buffer | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type PoliciesTable = {
  id: Generated<string>
  name: string
  way: Generated<SignOnPolicy['way']>
  /** Whether people may register under it. */
  registration: Generated<boolean>
  /** The mail domains of people who may register; null for any domain. */
  registration_domains: Generated<string[] | null>
  /** The population of people who register; null for the population of the default client. */
  population_id: string | null
  /** The external provider that people may use instead. */
  provider_id: Generated<string | null>
}

type UsersTable = {
  id: string
  username: string
  email: string
  given_name: string
  family_name: string
  population_id: string
  enabled: boolean
  /** Set while an administrator has locked the account. Locks by wrong passwords are in sign_in_attempts. */
  locked_at: Date | null
  password_hash: string | null
  /** The hash of the password in the last load document, to tell a changed document from one that is loaded again. */
  loaded_password_hash: string | null
  /** Attributes of the environment's own schema and the optional standard ones, by their wire names. */
  attributes: ColumnType<UserAttributes, string, string>
  last_sign_on: Date | null
  must_change_password: Generated<boolean>
  email_verified: Generated<boolean>
  created_at: Date
  updated_at: Date
}
export type UserRow = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>
export type UserAttributes = { salesforceUserData?: SalesforceUserData; profile?: UserProfile } & Record<string, unknown>

type FlowsTable = {
  id: string
  browser_id: string
  interaction_uid: string
  state: ColumnType<FlowState, string, string>
  version: Generated<number>
  created_at: Date
  expires_at: Date
}
export type FlowRow = Selectable<FlowsTable>

type DevicesTable = {
  id: string
  user_id: string
  type: 'EMAIL' | 'TOTP' | 'MOBILE'
  nickname: string | null
  /** The encrypted secret of an authenticator; null for other devices. */
  sealed_secret: Buffer | null
  /** True after the first right passcode of the device. An unconfirmed device is not used. */
  confirmed: Generated<boolean>
  /** The 30-second step of the last used passcode, so that no passcode works twice. */
  last_step: number | null
  created_at: Date
}
/** A device with its decrypted secret, in base32. */
export type Device = Omit<Selectable<DevicesTable>, 'sealed_secret'> & { secret: string | null }

export type CodePurpose = 'verification' | 'recovery' | 'passcode'

type PushRequestsTable = {
  /** The hash of the secret part of the link that the phone opens. */
  id_hash: string
  flow_id: string
  device_id: string
  answer: 'approved' | 'denied' | null
  created_at: Date
  expires_at: Date
}
export type PushRequestRow = Selectable<PushRequestsTable>

type MailTable = {
  id: string
  kind: MailContent['kind']
  /** Null when nobody has the typed name. The row is written anyway, so that the time of the answer does not tell whether the name exists. */
  recipient: string | null
  content: ColumnType<MailContent, string, string>
  tries: Generated<number>
  due_at: Date
  /** An e-mail that is not sent before this time is deleted. */
  expires_at: Date
  sent_at: Date | null
  created_at: Date
}
export type MailRow = Selectable<MailTable>

type ArtefactsTable = {
  model: string
  /** The id, or its hash if the id itself is a secret. */
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  consumed_at: Date | null
  expires_at: Date
}
