import type { Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

type Saying = { id: number; by: string; now: Date }

/** An operator has taken the batch to the printer: once it is complete; said again it stays as it was first said. */
export async function acknowledge(database: Kysely<PressTables>, { id, by, now }: Saying): Promise<void> {
  await database
    .updateTable('batch')
    .set({ acknowledged_at: now, acknowledged_by: by })
    .where('id', '=', id)
    .where('state', '<>', 'cut')
    .where('acknowledged_at', 'is', null)
    .execute()
}

/** The batch has left the house: once it is acknowledged. Commerce hears of it with the press's next run. */
export async function markMailed(database: Kysely<PressTables>, { id, by, now }: Saying): Promise<void> {
  await database
    .updateTable('batch')
    .set({ mailed_at: now, mailed_by: by })
    .where('id', '=', id)
    .where('acknowledged_at', 'is not', null)
    .where('mailed_at', 'is', null)
    .execute()
}
