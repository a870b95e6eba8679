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
import { mergeCustom } from '../attributes.ts'
import { Fault, quotaExceeded } from '../faults.ts'
import type { CommerceContext } from '../context.ts'
import type { Content, LineItem } from '../store/tables.ts'
import type { SoldProduct } from './sold-products.ts'

const MAX_PAYMENTS = 10
const MAX_ITEMS = 100

export function emptyContent(): Content {
  return { items: [], shipment: { gift: false, custom: {} }, payments: [], custom: {} }
}

/** Adds items of these products. The same product again becomes another line, because each card is personal. */
export async function addItems(
  context: CommerceContext,
  content: Content,
  requests: ProductItemRequest[],
  products: SoldProduct[],
): Promise<Content> {
  const items = await Promise.all(
    requests.map(async (request): Promise<LineItem> => {
      assertShipment(request.shipment_id ?? DEFAULT_SHIPMENT)
      const productId = request.product_id
      const product = products.find(({ id }) => id === productId)
      if (!product) throw new Fault('InvalidProductIdException', `There is no product '${productId}'.`, { productId })
      if (!product.orderable || product.price === null)
        throw new Fault('ProductItemNotAvailableException', 'The product cannot be ordered.', { productId })
      assertNoOptions(request.option_items)
      const custom = mergeCustom({}, await context.attributes.readCustom('product_item', request))
      const quantity = assertWholeQuantity(request.quantity)
      const line: LineItem = { id: context.newId(), productId, name: product.name.default, quantity, price: product.price, custom }
      return mergeGift(line, request)
    }),
  )
  if (content.items.length + items.length > MAX_ITEMS)
    throw new Fault('BasketQuotaExceededException', `A basket holds at most ${MAX_ITEMS} items.`, { quota: MAX_ITEMS })
  return { ...content, items: [...content.items, ...items] }
}

/** Changes an item of a basket. Throws the fault of an unknown item or a wrong value. */
export async function changeItem(
  context: CommerceContext,
  content: Content,
  itemId: string,
  patch: z.output<typeof ProductItemPatch>,
): Promise<Content> {
  if (!/^[0-9a-f]{26}$/.test(itemId)) throw new Fault('InvalidProductItemIdException', `No item can have the ID '${itemId}'.`, { itemId })
  const shipmentId = patch.shipment_id ?? DEFAULT_SHIPMENT
  if (shipmentId !== DEFAULT_SHIPMENT) throw new Fault('InvalidShipmentIdException', 'There is no such shipment.', { shipmentId })
  const item = content.items.find(({ id }) => id === itemId)
  if (!item) throw new Fault('ProductItemNotFoundException', `There is no item '${itemId}' in this basket.`, { itemId })
  // An item can only change to another variation of its product, and the products of this shop have no variations.
  const productId = patch.product_id ?? item.productId
  if (productId !== item.productId) throw new Fault('InvalidProductIdException', 'The product of an item stays the same.', { productId })
  assertNoOptions(patch.option_items)
  const custom = mergeCustom(item.custom, await context.attributes.readCustom('product_item', patch))
  const line = mergeGift({ ...item, quantity: assertWholeQuantity(patch.quantity ?? item.quantity), custom }, patch)
  const items = content.items.map((one) => (one.id === itemId ? line : one))
  return { ...content, items: items.filter(({ quantity }) => quantity > 0) }
}

/** Changes the only shipment of a basket. Throws the fault of another shipment or a wrong value. */
export async function changeShipment(
  context: CommerceContext,
  content: Content,
  shipmentId: string,
  patch: z.output<typeof ShipmentPatch>,
): Promise<Content> {
  assertShipment(shipmentId)
  if (patch.id != null && patch.id !== DEFAULT_SHIPMENT) {
    throw new Fault('InvalidShipmentIdException', 'The default shipment keeps its id.', { shipmentId: patch.id })
  }
  const shipment = mergeGift({ ...content.shipment }, patch)
  if (patch.shipping_address) shipment.address = await toAddress(context, patch.shipping_address)
  if (patch.shipping_method) shipment.method = await shippingMethod(context, patch.shipping_method)
  shipment.custom = mergeCustom(shipment.custom, await context.attributes.readCustom('shipment', patch))
  return { ...content, shipment }
}

export async function setBillingAddress(
  context: CommerceContext,
  content: Content,
  address: z.output<typeof OrderAddressRequest>,
): Promise<Content> {
  return { ...content, billingAddress: await toAddress(context, address) }
}

