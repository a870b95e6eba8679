import { OrderPatch, OrderRequest } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { changed } from '../attributes.ts'
import { Fault, malformedParameter } from '../faults.ts'
import { namesState, NOT_EXISTS, sameState } from '../resource-state.ts'
import { forApplication, forCustomer, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { type BasketRow, basketState } from './basket-document.ts'
import { orderDocument, orderState, theOrder, writtenOrder } from './order-document.ts'
import { moveStatus } from './order-status.ts'
import { placeBasket } from './place-basket.ts'

export function orderRoutes(commerce: Commerce): Route[] {
  const { database, env, attributes } = commerce

  return [
    forCustomer('POST /orders', async ({ body, headers, shopper }) => {
      const request = await body(OrderRequest)
      const check = (basket: BasketRow) => sameState(basketState(basket), headers, request)
      return { document: orderDocument(commerce, await placeBasket(commerce, { basketId: basketIdOf(request), shopper, check })) }
    }),

    // For programs that count orders themselves: the basket may be anybody's, the number is theirs.
    forApplication('PUT /orders/:order', async ({ params, body, headers }) => {
      const orderNo = params['order'] ?? ''
      if (!/^[\w.-]{1,50}$/.test(orderNo))
        throw malformedParameter('order_no', orderNo, 'An order number has up to 50 letters, digits, dots, dashes and underscores.')
      const request = await body(OrderRequest)
      const check = (basket: BasketRow) => ifNew(request) || sameState(basketState(basket), headers, request)
      return { document: orderDocument(commerce, await placeBasket(commerce, { basketId: basketIdOf(request), orderNo, check })) }
    }),

    forCustomer('GET /orders/:order', async ({ params, shopper }) => ({
      document: orderDocument(commerce, await theOrder(commerce, shopper, params['order'] ?? '')),
    })),

    forCustomer('GET /orders/:order/notes', async ({ params, shopper }) => {
      await theOrder(commerce, shopper, params['order'] ?? '')
      return { document: { _type: 'notes_result' } }
    }),

    forCustomer('PATCH /orders/:order', async ({ params, shopper, body, headers }) => {
      const orderNo = params['order'] ?? ''
      const patch = await body(OrderPatch)
      const custom = await attributes.customOf('order', patch)
      const removed = Object.keys(custom).filter((attribute) => custom[attribute] === null)
      const write = async (within: Commerce) => {
        const change = {
          custom: sql<string>`(custom || ${JSON.stringify(changed({}, custom))}::jsonb) - ${removed}::text[]`,
          revision: sql<number>`revision + 1`,
          modified_at: env.clock(),
        }
        return writtenOrder(within, shopper, orderNo, change)
      }
      // Most callers name no state and change no status; then one statement does it.
      if (!patch.status && !namesState(headers, patch)) return { document: orderDocument(commerce, await write(commerce)) }
      const written = await database.transaction().execute(async (transaction) => {
        const within = { ...commerce, database: transaction }
        const order = await theOrder(within, shopper, orderNo, 'locked')
        sameState(orderState(order), headers, patch)
        // The whole document may come back: the status in which the order is asks for nothing.
        if (patch.status && patch.status !== order.status) await moveStatus(within, orderNo, patch.status)
        return write(within)
      })
      return { document: orderDocument(commerce, written) }
    }),
  ]
}

function basketIdOf({ basket_id: basketId = '' }: z.output<typeof OrderRequest>): string {
  if (/^\w{1,28}$/.test(basketId)) return basketId
  throw new Fault('InvalidBasketIdException', 'The id of the basket is missing or malformed.', { basketId: basketId.slice(0, 256) })
}

// 'Create it if there is none' is what this call does anyway, and refuses when there is one.
function ifNew(request: Record<string, unknown>): boolean {
  return request['_resource_state'] === NOT_EXISTS
}
