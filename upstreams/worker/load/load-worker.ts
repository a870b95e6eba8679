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
      await assignPopulation(transaction, population, id)
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

/** Assigns a population to a client, so that its people belong to the client. */
export async function assignPopulation(database: Kysely<WorkerTables>, id: string, groupId: string): Promise<void> {
  await database
    .insertInto('population')
    .values({ id, group_id: groupId })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ group_id: groupId }))
    .execute()
}
