import { OrderStatusRequest, SiteOrderPatch } from '@fondly/contracts/ocapi/data/order-statuses.ts'
import { ORDER_STATUSES } from '@fondly/contracts/ocapi/shop/orders.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { type Call, forApplication, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { changeOrder, type OrderChange } from '../shop/change-order.ts'
import { orderState } from '../shop/order-document.ts'
import { ownSite } from './own-site.ts'

type StatusName = keyof typeof ORDER_STATUSES

/** The routes by which programs write statuses of an order. Only `status` has rules for its changes; the other statuses may change freely. */
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
      return write(context, call, request, name === 'status' ? { status: request.status } : { values: { [name]: request.status } })
    }),
  )

  return [
    ...statuses,

    forApplication('PUT /sites/:site/orders/:order/external_status', async (call) => {
      ownSite(context, call.params)
      const request = await call.body(OrderStatusRequest)
      return write(context, call, request, { values: { external_status: request.status } })
    }),

    forApplication('PATCH /sites/:site/orders/:order', async (call) => {
      ownSite(context, call.params)
      const patch = await call.body(SiteOrderPatch)
      const custom = await context.attributes.readCustom('order', patch)
      const removed = Object.keys(custom).filter((attribute) => custom[attribute] === null)
      return write(context, call, patch, {
        values: { custom: sql<string>`(custom || ${JSON.stringify(mergeCustom({}, custom))}::jsonb) - ${removed}::text[]` },
      })
    }),
  ]
}

/** Changes the order. Refuses the change when the caller names an older state of the order. The reply has the new state in a header. */
async function write(
  context: CommerceContext,
  { params, headers }: Call,
  request: Record<string, unknown>,
  change: Pick<OrderChange, 'status' | 'values'>,
): Promise<{ state: string }> {
  const orderNo = params['order'] ?? ''
  const { revision } = await changeOrder(context, { ...change, orderNo, named: { headers, body: request } }, (update) =>
    update.returning('revision').executeTakeFirst(),
  )
  return { state: orderState({ order_no: orderNo, revision }) }
}
