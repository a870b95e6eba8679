import type { CoreContext } from '../context.ts'
import { createEntrySeal } from './sealed-entry.ts'

/** So many entries are opened at a time. */
const ENTRIES_AT_ONCE = 500

/** Takes a user's id and name from the Do not mail entries that the user has added. The entries stay, and stay the version that they are. */
export async function eraseAuthor(context: Pick<CoreContext, 'database' | 'seal' | 'settings'>, userId: string): Promise<void> {
  const entries = createEntrySeal(context)

  const eraseAfter = (after: string): Promise<string | undefined> =>
    context.database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('do_not_mail')
        .select(['id', 'client_id', 'sealed'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(ENTRIES_AT_ONCE)
        .forUpdate()
        .execute()
      for (const { id, client_id: clientId, sealed: before } of rows) {
        const { entry, addedBy } = entries.open(before, id)
        if (addedBy?.id !== userId) continue
        const { sealed } = entries.close(id, clientId, entry, null)
        await transaction.updateTable('do_not_mail').set({ sealed }).where('id', '=', id).execute()
      }
      return rows.at(-1)?.id
    })

  for (let after = await eraseAfter(''); after !== undefined; after = await eraseAfter(after));
}
