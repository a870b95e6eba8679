import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { forCustomerOrApplication, type Route } from '../route.ts'
import { emptyField, type Field, foldedField, instantField, type Parts, searchFields, textField } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import type { CommerceContext } from '../context.ts'
import { selectOrderVersion } from '../store/order-versions.ts'
import { orderDocument, type OrderRow } from './order-document.ts'

/** The repeated parts of an order. Orders of this server have one shipment, no coupons and no holds. */
const PARTS: Parts = {
  product_items: sql`jsonb_array_elements(content->'items') as product_item`,
  payment_instruments: sql`jsonb_array_elements(content->'payments') as payment_instrument`,
  shipments: sql`(select content->'shipment' as shipment) as only_shipment`,
  coupon_line_items: sql`(select null::text as nothing where false) as coupon_line_item`,
  holds: sql`(select null::text as nothing where false) as hold`,
}
const partField = (part: string, column: RawBuilder<unknown>): Field => ({ column, kind: 'text', part })
const constantField = (word: string): Field => ({ column: sql`${word}::text`, kind: 'text' })
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
    business_type: constantField('b2c'),
    channel_type: constantField('storefront'),
    created_by: constantField('Customer'),
    currency_code: constantField(currency),
    'order.has_holds': { column: sql`false`, kind: 'boolean' },
    'product_items.product_id': partField('product_items', sql`product_item->>'productId'`),
    'payment_instruments.payment_method_id': partField('payment_instruments', sql`payment_instrument->>'method'`),
    'shipments.shipping_method_id': partField('shipments', sql`shipment #>> '{method,id}'`),
    'coupon_line_items.coupon_code': partField('coupon_line_items', sql`coupon_line_item.nothing`),
    'coupon_line_items.coupon_id': partField('coupon_line_items', sql`coupon_line_item.nothing`),
    'holds.type': partField('holds', sql`hold.nothing`),
  }
}

export function orderSearchRoutes(context: CommerceContext): Route[] {
  const { env, searchLagMilliseconds: lag } = context
  const fields = searchFields(orderSearchFields(context.currency), context.attributes, 'order', PARTS)

  return [
    forCustomerOrApplication('POST /order_search', async ({ body, shopper }) => ({
      document: await runSearch<OrderRow>(context.database, await body(SearchRequest), {
        type: 'order_search_result',
        from: lag > 0 ? selectOrderVersion(new Date(env.clock().getTime() - lag)) : sql.table('orders'),
        fields,
        key: sql`order_no`,
        ...(shopper ? { within: sql<boolean>`customer_id = ${shopper.customerId}` } : {}),
        hit: (row) => ({ _type: 'order_search_hit', relevance: 1, data: orderDocument(context, row) }),
        unselected: 'everything',
      }),
    })),
  ]
}
