import { OrderPatch, OrderRequest } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import { changed } from '../attributes.ts'
import { sameState } from '../resource-state.ts'
import { forCustomer, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { orderDocument, orderState, theOrder } from './order-document.ts'
import { moveStatus } from './order-status.ts'
import { placeBasket } from './place-basket.ts'

export function orderRoutes(commerce: Commerce): Route[] {
  const { database, env, attributes } = commerce

  return [
    forCustomer('POST /orders', async ({ body, shopper }) => {
      const { basket_id: basketId } = await body(OrderRequest)
      return { document: orderDocument(commerce, await placeBasket(commerce, shopper, basketId)) }
    }),

    forCustomer('GET /orders/:order', async ({ params, shopper }) => ({
      document: orderDocument(commerce, await theOrder(commerce, shopper, params['order'] ?? '')),
    })),

    forCustomer('PATCH /orders/:order', async ({ params, shopper, body, headers }) => {
      const patch = await body(OrderPatch)
      const custom = await attributes.customOf('order', patch)
      const removed = Object.keys(custom).filter((attribute) => custom[attribute] === null)
      const written = await database.transaction().execute(async (transaction) => {
        const within = { ...commerce, database: transaction }
        const order = await theOrder(within, shopper, params['order'] ?? '', 'locked')
        sameState(orderState(order), headers, patch)
        if (patch.status) await moveStatus(within, order.order_no, patch.status)
        return transaction
          .updateTable('orders')
          .set({
            custom: sql`(custom || ${JSON.stringify(changed({}, custom))}::jsonb) - ${removed}::text[]`,
            revision: sql`revision + 1`,
            modified_at: env.clock(),
          })
          .where('order_no', '=', order.order_no)
          .returningAll()
          .executeTakeFirstOrThrow()
      })
      return { document: orderDocument(commerce, written) }
    }),
  ]
}
