import { join } from 'node:path'
import type { Product } from '@fondly/launch/compose.ts'
import { sql } from 'kysely'
import type { ClosedWorld, MovedCard } from './closed-day-checker.ts'
import { readFoundState } from './found-state.ts'

/** A day that was closed, with its orders. `afterwards` says what happened to the day later. */
export type ClosedRound = { day: string; orderNos: string[]; afterwards: 'opened' | 'closed again' | undefined }
type Days = { daysWithoutMailing?: { day: string }[] | null }

const MAX_ENTRIES = 1_000

/** Reads the tables, the log, the client's document and the folders of the press. */
export async function readClosedWorld(
  product: Product,
  { data, databaseUrl, clientId, rounds }: { data: string; databaseUrl: string; clientId: string; rounds: ClosedRound[] },
): Promise<ClosedWorld> {
  const { database, changes, activity, commerce } = product.core.context
  const { printed = [], printOrders } = await readFoundState({ databaseUrl, printRoot: join(data, 'print') })
  const outcomes = await database.selectFrom('closed_day_card').selectAll().execute()
  const { rows: replacements } = await sql<{ corrects: string; orderNo: string }>`
    select fixed ->> 'corrects' as corrects, data ->> 'orderNo' as "orderNo" from bff.sending
    where fixed ->> 'corrects' is not null and data ->> 'orderNo' is not null`.execute(database)

  const family = (orderNo: string): string[] => [
    orderNo,
    ...replacements.filter(({ corrects }) => corrects === orderNo).flatMap((one) => family(one.orderNo)),
  ]
  const { rows: asked } = await sql<{ day: string; orderNo: string }>`
    select data -> 'dayClosed' ->> 'day' as day, data ->> 'orderNo' as "orderNo" from bff.sending where data ? 'dayClosed'`.execute(
    database,
  )
  // A day that was closed twice gives a card two rows. A row with 'moved' or 'moving' counts more than the other.
  const findOutcome = (day: string, orderNo: string) => {
    const found = outcomes.filter((row) => row.day === day && row.order_no === orderNo).map(({ outcome }) => outcome)
    return found.find((outcome) => outcome === 'moving' || outcome === 'moved') ?? found[0]
  }
  const readCard = async (day: string, orderNo: string): Promise<MovedCard> => ({
    orderNo,
    outcome: findOutcome(day, orderNo),
    isAsked: asked.some((one) => one.day === day && one.orderNo === orderNo),
    orders: await Promise.all(
      family(orderNo).map(async (one) => ({
        orderNo: one,
        mailDate: (await commerce.orders.ofSite(one))?.mailDate ?? '',
        timesPrinted: printed.filter((print) => print.orderNo === one).length,
      })),
    ),
  })

  const entries = await activity.list(clientId, { count: MAX_ENTRIES })
  const { fields } = await changes.read({ kind: 'client', clientId })
  const { faults } = await product.core.verifyActivity()
  return {
    closedDays: await Promise.all(
      rounds.map(async ({ day, orderNos, afterwards }) => ({
        day,
        isClosed: afterwards !== 'opened',
        closings: afterwards === 'closed again' ? 2 : 1,
        cards: await Promise.all(orderNos.map((orderNo) => readCard(day, orderNo))),
      })),
    ),
    daysOfDocument: daysOf(fields),
    entries: entries.map(({ before, after }) => ({
      closed: without(daysOf(after), daysOf(before)),
      opened: without(daysOf(before), daysOf(after)),
    })),
    brokenChain: faults.length > 0 ? JSON.stringify(faults) : undefined,
    openChanges: (await database.selectFrom('open_change').select('id').execute()).length,
    reserved: printOrders.filter(({ state }) => state === 'reserved').map(({ orderNo }) => orderNo),
  }
}

const daysOf = (fields: object = {}): string[] => ((fields as Days).daysWithoutMailing ?? []).map(({ day }) => day)
const without = (days: string[], others: string[]) => days.filter((day) => !others.includes(day))
