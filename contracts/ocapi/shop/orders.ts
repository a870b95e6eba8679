import * as z from 'zod'
import { Instant, createRequestSchema } from '../document.ts'
import { searchResult } from '../search.ts'
import { OrderAddress } from './addresses.ts'
import { PaymentInstrument, ProductItem, Shipment } from './baskets.ts'

export const ORDER_STATUSES = {
  status: ['created', 'new', 'open', 'completed', 'cancelled', 'failed'],
  confirmation_status: ['not_confirmed', 'confirmed'],
  export_status: ['not_exported', 'exported', 'ready', 'failed'],
  payment_status: ['not_paid', 'part_paid', 'paid'],
  shipping_status: ['not_shipped', 'part_shipped', 'shipped'],
} as const

/**
 * Only the basket's id is used, but a caller may send the whole basket. The schema accepts a missing id, because the server answers it with its own
 * fault.
 */
export const OrderRequest = z.looseObject({ basket_id: z.string().optional() }).describe('basket')
export const OrderPatch = createRequestSchema('order', { status: z.enum(ORDER_STATUSES.status).nullish() })

export const Order = z.looseObject({
  order_no: z.string(),
  _resource_state: z.string().optional(),
  creation_date: Instant,
  last_modified: Instant.optional(),
  status: z.enum([...ORDER_STATUSES.status, 'replaced']),
  confirmation_status: z.enum(ORDER_STATUSES.confirmation_status),
  export_status: z.enum(ORDER_STATUSES.export_status),
  shipping_status: z.enum(ORDER_STATUSES.shipping_status),
  customer_info: z.looseObject({ customer_id: z.string().optional(), email: z.string().optional() }).optional(),
  customer_name: z.string().optional(),
  /** A currency code of three letters (ISO 4217). */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  order_total: z.number().optional(),
  tax_total: z.number().optional(),
  shipping_total: z.number().optional(),
  product_items: z.array(ProductItem).default([]),
  shipments: z.array(Shipment).default([]),
  billing_address: OrderAddress.optional(),
  payment_instruments: z.array(PaymentInstrument).default([]),
})
export type Order = z.infer<typeof Order>

/** Each order is parsed separately later, so that an unreadable order does not hide the others. */
export const OrderSearchResult = searchResult(z.looseObject({ data: z.unknown() }))
