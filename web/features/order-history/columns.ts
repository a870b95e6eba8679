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

/** The columns in the order in which they are hidden: the details show them anyway, and people compare them least. */
const GIVE_WAY: HistoryColumn[] = ['sender', 'shipAddress', 'shipDate', 'status', 'recipient', 'orderDate']

/** Returns the columns that fit beside open details, which must not cover any; the sorted column always stays. */
export function columnsBeside(sortedBy: HistoryColumn, room: number): HistoryColumn[] {
  const away = GIVE_WAY.filter((column) => column !== sortedBy).slice(0, HISTORY_COLUMNS.length - room)
  return HISTORY_COLUMNS.filter((column) => !away.includes(column))
}
