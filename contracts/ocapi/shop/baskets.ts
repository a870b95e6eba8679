import * as z from 'zod'
import { Flash, Instant, createRequestSchema } from '../document.ts'
import { OrderAddress, OrderAddressRequest } from './addresses.ts'

/** The id of the one shipment that every basket has. */
export const DEFAULT_SHIPMENT = 'me'

const Email = z
  .string()
  .max(256)
  .regex(/^[^@\s]+@[^@\s]+$/)
const Quantity = z.number().max(999)

/** A basket without an e-mail address has an empty text, as in the example of the reference. */
const EmailOrNone = z.union([Email, z.literal('')])

export const CustomerInfoRequest = createRequestSchema('customer_info', { email: EmailOrNone })
const giftMessage = z.string().max(4000).nullish()
const Id = z.string().max(256).nullish()
const OptionItems = z
  .array(createRequestSchema('option_item', { option_id: z.string().max(256), option_value_id: z.string().max(256) }))
  .max(100)
  .nullish()
const ProductItemRequest = createRequestSchema('product_item', {
  product_id: z.string().min(1).max(100),
  quantity: Quantity.min(0.01),
  shipment_id: Id,
  inventory_id: Id,
  option_items: OptionItems,
  gift: z.boolean().nullish(),
  gift_message: giftMessage,
})
export const ProductItemsRequest = z.array(ProductItemRequest).min(1).max(100).describe('product_item')
export type ProductItemRequest = z.infer<typeof ProductItemRequest>
/** A quantity of 0 removes the item. */
export const ProductItemPatch = createRequestSchema('product_item', {
  product_id: z.string().min(1).max(100).nullish(),
  quantity: Quantity.min(0).nullish(),
  shipment_id: Id,
  option_items: OptionItems,
  gift: z.boolean().nullish(),
  gift_message: giftMessage,
})
/** The schema accepts a missing id, because the server answers it with its own fault. */
export const ShippingMethodRequest = createRequestSchema('shipping_method', { id: Id })
const SHIPMENT = {
  id: Id,
  shipping_address: OrderAddressRequest.nullish(),
  shipping_method: ShippingMethodRequest.nullish(),
  gift: z.boolean().nullish(),
  gift_message: giftMessage,
}
export const ShipmentPatch = createRequestSchema('shipment', SHIPMENT)
/** A shipment in a complete basket may contain its id, because a caller may send it back as it was read. */
const ShipmentRequest = createRequestSchema('shipment', { ...SHIPMENT, shipment_id: Id })
const PAYMENT = { amount: z.number().min(0), payment_method_id: z.string().min(1).max(256) }
/** Properties of payment methods that this shop does not accept. */
const NOT_TAKEN = ['payment_card', 'payment_bank_account', 'bank_routing_number']
export const PaymentInstrumentRequest = createRequestSchema('basket_payment_instrument_request', PAYMENT, [
  ...NOT_TAKEN,
  'customer_payment_instrument_id',
  'gift_certificate_code',
])
const CouponItemRequest = createRequestSchema('coupon_item', { code: z.string().min(1).max(256) })
/** Apart from custom attributes, only the basket's currency can be changed. */
export const BasketPatch = createRequestSchema('basket', { currency: z.string().max(3).nullish() })
/** A new basket, which may be empty or complete. */
export const BasketRequest = createRequestSchema('basket', {
  customer_info: CustomerInfoRequest.nullish(),
  product_items: z.array(ProductItemRequest).max(100).nullish(),
  shipments: z.array(ShipmentRequest).max(10).nullish(),
  billing_address: OrderAddressRequest.nullish(),
  payment_instruments: z
    .array(createRequestSchema('order_payment_instrument', PAYMENT, NOT_TAKEN))
    .max(10)
    .nullish(),
  coupon_items: z.array(CouponItemRequest).max(10).nullish(),
})

export const ProductItem = z.looseObject({
  item_id: z.string(),
  product_id: z.string(),
  product_name: z.string().optional(),
  quantity: z.number(),
  price: z.number().optional(),
  price_after_order_discount: z.number().optional(),
})
export const Shipment = z.looseObject({
  shipment_id: z.string(),
  shipping_address: OrderAddress.optional(),
  shipping_method: z.looseObject({ id: z.string() }).optional(),
})
export const PaymentInstrument = z.looseObject({
  payment_instrument_id: z.string(),
  payment_method_id: z.string(),
  amount: z.number().optional(),
})

export const Basket = z.looseObject({
  basket_id: z.string(),
  _resource_state: z.string().optional(),
  creation_date: Instant,
  customer_info: z.looseObject({ customer_id: z.string().optional(), email: z.string().optional() }).optional(),
  product_items: z.array(ProductItem).default([]),
  shipments: z.array(Shipment).default([]),
  billing_address: OrderAddress.optional(),
  payment_instruments: z.array(PaymentInstrument).default([]),
  /** Absent as long as commerce cannot compute it. */
  order_total: z.number().optional(),
  _flash: z.array(Flash).default([]),
})
export type Basket = z.infer<typeof Basket>

export const BasketsResult = z.looseObject({ baskets: z.array(Basket).default([]), total: z.int() })
