import { HISTORY_COLUMNS, type HistoryColumn } from '@fondly/domain/order-history/history-sort.ts'

/** Relative widths of the columns. */
export const WIDTHS: Record<HistoryColumn, number> = {
  orderDate: 112,
  orderNo: 122,
  prodName: 210,
  recipient: 160,
  shipAddress: 196,
  sender: 128,
  shipDate: 102,
  status: 152,
}

/** Columns in the order in which they are hidden. The details show the same values, and people compare these columns least. */
const GIVE_WAY: HistoryColumn[] = ['sender', 'shipAddress', 'shipDate', 'status', 'recipient', 'orderDate']

/** Returns the columns that fit beside open details. `room` is their number. The sorted column always stays. */
export function columnsBeside(sortedBy: HistoryColumn, room: number): HistoryColumn[] {
  const away = GIVE_WAY.filter((column) => column !== sortedBy).slice(0, HISTORY_COLUMNS.length - room)
  return HISTORY_COLUMNS.filter((column) => !away.includes(column))
}
