import type { Commerce, Shopper } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { PostalDays } from '../postal-days/postal-days.ts'
import { LRUCache } from 'lru-cache'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { createCache } from '../cache/cache.ts'

/** Counts a user's orders of this month for the welcome line. Null when they could not be counted. */
export type MonthlyCardCount = {
  cardsThisMonth: (sender: Sender) => Promise<number | null>
  /** Forgets the count of this user, so that the next call counts again. */
  forget: (userId: string) => void
  /** Forgets all counts. Use it when notifications about orders may have been lost. */
  forgetAll: () => void
}

type Sender = Shopper & { userId: string }

/** The greatest number of remembered counts. Each needs some hundred bytes. */
const MAX_COUNTS = 5_000
/** A withdrawn or failed order is not a sent card. */
const NOT_SENT = new Set(['cancelled', 'failed'])

/**
 * Creates the count of the cards that a user has sent in this month of the postal zone, without cancelled and failed orders. Null when commerce
 * cannot say. A count is fresh for 5 minutes and usable for 10 more.
 */
export function createMonthlyCardCount(commerce: Commerce, calendar: PostalDays, { clock, log }: Env): MonthlyCardCount {
  const counts = createCache<string, number>({
    name: 'cards this month',
    load: async (key) => {
      // The cast holds: the key was made below, from a shopper and a month.
      const [customerId, email] = JSON.parse(key) as [string, string]
      const orders = await commerce.orders.history({ customerId, email }, calendar.startOfMonth())
      return orders.filter(({ status }) => !NOT_SENT.has(status)).length
    },
    clock,
    log,
    freshSeconds: 300,
    staleSeconds: 600,
    maxAnswers: MAX_COUNTS,
  })
  const keyOf = ({ customerId, email }: Shopper) => JSON.stringify([customerId, email, calendar.today().slice(0, 7)])
  /** The last key of each user, so that `forget` finds the user's count. */
  const lastKeys = new LRUCache<string, string>({ max: MAX_COUNTS })
  const forgetKey = (key: string | undefined) => {
    if (key !== undefined) counts.forget(key)
  }
  return {
    async cardsThisMonth(sender) {
      const key = keyOf(sender)
      lastKeys.set(sender.userId, key)
      try {
        return await counts.get(key)
      } catch (error) {
        logFailure(log, 'The cards of this month could not be counted.', error)
        return null
      }
    },
    forget: (userId) => forgetKey(lastKeys.get(userId)),
    forgetAll: () => lastKeys.forEach(forgetKey),
  }
}
