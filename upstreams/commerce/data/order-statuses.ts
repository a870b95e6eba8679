import { OrderStatusRequest } from '@fondly/contracts/ocapi/data/order-statuses.ts'
import { ORDER_STATUSES } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { noOrder } from '../shop/order-document.ts'
import { moveStatus } from '../shop/order-status.ts'
import { ownSite } from './own-site.ts'

type StatusName = keyof typeof ORDER_STATUSES

/** Of the five only `status` has rules about where it may go; the others are assigned freely. */
export function orderStatusRoutes(commerce: Commerce): Route[] {
  return (Object.keys(ORDER_STATUSES) as StatusName[]).map((name) =>
    forApplication(`PUT /sites/:site/orders/:order/${name}`, async ({ params, body }) => {
      ownSite(commerce, params)
      const { status } = await body(OrderStatusRequest)
      if (!(ORDER_STATUSES[name] as readonly string[]).includes(status)) {
        throw new Fault('EnumConstraintViolationException', `'${status}' is no ${name}.`, { document: 'order_status', enumValue: status })
      }
      const orderNo = params['order'] ?? ''
      const revision = name === 'status' ? await moveStatus(commerce, orderNo, status) : await assign(commerce, orderNo, name, status)
      return { state: resourceState('order', orderNo, revision) }
    }),
  )
}

async function assign({ database, env }: Commerce, orderNo: string, name: Exclude<StatusName, 'status'>, status: string): Promise<number> {
  const order = await database
    .updateTable('orders')
    .set({ [name]: status, revision: sql`revision + 1`, modified_at: env.clock() })
    .where('order_no', '=', orderNo)
    .returning('revision')
    .executeTakeFirst()
  return order?.revision ?? noOrder(orderNo)
}
