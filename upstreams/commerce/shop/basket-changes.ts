import {
  DEFAULT_SHIPMENT,
  type BasketRequest,
  type PaymentInstrumentRequest,
  type ProductItemPatch,
  type ProductItemRequest,
  type ShipmentPatch,
  type ShippingMethodRequest,
} from '@fondly/contracts/ocapi/shop/baskets.ts'
import type { OrderAddressRequest } from '@fondly/contracts/ocapi/shop/addresses.ts'
import type * as z from 'zod'
import { changed } from '../attributes.ts'
import { Fault, quotaExceeded } from '../faults.ts'
import type { Commerce } from '../shelf.ts'
import type { Content, LineItem } from '../store/tables.ts'

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
    requests.map(async (request): Promise<LineItem> => {
      existingShipment(request.shipment_id ?? DEFAULT_SHIPMENT)
      const productId = request.product_id
      const product = products.find(({ id }) => id === productId)
      if (!product) throw new Fault('InvalidProductIdException', `There is no product '${productId}'.`, { productId })
      if (!product.orderable) throw new Fault('ProductItemNotAvailableException', 'The product cannot be ordered.', { productId })
      withoutOptions(request.option_items)
      const custom = changed({}, await commerce.attributes.customOf('product_item', request))
      const quantity = wholeQuantity(request.quantity)
      const line: LineItem = { id: commerce.newId(), productId, name: product.name.default, quantity, price: product.price, custom }
      return asGift(line, request)
    }),
  )
  if (content.items.length + items.length > ITEMS)
    throw new Fault('BasketQuotaExceededException', `A basket holds at most ${ITEMS} items.`, { quota: ITEMS })
  return { ...content, items: [...content.items, ...items] }
}

export async function withItemChanged(
  commerce: Commerce,
  content: Content,
  itemId: string,
  patch: z.output<typeof ProductItemPatch>,
): Promise<Content> {
  if (!/^[0-9a-f]{26}$/.test(itemId)) throw new Fault('InvalidProductItemIdException', `No item can have the ID '${itemId}'.`, { itemId })
  const shipmentId = patch.shipment_id ?? DEFAULT_SHIPMENT
  if (shipmentId !== DEFAULT_SHIPMENT) throw new Fault('InvalidShipmentIdException', 'There is no such shipment.', { shipmentId })
  const item = content.items.find(({ id }) => id === itemId)
  if (!item) throw new Fault('ProductItemNotFoundException', `There is no item '${itemId}' in this basket.`, { itemId })
  // Only a variation may be exchanged for another, and no product here has any.
  const productId = patch.product_id ?? item.productId
  if (productId !== item.productId) throw new Fault('InvalidProductIdException', 'The product of an item stays the same.', { productId })
  withoutOptions(patch.option_items)
  const custom = changed(item.custom, await commerce.attributes.customOf('product_item', patch))
  const line = asGift({ ...item, quantity: wholeQuantity(patch.quantity ?? item.quantity), custom }, patch)
  const items = content.items.map((one) => (one.id === itemId ? line : one))
  return { ...content, items: items.filter(({ quantity }) => quantity > 0) }
}

export async function withShipment(
  commerce: Commerce,
  content: Content,
  shipmentId: string,
  patch: z.output<typeof ShipmentPatch>,
): Promise<Content> {
  existingShipment(shipmentId)
  if (patch.id != null && patch.id !== DEFAULT_SHIPMENT) {
    throw new Fault('InvalidShipmentIdException', 'The default shipment keeps its id.', { shipmentId: patch.id })
  }
  const shipment = asGift({ ...content.shipment }, patch)
  if (patch.shipping_address) shipment.address = await addressOf(commerce, patch.shipping_address)
  if (patch.shipping_method) shipment.method = await shippingMethod(commerce, patch.shipping_method)
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
  if (!(await commerce.methods.isPayment(method)))
    throw new Fault('InvalidPaymentMethodIdException', 'The payment method cannot be used.', { paymentMethodId: method })
  if (content.payments.length >= PAYMENTS) throw quotaExceeded(`A basket holds at most ${PAYMENTS} payments.`)
  const custom = changed({}, await commerce.attributes.customOf('payment_instrument', request))
  return { ...content, payments: [...content.payments, { id: commerce.newId(), method, amount: request.amount, custom }] }
}

