import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { forCustomerOrApplication, type Route } from '../route.ts'
import { emptyField, type Field, foldedField, instantField, type Parts, searchFields, textField } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import type { Commerce } from '../shelf.ts'
import { ordersAsOf } from '../store/order-versions.ts'
import { orderDocument, type OrderRow } from './order-document.ts'

/** What an order has several of; a basket of this shop has the one shipment, and no coupons or holds. */
const PARTS: Parts = {
  product_items: sql`jsonb_array_elements(content->'items') as product_item`,
  payment_instruments: sql`jsonb_array_elements(content->'payments') as payment_instrument`,
  shipments: sql`(select content->'shipment' as shipment) as only_shipment`,
  coupon_line_items: sql`(select null::text as nothing where false) as coupon_line_item`,
  holds: sql`(select null::text as nothing where false) as hold`,
}
const ofPart = (part: string, column: RawBuilder<unknown>): Field => ({ column, kind: 'text', part })
const always = (word: string): Field => ({ column: sql`${word}::text`, kind: 'text' })
const EMPTY = [
  'affiliate_partner_id',
  'affiliate_partner_name',
  'external_order_no',
  'global_party_id',
  'original_order_no',
  'replaced_order_no',
  'replacement_order_no',
]

export function orderSearchFields(currency: string): Record<string, Field> {
  return {
    ...Object.fromEntries(EMPTY.map((name) => [name, emptyField])),
    order_no: textField('order_no'),
    status: textField('status'),
    confirmation_status: textField('confirmation_status'),
    export_status: textField('export_status'),
    payment_status: textField('payment_status'),
    shipping_status: textField('shipping_status'),
    external_order_status: textField('external_status'),
    customer_no: textField('customer_no'),
    customer_name: foldedField('customer_name'),
    customer_email: foldedField('customer_email'),
    creation_date: instantField('created_at'),
    last_modified: instantField('modified_at'),
    export_after: { column: sql`null::timestamptz`, kind: 'instant' },
    total_gross_price: { column: sql.ref('total'), kind: 'number' },
    total_net_price: { column: sql.ref('total'), kind: 'number' },
    business_type: always('b2c'),
    channel_type: always('storefront'),
    created_by: always('Customer'),
    currency_code: always(currency),
    'order.has_holds': { column: sql`false`, kind: 'boolean' },
    'product_items.product_id': ofPart('product_items', sql`product_item->>'productId'`),
    'payment_instruments.payment_method_id': ofPart('payment_instruments', sql`payment_instrument->>'method'`),
    'shipments.shipping_method_id': ofPart('shipments', sql`shipment #>> '{method,id}'`),
    'coupon_line_items.coupon_code': ofPart('coupon_line_items', sql`coupon_line_item.nothing`),
    'coupon_line_items.coupon_id': ofPart('coupon_line_items', sql`coupon_line_item.nothing`),
    'holds.type': ofPart('holds', sql`hold.nothing`),
  }
}

export function orderSearchRoutes(commerce: Commerce): Route[] {
  const { env, searchLagMilliseconds: lag } = commerce
  const fields = searchFields(orderSearchFields(commerce.currency), commerce.attributes, 'order', PARTS)

  return [
    forCustomerOrApplication('POST /order_search', async ({ body, shopper }) => ({
      document: await runSearch<OrderRow>(commerce.database, await body(SearchRequest), {
        type: 'order_search_result',
        from: lag > 0 ? ordersAsOf(new Date(env.clock().getTime() - lag)) : sql.table('orders'),
        fields,
        key: sql`order_no`,
        ...(shopper ? { within: sql<boolean>`customer_id = ${shopper.customerId}` } : {}),
        hit: (row) => ({ _type: 'order_search_hit', relevance: 1, data: orderDocument(commerce, row) }),
        unselected: 'everything',
      }),
    })),
  ]
}
