import { OrderAddressRequest } from '@fondly/contracts/ocapi/shop/addresses.ts'
import {
  BasketPatch,
  BasketRequest,
  CustomerInfoRequest,
  DEFAULT_SHIPMENT,
  PaymentInstrumentRequest,
  ProductItemPatch,
  ProductItemsRequest,
  ShipmentPatch,
  ShippingMethodRequest,
} from '@fondly/contracts/ocapi/shop/baskets.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import { checkCurrency } from '../currency.ts'
import { Fault } from '../faults.ts'
import { readFlag } from '../query-flag.ts'
import { assertState, isNamedState } from '../resource-state.ts'
import { type Call, forCustomer, type Route, type Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Content } from '../store/tables.ts'
import { areUnchanged } from './sold-products.ts'
import { toContent, setBillingAddress, changeItem, addItems, addPayment, changeShipment } from './basket-changes.ts'
import type { BasketChange } from './basket-cache.ts'
import { basketDocument, basketState, findBasket } from './basket-document.ts'
import { basketExpiryCutOff, type BasketRow } from './basket-row.ts'

const MAX_ATTEMPTS = 5

export function basketRoutes(context: CommerceContext): Route[] {
  type ByShopper = Call & { shopper: Shopper }

  const cache = context.basketCache

  // Reads and changes a basket, and overwrites only the version that was read, so that parallel writers do not overwrite each other.
  async function changeBasket(call: ByShopper, body: unknown, make: (content: Content, isCached: boolean) => Promise<BasketChange>) {
    const basketId = call.params['basket'] ?? ''
    const update = async (basket: BasketRow, isCached: boolean) => {
      assertState(basketState(basket), call.headers, body)
      return cache.update(basket, await make(basket.content, isCached))
    }
    // The cached basket is usually up to date. If it is not, or if the change fails on it, the basket is read from the database.
    const known = cache.get(call.shopper, basketId)
    const quick = known && (await update(known, true).catch(ignoreFault))
    if (quick) return { document: basketDocument(context, quick) }
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const basket = await update(await findBasket(context, call.shopper, basketId), false)
      if (basket) return { document: basketDocument(context, basket) }
    }
    throw new Fault('ConcurrentModificationException', 'The basket was changed by somebody else at the same time.')
  }

  const change = (call: ByShopper, body: unknown, make: (content: Content) => Content | Promise<Content>) =>
    changeBasket(call, body, async (content) => ({ content: await make(content) }))

  return [
    forCustomer('POST /baskets', async ({ body, shopper }) => {
      const request = await body(BasketRequest)
      const basket = await createBasket(context, shopper, await toContent(context, request), request.customer_info?.email)
      return { document: basketDocument(context, cache.put(basket)) }
    }),

    forCustomer('GET /baskets/:basket', async ({ shopper, params }) => {
      const basket = await findBasket(context, shopper, params['basket'] ?? '')
      return { document: basketDocument(context, basket) }
    }),

    forCustomer('PATCH /baskets/:basket', async (call) => {
      const patch = await call.body(BasketPatch)
      if (patch.currency != null) checkCurrency(context, patch.currency)
      const custom = await context.attributes.readCustom('basket', patch)
      return change(call, patch, (content) => ({ ...content, custom: mergeCustom(content.custom, custom) }))
    }),

    forCustomer('DELETE /baskets/:basket', async ({ shopper, params, headers }) => {
      const basketId = params['basket'] ?? ''
      const removed = await context.database
        .deleteFrom('basket')
        .where('basket_id', '=', basketId)
        .where('customer_id', '=', shopper.customerId)
        .where('modified_at', '>', basketExpiryCutOff(context))
        .where(isNamedState('basket', basketId, { headers }))
        .executeTakeFirst()
      if (removed.numDeletedRows > 0n) return {}
      assertState(basketState(await findBasket(context, shopper, basketId)), headers, undefined)
      // The basket has the right state now, but it had another state when it was to be deleted.
      throw new Fault('ConcurrentModificationException', 'The basket was changed by somebody else at the same time.')
    }),

    forCustomer('PUT /baskets/:basket/customer', async (call) => {
      const request = await call.body(CustomerInfoRequest)
      await context.attributes.readCustom('customer_info', request)
      const email = request.email === undefined ? {} : { email: request.email || null }
      return changeBasket(call, request, (content) => Promise.resolve({ content, ...email }))
    }),

    forCustomer('POST /baskets/:basket/items', async (call) => {
      const request = await call.body(ProductItemsRequest)
      const ids = request.map((item) => item.product_id)
      return changeBasket(call, request, async (content, isCached) => {
        const products = await (isCached ? context.soldProducts.find(ids) : context.soldProducts.read(ids))
        return { content: await addItems(context, content, request, products), onlyIf: areUnchanged(products) }
      })
    }),

    forCustomer('PATCH /baskets/:basket/items/:item', async (call) => {
      const request = await call.body(ProductItemPatch)
      return change(call, request, (content) => changeItem(context, content, call.params['item'] ?? '', request))
    }),

    forCustomer('DELETE /baskets/:basket/items/:item', (call) =>
      change(call, undefined, (content) => changeItem(context, content, call.params['item'] ?? '', { quantity: 0 })),
    ),

    forCustomer('PUT /baskets/:basket/billing_address', async (call) => {
      const address = await readAddress(call)
      const both = readFlag(call.query, 'use_as_shipping')
      return change(call, address, async (content) => {
        const billed = await setBillingAddress(context, content, address)
        return both ? changeShipment(context, billed, DEFAULT_SHIPMENT, { shipping_address: address }) : billed
      })
    }),

    forCustomer('PUT /baskets/:basket/shipments/:shipment/shipping_address', async (call) => {
      const address = await readAddress(call)
      const both = readFlag(call.query, 'use_as_billing')
      return change(call, address, async (content) => {
        const shipped = await changeShipment(context, content, call.params['shipment'] ?? '', { shipping_address: address })
        return both ? setBillingAddress(context, shipped, address) : shipped
      })
    }),

    forCustomer('PUT /baskets/:basket/shipments/:shipment/shipping_method', async (call) => {
      const method = await call.body(ShippingMethodRequest)
      return change(call, method, (content) => changeShipment(context, content, call.params['shipment'] ?? '', { shipping_method: method }))
    }),

    forCustomer('PATCH /baskets/:basket/shipments/:shipment', async (call) => {
      const patch = await call.body(ShipmentPatch)
      return change(call, patch, (content) => changeShipment(context, content, call.params['shipment'] ?? '', patch))
    }),

    forCustomer('POST /baskets/:basket/payment_instruments', async (call) => {
      const request = await call.body(PaymentInstrumentRequest)
      return change(call, request, (content) => addPayment(context, content, request))
    }),
  ]
}

