import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type EndedTokens = {
  /** From now on this token counts for nothing; remembered until it would have ended by itself. */
  end: (tokenId: string, endsAt: Date) => Promise<void>
  has: (tokenId: string) => Promise<boolean>
}

/** Shoppers' tokens that were given back before their time: a signature alone cannot tell. */
export function endedTokens(database: Kysely<Tables>, clock: () => Date): EndedTokens {
  return {
    end: async (tokenId, endsAt) => {
      await database.deleteFrom('ended_token').where('ends_at', '<', clock()).execute()
      await database
        .insertInto('ended_token')
        .values({ token_id: tokenId, ends_at: endsAt })
        .onConflict((conflict) => conflict.column('token_id').doNothing())
        .execute()
    },
    has: async (tokenId) =>
      (await database.selectFrom('ended_token').select('token_id').where('token_id', '=', tokenId).executeTakeFirst()) !== undefined,
  }
}
