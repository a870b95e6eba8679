import { HISTORY_COLUMNS, type HistoryColumn } from '@fondly/domain/order-history/history-sort.ts'

/** How wide a column is beside the others. */
export const WIDTHS: Record<HistoryColumn, number> = {
  orderDate: 112,
  orderNo: 122,
  prodName: 210,
  recipient: 160,
  shipAddress: 196,
  sender: 128,
  shipDate: 102,
  status: 136,
}

/** The first to give way: what the details say anyway, and one compares least. */
const GIVE_WAY: HistoryColumn[] = ['sender', 'shipAddress', 'shipDate', 'status', 'recipient', 'orderDate']

/** The columns that stay beside open details. Nothing is covered: there are fewer, and the one that is sorted by is always among them. */
export function columnsBeside(sortedBy: HistoryColumn, room: number): HistoryColumn[] {
  const away = GIVE_WAY.filter((column) => column !== sortedBy).slice(0, HISTORY_COLUMNS.length - room)
  return HISTORY_COLUMNS.filter((column) => !away.includes(column))
}