// Other errors are thrown again, because the basket may have been written.
function ignoreFault(error: unknown): undefined {
  if (!(error instanceof Fault)) throw error
}

async function readAddress({ query, body }: Call) {
  const customerAddressId = query.get('customer_address_id')
  // Customers have no address book.
  if (customerAddressId !== null)
    throw new Fault('CustomerAddressNotFoundException', 'The customer has no such address.', { customerAddressId })
  return body(OrderAddressRequest)
}

// A unique index allows one basket for each customer, so only one of several parallel calls creates a basket.
async function createBasket(
  context: CommerceContext,
  { customerId }: Shopper,
  content: Content,
  email: string | undefined,
): Promise<BasketRow> {
  const { database, env } = context
  const now = env.clock()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const opened = await database
      .insertInto('basket')
      .values({
        basket_id: context.newId(),
        customer_id: customerId,
        email: email || null,
        content: JSON.stringify(content),
        created_at: now,
        modified_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('customer_id')
          .where(sql<boolean>`not agent_basket`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (opened) return opened

    const expired = database
      .deleteFrom('basket')
      .where('customer_id', '=', customerId)
      .where('modified_at', '<=', basketExpiryCutOff(context))
    if ((await expired.executeTakeFirst()).numDeletedRows > 0n) continue
    const open = await database.selectFrom('basket').select('basket_id').where('customer_id', '=', customerId).execute()
    // The other basket was removed between the two statements, so try again.
    if (open.length === 0) continue
    const basketIds = open.map((basket) => basket.basket_id).join(',')
    throw new Fault(
      'CustomerBasketsQuotaExceededException',
      `The maximum number of baskets per customer was exceeded. Please reuse or delete one of the existing baskets (${basketIds}).`,
      { basketIds },
    )
  }
  throw new Fault('ConcurrentModificationException', 'Baskets of this customer are opened and ended at the same time.')
}
