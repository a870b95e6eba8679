import { DIMENSIONS, type Dimension } from '@fondly/domain/reports/order-columns.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import type { ReportOrder } from './save-orders.ts'

type KnownOrder = Record<Dimension, string> &
  Pick<ReportOrder, 'clientId' | 'orderNo' | 'state'> & {
    orderedAt: Date
    modifiedAt: Date
    mailDate: string
    reason: string | null
  }

/**
 * Leaves out orders that are already saved with the same values. Comparing the time of the last change is not enough: an order can change twice
 * within one timestamp of commerce and be read between the two changes.
 */
export async function findChanged(database: Kysely<CoreTables>, orders: readonly ReportOrder[]): Promise<ReportOrder[]> {
  if (orders.length === 0) return []
  const values = DIMENSIONS.map((name) => sql`(select value from report_value where id = orders.${sql.ref(name)}) as ${sql.ref(name)}`)
  const { rows } = await sql<KnownOrder>`
    select order_no as "orderNo", client_id as "clientId", state, reason, ordered_at as "orderedAt", modified_at as "modifiedAt",
      coalesce(mail_date, '') as "mailDate", ${sql.join(values)}
    from report_order as orders where order_no = any(${orders.map(({ orderNo }) => orderNo)}::text[])`.execute(database)
  const known = new Map(rows.map((row) => [row.orderNo, row]))
  return orders.filter((order) => {
    const row = known.get(order.orderNo)
    return !row || !isSame(row, order)
  })
}

function isSame(row: KnownOrder, order: ReportOrder): boolean {
  return (
    row.modifiedAt.getTime() === order.modifiedAt?.getTime() &&
    row.orderedAt.getTime() === order.orderedAt.getTime() &&
    row.clientId === order.clientId &&
    row.state === order.state &&
    (row.reason ?? undefined) === order.reason &&
    row.mailDate === order.mailDate &&
    DIMENSIONS.every((dimension) => row[dimension] === order.values[dimension].value)
  )
}
