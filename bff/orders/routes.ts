import { CorrectOrder, type OrderHistory, type OrderPictures, type OrderWithdrawal, SendAgain } from '@fondly/contracts/bff/orders.ts'
import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { firstDayOfHistory } from '@fondly/domain/order-history/history-window.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import { notFound } from '@fondly/core/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { corrections } from '@fondly/core/orders/corrections.ts'
import { orderRows } from '@fondly/core/orders/order-rows.ts'
import { createUserSendings } from '@fondly/core/orders/own-sendings.ts'
import { createSendAgain } from '@fondly/core/orders/send-again.ts'
import { createWithdrawals } from '@fondly/core/orders/withdraw.ts'

/** GET /api/orders, the pictures of one of them, sending it again, withdrawing and correcting it. */
export function orderRoutes(house: CoreContext) {
  const { calendar, commerce, press, renderer, settings } = house
  const sendings = createUserSendings(house)
  const sendAgain = createSendAgain(house)
  const { withdraw, withdrawal, correct } = createWithdrawals(house)
  const links = corrections(house)

  return new Hono<SignedIn>()
    .get('/orders', async (c) => {
      const { user } = c.get('session')
      const since = startOfPostalDay(firstDayOfHistory(calendar.today()), settings.postalZone)
      // Sendings first: one that ends meanwhile is then still found, among the orders.
      const recent = await sendings.recent(user.id, since)
      const orders = await commerce.orders.history({ customerId: user.customerId, email: user.email }, since)
      const sendingIds = await sendings.byOrderNo(user.id, since)
      const open = orders.filter(({ exportStatus }) => exportStatus !== 'exported')
      const standings = await press.withdrawableUntil(open.map(({ orderNo, requestedShipDate: mailDate }) => ({ orderNo, mailDate })))
      const corrected = await links.ofUser(user.id)
      const known = { orders, sendings: recent, sendingIds, standings, corrected, zone: settings.postalZone }
      return c.json({ orders: orderRows(known), postalZone: settings.postalZone } satisfies OrderHistory)
    })

    .get('/orders/:id/pictures', async (c) => {
      const sending = await sendings.find(c.get('session').user.id, c.req.param('id'))
      if (!sending) throw notFound()
      const { print, displayListHash: printed } = sending
      const pages = cardPages(print)
      // Before anything was drawn for the press there is nothing that could differ.
      const asPrinted = printed === undefined || printed === displayListHash(displayList(pages))
      const { size, orientation } = print
      return c.json({ ...(await renderer.preview(pages)), asPrinted, size, orientation } satisfies OrderPictures)
    })

    .post('/orders/:id/again', async (c) => {
      const wish = await readJson(c, SendAgain)
      return c.json(await sendAgain(c.get('session').user, c.req.param('id'), wish))
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
      const wish = await readJson(c, CorrectOrder)
      return c.json(await correct(c.get('session').user, c.req.param('orderNo'), wish))
    })
}
