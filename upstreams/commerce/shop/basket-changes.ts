import {
  DEFAULT_SHIPMENT,
  type BasketRequest,
  type PaymentInstrumentRequest,
  type ProductItemPatch,
  type ProductItemRequest,
  type ShipmentPatch,
} from '@fondly/contracts/ocapi/shop/baskets.ts'
import type { OrderAddressRequest } from '@fondly/contracts/ocapi/shop/addresses.ts'
import type * as z from 'zod'
import { changed } from '../attributes.ts'
import { Fault } from '../faults.ts'
import type { Commerce } from '../shelf.ts'
import type { Content } from '../store/tables.ts'

const PAYMENTS = 10
const ITEMS = 100

export function emptyContent(): Content {
  return { items: [], shipment: { gift: false, custom: {} }, payments: [], custom: {} }
}

/** Puts items in; the same product again is a line of its own, because each card is personal. */
export async function withItems(commerce: Commerce, content: Content, requests: ProductItemRequest[]): Promise<Content> {
  const ids = requests.map((request) => request.product_id)
  const products = await commerce.database
    .selectFrom('product')
    .select(['id', 'name', 'price', 'orderable'])
    .where('id', 'in', ids)
    .execute()
  const items = await Promise.all(
    requests.map(async (request) => {
      ownShipment(request.shipment_id)
      const productId = request.product_id
      const product = products.find(({ id }) => id === productId)
      if (!product) throw new Fault('InvalidProductIdException', `There is no product '${productId}'.`, { productId })
      if (!product.orderable) throw new Fault('ProductItemNotAvailableException', 'The product cannot be ordered.', { productId })
      const custom = changed({}, await commerce.attributes.customOf('product_item', request))
      return { id: commerce.newId(), productId, name: product.name.default, quantity: request.quantity, price: product.price, custom }
    }),
  )
  if (content.items.length + items.length > ITEMS) throw new Fault('QuotaExceededException', `A basket holds at most ${ITEMS} items.`)
  return { ...content, items: [...content.items, ...items] }
}

export async function withItemChanged(
  commerce: Commerce,
  content: Content,
  itemId: string,
  patch: z.output<typeof ProductItemPatch>,
): Promise<Content> {
  ownShipment(patch.shipment_id)
  if (!content.items.some((item) => item.id === itemId)) {
    throw new Fault('ProductItemNotFoundException', `There is no item '${itemId}' in this basket.`, { itemId })
  }
  const custom = await commerce.attributes.customOf('product_item', patch)
  const items = content.items.map((item) =>
    item.id === itemId ? { ...item, quantity: patch.quantity ?? item.quantity, custom: changed(item.custom, custom) } : item,
  )
  return { ...content, items: items.filter((item) => item.quantity > 0) }
}

export async function withShipment(
  commerce: Commerce,
  content: Content,
  shipmentId: string,
  patch: z.output<typeof ShipmentPatch>,
): Promise<Content> {
  existingShipment(shipmentId)
  if (patch.id !== undefined && patch.id !== DEFAULT_SHIPMENT) {
    throw new Fault('InvalidShipmentIdException', 'The default shipment keeps its id.', { shipmentId: patch.id })
  }
  const shipment = { ...content.shipment }
  if (patch.gift !== undefined) shipment.gift = patch.gift
  if (patch.gift_message != null) shipment.giftMessage = patch.gift_message
  if (patch.gift_message === null) delete shipment.giftMessage
  if (patch.shipping_address) shipment.address = await addressOf(commerce, patch.shipping_address)
  if (patch.shipping_method) shipment.method = await shippingMethod(commerce, patch.shipping_method.id)
  shipment.custom = changed(shipment.custom, await commerce.attributes.customOf('shipment', patch))
  return { ...content, shipment }
}

export async function withBillingAddress(
  commerce: Commerce,
  content: Content,
  address: z.output<typeof OrderAddressRequest>,
): Promise<Content> {
  return { ...content, billingAddress: await addressOf(commerce, address) }
}

export async function withPayment(
  commerce: Commerce,
  content: Content,
  request: z.output<typeof PaymentInstrumentRequest>,
): Promise<Content> {
  const method = request.payment_method_id
  const known = await commerce.database.selectFrom('payment_method').select('id').where('id', '=', method).executeTakeFirst()
  if (!known) throw new Fault('InvalidPaymentMethodIdException', 'The payment method cannot be used.', { paymentMethodId: method })
  if (content.payments.length >= PAYMENTS) throw new Fault('QuotaExceededException', `A basket holds at most ${PAYMENTS} payments.`)
  const custom = changed({}, await commerce.attributes.customOf('payment_instrument', request))
  return { ...content, payments: [...content.payments, { id: commerce.newId(), method, amount: request.amount, custom }] }
}

/** A basket that came whole in one call. */
export async function contentOf(commerce: Commerce, request: z.output<typeof BasketRequest>): Promise<Content> {
  let content: Content = { ...emptyContent(), custom: changed({}, await commerce.attributes.customOf('basket', request)) }
  if (request.product_items) content = await withItems(commerce, content, request.product_items)
  for (const shipment of request.shipments ?? []) content = await withShipment(commerce, content, DEFAULT_SHIPMENT, shipment)
  if (request.billing_address) content = await withBillingAddress(commerce, content, request.billing_address)
  for (const payment of request.payment_instruments ?? []) content = await withPayment(commerce, content, payment)
  return content
}

function existingShipment(id: string): void {
  if (id !== DEFAULT_SHIPMENT) throw new Fault('ShipmentNotFoundException', `There is no shipment '${id}'.`, { shipmentId: id })
}

function ownShipment(id: string | undefined): void {
  if (id !== undefined && id !== DEFAULT_SHIPMENT)
    throw new Fault('InvalidShipmentIdException', 'There is no such shipment.', { shipmentId: id })
}

async function shippingMethod(commerce: Commerce, id: string) {
  const method = await commerce.database.selectFrom('shipping_method').selectAll().where('id', '=', id).executeTakeFirst()
  if (!method) throw new Fault('InvalidShippingMethodIdException', 'The shipping method cannot be used.', { shippingMethodId: id })
  return method
}

async function addressOf(commerce: Commerce, address: z.output<typeof OrderAddressRequest>): Promise<Record<string, unknown>> {
  const plain = Object.entries(address).filter(([key, value]) => value != null && !key.startsWith('_') && !key.startsWith('c_'))
  const custom = changed({}, await commerce.attributes.customOf('order_address', address))
  return { ...Object.fromEntries(plain), ...custom, id: commerce.newId() }
}
