import type { ExternalAccount } from '../flows/engine.ts'
import type { IdentityDatabase } from './tables.ts'

export type ExternalAccounts = {
  /** The id of the linked user. */
  findUserId: (account: ExternalAccount) => Promise<string | undefined>
  /** Links the account with this user, in place of any other. */
  link: (account: ExternalAccount, userId: string) => Promise<void>
  /** The provider of the latest link of each of these users who has one. */
  findProviderIds: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** Which accounts at external providers belong to which users. */
export function externalAccounts(database: IdentityDatabase, clock: () => Date): ExternalAccounts {
  return {
    findUserId: async ({ providerId, subject }) => {
      const linked = await database
        .selectFrom('external_accounts')
        .select('user_id')
        .where('provider_id', '=', providerId)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return linked?.user_id
    },
    link: (account, userId) => linkAccount(database, account, userId, clock()),
    findProviderIds: async (userIds) => {
      if (userIds.length === 0) return new Map()
      const links = await database
        .selectFrom('external_accounts')
        .select(['user_id', 'provider_id'])
        .where('user_id', 'in', userIds)
        // The latest link comes last, so it stays in the map.
        .orderBy('linked_at')
        .execute()
      return new Map(links.map(({ user_id: userId, provider_id: providerId }) => [userId, providerId]))
    },
  }
}

/** Links an account at an external provider with a user, in place of any other user. */
export async function linkAccount(database: IdentityDatabase, account: ExternalAccount, userId: string, now: Date): Promise<void> {
  const link = { user_id: userId, linked_at: now }
  await database
    .insertInto('external_accounts')
    .values({ provider_id: account.providerId, subject: account.subject, ...link })
    .onConflict((conflict) => conflict.columns(['provider_id', 'subject']).doUpdateSet(link))
    .execute()
}
