import { isDay, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { Kysely } from 'kysely'
import { cutMoment, type CutSetting } from './cut-off.ts'
import type { OrderState, PressTables } from './store/tables.ts'

/**
 * The state of an order at the press. `until` is the end of the time for withdrawing; undefined when the order cannot be withdrawn, or when batches
 * are cut at once.
 */
export type WithdrawalDeadline = { until: Date | undefined; withdrawn: boolean; state: 'waiting' | 'reserved' | 'withdrawn' | 'cut' }

type OrderToCheck = { orderNo: string; mailDate: Day }

/** Finds the withdrawal deadline of each order, also of orders that the press has not seen yet. There is no deadline when batches are cut at once. */
export async function findWithdrawalDeadlines(
  orders: readonly OrderToCheck[],
  { database, cut, blackoutDays, now }: { database: Kysely<PressTables>; cut: CutSetting; blackoutDays: ReadonlySet<Day>; now: Date },
): Promise<Map<string, WithdrawalDeadline>> {
  if (orders.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_order')
    .select(['order_no', 'state', 'cut_at'])
    .where(
      'order_no',
      'in',
      orders.map(({ orderNo }) => orderNo),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.order_no, row]))
  return new Map(
    orders.map(({ orderNo, mailDate }): [string, WithdrawalDeadline] => {
      const row = known.get(orderNo)
      const moment = row?.state === 'free' ? row.cut_at : momentAhead(row?.state, mailDate)
      const state = toDeadlineState(row?.state)
      return [orderNo, { until: moment && moment > now ? moment : undefined, withdrawn: state === 'withdrawn', state }]
    }),
  )

  // A rejected order is also cut at that moment, if somebody makes it ready again before.
  function momentAhead(state: OrderState | undefined, mailDate: Day): Date | undefined {
    const isAhead = (state === undefined || state === 'unprintable') && isDay(mailDate)
    return isAhead ? cutMoment({ mailDate, seenAt: now }, cut, blackoutDays) : undefined
  }
}

function toDeadlineState(state: OrderState | undefined): WithdrawalDeadline['state'] {
  if (state === 'withdrawn' || state === 'reserved') return state
  return state === 'cut' || state === 'exported' ? 'cut' : 'waiting'
}
