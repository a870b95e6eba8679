import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { CoreContext } from '../context.ts'
import { checkColumns } from './check-columns.ts'
import { SEARCH_LAG_MS } from '../orders/own-sendings.ts'
import type { createFollowOrders } from './follow-orders.ts'

type CheckContext = Pick<CoreContext, 'calendar' | 'commerce' | 'database' | 'env' | 'settings'>

/**
 * The result of a check. `days`: days that were compared with commerce. `mended`: days that differed and agree now. `different`: days that still
 * differ. `rewritten`: days of a client whose columns or sums differed from their orders and were written again.
 */
export type CheckResult = { days: number; mended: number; different: number; rewritten: number }

/** The number of days that are checked. It is more than a year, so that a report of a year has only days that were checked. */
const CHECKED_DAYS = 400
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const CHECK_AT_HOUR = 2
/**
 * How long the lease lasts. When a process has not renewed it for this long, another process takes over. A failed check is also repeated after this
 * time.
 */
const LEASE_MS = 10 * 60_000

/**
 * Creates the nightly check. For each day, commerce counts the orders that were last changed on it, and we count the rows with this day. The counts
 * differ if an order is missing or if we missed its last change. Then that day is read again.
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

  /**
   * Compares all days once, and reads the days again that differ. Returns the number of days, the days that differed, and the days that still differ.
   */
  async function compareDays(end: number, onDay?: () => Promise<unknown>) {
    const compared = { days: 0, differed: new Set<number>(), different: new Set<number>() }
    for (let day = Math.floor(end / DAY_MS) - CHECKED_DAYS; day * DAY_MS < end; day++) {
      const [from, to] = [new Date(day * DAY_MS), new Date(Math.min((day + 1) * DAY_MS, end))]
      stopping.throwIfAborted()
      await onDay?.()
      compared.days++
      if (await agrees(from, to)) continue
      compared.differed.add(day)
      await follow.walk(from, { to, skipsKnown: false })
      if (!(await agrees(from, to))) compared.different.add(day)
    }
    return compared
  }

  async function check(onDay?: () => Promise<unknown>): Promise<CheckResult> {
    const end = env.clock().getTime() - SEARCH_LAG_MS
    const compared = await checkOrders(end, onDay)
    const today = Math.floor(env.clock().getTime() / DAY_MS)
    const onDays = async () => {
      stopping.throwIfAborted()
      await onDay?.()
    }
    const rewritten = await checkColumns(database, { fromUtcDay: today - CHECKED_DAYS, toUtcDay: today, onDays })
    if (rewritten > 0)
      env.log.warn('The stored numbers of days of the reports differed from their orders and were written again.', { count: rewritten })
    return { ...compared, rewritten }
  }

  async function checkOrders(end: number, onDay?: () => Promise<unknown>): Promise<Omit<CheckResult, 'rewritten'>> {
    const { days, differed } = await compareDays(end, onDay)
    if (differed.size === 0) return { days, mended: 0, different: 0 }
    env.log.warn('Days of the reports differed from commerce and were read again.', { count: differed.size })
    // Compare once more. Reading a day again moves orders away from other days, and these days may have agreed only by coincidence.
    const second = await compareDays(end, onDay)
    const different = second.different.size
    if (different > 0)
      env.log.warn(
        'Days of the reports still differ from commerce. The command `admin -- reports rebuild` also removes orders that commerce has deleted.',
        { count: different },
      )
    return { days, mended: differed.union(second.differed).size - different, different }
  }

  const leaseEnd = () => new Date(env.clock().getTime() + LEASE_MS)
  const renew = () => database.updateTable('report_feed').set({ checking_until: leaseEnd() }).execute()

  /** Returns true if this process may do the check of this night: no process has finished it, and no process is doing it. */
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

    /** Checks once each night. The first process that takes the lease does it. If that process dies or fails, another one does it later. */
    checkNightly: async (): Promise<void> => {
      const today = calendar.today()
      if (env.clock().getTime() < startOfPostalDay(today, settings.postalZone).getTime() + CHECK_AT_HOUR * HOUR_MS) return
      // In the first night, skip the check, because all orders have just been read.
      const first = await database.updateTable('report_feed').set({ checked_on: today }).where('checked_on', 'is', null).executeTakeFirst()
      if (first.numUpdatedRows > 0n) return
      if (!(await claim(today))) return
      await check(renew)
      await database.updateTable('report_feed').set({ checked_on: today, checking_until: null }).execute()
    },
  }
}