/** A basket that came whole in one call. Its coupons are left out: none is valid here, and the call ignores invalid ones in silence. */
export async function contentOf(commerce: Commerce, request: z.output<typeof BasketRequest>): Promise<Content> {
  if (request.customer_info) await commerce.attributes.customOf('customer_info', request.customer_info)
  let content: Content = { ...emptyContent(), custom: changed({}, await commerce.attributes.customOf('basket', request)) }
  if (request.product_items) content = await withItems(commerce, content, request.product_items)
  const [first, second] = request.shipments ?? []
  // Every basket has the one; a second of that name would take its place.
  if (second) throw new Fault('DuplicateShipmentIdException', 'A basket has one shipment.', { shipmentId: shipmentIdOf(second) })
  if (first) content = await withShipment(commerce, content, DEFAULT_SHIPMENT, { ...first, id: shipmentIdOf(first) })
  if (request.billing_address) content = await withBillingAddress(commerce, content, request.billing_address)
  for (const payment of request.payment_instruments ?? []) content = await withPayment(commerce, content, payment)
  return content
}

function existingShipment(id: string): void {
  if (id !== DEFAULT_SHIPMENT) throw new Fault('ShipmentNotFoundException', `There is no shipment '${id}'.`, { shipmentId: id })
}

type ShipmentIds = { id?: string | null | undefined; shipment_id?: string | null | undefined }

function shipmentIdOf({ id, shipment_id: said }: ShipmentIds): string {
  return id ?? said ?? DEFAULT_SHIPMENT
}

// Cards come one by one: the least quantity and the step of every product are 1.
function wholeQuantity(quantity: number): number {
  if (!Number.isInteger(quantity))
    throw new Fault('InvalidProductItemQuantityException', 'The quantity must be a whole number.', { quantity })
  return quantity
}

function withoutOptions(options: { option_id: string }[] | null | undefined): void {
  const [option] = options ?? []
  if (option)
    throw new Fault('InvalidProductOptionItemException', `The product has no option '${option.option_id}'.`, { optionId: option.option_id })
}

type Gift = { gift?: boolean; giftMessage?: string }

/** With what is said about being a gift; a null takes the message away. */
function asGift<Thing extends Gift>(
  thing: Thing,
  { gift, gift_message: message }: { gift?: boolean | null | undefined; gift_message?: string | null | undefined },
): Thing {
  const { giftMessage, ...rest } = thing
  const said = message === undefined ? giftMessage : (message ?? undefined)
  // The same thing, with these two changed.
  return { ...rest, ...(gift == null ? {} : { gift }), ...(said === undefined ? {} : { giftMessage: said }) } as Thing
}

async function shippingMethod(commerce: Commerce, wish: z.output<typeof ShippingMethodRequest>) {
  await commerce.attributes.customOf('shipping_method', wish)
  const { id } = wish
  if (!id) throw new Fault('MissingShippingMethodIdException', 'The id of the shipping method is missing.')
  const method = await commerce.methods.shipping(id)
  if (!method) throw new Fault('InvalidShippingMethodIdException', 'The shipping method cannot be used.', { shippingMethodId: id })
  return method
}

async function addressOf(commerce: Commerce, address: z.output<typeof OrderAddressRequest>): Promise<Record<string, unknown>> {
  const plain = Object.entries(address).filter(
    ([key, value]) => value != null && !key.startsWith('_') && !key.startsWith('c_') && key !== 'full_name',
  )
  const custom = changed({}, await commerce.attributes.customOf('order_address', address))
  return { ...Object.fromEntries(plain), ...custom, id: commerce.newId() }
}
