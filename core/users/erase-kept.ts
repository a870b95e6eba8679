import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** Deletes what a user has kept for the next cards: the own saved messages. The one place where this is deleted before its time. */
export async function eraseKept(database: Kysely<CoreTables>, userId: string): Promise<void> {
  await database.deleteFrom('saved_message').where('owner_id', '=', userId).execute()
}
