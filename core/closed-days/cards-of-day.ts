import type { ClosedDayOutcome } from '@fondly/domain/dashboard/closed-day.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { type Kysely, sql } from 'kysely'
import { isNamed } from '../reports/is-named.ts'
import type { CoreTables } from '../store/tables.ts'

export type WaitingCards = { day: Day; cards: number; people: number }

/**
 * Counts the cards that wait for each mail date from today on, including cards of other programs. The numbers come from the reports, so they are up
 * to a minute old. Without a client, counts the cards of all clients.
 */
export async function countWaitingCards(
  database: Kysely<CoreTables>,
  { clientId, people, today }: { clientId?: string; people?: readonly string[] | undefined; today: Day },
): Promise<WaitingCards[]> {
  let waiting = database
    .selectFrom('report_order as orders')
    .where('orders.state', '=', 'in-press')
    .where('orders.mail_date', '>=', today)
    .groupBy('orders.mail_date')
    .select(({ fn }) => [
      sql<string>`orders.mail_date`.as('day'),
      fn.countAll<number>().as('cards'),
      fn.count<number>('orders.person').distinct().as('people'),
    ])
    .orderBy('orders.mail_date')
  if (clientId !== undefined) waiting = waiting.where('orders.client_id', '=', clientId)
  if (people) waiting = waiting.innerJoin('report_value as person', 'person.id', 'orders.person').where(isNamed(people, 'person'))
  return waiting.execute()
}

/** Lists the order numbers of the cards that wait for a day. Without a client, lists those of all clients. */
export async function listWaitingOrders(database: Kysely<CoreTables>, day: Day, clientId: string | undefined): Promise<string[]> {
  let orders = database.selectFrom('report_order').select('order_no').where('state', '=', 'in-press').where('mail_date', '=', day)
  if (clientId !== undefined) orders = orders.where('client_id', '=', clientId)
  return (await orders.execute()).map((row) => row.order_no)
}

export type CardOfDay = { orderNo: string; clientId: string; isMoving: boolean }

type DayOfChange = { changeId: string; day: Day; clientId: string | undefined }

/** Lists the cards of a closed day that are being moved. */
export async function listMovingCards(database: Kysely<CoreTables>, { changeId, day }: DayOfChange): Promise<CardOfDay[]> {
  const { rows } = await sql<CardOfDay>`
    select order_no as "orderNo", client_id as "clientId", true as "isMoving" from bff.closed_day_card
      where change_id = ${changeId} and day = ${day} and outcome = 'moving'`.execute(database)
  return rows
}

/** Lists cards of a closed day that have no outcome yet. The list begins after the given order number. */
export async function listUndecidedCards(
  database: Kysely<CoreTables>,
  { changeId, day, clientId }: DayOfChange,
  { after, count }: { after: string; count: number },
): Promise<CardOfDay[]> {
  const { rows } = await sql<CardOfDay>`
    select order_no as "orderNo", client_id as "clientId", false as "isMoving" from bff.report_order
      where state = 'in-press' and mail_date = ${day} and (${clientId ?? null}::text is null or client_id = ${clientId ?? null})
        and order_no > ${after}
        and not exists (select from bff.closed_day_card known
          where known.change_id = ${changeId} and known.day = ${day} and known.order_no = report_order.order_no)
      order by order_no limit ${count}`.execute(database)
  return rows
}

export type ClosedDayProgress = { day: Day; cards: Record<ClosedDayOutcome, number> }

/** Counts the outcomes of a client's cards on closed days from today on. */
export async function readProgress(database: Kysely<CoreTables>, clientId: string, today: Day): Promise<ClosedDayProgress[]> {
  const rows = await database
    .selectFrom('closed_day_card')
    .select(({ fn }) => ['day', 'outcome', fn.countAll<number>().as('cards')])
    .where('client_id', '=', clientId)
    .where('day', '>=', today)
    .groupBy(['day', 'outcome'])
    .orderBy('day')
    .execute()
  const days = new Map<Day, ClosedDayProgress>()
  for (const { day, outcome, cards } of rows) {
    const progress = days.get(day) ?? { day, cards: { moving: 0, moved: 0, asked: 0, left: 0 } }
    progress.cards[outcome] = cards
    days.set(day, progress)
  }
  return [...days.values()]
}
