import type { Kysely } from 'kysely'
import { toBatchName } from './print-batch.ts'
import type { PressTables } from './store/tables.ts'

/** Finds the names of the batches into which these orders were cut. An order that is not cut is not in the result. */
export async function findBatchNames(database: Kysely<PressTables>, orderNumbers: readonly string[]): Promise<Map<string, string>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_order')
    .innerJoin('batch', 'batch.id', 'print_order.batch_id')
    .select(['print_order.order_no', 'batch.mail_date as mailDate', 'batch.number'])
    .where('print_order.order_no', 'in', orderNumbers)
    .orderBy('batch.number')
    .execute()
  return new Map(rows.map((row) => [row.order_no, toBatchName(row)]))
}
