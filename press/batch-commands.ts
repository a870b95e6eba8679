import type { Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

type BatchCommand = { ids: number[]; by: string; now: Date }

/** An operator has taken these batches to the printer: those that are complete; said again it stays as it was first said. */
export async function acknowledge(database: Kysely<PressTables>, { ids, by, now }: BatchCommand): Promise<void> {
  await database
    .updateTable('batch')
    .set({ acknowledged_at: now, acknowledged_by: by })
    .where('id', 'in', ids)
    .where('state', '<>', 'cut')
    .where('acknowledged_at', 'is', null)
    .execute()
}

/** These batches have left the house: those that are acknowledged. Commerce hears of it with the press's next run. */
export async function markMailed(database: Kysely<PressTables>, { ids, by, now }: BatchCommand): Promise<void> {
  await database
    .updateTable('batch')
    .set({ mailed_at: now, mailed_by: by })
    .where('id', 'in', ids)
    .where('acknowledged_at', 'is not', null)
    .where('mailed_at', 'is', null)
    .execute()
}
