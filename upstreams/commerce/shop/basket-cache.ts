import { recent } from '@fondly/kit/recent.ts'
import { sql } from 'kysely'
import type { Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Content } from '../store/tables.ts'
import { type BasketRow, openSince } from './basket-document.ts'

/** Some kilobytes each. */
const MOST = 300

/** Baskets as this process wrote them last: a shopper's program changes one some eight times in a row, and need not read it before each. */
export function writtenBaskets(commerce: Commerce) {
  const kept = recent<BasketRow>(MOST, () => 1)
  const note = (basket: BasketRow): BasketRow => {
    kept.set(basket.basket_id, basket)
    return basket
  }
  return {
    note,

    /** The shopper's basket as it was written here last, which may not be how it stands; undefined where none was. */
    last: ({ customerId }: Shopper, basketId: string): BasketRow | undefined => {
      const basket = kept.get(basketId)
      return basket?.customer_id === customerId && basket.modified_at > openSince(commerce) ? basket : undefined
    },

    /** Writes over the version that was read; undefined where another stands by now. */
    over: async (basket: BasketRow, { content, email }: { content: Content; email: string | null }): Promise<BasketRow | undefined> => {
      const written = await commerce.database
        .updateTable('basket')
        .set({ content: JSON.stringify(content), email, revision: sql`revision + 1`, modified_at: commerce.env.clock() })
        .where('basket_id', '=', basket.basket_id)
        .where('revision', '=', basket.revision)
        .returningAll()
        .executeTakeFirst()
      if (written) return note(written)
      kept.delete(basket.basket_id)
      return undefined
    },
  }
}
