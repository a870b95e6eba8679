import { LRUCache } from 'lru-cache'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Shopper } from '../route.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Content, Tables } from '../store/tables.ts'
import { type BasketRow, basketExpiryCutOff } from './basket-row.ts'

export type BasketChange = { content: Content; email?: string | null; onlyIf?: RawBuilder<boolean> }
export type BasketCache = ReturnType<typeof basketCache>

const ALWAYS = sql<boolean>`true`
/** The most baskets in the cache. Each takes a few kilobytes. */
const MAX_CACHED_BASKETS = 300

/**
 * Caches baskets as this process last wrote them. A shopper's program changes a basket about eight times in a row, and the cache saves a read before
 * each change.
 */
export function basketCache(context: { database: Kysely<Tables>; env: Pick<Env, 'clock'> }) {
  const cache = new LRUCache<string, BasketRow>({ max: MAX_CACHED_BASKETS })
  const put = (basket: BasketRow): BasketRow => {
    cache.set(basket.basket_id, basket)
    return basket
  }
  return {
    put,

    /** Returns the shopper's cached basket, which may be out of date; undefined if the basket is not cached. */
    get: ({ customerId }: Shopper, basketId: string): BasketRow | undefined => {
      const basket = cache.get(basketId)
      return basket?.customer_id === customerId && basket.modified_at > basketExpiryCutOff(context) ? basket : undefined
    },

    /** Overwrites the version that was read. Returns undefined if the basket has changed since, or if the condition `onlyIf` does not hold. */
    update: async (basket: BasketRow, { content, email = basket.email, onlyIf = ALWAYS }: BasketChange): Promise<BasketRow | undefined> => {
      const written = await context.database
        .updateTable('basket')
        .set({ content: JSON.stringify(content), email, revision: sql`revision + 1`, modified_at: context.env.clock() })
        .where('basket_id', '=', basket.basket_id)
        .where('revision', '=', basket.revision)
        .where(onlyIf)
        .returningAll()
        .executeTakeFirst()
      if (written) return put(written)
      cache.delete(basket.basket_id)
      return undefined
    },
  }
}
