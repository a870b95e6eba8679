import { addDays, type Day, MAX_DAYS_AHEAD } from '@fondly/domain/mail-date/mail-date.ts'
import type { CoreContext } from '../context.ts'
import { sendingSeal, wholeData } from '../sendings/sending-data.ts'

export type WaitingCards = { day: Day; cards: number; people: number }

const DAY_MS = 86_400_000
const PAGE_SENDINGS = 200

type CountContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'press' | 'seal'>

/**
 * Creates the function that counts the cards of a client that wait for each mail date from today on: those sent with Fondly that were neither withdrawn
 * nor stopped.
 */
export function createCountWaitingCards({ calendar, database, env, press, seal: sealed }: CountContext) {
  const seal = sendingSeal(sealed)

  return async (clientId: string): Promise<WaitingCards[]> => {
    const today = calendar.today()
    // No mail date is further ahead, so older sendings have none left.
    const since = new Date(env.clock().getTime() - (MAX_DAYS_AHEAD + 1) * DAY_MS)
    const days = new Map<Day, { cards: number; people: Set<string> }>()
    let afterId = ''
    for (;;) {
      const rows = await database
        .selectFrom('sending')
        .select(['id', 'owner', wholeData])
        .where('state', 'in', ['running', 'waiting', 'done'])
        .where('created_at', '>=', since)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(PAGE_SENDINGS)
        .execute()
      const ahead = rows.flatMap(({ owner, data }) => {
        const { clientId: of, form } = seal.snapshot(data)
        return of === clientId && form.sendDate >= today ? [{ owner, mailDate: form.sendDate, orderNo: data.orderNo }] : []
      })
      const withdrawn = await findWithdrawn(
        ahead.flatMap(({ orderNo, mailDate }) => (orderNo === undefined ? [] : [{ orderNo, mailDate }])),
      )
      for (const { owner, mailDate, orderNo } of ahead) {
        if (orderNo !== undefined && withdrawn.has(orderNo)) continue
        const day = days.get(mailDate) ?? { cards: 0, people: new Set() }
        days.set(mailDate, { cards: day.cards + 1, people: day.people.add(owner) })
      }
      const last = rows.at(-1)
      if (!last || rows.length < PAGE_SENDINGS) break
      afterId = last.id
    }
    const last = addDays(today, MAX_DAYS_AHEAD)
    return [...days]
      .filter(([day]) => day <= last)
      .map(([day, { cards, people }]) => ({ day, cards, people: people.size }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  }

  async function findWithdrawn(orders: { orderNo: string; mailDate: Day }[]): Promise<Set<string>> {
    const states = await press.withdrawableUntil(orders)
    return new Set([...states].flatMap(([orderNo, { withdrawn }]) => (withdrawn ? [orderNo] : [])))
  }
}
