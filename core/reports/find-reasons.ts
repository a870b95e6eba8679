import type { ReportReason } from '@fondly/domain/reports/report-state.ts'
import { toReportState } from '@fondly/domain/reports/report-state.ts'
import type { ReportedOrder } from '@fondly/gateways/commerce/commerce.ts'
import type { RejectionCode } from '@fondly/domain/print/rejection.ts'
import type { Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'

/** What only our own tables know about an order: who sent it, and why it was withdrawn or refused. */
export type KnownOfOrder = { userId?: string | undefined; reason: ReportReason | RejectionCode | undefined }

/** Finds the reason of each order that was withdrawn, was refused or has failed. Also finds the user of each order that was sent here. */
export async function findReasons(
  orders: readonly ReportedOrder[],
  { database, press }: Pick<CoreContext, 'database' | 'press'>,
): Promise<Map<string, KnownOfOrder>> {
  if (orders.length === 0) return new Map()
  const purchases = await database
    .selectFrom('audit')
    .select(['order_no', 'user_id'])
    .where('event', '=', 'purchase')
    .where(
      'order_no',
      'in',
      orders.map(({ orderNo }) => orderNo),
    )
    .execute()
  const users = new Map(purchases.map((row) => [row.order_no, row.user_id ?? undefined]))
  const withState = orders.map((order) => ({ orderNo: order.orderNo, status: order.status, state: toReportState(order) }))
  const numbersIn = (state: string) => withState.filter((order) => order.state === state).map(({ orderNo }) => orderNo)
  const withdrawn = numbersIn('withdrawn')
  const corrected = await findCorrected(database, withdrawn)
  const ended = await press.endings([...withdrawn, ...numbersIn('refused')])
  const reasonOf = ({ orderNo, status, state }: (typeof withState)[number]): KnownOfOrder['reason'] => {
    if (state === 'failed') return 'failed-at-commerce'
    if (state === 'refused') return ended.get(orderNo)?.rejection ?? 'not-printable'
    if (state !== 'withdrawn') return undefined
    if (corrected.has(orderNo)) return 'corrected'
    if (ended.get(orderNo)?.isWithdrawn) return 'withdrawn-by-sender'
    return status === 'replaced' ? 'replaced-at-commerce' : 'cancelled-at-commerce'
  }
  return new Map(withState.map((order) => [order.orderNo, { userId: users.get(order.orderNo), reason: reasonOf(order) }]))
}

/** Finds the orders that another card has replaced. */
async function findCorrected(database: Kysely<CoreTables>, orderNumbers: readonly string[]): Promise<Set<string>> {
  if (orderNumbers.length === 0) return new Set()
  const rows = await database
    .selectFrom('correction')
    .innerJoin('sending', (join) =>
      join.onRef('sending.owner', '=', 'correction.user_id').onRef('sending.idempotency_key', '=', 'correction.draft_key'),
    )
    .select('correction.order_no')
    .where('correction.order_no', 'in', orderNumbers)
    .where('sending.state', '=', 'done')
    .execute()
  return new Set(rows.map((row) => row.order_no))
}
