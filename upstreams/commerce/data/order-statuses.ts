import { OrderStatusRequest, SiteOrderPatch } from '@fondly/contracts/ocapi/data/order-statuses.ts'
import { ORDER_STATUSES } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { hasState, assertState } from '../resource-state.ts'
import { type Call, forApplication, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { noOrder, orderState } from '../shop/order-document.ts'
import { moveStatus } from '../shop/order-status.ts'
import { ownSite } from './own-site.ts'

type StatusName = keyof typeof ORDER_STATUSES

/** What programs may write on an order. Only `status` has rules for its transitions; the other statuses are free. */
export function orderStatusRoutes(context: CommerceContext): Route[] {
  const statuses = (Object.keys(ORDER_STATUSES) as StatusName[]).map((name) =>
    forApplication(`PUT /sites/:site/orders/:order/${name}`, async (call) => {
      ownSite(context, call.params)
      const request = await call.body(OrderStatusRequest)
      if (!(ORDER_STATUSES[name] as readonly string[]).includes(request.status)) {
        throw new Fault('EnumConstraintViolationException', `The status '${request.status}' is none of ${name}.`, {
          document: 'order_status',
          enumValue: request.status,
        })
      }
      return written(context, call, request, (within, orderNo) =>
        name === 'status' ? moveStatus(within, orderNo, request.status) : write(within, orderNo, { [name]: request.status }),
      )
    }),
  )

  return [
    ...statuses,

    forApplication('PUT /sites/:site/orders/:order/external_status', async (call) => {
      ownSite(context, call.params)
      const request = await call.body(OrderStatusRequest)
      return written(context, call, request, (within, orderNo) => write(within, orderNo, { external_status: request.status }))
    }),

    forApplication('PATCH /sites/:site/orders/:order', async (call) => {
      ownSite(context, call.params)
      const patch = await call.body(SiteOrderPatch)
      const custom = await context.attributes.readCustom('order', patch)
      const removed = Object.keys(custom).filter((attribute) => custom[attribute] === null)
      return written(context, call, patch, (within, orderNo) =>
        write(within, orderNo, { custom: sql`(custom || ${JSON.stringify(mergeCustom({}, custom))}::jsonb) - ${removed}::text[]` }),
      )
    }),
  ]
}

/** Changes the order, unless the caller names another state than the current one. The reply has the new state in a header. */
async function written(
  context: CommerceContext,
  { params, headers }: Call,
  request: Record<string, unknown>,
  change: (within: CommerceContext, orderNo: string) => Promise<number>,
): Promise<{ state: string }> {
  const orderNo = params['order'] ?? ''
  const toAnswer = (revision: number) => ({ state: orderState({ order_no: orderNo, revision }) })
  // Most callers name no state, so one statement is enough.
  if (!hasState(headers, request)) return toAnswer(await change(context, orderNo))
  return context.database.transaction().execute(async (database) => {
    const order = await database
      .selectFrom('orders')
      .select(['order_no', 'revision'])
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirst()
    assertState(orderState(order ?? noOrder(orderNo)), headers, request)
    return toAnswer(await change({ ...context, database }, orderNo))
  })
}

async function write({ database, env }: CommerceContext, orderNo: string, values: Record<string, unknown>): Promise<number> {
  const order = await database
    .updateTable('orders')
    .set({ ...values, revision: sql`revision + 1`, modified_at: env.clock() })
    .where('order_no', '=', orderNo)
    .returning('revision')
    .executeTakeFirst()
  return order?.revision ?? noOrder(orderNo)
}
