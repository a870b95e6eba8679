import type { Selectable } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { containerDocument } from './container-document.ts'

export type OrderRow = Selectable<Tables['orders']>

export function orderState({ order_no, revision }: Pick<OrderRow, 'order_no' | 'revision'>): string {
  return resourceState('order', order_no, revision)
}

/** Returns a shopper's own order. Throws a fault (404) for an order of another shopper. */
export async function findOrder({ database }: CommerceContext, shopper: Shopper, orderNo: string): Promise<OrderRow> {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('customer_id', '=', shopper.customerId)
    .executeTakeFirst()
  return order ?? noOrder(orderNo)
}

/** Throws the fault for an order that does not exist or belongs to another shopper. */
export function noOrder(orderNo: string): never {
  throw new Fault('OrderNotFoundException', `No order with order number '${orderNo}' was found.`, { orderNo })
}

/** An order as the Shop API returns it. */
export function orderDocument({ currency, site, link }: CommerceContext, order: OrderRow): Record<string, unknown> {
  const { agent_basket: _, shipments, ...container } = containerDocument(order.content, currency)
  return {
    _type: 'order',
    _resource_state: orderState(order),
    order_no: order.order_no,
    order_token: order.order_token,
    site_id: site,
    created_by: 'Customer',
    creation_date: order.created_at,
    last_modified: order.modified_at,
    customer_info: {
      _type: 'customer_info',
      customer_id: order.customer_id,
      customer_no: order.customer_no ?? undefined,
      customer_name: order.customer_name ?? undefined,
      email: order.customer_email ?? '',
    },
    customer_name: order.customer_name ?? undefined,
    status: order.status,
    confirmation_status: order.confirmation_status,
    export_status: order.export_status,
    payment_status: order.payment_status,
    shipping_status: order.shipping_status,
    external_order_status: order.external_status ?? undefined,
    notes: { _type: 'simple_link', link: link(`/orders/${order.order_no}/notes`) },
    ...container,
    shipments: (shipments as Record<string, unknown>[]).map((shipment) => ({ ...shipment, shipping_status: order.shipping_status })),
    ...order.custom,
  }
}
