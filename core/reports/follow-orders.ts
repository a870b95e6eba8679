import type { ReportedOrder } from '@fondly/gateways/commerce/commerce.ts'
import type { CoreContext } from '../context.ts'
import { SEARCH_LAG_MS } from '../orders/own-sendings.ts'
import { sendingSeal, wholeData } from '../sendings/sending-data.ts'
import { findChanged } from './find-changed.ts'
import { findReasons } from './find-reasons.ts'
import { removeUnseen, type ReportOrder, saveOrders, writeOutdatedColumns } from './save-orders.ts'
import { fromSending, toReportOrder } from './to-report-order.ts'

export type FollowContext = Pick<CoreContext, 'commerce' | 'database' | 'env' | 'press' | 'seal'>

export const FOLLOW_INTERVAL_MS = 60_000
const MAX_SENDINGS_AT_ONCE = 500
const BEGINNING = new Date(0)

/**
 * Creates the functions that keep the orders of the reports equal to the orders of commerce. When `stopping` is aborted, reading ends after the
 * current page.
 */
export function createFollowOrders(context: FollowContext, stopping: AbortSignal) {
  const { commerce, database, env } = context

  async function toReportOrders(page: readonly ReportedOrder[]): Promise<ReportOrder[]> {
    const known = await findReasons(page, context)
    return page.map((order) => toReportOrder(order, known.get(order.orderNo) ?? { reason: undefined }))
  }

  /** Saves the orders that changed from `from` until before `to`. Returns the number of orders that it read. */
  async function walk(from: Date, { to, skipsKnown }: { to?: Date; skipsKnown: boolean }): Promise<number> {
    let seen = 0
    for await (const page of commerce.orders.changedSince(from)) {
      stopping.throwIfAborted()
      const last = page.at(-1)?.modifiedAt
      const inSpan = to ? page.filter(({ modifiedAt }) => modifiedAt < to) : page
      const read = await toReportOrders(latestOfEach(inSpan))
      const orders = skipsKnown ? await findChanged(database, read) : read
      const nextAt = new Date(env.clock().getTime() + FOLLOW_INTERVAL_MS)
      // A read that ends at `to` has not seen the later changes, so it does not move the progress.
      const progress = { nextAt, ...(last && !to ? { followedTo: last } : {}) }
      if (orders.length > 0 || !to) await saveOrders(database, orders, { now: env.clock(), progress })
      seen += inSpan.length
      if (to && last && last >= to) break
    }
    return seen
  }

  /**
   * Saves the orders of our own sendings that the search of commerce does not show yet. Without `ids`, takes the sendings that ended a short time
   * ago.
   */
  async function followSendings(ids?: readonly string[]): Promise<void> {
    const seal = sendingSeal(context.seal)
    // Find these sendings by the time of the purchase, because that time has an index. `updated_at` of a sending has no index, because every step
    // writes it.
    const ended = database
      .selectFrom('audit')
      .select('order_no')
      .where('event', '=', 'purchase')
      .where('at', '>=', new Date(env.clock().getTime() - SEARCH_LAG_MS))
    const rows = await database
      .selectFrom('sending')
      .select(['updated_at', wholeData, 'sending.order_no as orderNo'])
      .where('state', '=', 'done')
      .$if(ids === undefined, (query) => query.where('sending.order_no', 'in', ended))
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .where('sending.order_no', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom('report_order').select('report_order.order_no').whereRef('report_order.order_no', '=', 'sending.order_no'),
          ),
        ),
      )
      .orderBy('updated_at')
      .limit(MAX_SENDINGS_AT_ONCE)
      .execute()
    const orders = rows.map((row) => fromSending(seal.snapshot(row.data), { orderNo: row.orderNo ?? '', orderedAt: row.updated_at }))
    if (orders.length > 0) await saveOrders(database, orders, { now: env.clock() })
  }

  return {
    walk,
    followSendings,

    /** Reads the changes of commerce up to now. Returns false if another process has done so within the minute. */
    follow: async (): Promise<boolean> => {
      const now = env.clock()
      const claimed = await database
        .updateTable('report_feed')
        .set({ next_at: new Date(now.getTime() + FOLLOW_INTERVAL_MS) })
        .where('next_at', '<=', now)
        .returning('followed_to')
        .executeTakeFirst()
      if (!claimed) return false
      await writeOutdatedColumns(database, stopping)
      await followSendings()
      const { followed_to: followedTo } = claimed
      await walk(followedTo ? new Date(followedTo.getTime() - SEARCH_LAG_MS) : BEGINNING, { skipsKnown: true })
      await saveOrders(database, [], { now, progress: { asOf: now } })
      return true
    },

    /** Compares every order with commerce. Removes the orders that commerce no longer has. */
    rebuild: async (): Promise<{ orders: number; removed: number }> => {
      const began = env.clock()
      await writeOutdatedColumns(database, stopping)
      const orders = await walk(BEGINNING, { skipsKnown: false })
      await followSendings()
      const removed = await removeUnseen(database, new Date(began.getTime() - SEARCH_LAG_MS))
      await saveOrders(database, [], { now: began, progress: { asOf: began } })
      return { orders, removed }
    },
  }
}

/** Keeps the newest version of each order. An order that changes while its page is read can come twice. */
function latestOfEach(page: readonly ReportedOrder[]): ReportedOrder[] {
  return [...new Map(page.map((order) => [order.orderNo, order])).values()]
}
