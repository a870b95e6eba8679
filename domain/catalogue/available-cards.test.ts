import { expect, test, vi } from 'vitest'
import { type CardFilter, hasUnknownWord, isAnyOnShelf, listAvailableCards } from './available-cards.ts'
import type { Card } from './card.ts'

const CATEGORIES = [{ id: 'B-1', name: 'Birthday', spanishName: 'Cumpleaños' }]
const OWN = { favorites: ['7'], recents: [], categories: CATEGORIES }
const toFilter = (search: string): CardFilter => ({ language: 'en_US', search, tab: 'root', categories: [] })

type SearchedCard = Pick<Card, 'id' | 'name' | 'language' | 'categoryId'>
const toCard = (id: string, name: string, categoryId = 'B-1'): SearchedCard => ({ id, name, language: 'en_US', categoryId })

test.each(['poppy', 'POPPY', '#p1', 'b-1', 'birthday', 'cumpleanos', 'cumpleaños poppy', '  poppy   p1 '])(
  'a card is found by its name, its number and both names of its category: %s',
  (search) => {
    const cards = [toCard('P1', 'Poppy  field'), toCard('P2', 'Kettle', 'OTHER')]
    expect(listAvailableCards(cards, toFilter(search), OWN).map(({ id }) => id)).toEqual(['P1'])
  },
)

test('a card of a category that is not known is found by the id of the category', () => {
  const cards = [toCard('P1', 'Poppy', 'Gone'), toCard('P2', 'Kettle')]
  expect(listAvailableCards(cards, toFilter('gone'), OWN).map(({ id }) => id)).toEqual(['P1'])
})

test('five keys among 20,000 cards read each name once, and each key looks at each card once', () => {
  const read = { names: 0, languages: 0 }
  const cards = Array.from({ length: 20_000 }, (_, at): SearchedCard => ({
    id: String(at),
    categoryId: 'B-1',
    get name() {
      read.names += 1
      return at % 15 === 0 ? `Foxglove ${at}` : `Kettle ${at}`
    },
    get language() {
      read.languages += 1
      return 'en_US' as const
    },
  }))
  for (const search of ['f', 'fo', 'fox', 'foxg', 'foxgl']) {
    read.languages = 0
    expect(listAvailableCards(cards, toFilter(search), OWN)).toHaveLength(1_334)
    expect(isAnyOnShelf(cards, toFilter(search), OWN)).toBe(true)
    expect(hasUnknownWord(cards, search, OWN)).toBe(false)
    // The list reads each card once. The language picker reads one card more, because it stops at the first card that is found.
    expect(read.languages).toBe(20_000 + 1)
  }
  expect(read.names).toBe(20_000)
})

test('accents are removed once for each category, and not for each of its 20,000 cards', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const cards = Array.from({ length: 20_000 }, (_, at) => toCard(String(at), 'Kettle'))
  expect(listAvailableCards(cards, toFilter('cumpleanos'), OWN)).toHaveLength(20_000)
  const calls = normalize.mock.calls.length
  normalize.mockRestore()
  expect(calls).toBe(CATEGORIES.length)
})
