import type { RejectionCode } from '@fondly/domain/print/rejection.ts'
import type { Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

/**
 * Finds which of these orders were withdrawn at the press, and why the others cannot be printed. Orders that are printed, or will be, are left out.
 */
export async function findEndings(
  database: Kysely<PressTables>,
  orderNumbers: readonly string[],
): Promise<Map<string, { isWithdrawn: boolean; rejection: RejectionCode | undefined }>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_order')
    .select(['order_no', 'state', 'reason'])
    .where('order_no', 'in', orderNumbers)
    .where('state', 'in', ['withdrawn', 'unprintable'])
    .execute()
  return new Map(rows.map((row) => [row.order_no, { isWithdrawn: row.state === 'withdrawn', rejection: row.reason?.code }]))
}
