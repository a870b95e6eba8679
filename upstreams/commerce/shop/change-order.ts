import { sql, type UpdateObject, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import { Fault } from '../faults.ts'
import { assertState, isNamedState, type NamedState } from '../resource-state.ts'
import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { noOrder, orderState } from './order-document.ts'
import { STATUSES_BEFORE } from './order-status.ts'

const MAX_ATTEMPTS = 5

export type OrderChange = {
  orderNo: string
  /** The owner that the order must have. Undefined for programs, which may change any order. */
  shopper?: Shopper
  values?: UpdateObject<Tables, 'orders'>
  /** The new status. STATUSES_BEFORE lists the statuses from which an order may change to it. */
  status?: string | undefined
  /** True: a status that the order already has is ignored. False: it is refused. */
  ignoresSameStatus?: boolean
  named: NamedState
}
type OrderUpdate = UpdateQueryBuilder<Tables, 'orders', 'orders', UpdateResult>

/**
 * Changes an order in one statement: it checks the owner, the state that the caller names, and the status, so that only one of two parallel callers
 * succeeds. `execute` chooses what is returned. The order is read only after a refusal, to find its reason.
 */
export async function changeOrder<Row>(
  context: CommerceContext,
  change: OrderChange,
  execute: (update: OrderUpdate) => Promise<Row | undefined>,
): Promise<Row> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const changed = await execute(toUpdate(context, change))
    if (changed) return changed
    await assertChangeable(context, change)
    // The order was changed by somebody else between the two statements, so try again.
  }
  throw new Fault('ConcurrentModificationException', 'The order was changed by somebody else at the same time.')
}

function toUpdate(
  { database, env }: CommerceContext,
  { orderNo, shopper, values, status, ignoresSameStatus, named }: OrderChange,
): OrderUpdate {
  const before = [...(STATUSES_BEFORE[status ?? ''] ?? []), ...(status && ignoresSameStatus ? [status] : [])]
  return database
    .updateTable('orders')
    .set({ ...values, ...(status ? toStatus(status) : {}), revision: sql`revision + 1`, modified_at: env.clock() })
    .where('order_no', '=', orderNo)
    .$if(shopper !== undefined, (update) => update.where('customer_id', '=', shopper?.customerId ?? ''))
    .$if(status !== undefined, (update) => update.where('status', '=', sql<string>`any(${before}::text[])`))
    .where(isNamedState('order', orderNo, named))
}

/** The status 'new' also gives the shipment its number. */
function toStatus(status: string): UpdateObject<Tables, 'orders'> {
  const numbered = sql`jsonb_set(content, '{shipment,shipmentNo}', to_jsonb(lpad(nextval('shipment_number')::text, 8, '0')))`
  const isUnnumbered = sql`status <> 'new' and content #> '{shipment,shipmentNo}' is null`
  return { status, ...(status === 'new' ? { content: sql`case when ${isUnnumbered} then ${numbered} else content end` } : {}) }
}

async function assertChangeable(
  { database }: CommerceContext,
  { orderNo, shopper, status, ignoresSameStatus, named }: OrderChange,
): Promise<void> {
  const order = await database
    .selectFrom('orders')
    .select(['order_no', 'revision', 'status'])
    .where('order_no', '=', orderNo)
    .$if(shopper !== undefined, (query) => query.where('customer_id', '=', shopper?.customerId ?? ''))
    .executeTakeFirst()
  if (!order) return noOrder(orderNo)
  assertState(orderState(order), named.headers, named.body)
  if (status === undefined || (ignoresSameStatus && status === order.status) || STATUSES_BEFORE[status]?.includes(order.status)) return
  throw new Fault('OrderStatusTransitionException', `The order status change from '${order.status}' to '${status}' is not supported.`)
}
