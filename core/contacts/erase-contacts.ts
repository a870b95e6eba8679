import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** Deletes a user's own address book: contacts with their cards and occasions, tags and imports. Returns the number of contacts. */
export async function eraseContactsOfUser(database: Kysely<CoreTables>, userId: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Mark the cards that the address book has not processed yet, so that they make no new contacts. This statement waits for a transaction that is
    // making contacts at this moment; the next statement deletes these contacts.
    await transaction
      .updateTable('card_recipient')
      .from('sending')
      .set({ is_remembered: true })
      .whereRef('sending.id', '=', 'card_recipient.sending_id')
      .where('sending.owner', '=', userId)
      .where('is_remembered', '=', false)
      .execute()
    const { numDeletedRows } = await transaction.deleteFrom('contact').where('owner_id', '=', userId).executeTakeFirst()
    await transaction.deleteFrom('contact_tag').where('owner_id', '=', userId).execute()
    await transaction.deleteFrom('contact_import').where('owner_id', '=', userId).execute()
    // Keep the row of a user who wants no recipients remembered, so that the next card does not begin a new book.
    await transaction.deleteFrom('contact_setting').where('user_id', '=', userId).where('remembers', '=', true).execute()
    return Number(numDeletedRows)
  })
}
