import type { CoreContext } from '../context.ts'
import { eraseAuthor } from '../do-not-mail/erase-author.ts'
import { eraseOccasionsOfUser } from '../occasions/erase-occasions.ts'

/**
 * Deletes what a user has kept for the next cards: the own saved messages, the drawn signature, and what occasions have left. Takes the user's name from the Do not mail entries.
 * The one place where this is deleted before its time.
 */
export async function eraseKept(
  context: Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal' | 'settings'>,
  userId: string,
): Promise<void> {
  await context.database.deleteFrom('saved_message').where('owner_id', '=', userId).execute()
  await context.database.deleteFrom('drawn_signature').where('user_id', '=', userId).execute()
  await eraseOccasionsOfUser(context, userId)
  await eraseAuthor(context, userId)
}
