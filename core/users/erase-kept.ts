import type { CoreContext } from '../context.ts'
import { eraseAuthor } from '../do-not-mail/erase-author.ts'
import { eraseOccasionsOfUser } from '../occasions/erase-occasions.ts'

/**
 * Deletes a user's saved messages, drawn signature, rules for occasions and prepared cards. Also removes the user's name from the Do not mail list.
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
