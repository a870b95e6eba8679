import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import { createEntrySeal } from './sealed-entry.ts'

const ENTRIES_PER_TRANSACTION = 500

/** Removes a user's id and name from the Do not mail entries that the user added. The entries and their versions stay. */
export async function eraseAuthor(context: Pick<CoreContext, 'database' | 'env' | 'seal' | 'settings'>, userId: string): Promise<void> {
  const entries = createEntrySeal(context)

  const eraseAfter = (after: string): Promise<string | undefined> =>
    context.database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('do_not_mail')
        .select(['id', 'client_id', 'sealed'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(ENTRIES_PER_TRANSACTION)
        .forUpdate()
        .execute()
      const opened = openEach(rows, ({ id, client_id: clientId, sealed }) => ({ id, clientId, ...entries.open(sealed, id) }), {
        env: context.env,
        table: 'do_not_mail',
      })
      const erased = opened
        .filter(({ addedBy }) => addedBy?.id === userId)
        .map(({ id, clientId, entry }) => ({ id, sealed: entries.close(id, clientId, entry, null).sealed.toString('hex') }))
      if (erased.length > 0)
        await sql`
          update do_not_mail set sealed = decode(row.sealed, 'hex')
          from jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as row (id text, sealed text)
          where do_not_mail.id = row.id`.execute(transaction)
      return rows.at(-1)?.id
    })

  for (let after = await eraseAfter(''); after !== undefined; after = await eraseAfter(after));
}
