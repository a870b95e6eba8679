import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { LocalText } from '@fondly/domain/message.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** Who closed a day, and why. The senders of the cards of this day see this notice. */
export type DayNotice = { by: string; reason?: LocalText }
export type ClosedDay = {
  changeId: string
  day: Day
  clientId: string | undefined
  plan: CardPlan
  notice: DayNotice
  /** The day is open again or in the past. Only cards that are already being moved are still handled. */
  isOver: boolean
}

const createNoticeSeal = (seal: Seal) =>
  createTypedSeal<DayNotice, [changeId: string, day: Day]>(seal, (changeId, day) => `closed_day ${changeId} ${day}`)

/** Stores a closed day in the transaction that adds the change to the activity log. */
export async function noteClosedDay(
  transaction: Transaction<CoreTables>,
  { changeId, day, clientId = '', plan, notice }: Omit<ClosedDay, 'isOver'>,
  { seal, at }: { seal: Seal; at: Date },
): Promise<void> {
  const sealed = createNoticeSeal(seal).close(notice, changeId, day)
  await transaction
    .insertInto('closed_day')
    .values({ change_id: changeId, day, client_id: clientId, plan, sealed, started_at: at, ended_at: null })
    .execute()
}

/**
 * Ends the plan for the cards of a day that is opened again. Senders are no longer asked for another day. Cards that were moved stay moved, and a
 * move that has begun is finished.
 */
export async function endClosedDay(
  transaction: Transaction<CoreTables>,
  { day, clientId = '', at }: { day: Day; clientId: string | undefined; at: Date },
): Promise<void> {
  const ended = await transaction
    .updateTable('closed_day')
    .set({ ended_at: at })
    .where('day', '=', day)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .returning('change_id')
    .execute()
  for (const { change_id: changeId } of ended) await takeBack(transaction, changeId, day)
}

/** Removes the question to the senders. Keeps it if another change (of the site or of the client) still closes the day. */
async function takeBack(transaction: Transaction<CoreTables>, changeId: string, day: Day): Promise<void> {
  await sql`
    update bff.sending set data = data - 'dayClosed'
    from bff.closed_day_card card join bff.audit on audit.order_no = card.order_no and audit.event = 'purchase'
    where card.change_id = ${changeId} and card.day = ${day} and card.outcome = 'asked'
      and sending.owner = audit.user_id and sending.order_no = card.order_no and sending.data -> 'dayClosed' ->> 'day' = ${day}
      and not exists (select from bff.closed_day other
        where other.day = card.day and other.ended_at is null and other.client_id in ('', card.client_id))`.execute(transaction)
  await transaction
    .deleteFrom('closed_day_card')
    .where('change_id', '=', changeId)
    .where('day', '=', day)
    .where('outcome', 'in', ['asked', 'left'])
    .execute()
}

/** A closed day as it is stored. `sealed` holds the author and the reason. */
type StoredDay = Omit<ClosedDay, 'notice'> & { sealed: Buffer }
type Row = Selectable<CoreTables['closed_day']>

/** Lists the closed days whose cards are still handled. */
export async function listClosedDays(database: Kysely<CoreTables>): Promise<StoredDay[]> {
  const rows = await database.selectFrom('closed_day').selectAll().where('ended_at', 'is', null).orderBy('day').execute()
  return rows.map(toStoredDay)
}

/** Lists days that are open again or past, with cards that are still being moved. */
export async function listDaysWithMovingCards(database: Kysely<CoreTables>): Promise<StoredDay[]> {
  const moving = sql<boolean>`(change_id, day) in (select change_id, day from bff.closed_day_card where outcome = 'moving')`
  const rows = await database.selectFrom('closed_day').selectAll().where('ended_at', 'is not', null).where(moving).execute()
  return rows.map(toStoredDay)
}

/** Returns true if this change still closes the day. The day then stays closed until the transaction ends. */
export async function holdClosedDay(
  transaction: Transaction<CoreTables>,
  { changeId, day }: Pick<ClosedDay, 'changeId' | 'day'>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('closed_day')
    .select('day')
    .where('change_id', '=', changeId)
    .where('day', '=', day)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

const toStoredDay = ({ change_id: changeId, day, client_id: clientId, plan, sealed, ended_at: endedAt }: Row): StoredDay => ({
  changeId,
  day,
  clientId: clientId || undefined,
  plan,
  sealed,
  isOver: endedAt !== null,
})

export function openClosedDay({ sealed, ...day }: StoredDay, seal: Seal): ClosedDay {
  return { ...day, notice: createNoticeSeal(seal).open(sealed, day.changeId, day.day) }
}
