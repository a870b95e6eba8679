import { join } from 'node:path'
import type { Product } from '@fondly/launch/compose.ts'
import { sql } from 'kysely'
import type { ClosedWorld, MovedCard } from './closed-day-checker.ts'
import { whatStands } from './what-stands.ts'

type Round = { day: string; orderNos: string[] }
type Days = { daysWithoutMailing?: { day: string }[] | null }

const MAX_ENTRIES = 1_000

/** Reads the tables, the log, the client's document and the folders of the press. */
export async function readClosedWorld(
  product: Product,
  { data, databaseUrl, clientId, rounds }: { data: string; databaseUrl: string; clientId: string; rounds: Round[] },
): Promise<ClosedWorld> {
  const { database, changes, activity, commerce } = product.core.context
  const { printed = [], printOrders } = await whatStands({ databaseUrl, printRoot: join(data, 'print') })
  const outcomes = await database.selectFrom('closed_day_card').selectAll().execute()
  const { rows: replacements } = await sql<{ corrects: string; orderNo: string }>`
    select fixed ->> 'corrects' as corrects, data ->> 'orderNo' as "orderNo" from bff.sending
    where fixed ->> 'corrects' is not null and data ->> 'orderNo' is not null`.execute(database)

  const family = (orderNo: string): string[] => [
    orderNo,
    ...replacements.filter(({ corrects }) => corrects === orderNo).flatMap((one) => family(one.orderNo)),
  ]
  const readCard = async (day: string, orderNo: string): Promise<MovedCard> => ({
    orderNo,
    outcome: outcomes.find((row) => row.day === day && row.order_no === orderNo)?.outcome,
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
      rounds.map(async ({ day, orderNos }) => ({ day, cards: await Promise.all(orderNos.map((orderNo) => readCard(day, orderNo))) })),
    ),
    daysOfDocument: daysOf(fields),
    daysOfEntries: entries.map(({ before, after }) => daysOf(after).filter((day) => !daysOf(before).includes(day))),
    brokenChain: faults.length > 0 ? JSON.stringify(faults) : undefined,
    openChanges: (await database.selectFrom('open_change').select('id').execute()).length,
    reserved: printOrders.filter(({ state }) => state === 'reserved').map(({ orderNo }) => orderNo),
  }
}

const daysOf = (fields: object = {}): string[] => ((fields as Days).daysWithoutMailing ?? []).map(({ day }) => day)
