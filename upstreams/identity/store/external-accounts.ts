import type { ExternalAccount } from '../flows/engine.ts'
import type { IdentityDatabase } from './tables.ts'

export type ExternalAccounts = {
  /** The id of the linked user. */
  findUserId: (account: ExternalAccount) => Promise<string | undefined>
  /** Links the account with this user, in place of any other. */
  link: (account: ExternalAccount, userId: string) => Promise<void>
  /** The provider of the user's latest link. */
  findProviderId: (userId: string) => Promise<string | undefined>
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
    findProviderId: async (userId) => {
      const linked = await database
        .selectFrom('external_accounts')
        .select('provider_id')
        .where('user_id', '=', userId)
        .orderBy('linked_at', 'desc')
        .executeTakeFirst()
      return linked?.provider_id
    },
  }
}

export async function linkAccount(database: IdentityDatabase, account: ExternalAccount, userId: string, now: Date): Promise<void> {
  const link = { user_id: userId, linked_at: now }
  await database
    .insertInto('external_accounts')
    .values({ provider_id: account.providerId, subject: account.subject, ...link })
    .onConflict((conflict) => conflict.columns(['provider_id', 'subject']).doUpdateSet(link))
    .execute()
}
