import * as z from 'zod'
import { Flash, Instant, sent } from '../document.ts'
import { OrderAddress, OrderAddressRequest } from './addresses.ts'

/** The one shipment that every basket has. */
export const DEFAULT_SHIPMENT = 'me'

const Email = z
  .string()
  .max(256)
  .regex(/^[^@\s]+@[^@\s]+$/)
const Quantity = z.number().max(999)

export const CustomerInfoRequest = sent('customer_info', { email: Email })
const ProductItemRequest = sent('product_item', {
  product_id: z.string().min(1).max(100),
  quantity: Quantity.min(0.01),
  shipment_id: z.string().optional(),
  inventory_id: z.string().optional(),
})
export const ProductItemsRequest = z.array(ProductItemRequest).min(1).max(100).describe('product_item')
export type ProductItemRequest = z.infer<typeof ProductItemRequest>
/** A quantity of 0 takes the item out. */
export const ProductItemPatch = sent('product_item', { quantity: Quantity.min(0).optional(), shipment_id: z.string().optional() })
export const ShippingMethodRequest = sent('shipping_method', { id: z.string().min(1).max(256) })
export const ShipmentPatch = sent('shipment', {
  id: z.string().optional(),
  shipping_address: OrderAddressRequest.optional(),
  shipping_method: ShippingMethodRequest.optional(),
  gift: z.boolean().optional(),
  gift_message: z.string().max(4000).nullish(),
})
export const PaymentInstrumentRequest = sent('basket_payment_instrument_request', {
  amount: z.number().min(0),
  payment_method_id: z.string().min(1).max(256),
})
/** Empty, or a basket that is whole from the start. */
export const BasketRequest = sent('basket', {
  customer_info: CustomerInfoRequest.optional(),
  product_items: ProductItemsRequest.optional(),
  shipments: z.array(ShipmentPatch).max(1).optional(),
  billing_address: OrderAddressRequest.optional(),
  payment_instruments: z.array(PaymentInstrumentRequest).max(10).optional(),
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
  /** Absent while it cannot be computed. */
  order_total: z.number().optional(),
  _flash: z.array(Flash).default([]),
})
export type Basket = z.infer<typeof Basket>

export const BasketsResult = z.looseObject({ baskets: z.array(Basket).default([]), total: z.int() })
