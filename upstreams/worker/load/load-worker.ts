import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Kysely } from 'kysely'
import type { WorkerTables } from '../store/tables.ts'

/** Loads the client of each population and the group statement of each person. Loading again changes nothing. */
export async function loadWorker(
  database: Kysely<WorkerTables>,
  { clients, people }: Pick<LoadDocuments, 'clients' | 'people'>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { population, id } of clients) {
      await transaction
        .insertInto('population')
        .values({ id: population, group_id: id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ group_id: id }))
        .execute()
    }
    for (const { id, groupStatement = '' } of people) {
      await transaction
        .insertInto('statement')
        .values({ user_id: id, statement: groupStatement })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ statement: groupStatement }))
        .execute()
    }
  })
}
