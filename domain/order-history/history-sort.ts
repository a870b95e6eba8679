/** The columns by which the table can be sorted, in their order. */
export const HISTORY_COLUMNS = ['orderDate', 'orderNo', 'prodName', 'recipient', 'shipAddress', 'sender', 'shipDate', 'status'] as const
export type HistoryColumn = (typeof HISTORY_COLUMNS)[number]
export type HistorySort = { column: HistoryColumn; descending: boolean }

export const NEWEST_FIRST: HistorySort = { column: 'orderDate', descending: true }
