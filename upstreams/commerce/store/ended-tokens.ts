import { recent } from '@fondly/kit/recent.ts'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type EndedTokens = {
  /** From now on this token counts for nothing; remembered until it would have ended by itself. */
  end: (tokenId: string, endsAt: Date) => Promise<void>
  has: (tokenId: string) => Promise<boolean>
}

/** Another process hears so many milliseconds later at the most that a token was given back. */
const UNHEARD = 1_000
/** Tokens that are not looked up again for that long. */
const MOST_KNOWN = 1_000

/** Shoppers' tokens that were given back before their time: a signature alone cannot tell. */
export function endedTokens(database: Kysely<Tables>, clock: () => Date): EndedTokens {
  // A shopper's program comes with its token for each of some fifteen calls in a row.
  const standing = recent<number>(MOST_KNOWN, () => 1)
  const stillStands = (tokenId: string, now: number) => {
    const since = standing.get(tokenId)
    return since !== undefined && now >= since && now - since < UNHEARD
  }
  return {
    end: async (tokenId, endsAt) => {
      await database.deleteFrom('ended_token').where('ends_at', '<', clock()).execute()
      await database
        .insertInto('ended_token')
        .values({ token_id: tokenId, ends_at: endsAt })
        .onConflict((conflict) => conflict.column('token_id').doNothing())
        .execute()
      standing.delete(tokenId)
    },
    has: async (tokenId) => {
      const now = clock().getTime()
      if (stillStands(tokenId, now)) return false
      const ended = await database.selectFrom('ended_token').select('token_id').where('token_id', '=', tokenId).executeTakeFirst()
      if (ended) return true
      standing.set(tokenId, now)
      return false
    },
  }
}
