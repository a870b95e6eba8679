import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type EndedTokens = {
  /** Ends a token. It is remembered until its own expiry. */
  end: (tokenId: string, endsAt: Date) => Promise<void>
  has: (tokenId: string) => Promise<boolean>
}

/** Another process may accept an ended token for this long. */
const ENDED_TOKEN_CACHE_MS = 1_000
/** The number of valid tokens that are cached for that long. */
const MAX_CACHED_TOKENS = 1_000

/** Shoppers' tokens that were ended before their expiry: their signature is still valid. */
export function endedTokens(database: Kysely<Tables>, clock: () => Date): EndedTokens {
  // A shopper's program sends its token with some fifteen calls in a row.
  const validSince = new LRUCache<string, number>({ max: MAX_CACHED_TOKENS })
  const isKnownValid = (tokenId: string, now: number) => {
    const since = validSince.get(tokenId)
    return since !== undefined && now >= since && now - since < ENDED_TOKEN_CACHE_MS
  }
  return {
    end: async (tokenId, endsAt) => {
      await database.deleteFrom('ended_token').where('ends_at', '<', clock()).execute()
      await database
        .insertInto('ended_token')
        .values({ token_id: tokenId, ends_at: endsAt })
        .onConflict((conflict) => conflict.column('token_id').doNothing())
        .execute()
      validSince.delete(tokenId)
    },
    has: async (tokenId) => {
      const now = clock().getTime()
      if (isKnownValid(tokenId, now)) return false
      const ended = await database.selectFrom('ended_token').select('token_id').where('token_id', '=', tokenId).executeTakeFirst()
      if (ended) return true
      validSince.set(tokenId, now)
      return false
    },
  }
}
