import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { isUnsent } from './prepare-cards.ts'

/**
 * Deletes a user's rules, the cards prepared for the user's own contacts, and the days on which the user had mails. Unsent cards for shared contacts
 * belong to the client: they wait for its administrators, and the next mail counts them.
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
    // Mark a sent card as set aside. Without its user, nothing shows any more that the card was sent, so it would return to a shelf.
    await transaction
      .updateTable('prepared_card')
      .set({ user_id: null, draft_key: null, set_aside_at: sql<Date>`coalesce(set_aside_at, ${env.clock()})` })
      .where('user_id', '=', userId)
      .execute()
    await transaction.deleteFrom('occasion_mail').where('user_id', '=', userId).execute()
  })
}
