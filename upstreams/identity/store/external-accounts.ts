import type { ExternalAccount } from '../flows/engine.ts'
import type { IdentityDatabase } from './tables.ts'

export type ExternalAccounts = {
  /** Returns the id of the linked user; undefined if no user is linked. */
  findUserId: (account: ExternalAccount) => Promise<string | undefined>
  /** Links the account with this user, instead of any other user. */
  link: (account: ExternalAccount, userId: string) => Promise<void>
}

/** Stores which accounts at external providers belong to which users. */
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
  }
}

/** Links an account at an external provider with a user, instead of any other user. */
export async function linkAccount(database: IdentityDatabase, account: ExternalAccount, userId: string, now: Date): Promise<void> {
  const link = { user_id: userId, linked_at: now }
  await database
    .insertInto('external_accounts')
    .values({ provider_id: account.providerId, subject: account.subject, ...link })
    .onConflict((conflict) => conflict.columns(['provider_id', 'subject']).doUpdateSet(link))
    .execute()
}
