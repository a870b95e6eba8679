import { CorrectOrder, type OrderHistory, type OrderPictures, type OrderWithdrawal, SendAgain } from '@fondly/contracts/bff/orders.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createListOrders } from '@fondly/core/orders/order-history.ts'
import { createDrawOrder } from '@fondly/core/orders/order-pictures.ts'
import { createSendAgain } from '@fondly/core/orders/send-again.ts'
import { createWithdrawals } from '@fondly/core/orders/withdraw.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

type OrderContext = Pick<
  CoreContext,
  'audit' | 'calendar' | 'cardAccess' | 'commerce' | 'database' | 'drafts' | 'env' | 'press' | 'renderer' | 'seal' | 'settings'
>

/** GET /api/orders, and the routes of one order: its pictures, sending it again, withdrawing it and correcting it. */
export function orderRoutes(context: OrderContext) {
  const { postalZone } = context.settings
  const listOrders = createListOrders(context)
  const drawOrder = createDrawOrder(context)
  const sendAgain = createSendAgain(context)
  const { withdraw, withdrawal, correct } = createWithdrawals(context)

  return new Hono<SignedIn>()
    .get('/orders', async (c) => c.json({ orders: await listOrders(c.get('session').user), postalZone } satisfies OrderHistory))

    .get('/orders/:id/pictures', async (c) =>
      c.json((await drawOrder(c.get('session').user.id, c.req.param('id'))) satisfies OrderPictures),
    )

    .post('/orders/:id/again', async (c) => {
      const options = await readJson(c, SendAgain)
      return c.json(await sendAgain(c.get('session').user, c.req.param('id'), options))
    })

    .post('/orders/:orderNo/withdraw', async (c) => {
      await withdraw(c.get('session').user, c.req.param('orderNo'))
      return c.body(null, 204)
    })

    .get('/orders/:orderNo/withdrawal', async (c) => {
      const { until, withdrawn } = await withdrawal(c.get('session').user, c.req.param('orderNo'))
      return c.json({ until: until?.toISOString() ?? null, withdrawn } satisfies OrderWithdrawal)
    })

    .post('/orders/:orderNo/correct', async (c) => {
      const options = await readJson(c, CorrectOrder)
      return c.json(await correct(c.get('session').user, c.req.param('orderNo'), options))
    })
}
