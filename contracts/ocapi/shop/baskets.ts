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

const PRICED = ['price', 'base_price', 'price_after_item_discount', 'price_after_order_discount', 'price_adjustments']
const TAXED = ['tax', 'tax_basis', 'tax_rate', 'tax_class_id', 'adjusted_tax']
const TOTALS = ['product_sub_total', 'product_total', 'shipping_total', 'shipping_total_tax', 'adjusted_shipping_total_tax']
const MORE_TOTALS = ['merchandize_total_tax', 'adjusted_merchandize_total_tax', 'tax_total']

export const CustomerInfoRequest = sent('customer_info', { email: Email }, ['customer_id', 'customer_no', 'customer_name'])
const giftMessage = z.string().max(4000).nullish()
const OptionItems = z.array(z.looseObject({ option_id: z.string().max(256), option_value_id: z.string().max(256) })).max(100)
const ITEM_READ_ONLY = ['item_id', 'product_name', 'item_text', 'bonus_product_line_item', 'shipping_item_id', ...PRICED, ...TAXED]
const ProductItemRequest = sent(
  'product_item',
  {
    product_id: z.string().min(1).max(100),
    quantity: Quantity.min(0.01),
    shipment_id: z.string().max(256).optional(),
    inventory_id: z.string().max(256).optional(),
    option_items: OptionItems.optional(),
    gift: z.boolean().optional(),
    gift_message: giftMessage,
  },
  ITEM_READ_ONLY,
)
export const ProductItemsRequest = z.array(ProductItemRequest).min(1).max(100).describe('product_item')
export type ProductItemRequest = z.infer<typeof ProductItemRequest>
/** A quantity of 0 takes the item out. */
export const ProductItemPatch = sent(
  'product_item',
  {
    product_id: z.string().min(1).max(100).optional(),
    quantity: Quantity.min(0).optional(),
    shipment_id: z.string().max(256).optional(),
    option_items: OptionItems.optional(),
    gift: z.boolean().optional(),
    gift_message: giftMessage,
  },
  [...ITEM_READ_ONLY, 'inventory_id'],
)
/** Without an id it is refused as having none, so the reader lets that through. */
export const ShippingMethodRequest = sent('shipping_method', { id: z.string().max(256).optional() }, [
  'name',
  'description',
  'price',
  'external_shipping_method',
  'shipping_promotions',
])
const SHIPMENT = {
  id: z.string().max(256).optional(),
  shipping_address: OrderAddressRequest.optional(),
  shipping_method: ShippingMethodRequest.optional(),
  gift: z.boolean().optional(),
  gift_message: giftMessage,
}
const SHIPMENT_READ_ONLY = ['shipment_no', 'shipping_status', 'shipment_total', 'tracking_number', ...TOTALS, ...MORE_TOTALS]
export const ShipmentPatch = sent('shipment', SHIPMENT, ['shipment_id', ...SHIPMENT_READ_ONLY])
/** A shipment of a basket that comes whole may also say its id as it is read. */
const ShipmentRequest = sent('shipment', { ...SHIPMENT, shipment_id: z.string().max(256).optional() }, SHIPMENT_READ_ONLY)
/** An instrument of a card, a bank account or a voucher belongs to methods that this shop does not take. */
export const PaymentInstrumentRequest = sent(
  'basket_payment_instrument_request',
  { amount: z.number().min(0), payment_method_id: z.string().min(1).max(256) },
  ['payment_card', 'payment_bank_account', 'bank_routing_number', 'customer_payment_instrument_id', 'gift_certificate_code'],
)
const CouponItemRequest = sent('coupon_item', { code: z.string().min(1).max(256) }, ['coupon_item_id', 'status_code', 'valid'])
const BASKET_TOLD = `basket_id creation_date last_modified taxation channel_type agent_basket shipping_items order_total notes source_code
  order_price_adjustments gift_certificate_items bonus_discount_line_items inventory_reservation_expiry`
const BASKET_READ_ONLY = [...BASKET_TOLD.split(/\s+/), ...TOTALS, ...MORE_TOTALS]
const BASKET_PARTS = ['customer_info', 'product_items', 'shipments', 'billing_address', 'payment_instruments', 'coupon_items']
/** Beside its own attributes a basket tells only its currency. */
export const BasketPatch = sent('basket', { currency: z.string().max(3).optional() }, [...BASKET_PARTS, ...BASKET_READ_ONLY])
/** Empty, or a basket that is whole from the start. */
export const BasketRequest = sent(
  'basket',
  {
    customer_info: CustomerInfoRequest.optional(),
    product_items: ProductItemsRequest.optional(),
    shipments: z.array(ShipmentRequest).max(10).optional(),
    billing_address: OrderAddressRequest.optional(),
    payment_instruments: z.array(PaymentInstrumentRequest).max(10).optional(),
    coupon_items: z.array(CouponItemRequest).max(10).optional(),
  },
  ['currency', ...BASKET_READ_ONLY],
)

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
