import { EVERY_CARD } from '@fondly/domain/catalogue/access-search.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import { MAX_ORDERED_CARDS } from '@fondly/domain/catalogue/card-order.ts'
import { expect, test } from 'vitest'
import { indexCards } from './card-index.ts'
import { type ClientChoices, findAccessCards, listShelf } from './find-access-cards.ts'

const toCard = (id: string, rest: Partial<Card> = {}): Card => ({
  id,
  name: `Card ${id}`,
  language: 'en_US',
  categoryId: 'birthday',
  size: '70',
  orientation: 'V',
  pictureUrl: '',
  orderable: true,
  ...rest,
})

const CARDS = [
  toCard('A'),
  toCard('B', { categoryId: 'thanks', name: 'Félicité' }),
  toCard('C'),
  toCard('D', { language: 'es' }),
  toCard('E', { orderable: false }),
  toCard('F'),
]
const NO_CHOICES: ClientChoices = { turnedOn: new Set<string>(), orders: [] }
const find = (search: Partial<typeof EVERY_CARD>, choices: Partial<ClientChoices> = {}) =>
  findAccessCards(indexCards(CARDS), { ...EVERY_CARD, ...search }, { ...NO_CHOICES, ...choices }).map(({ id }) => id)

test.each([
  [{}, ['A', 'B', 'C', 'D', 'F']],
  [{ language: 'en_US' as const }, ['A', 'B', 'C', 'F']],
  [{ category: 'birthday' }, ['A', 'C', 'D', 'F']],
  [{ category: 'birthday', language: 'es' as const }, ['D']],
  [{ search: '  FELICITE ' }, ['B']],
  [{ search: '#d' }, ['A', 'C', 'D', 'F']],
  [{ search: 'card f' }, ['F']],
  [{ search: 'card', language: 'es' as const }, ['D']],
  [{ state: 'on' as const }, ['A', 'D']],
  [{ state: 'off' as const, language: 'en_US' as const }, ['B', 'C', 'F']],
  [{ card: 'C', language: 'es' as const }, ['C']],
  [{ card: 'E' }, []],
])('%o finds cards on sale: %o', (search, found) => {
  expect(find(search, { turnedOn: new Set(['A', 'D', 'E']) })).toEqual(found)
})

test("cards are in the client's order, without effect of cards of other categories and languages", () => {
  const orders = [{ id: 'birthday', cards: ['F', 'D', 'A'] }]
  expect(find({}, { orders })).toEqual(['F', 'B', 'D', 'A', 'C'])
  expect(find({ language: 'en_US' }, { orders })).toEqual(['F', 'B', 'A', 'C'])
  expect(find({ category: 'birthday', language: 'en_US' }, { orders })).toEqual(['F', 'A', 'C'])
  expect(find({ category: 'thanks' }, { orders })).toEqual(['B'])
})

test('the order of a category can be changed only while all its cards are shown, and not if they are too many', () => {
  const shelf = (search: Partial<typeof EVERY_CARD>, cards = CARDS) => listShelf(indexCards(cards), { ...EVERY_CARD, ...search })
  const birthday = shelf({ category: 'birthday', language: 'en_US' })
  expect(birthday?.map(({ id }) => id)).toEqual(['A', 'C', 'D', 'F'])
  for (const search of [{}, { search: 'a' }, { state: 'on' as const }]) expect(shelf(search)).toBeNull()
  expect(shelf({ category: 'birthday', search: 'a' })).toBeNull()
  const many = Array.from({ length: MAX_ORDERED_CARDS + 1 }, (_, at) => toCard(String(at)))
  expect(shelf({ category: 'birthday' }, many)).toBeNull()
  expect(shelf({ category: 'birthday' }, many.slice(1))).toHaveLength(MAX_ORDERED_CARDS)
})

test('a page of 20,000 cards visits none of them; only a search visits each once', () => {
  let visits = 0
  const cards = Array.from({ length: 20_000 }, (_, at) => {
    const { language, ...card } = toCard(String(at))
    return Object.defineProperty({ ...card, language }, 'language', { enumerable: true, get: () => ((visits += 1), language) })
  })
  const index = indexCards(cards)
  const visit = (search: Partial<typeof EVERY_CARD>) => {
    visits = 0
    findAccessCards(indexCards(cards), { ...EVERY_CARD, language: 'en_US', ...search }, NO_CHOICES)
    return visits
  }
  expect(indexCards(cards)).toBe(index)
  expect(visit({})).toBe(0)
  expect(visit({ category: 'birthday' })).toBe(0)
  expect(visit({ search: 'kettle' })).toBe(20_000)
})
