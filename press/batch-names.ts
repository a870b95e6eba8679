import { type Kysely, sql } from 'kysely'
import { toBatchName } from './print-batch.ts'
import type { PressTables } from './store/tables.ts'

/** Finds the names of the batches into which these orders were cut. Orders without a batch are left out. */
export async function findBatchNames(database: Kysely<PressTables>, orderNumbers: readonly string[]): Promise<Map<string, string>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_order')
    .innerJoin('batch', 'batch.id', 'print_order.batch_id')
    .select(['print_order.order_no', 'batch.mail_date as mailDate', 'batch.number'])
    // Pass all order numbers as one parameter: PostgreSQL accepts at most 65,535 parameters.
    .where('print_order.order_no', '=', sql<string>`any(${orderNumbers}::text[])`)
    .orderBy('batch.number')
    .execute()
  return new Map(rows.map((row) => [row.order_no, toBatchName(row)]))
}
