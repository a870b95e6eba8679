import type { SalesforceUserData, UserProfile } from '@fondly/contracts/pingone/users.ts'
import type { ColumnType, Generated, Insertable, Kysely, Selectable } from 'kysely'
import type { FlowState } from '../flows/engine.ts'

export type IdentityTables = {
  populations: { id: string; name: string }
  policies: { name: string }
  users: UsersTable
  sign_in_attempts: { name_key: string; failures: number; last_at: Date; locked_until: Date | null }
  browsers: { id: string; cookie_hash: string; created_at: Date; expires_at: Date }
  flows: FlowsTable
  artefacts: ArtefactsTable
  signing_keys: { kid: string; jwk: ColumnType<Record<string, unknown>, string, never>; created_at: Date }
}
export type IdentityDatabase = Kysely<IdentityTables>

type UsersTable = {
  id: string
  username: string
  email: string
  given_name: string
  family_name: string
  population_id: string
  enabled: boolean
  /** Locked by an administrator, until unlocked; wrong passwords lock elsewhere, for a time. */
  locked_at: Date | null
  password_hash: string | null
  /** Of the password that a load document last gave, to tell a new document from one that is merely loaded again. */
  loaded_password_hash: string | null
  /** Attributes of the environment's own schema and the optional standard ones, by their wire names. */
  attributes: ColumnType<UserAttributes, string, string>
  last_sign_on: Date | null
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

type ArtefactsTable = {
  model: string
  /** Hashed where the id itself opens a door. */
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  consumed_at: Date | null
  expires_at: Date
}
