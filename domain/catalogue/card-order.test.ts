import { expect, test } from 'vitest'
import { inClientOrder, moveCard } from './card-order.ts'

const card = (id: string, categoryId: string) => ({ id, categoryId })
const SITE = [card('A', 'welcome'), card('X', 'thanks'), card('B', 'welcome'), card('C', 'welcome'), card('Y', 'thanks')]
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join('')

test('the cards of a category are sorted in the client’s order without moving cards of other categories', () => {
  expect(idsOf(inClientOrder(SITE, [{ id: 'welcome', cards: ['C', 'A', 'B'] }]))).toBe('CXABY')
  expect(inClientOrder(SITE)).toBe(SITE)
})

test('cards that the order does not name come last, in the order of the site; removed cards leave no gap', () => {
  expect(idsOf(inClientOrder(SITE, [{ id: 'welcome', cards: ['GONE', 'C'] }]))).toBe('CXABY')
  expect(idsOf(inClientOrder(SITE, [{ id: 'gone', cards: ['A'] }]))).toBe('AXBCY')
})

test('a card that is not in the catalogue keeps its place in the order', () => {
  const order = [{ id: 'welcome', cards: ['C', 'B', 'A'] }]
  const without = SITE.filter(({ id }) => id !== 'B')
  expect(idsOf(inClientOrder(without, order))).toBe('CXAY')
  expect(idsOf(inClientOrder(SITE, order))).toBe('CXBAY')
})

test('a card moves up or down among the shown cards; hidden cards keep their places', () => {
  const [ids, shown] = [
    ['A', 'es1', 'B', 'es2', 'C'],
    ['A', 'B', 'C'],
  ]
  expect(moveCard(ids, shown, 'B', 0)).toEqual(['B', 'A', 'es1', 'es2', 'C'])
  expect(moveCard(ids, shown, 'B', 2)).toEqual(['A', 'es1', 'es2', 'C', 'B'])
  expect(moveCard(ids, shown, 'C', 3)).toEqual(ids)
  expect(moveCard(ids, shown, 'A', -1)).toEqual(ids)
})
