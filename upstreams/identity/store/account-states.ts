import { sql } from 'kysely'
import { nameKey, toLockout, type Lockout } from './sign-in-attempts.ts'
import type { IdentityDatabase, UserRow } from './tables.ts'

/** The lock after wrong passwords, whether the user has a confirmed second factor, and the external provider that was linked last. */
export type AccountState = { lockout: Lockout | undefined; hasDevices: boolean; providerId: string | undefined }
/** Finds the states of these users by id, in one statement for all of them. */
export type AccountStates = (users: readonly Pick<UserRow, 'id' | 'username'>[]) => Promise<Map<string, AccountState>>

type Found = { id: string; lockedUntil: Date | null; hasDevices: boolean; providerId: string | null }

export function accountStates(database: IdentityDatabase, clock: () => Date): AccountStates {
  return async (users) => {
    if (users.length === 0) return new Map()
    const ids = users.map(({ id }) => id)
    const keys = users.map(({ username }) => nameKey(username))
    const { rows } = await sql<Found>`
      select account.id as "id",
        (select locked_until from sign_in_attempts where name_key = account.name_key) as "lockedUntil",
        exists (select from devices where user_id = account.id and confirmed) as "hasDevices",
        (select provider_id from external_accounts where user_id = account.id order by linked_at desc limit 1) as "providerId"
      from unnest(${ids}::uuid[], ${keys}::text[]) as account (id, name_key)
    `.execute(database)
    return new Map(
      rows.map(({ id, lockedUntil, hasDevices, providerId }) => [
        id,
        { lockout: toLockout(lockedUntil, clock()), hasDevices, providerId: providerId ?? undefined },
      ]),
    )
  }
}
