import { OrderPatch, OrderRequest } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { mergeCustom } from '../attributes.ts'
import { Fault, malformedParameter } from '../faults.ts'
import { NOT_EXISTS, assertState } from '../resource-state.ts'
import { forApplication, forCustomer, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { basketState } from './basket-document.ts'
import type { BasketRow } from './basket-row.ts'
import { changeOrder } from './change-order.ts'
import { orderDocument, findOrder } from './order-document.ts'
import { placeBasket } from './place-basket.ts'

export function orderRoutes(context: CommerceContext): Route[] {
  const { attributes } = context

  return [
    forCustomer('POST /orders', async ({ body, headers, shopper }) => {
      const request = await body(OrderRequest)
      const check = (basket: BasketRow) => assertState(basketState(basket), headers, request)
      const basketId = readBasketId(request)
      const cached = context.basketCache.get(shopper, basketId)
      return { document: orderDocument(context, await placeBasket(context, { basketId, shopper, check, cached })) }
    }),

    // This route is for programs that number orders themselves. It accepts any basket, with the order number of the caller.
    forApplication('PUT /orders/:order', async ({ params, body, headers }) => {
      const orderNo = params['order'] ?? ''
      if (!/^[\w.-]{1,50}$/.test(orderNo))
        throw malformedParameter('order_no', orderNo, 'An order number has up to 50 letters, digits, dots, dashes and underscores.')
      const request = await body(OrderRequest)
      const check = (basket: BasketRow) => isForNewOrder(request) || assertState(basketState(basket), headers, request)
      return { document: orderDocument(context, await placeBasket(context, { basketId: readBasketId(request), orderNo, check })) }
    }),

    forCustomer('GET /orders/:order', async ({ params, shopper }) => ({
      document: orderDocument(context, await findOrder(context, shopper, params['order'] ?? '')),
    })),

    forCustomer('GET /orders/:order/notes', async ({ params, shopper }) => {
      await findOrder(context, shopper, params['order'] ?? '')
      return { document: { _type: 'notes_result' } }
    }),

    forCustomer('PATCH /orders/:order', async ({ params, shopper, body, headers }) => {
      const orderNo = params['order'] ?? ''
      const patch = await body(OrderPatch)
      const custom = await attributes.readCustom('order', patch)
      const removed = Object.keys(custom).filter((attribute) => custom[attribute] === null)
      const change = {
        orderNo,
        shopper,
        values: { custom: sql<string>`(custom || ${JSON.stringify(mergeCustom({}, custom))}::jsonb) - ${removed}::text[]` },
        status: patch.status ?? undefined,
        // A caller may send the whole document back, so a status that equals the current one is ignored.
        ignoresSameStatus: true,
        named: { headers, body: patch },
      }
      return { document: orderDocument(context, await changeOrder(context, change, (update) => update.returningAll().executeTakeFirst())) }
    }),
  ]
}

function readBasketId({ basket_id: basketId = '' }: z.output<typeof OrderRequest>): string {
  if (/^\w{1,28}$/.test(basketId)) return basketId
  throw new Fault('InvalidBasketIdException', 'The id of the basket is missing or malformed.', { basketId: basketId.slice(0, 256) })
}

// Returns true when the caller demands that the order does not exist yet. This call always checks that, and the demand names no version of the basket.
function isForNewOrder(request: Record<string, unknown>): boolean {
  return request['_resource_state'] === NOT_EXISTS
}
