import { NEWEST_FIRST } from '@fondly/domain/order-history/history-sort.ts'
import { expect, test } from 'vitest'
import { listCharges } from './charges.ts'
import { columnsBeside } from './columns.ts'
import { orderHistory } from '@fondly/languages/english/order-history.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'
import { pagesToOffer } from './Pager.tsx'
import { toQuery, parseView } from './view.ts'

test('a link opens the same page, order and sorting', () => {
  const query = new URLSearchParams('cgid=welcome&history=1&sort=-recipient&page=3&order=00000412')
  const view = parseView(query)
  expect(view).toEqual({ sort: { column: 'recipient', descending: true }, page: 3, order: '00000412' })
  expect(toQuery(view, query).toString()).toBe(query.toString())
  expect(toQuery(undefined, query).toString()).toBe('cgid=welcome')
})

test('default and invalid values are left out of the link', () => {
  expect(parseView(new URLSearchParams('cgid=welcome'))).toBeUndefined()
  const view = parseView(new URLSearchParams('history=1&sort=__proto__&page=-2&order='))
  expect(view).toEqual({ sort: NEWEST_FIRST, page: undefined, order: undefined })
  expect(toQuery(view, new URLSearchParams()).toString()).toBe('history=1')
})

test('the sorted column and the order number stay visible beside open details', () => {
  expect(columnsBeside('orderDate', 6)).toEqual(['orderDate', 'orderNo', 'prodName', 'recipient', 'shipDate', 'status'])
  expect(columnsBeside('sender', 6)).toEqual(['orderDate', 'orderNo', 'prodName', 'recipient', 'sender', 'status'])
  expect(columnsBeside('status', 4)).toEqual(['orderDate', 'orderNo', 'prodName', 'status'])
})

test('links to the first, the last and the nearby pages are offered', () => {
  expect(pagesToOffer(1, 4)).toEqual([1, 2, 3, 4])
  expect(pagesToOffer(1, 20)).toEqual([1, 2, 3, undefined, 20])
  expect(pagesToOffer(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20])
  expect(pagesToOffer(4, 20)).toEqual([1, 2, 3, 4, 5, undefined, 20])
  expect(pagesToOffer(20, 20)).toEqual([1, undefined, 18, 19, 20])
})

test('the number of shown orders is written in both languages', () => {
  expect(spanish.orderHistory.shown({ first: 1, last: 1, total: 1 })).toBe('1 a 1 de 1 pedido')
  expect(orderHistory.shown({ first: 31, last: 38, total: 1038 })).toBe('31 to 38 of 1,038 orders')
})

test('tax and shipping are shown in the currency of the order unless they are zero', () => {
  const charges = { currency: 'CAD', taxTotal: 0.04, shippingTotal: 0.55 }
  expect(listCharges(charges, 'en-US')).toEqual([
    { name: 'tax', amount: 'CA$0.04' },
    { name: 'shipping', amount: 'CA$0.55' },
  ])
  expect(listCharges({ ...charges, taxTotal: 0, currency: 'USD' }, 'en-US')).toEqual([{ name: 'shipping', amount: '$0.55' }])
  expect(listCharges(null, 'en-US')).toEqual([])
})
