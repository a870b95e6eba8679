import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { isUnsent } from './prepare-cards.ts'

/**
 * Deletes what occasions have left of a user: the own rules, the cards prepared for own contacts, and the days of mails. Cards prepared for shared contacts
 * are the client's: unsent ones come to its administrators, who are told of them as when a responsible person leaves.
 */
export async function eraseOccasionsOfUser(
  { calendar, database, env }: Pick<CoreContext, 'calendar' | 'database' | 'env'>,
  userId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('occasion_rule').where('owner_id', '=', userId).execute()
    await transaction.updateTable('occasion_rule').set({ responsible_id: null }).where('responsible_id', '=', userId).execute()
    const own = transaction
      .selectFrom('occasion')
      .innerJoin('contact', 'contact.id', 'occasion.contact_id')
      .select('occasion.id')
      .where('contact.owner_id', '=', userId)
    await transaction.deleteFrom('prepared_card').where('user_id', '=', userId).where('occasion_id', 'in', own).execute()
    await transaction
      .updateTable('prepared_card')
      .set({ user_id: null, mailed_on: null, draft_key: null })
      .where('user_id', '=', userId)
      .where('day', '>=', calendar.today())
      .where(isUnsent)
      .execute()
    // The sending of a sent card is found by its user; set aside, the card stays done.
    await transaction
      .updateTable('prepared_card')
      .set({ user_id: null, draft_key: null, set_aside_at: sql<Date>`coalesce(set_aside_at, ${env.clock()})` })
      .where('user_id', '=', userId)
      .execute()
    await transaction.deleteFrom('occasion_mail').where('user_id', '=', userId).execute()
  })
}
