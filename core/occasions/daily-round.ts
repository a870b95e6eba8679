import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { MAX_DAYS_BEFORE } from '@fondly/domain/occasions/preparing-day.ts'
import type { ExpressionBuilder } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'
import { createMailPrepared, isReachable, type MailContext } from './mail-prepared.ts'
import { createPrepareCards, isUnsent, type PrepareContext } from './prepare-cards.ts'
import { createRoundLease } from './round-lease.ts'

/** The round begins at this hour of the postal day, before the first people come to work. */
const PREPARES_AT_HOUR = 5
const HOUR_MS = 3_600_000
/** How many days a prepared card stays after its day. Until then its row prevents a second card for the same occasion and year. */
const MAX_AGE_DAYS = 60

export type RoundContext = PrepareContext & MailContext & Pick<CoreContext, 'people' | 'settings'>

/**
 * Creates the daily round. Once a day, one process prepares the cards that are due, client by client, and sends one mail to each responsible person.
 * If the process dies, another one continues: no card is prepared twice, and no mail counts a card twice.
 */
export function createDailyRound(context: RoundContext) {
  const { calendar, database, env, people, settings } = context
  const prepareCards = createPrepareCards(context)
  const mailPrepared = createMailPrepared(context)
  const lease = createRoundLease(context)

  /** Lists the clients that have an occasion for which a card may be due, or cards that no mail has counted yet. */
  async function listClients(today: string): Promise<string[]> {
    const soon = database
      .selectFrom('occasion')
      .select('client_id')
      .where('next_day', '<=', addDays(today, 2 * MAX_DAYS_BEFORE))
    const untold = database.selectFrom('prepared_card').select('client_id').where('mailed_on', 'is', null)
    return (await soon.union(untold).execute()).map(({ client_id }) => client_id)
  }

  /**
   * When a responsible person has left, gives the cards for shared contacts to the administrators. The next mail tells the administrators about these
   * cards.
   */
  async function reassign(clientId: string, reachable: ReadonlySet<string>): Promise<void> {
    const ofSharedContacts = database
      .selectFrom('occasion')
      .innerJoin('contact', 'contact.id', 'occasion.contact_id')
      .select('occasion.id')
      .where('occasion.client_id', '=', clientId)
      .where('contact.owner_id', 'is', null)
    const isUnsentOfClient = (card: ExpressionBuilder<CoreTables, 'prepared_card'>) =>
      card.and([
        card('client_id', '=', clientId),
        card('day', '>=', calendar.today()),
        card('occasion_id', 'in', ofSharedContacts),
        isUnsent,
      ])
    const rows = await database
      .selectFrom('prepared_card')
      .select('user_id')
      .distinct()
      .where('user_id', 'is not', null)
      .where(isUnsentOfClient)
      .execute()
    const gone = rows.flatMap(({ user_id }) => (user_id !== null && !reachable.has(user_id) ? [user_id] : []))
    if (gone.length > 0)
      await database
        .updateTable('prepared_card')
        .set({ user_id: null, mailed_on: null, draft_key: null })
        .where('user_id', 'in', gone)
        .where(isUnsentOfClient)
        .execute()
  }

  async function prepareClient(clientId: string): Promise<void> {
    const everybody = await people.list(clientId)
    const reachable = new Set(everybody.filter(isReachable).map(({ id }) => id))
    await reassign(clientId, reachable)
    await prepareCards({ clientId, reachable })
    await mailPrepared(clientId, everybody)
  }

  async function sweepOld(today: string): Promise<void> {
    const oldest = addDays(today, -MAX_AGE_DAYS)
    await database.deleteFrom('prepared_card').where('day', '<', oldest).execute()
    await database.deleteFrom('occasion_mail').where('day', '<', oldest).execute()
  }

  return async (): Promise<void> => {
    const today = calendar.today()
    if (env.clock().getTime() < startOfPostalDay(today, settings.postalZone).getTime() + PREPARES_AT_HOUR * HOUR_MS) return
    if (!(await lease.claim(today))) return
    let failures = 0
    for (const clientId of await listClients(today)) {
      await lease.renew()
      // If the people of one client cannot be read, the other clients still get their cards.
      await prepareClient(clientId).catch((cause: unknown) => {
        failures++
        env.log.warn('The cards for occasions of a client could not be prepared. They are tried again.', { clientId, cause })
      })
    }
    await sweepOld(today)
    // After a failure, keep the lease until it expires. So the next attempt comes after a pause.
    if (failures === 0) await lease.end(today)
  }
}
