/**
 * The state of an order in the reports. The first four together are the sent cards. 'failed': the order was never placed. 'unfinished': it is being
 * placed.
 */
export const REPORT_STATES = ['in-press', 'mailed', 'withdrawn', 'refused', 'failed', 'unfinished'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** A card counts as sent as soon as its order is placed: sent = in the press + mailed + withdrawn + refused. */
export const SENT_STATES: readonly ReportState[] = ['in-press', 'mailed', 'withdrawn', 'refused']

/** Why a card was withdrawn or refused, or its order failed. A refusal has the code of the press's rejection (domain/print/rejection.ts). */
export type ReportReason =
  | 'withdrawn-by-sender'
  | 'corrected'
  | 'cancelled-at-commerce'
  | 'replaced-at-commerce'
  | 'not-printable'
  | 'failed-at-commerce'

type OrderStatuses = {
  status: 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'replaced' | 'failed'
  exportStatus: 'not_exported' | 'exported' | 'ready' | 'failed'
  shippingStatus: 'not_shipped' | 'part_shipped' | 'shipped'
}

/** Returns the state of an order by its three statuses at commerce. */
export function toReportState({ status, exportStatus, shippingStatus }: OrderStatuses): ReportState {
  if (status === 'failed') return 'failed'
  if (status === 'cancelled' || status === 'replaced') return 'withdrawn'
  if (shippingStatus === 'shipped' || status === 'completed') return 'mailed'
  if (exportStatus === 'failed') return 'refused'
  return status === 'created' || exportStatus === 'not_exported' ? 'unfinished' : 'in-press'
}
