import type { Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

type BatchCommand = { ids: number[]; by: string; now: Date }

/** Marks batches as taken to the printer, when their folders are complete. Repeating the call changes nothing. */
export async function acknowledge(database: Kysely<PressTables>, { ids, by, now }: BatchCommand): Promise<void> {
  await database
    .updateTable('batch')
    .set({ acknowledged_at: now, acknowledged_by: by })
    .where('id', 'in', ids)
    .where('state', '<>', 'cut')
    .where('acknowledged_at', 'is', null)
    .execute()
}

/** Marks batches as mailed, when they are acknowledged. The press reports this to commerce in its next run. */
export async function markMailed(database: Kysely<PressTables>, { ids, by, now }: BatchCommand): Promise<void> {
  await database
    .updateTable('batch')
    .set({ mailed_at: now, mailed_by: by })
    .where('id', 'in', ids)
    .where('acknowledged_at', 'is not', null)
    .where('mailed_at', 'is', null)
    .execute()
}
