import { sql } from 'kysely'
import { Fault } from '../faults.ts'
import type { Commerce } from '../shelf.ts'
import { noOrder } from './order-document.ts'

/** Where an order may come from when it goes to a status; every other step is refused, also one to where it stands. */
const COMES_FROM: Record<string, string[]> = {
  created: ['failed'],
  new: ['created', 'cancelled'],
  open: ['new', 'cancelled'],
  completed: ['new', 'open', 'cancelled'],
  cancelled: ['new', 'open'],
  failed: ['created'],
}

/** Moves an order's status, in one statement, so that of two callers one is too late; placing it numbers its shipment. */
export async function moveStatus({ database, env }: Commerce, orderNo: string, status: string): Promise<number> {
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
    .where('status', 'in', COMES_FROM[status] ?? [''])
    .returning('revision')
    .executeTakeFirst()
  if (moved) return moved.revision

  const order = await database.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirst()
  if (!order) return noOrder(orderNo)
  throw new Fault('OrderStatusTransitionException', `The order status change from '${order.status}' to '${status}' is not supported.`)
}
