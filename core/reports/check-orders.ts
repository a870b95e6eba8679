import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { CoreContext } from '../context.ts'
import { SEARCH_LAG_MS } from '../orders/own-sendings.ts'
import type { createFollowOrders } from './follow-orders.ts'

type CheckContext = Pick<CoreContext, 'calendar' | 'commerce' | 'database' | 'env' | 'settings'>

/** What a check found: days whose orders differed, how many of them agree now, and those that still differ. */
export type CheckResult = { days: number; mended: number; different: number }

/** More than a year, so that every report of a year and its period before was checked while it was recent. */
const CHECKED_DAYS = 400
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const CHECK_AT_HOUR = 2
/** Another process checks when this one has not gone on for so long; also how long a check that failed rests. */
const LEASE_MS = 10 * 60_000

/**
 * Creates the nightly check. It compares, for each day, how many orders commerce last changed on it with how many rows say so. An order that is missing
 * or whose last change was missed makes the counts differ; such a day is read again.
 */
export function createCheckOrders(
  { calendar, commerce, database, env, settings }: CheckContext,
  follow: ReturnType<typeof createFollowOrders>,
  stopping: AbortSignal,
) {
  async function countRows(from: Date, to: Date): Promise<number> {
    const { count } = await database
      .selectFrom('report_order')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('modified_at', '>=', from)
      .where('modified_at', '<', to)
      .executeTakeFirstOrThrow()
    return count
  }
  const agrees = async (from: Date, to: Date) => (await commerce.orders.countChanged(from, to)) === (await countRows(from, to))

  async function check(onDay?: () => Promise<unknown>): Promise<CheckResult> {
    const end = env.clock().getTime() - SEARCH_LAG_MS
    const result = { days: 0, mended: 0, different: 0 }
    for (let day = Math.floor(end / DAY_MS) - CHECKED_DAYS; day * DAY_MS < end; day++) {
      const [from, to] = [new Date(day * DAY_MS), new Date(Math.min((day + 1) * DAY_MS, end))]
      stopping.throwIfAborted()
      await onDay?.()
      result.days++
      if (await agrees(from, to)) continue
      await follow.walk(from, { to, skipsKnown: false })
      if (await agrees(from, to)) result.mended++
      else result.different++
    }
    if (result.mended + result.different > 0)
      env.log.warn('Days of the reports differed from commerce and were read again.', { count: result.mended + result.different })
    return result
  }

  const leaseEnd = () => new Date(env.clock().getTime() + LEASE_MS)
  const renew = () => database.updateTable('report_feed').set({ checking_until: leaseEnd() }).execute()

  /** Returns whether this process may do the check of this night, which nobody has ended and nobody is doing. */
  async function claim(today: string): Promise<boolean> {
    const claimed = await database
      .updateTable('report_feed')
      .set({ checking_until: leaseEnd() })
      .where('checked_on', '<', today)
      .where((row) => row.or([row('checking_until', 'is', null), row('checking_until', '<=', env.clock())]))
      .executeTakeFirst()
    return claimed.numUpdatedRows > 0n
  }

  return {
    check: () => check(),

    /** Checks once in each night, in the first process that comes. Where that one dies or fails, the next does it. */
    checkNightly: async (): Promise<void> => {
      const today = calendar.today()
      if (env.clock().getTime() < startOfPostalDay(today, settings.postalZone).getTime() + CHECK_AT_HOUR * HOUR_MS) return
      // The first night has nothing to compare: all orders have just been read.
      const first = await database.updateTable('report_feed').set({ checked_on: today }).where('checked_on', 'is', null).executeTakeFirst()
      if (first.numUpdatedRows > 0n) return
      if (!(await claim(today))) return
      await check(renew)
      await database.updateTable('report_feed').set({ checked_on: today, checking_until: null }).execute()
    },
  }
}
