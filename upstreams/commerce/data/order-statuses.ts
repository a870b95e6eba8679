import { OrderStatusRequest, SiteOrderPatch } from '@fondly/contracts/ocapi/data/order-statuses.ts'
import { ORDER_STATUSES } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import { changed } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { namesState, sameState } from '../resource-state.ts'
import { type Asked, forApplication, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { noOrder, orderState } from '../shop/order-document.ts'
import { moveStatus } from '../shop/order-status.ts'
import { ownSite } from './own-site.ts'

type StatusName = keyof typeof ORDER_STATUSES

/** What programs may write on an order. Of its statuses only `status` has rules about where it may go; the others are assigned freely. */
export function orderStatusRoutes(commerce: Commerce): Route[] {
  const statuses = (Object.keys(ORDER_STATUSES) as StatusName[]).map((name) =>
    forApplication(`PUT /sites/:site/orders/:order/${name}`, async (asked) => {
      ownSite(commerce, asked.params)
      const wish = await asked.body(OrderStatusRequest)
      if (!(ORDER_STATUSES[name] as readonly string[]).includes(wish.status)) {
        throw new Fault('EnumConstraintViolationException', `The status '${wish.status}' is none of ${name}.`, {
          document: 'order_status',
          enumValue: wish.status,
        })
      }
      return written(commerce, asked, wish, (within, orderNo) =>
        name === 'status' ? moveStatus(within, orderNo, wish.status) : write(within, orderNo, { [name]: wish.status }),
      )
    }),
  )

  return [
    ...statuses,

    forApplication('PUT /sites/:site/orders/:order/external_status', async (asked) => {
      ownSite(commerce, asked.params)
      const wish = await asked.body(OrderStatusRequest)
      return written(commerce, asked, wish, (within, orderNo) => write(within, orderNo, { external_status: wish.status }))
    }),

    forApplication('PATCH /sites/:site/orders/:order', async (asked) => {
      ownSite(commerce, asked.params)
      const patch = await asked.body(SiteOrderPatch)
      const custom = await commerce.attributes.customOf('order', patch)
      const removed = Object.keys(custom).filter((attribute) => custom[attribute] === null)
      return written(commerce, asked, patch, (within, orderNo) =>
        write(within, orderNo, { custom: sql`(custom || ${JSON.stringify(changed({}, custom))}::jsonb) - ${removed}::text[]` }),
      )
    }),
  ]
}

/** Changes the order, if it is still as the caller saw it where the caller says so; the reply tells its new state in a header. */
async function written(
  commerce: Commerce,
  { params, headers }: Asked,
  wish: Record<string, unknown>,
  change: (within: Commerce, orderNo: string) => Promise<number>,
): Promise<{ state: string }> {
  const orderNo = params['order'] ?? ''
  const told = (revision: number) => ({ state: orderState({ order_no: orderNo, revision }) })
  // Most callers name no state; then one statement does it.
  if (!namesState(headers, wish)) return told(await change(commerce, orderNo))
  return commerce.database.transaction().execute(async (database) => {
    const order = await database
      .selectFrom('orders')
      .select(['order_no', 'revision'])
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirst()
    sameState(orderState(order ?? noOrder(orderNo)), headers, wish)
    return told(await change({ ...commerce, database }, orderNo))
  })
}

async function write({ database, env }: Commerce, orderNo: string, values: Record<string, unknown>): Promise<number> {
  const order = await database
    .updateTable('orders')
    .set({ ...values, revision: sql`revision + 1`, modified_at: env.clock() })
    .where('order_no', '=', orderNo)
    .returning('revision')
    .executeTakeFirst()
  return order?.revision ?? noOrder(orderNo)
}
