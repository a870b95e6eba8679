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
import { changed } from '../attributes.ts'
import { currencyOf } from '../currency.ts'
import { Fault } from '../faults.ts'
import { flagOf } from '../query-flag.ts'
import { sameState } from '../resource-state.ts'
import { type Asked, forCustomer, type Route, type Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Content } from '../store/tables.ts'
import { contentOf, withBillingAddress, withItemChanged, withItems, withPayment, withShipment } from './basket-changes.ts'
import { basketDocument, type BasketRow, basketState, noBasket, openSince, theBasket } from './basket-document.ts'
import { writtenBaskets } from './written-baskets.ts'

const ATTEMPTS = 5

export function basketRoutes(commerce: Commerce): Route[] {
  type ByShopper = Asked & { shopper: Shopper }

  const written = writtenBaskets(commerce)

  // Read, change, and write only over the version that was read: two writers at once never lose one another's work.
  async function change(asked: ByShopper, body: unknown, make: (content: Content) => Content | Promise<Content>, email?: string) {
    const basketId = asked.params['basket'] ?? ''
    const changedOver = async (basket: BasketRow) => {
      sameState(basketState(basket), asked.headers, body)
      return written.over(basket, { content: await make(basket.content), email: email === undefined ? basket.email : email || null })
    }
    // What this process wrote last is most often what stands. Where it does not, or the change does not fit it, what stands is read.
    const known = written.last(asked.shopper, basketId)
    const quick = known && (await changedOver(known).catch(unlessFault))
    if (quick) return { document: basketDocument(commerce, quick) }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const basket = await changedOver(await theBasket(commerce, asked.shopper, basketId))
      if (basket) return { document: basketDocument(commerce, basket) }
    }
    throw new Fault('ConcurrentModificationException', 'The basket was changed by somebody else at the same time.')
  }

  return [
    forCustomer('POST /baskets', async ({ body, shopper }) => {
      const request = await body(BasketRequest)
      const basket = await openBasket(commerce, shopper, await contentOf(commerce, request), request.customer_info?.email)
      return { document: basketDocument(commerce, written.note(basket)) }
    }),

    forCustomer('GET /baskets/:basket', async ({ shopper, params }) => {
      const basket = await theBasket(commerce, shopper, params['basket'] ?? '')
      return { document: basketDocument(commerce, basket) }
    }),

    forCustomer('PATCH /baskets/:basket', async (asked) => {
      const patch = await asked.body(BasketPatch)
      if (patch.currency != null) currencyOf(commerce, patch.currency)
      const custom = await commerce.attributes.customOf('basket', patch)
      return change(asked, patch, (content) => ({ ...content, custom: changed(content.custom, custom) }))
    }),

    forCustomer('DELETE /baskets/:basket', async ({ shopper, params, headers }) => {
      const basket = await theBasket(commerce, shopper, params['basket'] ?? '')
      sameState(basketState(basket), headers, undefined)
      const removed = await commerce.database.deleteFrom('basket').where('basket_id', '=', basket.basket_id).executeTakeFirst()
      // Another call, or an order made of it, was faster.
      if (removed.numDeletedRows === 0n) return noBasket(basket.basket_id)
      return {}
    }),

    forCustomer('PUT /baskets/:basket/customer', async (asked) => {
      const request = await asked.body(CustomerInfoRequest)
      await commerce.attributes.customOf('customer_info', request)
      return change(asked, request, (content) => content, request.email)
    }),

    forCustomer('POST /baskets/:basket/items', async (asked) => {
      const request = await asked.body(ProductItemsRequest)
      return change(asked, request, (content) => withItems(commerce, content, request))
    }),

    forCustomer('PATCH /baskets/:basket/items/:item', async (asked) => {
      const request = await asked.body(ProductItemPatch)
      return change(asked, request, (content) => withItemChanged(commerce, content, asked.params['item'] ?? '', request))
    }),

    forCustomer('DELETE /baskets/:basket/items/:item', (asked) =>
      change(asked, undefined, (content) => withItemChanged(commerce, content, asked.params['item'] ?? '', { quantity: 0 })),
    ),

    forCustomer('PUT /baskets/:basket/billing_address', async (asked) => {
      const address = await addressIn(asked)
      const both = flagOf(asked.query, 'use_as_shipping')
      return change(asked, address, async (content) => {
        const billed = await withBillingAddress(commerce, content, address)
        return both ? withShipment(commerce, billed, DEFAULT_SHIPMENT, { shipping_address: address }) : billed
      })
    }),

    forCustomer('PUT /baskets/:basket/shipments/:shipment/shipping_address', async (asked) => {
      const address = await addressIn(asked)
      const both = flagOf(asked.query, 'use_as_billing')
      return change(asked, address, async (content) => {
        const shipped = await withShipment(commerce, content, asked.params['shipment'] ?? '', { shipping_address: address })
        return both ? withBillingAddress(commerce, shipped, address) : shipped
      })
    }),

    forCustomer('PUT /baskets/:basket/shipments/:shipment/shipping_method', async (asked) => {
      const method = await asked.body(ShippingMethodRequest)
      return change(asked, method, (content) =>
        withShipment(commerce, content, asked.params['shipment'] ?? '', { shipping_method: method }),
      )
    }),

    forCustomer('PATCH /baskets/:basket/shipments/:shipment', async (asked) => {
      const patch = await asked.body(ShipmentPatch)
      return change(asked, patch, (content) => withShipment(commerce, content, asked.params['shipment'] ?? '', patch))
    }),

    forCustomer('POST /baskets/:basket/payment_instruments', async (asked) => {
      const request = await asked.body(PaymentInstrumentRequest)
      return change(asked, request, (content) => withPayment(commerce, content, request))
    }),
  ]
}

// Anything else is thrown: it may have been written.
function unlessFault(error: unknown): undefined {
  if (!(error instanceof Fault)) throw error
}

async function addressIn({ query, body }: Asked) {
  const customerAddressId = query.get('customer_address_id')
  // Nobody has an address book here.
  if (customerAddressId !== null)
    throw new Fault('CustomerAddressNotFoundException', 'The customer has no such address.', { customerAddressId })
  return body(OrderAddressRequest)
}

// The index decides, not a look beforehand: of any number of simultaneous calls one opens a basket.
async function openBasket(commerce: Commerce, { customerId }: Shopper, content: Content, email: string | undefined): Promise<BasketRow> {
  const { database, env } = commerce
  const now = env.clock()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const opened = await database
      .insertInto('basket')
      .values({
        basket_id: commerce.newId(),
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

    const expired = database.deleteFrom('basket').where('customer_id', '=', customerId).where('modified_at', '<=', openSince(commerce))
    if ((await expired.executeTakeFirst()).numDeletedRows > 0n) continue
    const open = await database.selectFrom('basket').select('basket_id').where('customer_id', '=', customerId).execute()
    // Ended between the two statements: the place is free again.
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
