import { OrderAddressRequest } from '@fondly/contracts/ocapi/shop/addresses.ts'
import {
  Basket as WireBasket,
  BasketRequest,
  BasketsResult,
  CustomerInfoRequest,
  DEFAULT_SHIPMENT,
  PaymentInstrumentRequest,
  ProductItemPatch,
  ProductItemsRequest,
  ShipmentPatch,
  ShippingMethodRequest,
} from '@fondly/contracts/ocapi/shop/baskets.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import * as z from 'zod'
import { addressToWire, basketFromWire, lineItemToWire, printsToWire, shipmentToWire } from './basket-mapping.ts'
import type { Basket, Baskets, Shopper } from './commerce.ts'
import type { Access } from './commerce-access.ts'

/** Creates the calls that fill a shopper's basket. */
export function createBaskets({ asShopper, until }: Access): Baskets {
  const at = (basketId: string, rest = '') => `/baskets/${encodeURIComponent(basketId)}${rest}`

  const change = async (
    shopper: Shopper,
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    body: { schema: z.ZodType; document: unknown },
    ends?: Date,
  ): Promise<Basket> => basketFromWire(await asShopper(shopper, { api: 'shop', method, path, body, answer: WireBasket }, ends))

  return {
    ofCustomer: async (shopper) => {
      const path = `/customers/${encodeURIComponent(shopper.customerId)}/baskets`
      const { baskets } = await asShopper(shopper, { api: 'shop', method: 'GET', path, answer: BasketsResult })
      return baskets.map(basketFromWire)
    },

    create: (shopper) => change(shopper, 'POST', '/baskets', { schema: BasketRequest, document: {} }),

    get: (shopper, basketId) =>
      unlessGone(async () =>
        basketFromWire(await asShopper(shopper, { api: 'shop', method: 'GET', path: at(basketId), answer: WireBasket })),
      ),

    remove: async (shopper, basketId) => {
      const removed = await unlessGone(async () => {
        await asShopper(shopper, { api: 'shop', method: 'DELETE', path: at(basketId), answer: z.unknown() })
        return true
      })
      return removed ?? false
    },

    putEmail: (shopper, basketId, email) =>
      change(shopper, 'PUT', at(basketId, '/customer'), { schema: CustomerInfoRequest, document: { email } }),

    addItem: (shopper, basketId, item) =>
      change(shopper, 'POST', at(basketId, '/items'), { schema: ProductItemsRequest, document: [lineItemToWire(item)] }),

    putShipment: async (shopper, basketId, shipment) => {
      const path = at(basketId, `/shipments/${DEFAULT_SHIPMENT}`)
      const address = { schema: OrderAddressRequest, document: addressToWire(shipment.address) }
      const method = { schema: ShippingMethodRequest, document: { id: shipment.method } }
      const ends = until()
      await change(shopper, 'PUT', `${path}/shipping_address`, address, ends)
      await change(shopper, 'PUT', `${path}/shipping_method`, method, ends)
      return change(shopper, 'PATCH', path, { schema: ShipmentPatch, document: shipmentToWire(shipment) }, ends)
    },

    putBillingAddress: (shopper, basketId, address) =>
      change(shopper, 'PUT', at(basketId, '/billing_address'), { schema: OrderAddressRequest, document: addressToWire(address) }),

    addPayment: (shopper, basketId, { method, amount }) =>
      change(shopper, 'POST', at(basketId, '/payment_instruments'), {
        schema: PaymentInstrumentRequest,
        document: { payment_method_id: method, amount },
      }),

    patchItem: (shopper, basketId, itemId, prints) =>
      change(shopper, 'PATCH', at(basketId, `/items/${encodeURIComponent(itemId)}`), {
        schema: ProductItemPatch,
        document: printsToWire(prints),
      }),
  }
}

/** Returns undefined when the basket became an order, was removed, or expired. */
export async function unlessGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UpstreamRefused && error.status === 404 && error.code === 'BasketNotFoundException') return undefined
    throw error
  }
}
