import { sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { CommerceContext } from '../context.ts'
import { noOrder } from './order-document.ts'

/** The statuses from which an order may change to each status. Other changes are refused, also one to the same status. */
export const STATUSES_BEFORE: Record<string, string[]> = {
  created: ['failed'],
  new: ['created', 'cancelled'],
  open: ['new', 'cancelled'],
  completed: ['new', 'open', 'cancelled'],
  cancelled: ['new', 'open'],
  failed: ['created'],
}

/** Changes an order's status in one statement, so that only one of two parallel callers succeeds. 'new' also numbers the shipment. */
export async function moveStatus({ database, env }: CommerceContext, orderNo: string, status: string): Promise<number> {
  const numbered = sql`jsonb_set(content, '{shipment,shipmentNo}', to_jsonb(lpad(nextval('shipment_number')::text, 8, '0')))`
  const moved = await database
    .updateTable('orders')
    .set({
      status,
      ...(status === 'new' ? { content: sql`case when content #> '{shipment,shipmentNo}' is null then ${numbered} else content end` } : {}),
      revision: sql`revision + 1`,
      modified_at: env.clock(),
    })
    .where('order_no', '=', orderNo)
    .where('status', 'in', STATUSES_BEFORE[status] ?? [''])
    .returning('revision')
    .executeTakeFirst()
  if (moved) return moved.revision

  const order = await database.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirst()
  if (!order) return noOrder(orderNo)
  throw new Fault('OrderStatusTransitionException', `The order status change from '${order.status}' to '${status}' is not supported.`)
}
