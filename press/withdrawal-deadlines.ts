import { isDay, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { Kysely } from 'kysely'
import { cutMoment, type CutSetting } from './cut-off.ts'
import type { OrderState, PressTables } from './store/tables.ts'

/**
 * Where an order stands with the press: until when it may be withdrawn (undefined where it may not, or where batches are cut at once), whether it was,
 * and what the row says.
 */
export type WithdrawalDeadline = { until: Date | undefined; withdrawn: boolean; state: 'waiting' | 'reserved' | 'withdrawn' | 'cut' }

type Asked = { orderNo: string; mailDate: Day }

/** Of each of these orders, also of those that the press has not met yet. Where batches are cut at once there is no time to tell. */
export async function findWithdrawalDeadlines(
  asked: readonly Asked[],
  { database, cut, blackoutDays, now }: { database: Kysely<PressTables>; cut: CutSetting; blackoutDays: ReadonlySet<Day>; now: Date },
): Promise<Map<string, WithdrawalDeadline>> {
  if (asked.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_order')
    .select(['order_no', 'state', 'cut_at'])
    .where(
      'order_no',
      'in',
      asked.map(({ orderNo }) => orderNo),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.order_no, row]))
  return new Map(
    asked.map(({ orderNo, mailDate }): [string, WithdrawalDeadline] => {
      const row = known.get(orderNo)
      const moment = row?.state === 'free' ? row.cut_at : momentAhead(row?.state, mailDate)
      const state = standingState(row?.state)
      return [orderNo, { until: moment && moment > now ? moment : undefined, withdrawn: state === 'withdrawn', state }]
    }),
  )

  // What was put aside would be cut then, if it were mended.
  function momentAhead(state: OrderState | undefined, mailDate: Day): Date | undefined {
    const isAhead = (state === undefined || state === 'unprintable') && isDay(mailDate)
    return isAhead ? cutMoment({ mailDate, seenAt: now }, cut, blackoutDays) : undefined
  }
}

function standingState(state: OrderState | undefined): WithdrawalDeadline['state'] {
  if (state === 'withdrawn' || state === 'reserved') return state
  return state === 'cut' || state === 'exported' ? 'cut' : 'waiting'
}
