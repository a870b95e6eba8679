import { expect, test } from 'vitest'
import { found, toPage, searchableRows, sorted, toggleSort } from './sort-and-page.ts'
import { NEWEST_FIRST } from './history-sort.ts'
import { firstDayOfHistory } from './history-window.ts'
import type { OrderRow } from './order-row.ts'
import { type OrderProgress, rowStatus } from './row-status.ts'

const words = {
  processing: 'Processing',
  'needs-answer': 'Needs your answer',
  ordered: 'Ordered',
  held: 'On hold',
  printed: 'Printed',
  mailed: 'Mailed',
  cancelled: 'Cancelled',
  replaced: 'Replaced',
  failed: 'Not sent',
}

function row(orderNo: string, more: Partial<OrderRow> = {}): OrderRow {
  return {
    id: orderNo,
    orderNo,
    orderDate: '11/20/2026',
    orderedAt: '2026-11-20T15:00:00.000Z',
    prodName: 'Olive Branch',
    prodId: '1HBE2115',
    sender: 'Resident Care',
    recipient: 'Ana Ruiz',
    shipAddress: '1 Main St, Portland, OR 97201',
    shipLines: [],
    shipDate: '11/24/2026',
    status: 'ordered',
    sentiment: 'Welcome home',
    personalMsg: 'Make yourself at home.',
    ...more,
  }
}

test('the last 90 days begin 90 days ago, across the ends of months and of summer time', () => {
  expect(firstDayOfHistory('2026-11-21')).toBe('2026-08-23')
  expect(firstDayOfHistory('2028-03-01')).toBe('2027-12-02')
})

const placed: OrderProgress = { status: 'new', exportStatus: 'ready', shippingStatus: 'not_shipped', isUnfinished: false }
test.each<[Partial<OrderProgress>, string]>([
  [{}, 'ordered'],
  [{ isUnfinished: true }, 'processing'],
  [{ status: 'created', exportStatus: 'not_exported' }, 'processing'],
  [{ exportStatus: 'not_exported' }, 'processing'],
  [{ exportStatus: 'exported' }, 'printed'],
  [{ exportStatus: 'failed' }, 'held'],
  [{ exportStatus: 'exported', shippingStatus: 'shipped' }, 'mailed'],
  [{ exportStatus: 'exported', status: 'completed' }, 'mailed'],
  [{ status: 'cancelled', isUnfinished: true }, 'cancelled'],
  [{ status: 'failed', exportStatus: 'not_exported' }, 'failed'],
  [{ status: 'replaced' }, 'replaced'],
])('an order with %j is %s', (progress, status) => expect(rowStatus({ ...placed, ...progress })).toBe(status))

test('every column is searched; accents, case and the order of words do not matter', () => {
  const rows = searchableRows(
    [
      row('00000101', { recipient: 'Lucía Peña', personalMsg: '¡Felicidades, señora!' }),
      row('00000102', { sender: 'Leasing Office', status: 'held' }),
      row('00000103', { shipDate: '12/01/2026', sentiment: 'Many happy returns' }),
    ],
    words,
  )
  const numbers = (typed: string) => found(rows, typed).map(({ orderNo }) => orderNo)
  expect(numbers('PEÑA lucia')).toEqual(['00000101'])
  expect(numbers('pena')).toEqual(['00000101'])
  expect(numbers('felicidades señora')).toEqual(['00000101'])
  expect(numbers('leasing')).toEqual(['00000102'])
  expect(numbers('on hold')).toEqual(['00000102'])
  expect(numbers('12/01')).toEqual(['00000103'])
  expect(numbers('happy returns')).toEqual(['00000103'])
  expect(numbers('#1hbe2115 portland 97201')).toEqual(['00000101', '00000102', '00000103'])
  expect(numbers('  ')).toHaveLength(3)
  expect(numbers('lucia leasing')).toEqual([])
})

test('orders are sorted newest first, or by any column with the rules of the language', () => {
  const rows = [
    row('9', { orderedAt: '2026-11-20T15:00:01.000Z', recipient: 'Zoë Nash', shipDate: '01/04/2027', status: 'mailed' }),
    row('10', { orderedAt: '2026-11-20T15:00:02.000Z', recipient: 'Ñandú Ortiz', shipDate: '12/31/2026', status: 'failed' }),
    row('11', { orderedAt: '2026-11-20T15:00:03.000Z', recipient: 'nadia Ortiz', shipDate: '11/24/2026', status: 'held' }),
    row('12', { orderedAt: '2026-11-19T15:00:00.000Z', recipient: 'Nzinga Ortiz', shipDate: '11/24/2026', status: 'printed' }),
  ]
  const by = (column: Parameters<typeof sorted>[1]['column'], descending = false, locale = 'en-US') =>
    sorted(rows, { column, descending }, { locale, statusWords: words }).map(({ orderNo }) => orderNo)
  expect(sorted(rows, NEWEST_FIRST, { locale: 'en-US', statusWords: words }).map(({ orderNo }) => orderNo)).toEqual(['11', '10', '9', '12'])
  expect(by('orderNo')).toEqual(['9', '10', '11', '12'])
  expect(by('orderNo', true)).toEqual(['12', '11', '10', '9'])
  // Days are not sorted as text: January of the next year comes after December.
  expect(by('shipDate')).toEqual(['11', '12', '10', '9'])
  // Statuses are sorted by their shown words: Mailed, Not sent, On hold, Printed.
  expect(by('status')).toEqual(['9', '10', '11', '12'])
  // In English ñ is sorted like n; in Spanish it is a separate letter after n.
  expect(by('recipient')).toEqual(['11', '10', '12', '9'])
  expect(by('recipient', false, 'es')).toEqual(['11', '12', '10', '9'])
  // All senders are equal here, so the newest order is first in both directions.
  expect(by('sender')).toEqual(['11', '10', '9', '12'])
  expect(by('sender', true)).toEqual(['11', '10', '9', '12'])
})

test('a click on another column sorts by newest day or first letter, and the next click reverses the order', () => {
  expect(toggleSort('recipient', NEWEST_FIRST)).toEqual({ column: 'recipient', descending: false })
  expect(toggleSort('recipient', { column: 'recipient', descending: false })).toEqual({ column: 'recipient', descending: true })
  expect(toggleSort('shipDate', NEWEST_FIRST)).toEqual({ column: 'shipDate', descending: true })
})

test('a page has ten orders, and a page number beyond the last shows the last page', () => {
  const rows = Array.from({ length: 38 }, (_, index) => row(String(index)))
  expect(toPage(rows, 1)).toMatchObject({ page: 1, pages: 4, first: 1, last: 10, total: 38 })
  expect(toPage(rows, 4).rows).toHaveLength(8)
  expect(toPage(rows, 9)).toMatchObject({ page: 4, first: 31, last: 38 })
  expect(toPage(rows, Number.NaN)).toMatchObject({ page: 1 })
  expect(toPage([], 3)).toEqual({ rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 })
})