/** Adds a payment to a basket. Throws the fault of a payment method that cannot be used. */
export async function addPayment(
  context: CommerceContext,
  content: Content,
  request: z.output<typeof PaymentInstrumentRequest>,
): Promise<Content> {
  const method = request.payment_method_id
  if (!(await context.methods.isPayment(method)))
    throw new Fault('InvalidPaymentMethodIdException', 'The payment method cannot be used.', { paymentMethodId: method })
  if (content.payments.length >= MAX_PAYMENTS) throw quotaExceeded(`A basket holds at most ${MAX_PAYMENTS} payments.`)
  const custom = mergeCustom({}, await context.attributes.readCustom('payment_instrument', request))
  return { ...content, payments: [...content.payments, { id: context.newId(), method, amount: request.amount, custom }] }
}

/** Returns the content of a basket that is created in one call. The API ignores invalid coupons, and no coupon is valid here. */
export async function toContent(context: CommerceContext, request: z.output<typeof BasketRequest>): Promise<Content> {
  if (request.customer_info) await context.attributes.readCustom('customer_info', request.customer_info)
  let content: Content = { ...emptyContent(), custom: mergeCustom({}, await context.attributes.readCustom('basket', request)) }
  const items = request.product_items
  if (items) content = await addItems(context, content, items, await context.soldProducts.read(items.map((item) => item.product_id)))
  const [first, second] = request.shipments ?? []
  // Every basket has exactly one shipment.
  if (second) throw new Fault('DuplicateShipmentIdException', 'A basket has one shipment.', { shipmentId: readShipmentId(second) })
  if (first) content = await changeShipment(context, content, DEFAULT_SHIPMENT, { ...first, id: readShipmentId(first) })
  if (request.billing_address) content = await setBillingAddress(context, content, request.billing_address)
  for (const payment of request.payment_instruments ?? []) content = await addPayment(context, content, payment)
  return content
}

function assertShipment(id: string): void {
  if (id !== DEFAULT_SHIPMENT) throw new Fault('ShipmentNotFoundException', `There is no shipment '${id}'.`, { shipmentId: id })
}

type ShipmentIds = { id?: string | null | undefined; shipment_id?: string | null | undefined }

function readShipmentId({ id, shipment_id: given }: ShipmentIds): string {
  return id ?? given ?? DEFAULT_SHIPMENT
}

// The minimum quantity and the step of every product are 1.
function assertWholeQuantity(quantity: number): number {
  if (!Number.isInteger(quantity))
    throw new Fault('InvalidProductItemQuantityException', 'The quantity must be a whole number.', { quantity })
  return quantity
}

function assertNoOptions(options: { option_id: string }[] | null | undefined): void {
  const [option] = options ?? []
  if (option)
    throw new Fault('InvalidProductOptionItemException', `The product has no option '${option.option_id}'.`, { optionId: option.option_id })
}

type Gift = { gift?: boolean; giftMessage?: string }

/** Merges the gift properties; null removes the message. */
function mergeGift<Thing extends Gift>(
  thing: Thing,
  { gift, gift_message: message }: { gift?: boolean | null | undefined; gift_message?: string | null | undefined },
): Thing {
  const { giftMessage, ...rest } = thing
  const given = message === undefined ? giftMessage : (message ?? undefined)
  // The result is still a Thing, because only these two properties change.
  return { ...rest, ...(gift == null ? {} : { gift }), ...(given === undefined ? {} : { giftMessage: given }) } as Thing
}

async function shippingMethod(context: CommerceContext, requested: z.output<typeof ShippingMethodRequest>) {
  await context.attributes.readCustom('shipping_method', requested)
  const { id } = requested
  if (!id) throw new Fault('MissingShippingMethodIdException', 'The id of the shipping method is missing.')
  const method = await context.methods.shipping(id)
  if (!method) throw new Fault('InvalidShippingMethodIdException', 'The shipping method cannot be used.', { shippingMethodId: id })
  return method
}

async function toAddress(context: CommerceContext, address: z.output<typeof OrderAddressRequest>): Promise<Record<string, unknown>> {
  const plain = Object.entries(address).filter(
    ([key, value]) => value != null && !key.startsWith('_') && !key.startsWith('c_') && key !== 'full_name',
  )
  const custom = mergeCustom({}, await context.attributes.readCustom('order_address', address))
  return { ...Object.fromEntries(plain), ...custom, id: context.newId() }
}
