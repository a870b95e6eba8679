import type { Attention } from '@fondly/contracts/bff/sendings.ts'
import type { CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { findMailDayBeside } from '@fondly/domain/mail-date/mail-day-beside.ts'
import { sql } from 'kysely'
import { inDatabase } from './in-database.ts'
import { interceptedCommerce, orderDesk } from './order-desk.ts'
import { startComposedProduct } from './composed-product.ts'

const HARBORVIEW = '/api/admin/harborview'
export const REASON = { en: 'Offices closed', es: 'Oficinas cerradas' }
/** The counts of a closed day before any card was decided. */
export const NONE = { moving: 0, moved: 0, asked: 0, left: 0 }

/** Opens a product with a sender and an administrator who closes and opens days, and with functions that read the result. */
export async function openClosingDesk() {
  let clockAheadMs = 0
  const { reach, onCall } = interceptedCommerce()
  const testProduct = await startComposedProduct({
    reach,
    clock: () => new Date(Date.now() + clockAheadMs),
    environment: { FONDLY_PRESS_CUT: 'cut-off' },
  })
  const desk = await orderDesk(testProduct)
  const clientAdmin = testProduct.newVisitor()
  await clientAdmin.signIn('clientadmin@harborview.test')
  const { core } = testProduct.product
  const calendar = () => clientAdmin.json<CalendarAnswer>('GET', `${HARBORVIEW}/calendar`)
  const put = async (day: string, change: { reason: typeof REASON | null; plan?: CardPlan }): Promise<Response> => {
    const { version } = await calendar()
    return clientAdmin.ask('PUT', `${HARBORVIEW}/own-days/${day}`, { version, ...change })
  }
  const followOrders = async (): Promise<void> => {
    clockAheadMs += 61_000
    await core.reports.follow()
  }

  return {
    testProduct,
    desk,
    clientAdmin,
    calendar,
    followOrders,
    attention: async () => (await desk.sender.json<Attention>('GET', '/api/sendings/attention')).sendings,
    /** Runs a statement on the product's own tables. */
    run: (statement: string) => inDatabase<Record<string, unknown>>(testProduct.database.url, sql.raw(statement)),
    /** Returns the last mailing day before a day, or the first one after it. */
    beside: async (direction: 'earlier' | 'later', of: string) => {
      const { today, siteDays, ownDays } = await calendar()
      return findMailDayBeside(of, direction, { today, blackoutDays: new Set([...siteDays, ...ownDays].map((one) => one.day)) }) ?? ''
    },
    /** Sends a card for a day and lets the reports count it. */
    send: async (day: string): Promise<string> => {
      const orderNo = await desk.send({ sendDate: day })
      await followOrders()
      return orderNo
    },
    close: (day: string, plan?: CardPlan) => put(day, { reason: REASON, ...(plan ? { plan } : {}) }),
    open: (day: string) => put(day, { reason: null }),
    settle: () => core.closedDays.settle(),
    /** Commerce refuses each new basket, so every sending fails. */
    refuseBaskets: () =>
      onCall((request, path) =>
        Promise.resolve(request.method === 'POST' && path.endsWith('/baskets') ? new Response('{}', { status: 403 }) : undefined),
      ),
    acceptBaskets: () => onCall(undefined),
    progress: async (of: string) => (await calendar()).closedDays.find((one) => one.day === of)?.cards,
  }
}
export type ClosingDesk = Awaited<ReturnType<typeof openClosingDesk>>
