import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { LocalText } from '@fondly/domain/message.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import type { Kysely, Transaction } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** Who closed a day, and why. The senders of its cards are told. */
export type DayNotice = { by: string; reason?: LocalText }
export type ClosedDay = { changeId: string; day: Day; clientId: string | undefined; plan: CardPlan; notice: DayNotice }

const placeOf = (changeId: string, day: Day) => `closed_day ${changeId} ${day}`

/** Notes a closed day, in the transaction that writes the change into the activity log. */
export async function noteClosedDay(
  transaction: Transaction<CoreTables>,
  { changeId, day, clientId = '', plan, notice }: ClosedDay,
  { seal, at }: { seal: Seal; at: Date },
): Promise<void> {
  const sealed = seal.close(notice, placeOf(changeId, day))
  await transaction
    .insertInto('closed_day')
    .values({ change_id: changeId, day, client_id: clientId, plan, sealed, started_at: at, ended_at: null })
    .execute()
}

/** Ends what was planned for the cards of a day that is opened again. What was moved stays where it is. */
export async function endClosedDay(
  database: Kysely<CoreTables>,
  { day, clientId = '', at }: { day: Day; clientId: string | undefined; at: Date },
): Promise<void> {
  await database
    .updateTable('closed_day')
    .set({ ended_at: at })
    .where('day', '=', day)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .execute()
}

/** A closed day as it is stored: who closed it, and why, is sealed. */
type StoredDay = Omit<ClosedDay, 'notice'> & { sealed: Buffer }

/** Lists the closed days whose cards are still looked after. */
export async function listClosedDays(database: Kysely<CoreTables>): Promise<StoredDay[]> {
  const rows = await database.selectFrom('closed_day').selectAll().where('ended_at', 'is', null).orderBy('day').execute()
  return rows.map(({ change_id: changeId, day, client_id: clientId, plan, sealed }) => ({
    changeId,
    day,
    clientId: clientId || undefined,
    plan,
    sealed,
  }))
}

export function openClosedDay({ sealed, ...day }: StoredDay, seal: Seal): ClosedDay {
  return { ...day, notice: seal.open(sealed, placeOf(day.changeId, day.day)) as DayNotice } // written by `noteClosedDay`
}
