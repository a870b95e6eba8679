import type { Listener } from '@fondly/kit/sql/listen.ts'
import { repeat } from '@fondly/kit/repeat.ts'
import type { CoreContext } from '../context.ts'
import { SENDING_CHANNEL } from '../sendings/sending-channel.ts'
import { type CheckResult, createCheckOrders } from './check-orders.ts'
import { countReport, type Report, type ReportRequest } from './count-report.ts'
import { createFollowOrders, FOLLOW_INTERVAL_MS } from './follow-orders.ts'

export type Reports = {
  /** Counts the cards of a client. */
  count: (request: ReportRequest) => Promise<Report>
  /** Reads the changes of commerce up to now. Returns false if another process has done so within the minute. */
  follow: () => Promise<boolean>
  /** Compares each order with commerce. Removes the orders that commerce no longer has. */
  rebuild: () => Promise<{ orders: number; removed: number }>
  /** Compares the orders of each day with commerce. Reads the days again that differ. */
  check: () => Promise<CheckResult>
  /** Reads the changes of commerce every minute, saves the orders of sendings as soon as they end, and checks every night, until `stop` is called. */
  run: (listener: Pick<Listener, 'on'>) => { stop: () => Promise<void> }
}

const ENDED_INTERVAL_MS = 1_000

/** Creates the reports. They consist of rows that follow the orders of commerce, and of the sums of these rows. */
export function createReports(
  context: Pick<CoreContext, 'calendar' | 'commerce' | 'database' | 'env' | 'press' | 'seal' | 'settings'>,
): Reports {
  const stopping = new AbortController()
  const following = createFollowOrders(context, stopping.signal)
  const { check, checkNightly } = createCheckOrders(context, following, stopping.signal)

  async function followAndCheck(): Promise<void> {
    await following.follow()
    await checkNightly()
  }

  return {
    count: (request) => countReport(context.database, request),
    follow: following.follow,
    rebuild: following.rebuild,
    check,
    run: (listener) => {
      const ended = new Set<string>()
      const stopHearing = listener.on(SENDING_CHANNEL, (payload = '') => {
        const [id, state] = payload.split(' ')
        if (id && state === 'done') ended.add(id)
      })
      const saving = repeat({
        task: async () => {
          const ids = [...ended]
          ended.clear()
          if (ids.length > 0) await following.followSendings(ids)
        },
        intervalMs: ENDED_INTERVAL_MS,
        // The next reading of commerce, within a minute, finds these orders too.
        onFailure: (cause) => context.env.log.warn('Orders that were just sent could not be counted yet.', { cause }),
      })
      const minutes = repeat({
        task: followAndCheck,
        intervalMs: FOLLOW_INTERVAL_MS,
        beginsAtOnce: true,
        onFailure: (cause) => {
          if (!stopping.signal.aborted) context.env.log.warn('The reports could not follow commerce. They try again.', { cause })
        },
      })
      return {
        stop: async () => {
          stopHearing()
          stopping.abort()
          await Promise.all([minutes.stop(), saving.stop()])
        },
      }
    },
  }
}
