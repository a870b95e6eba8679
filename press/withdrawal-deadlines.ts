import { isDay, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { Kysely } from 'kysely'
import { cutMoment, type CutSetting } from './cut-off.ts'
import type { OrderState, PressTables } from './store/tables.ts'

/**
 * What the press knows of an order: until when it may be withdrawn (undefined when it may not, or when batches are cut at once), whether it was, and
 * the state of its row.
 */
export type WithdrawalDeadline = { until: Date | undefined; withdrawn: boolean; state: 'waiting' | 'reserved' | 'withdrawn' | 'cut' }

type OrderToCheck = { orderNo: string; mailDate: Day }

/** Finds the withdrawal deadline of each order, also of those that the press has not seen yet. When batches are cut at once there is none. */
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
      const state = standingState(row?.state)
      return [orderNo, { until: moment && moment > now ? moment : undefined, withdrawn: state === 'withdrawn', state }]
    }),
  )

  // A rejected order is cut then too, if it is made ready again in time.
  function momentAhead(state: OrderState | undefined, mailDate: Day): Date | undefined {
    const isAhead = (state === undefined || state === 'unprintable') && isDay(mailDate)
    return isAhead ? cutMoment({ mailDate, seenAt: now }, cut, blackoutDays) : undefined
  }
}

function standingState(state: OrderState | undefined): WithdrawalDeadline['state'] {
  if (state === 'withdrawn' || state === 'reserved') return state
  return state === 'cut' || state === 'exported' ? 'cut' : 'waiting'
}
