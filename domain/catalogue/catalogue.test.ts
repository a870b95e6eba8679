import { describe, expect, test } from 'vitest'
import type { Card } from './card.ts'
import { listCategories, categoryName, mergeCategories } from './categories.ts'
import { changedShelves, favoritesFirst, withHeart, withRecent } from './favorites.ts'
import { isOffered, modelsById, withoutDisabled } from './offered.ts'
import { hasUnknownWord, isAnyOnShelf, listAvailableCards, type CardFilter } from './available-cards.ts'

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: `Card ${id}`,
  orderable: true,
  language: 'en_US',
  categoryId: 'thanks',
  size: '70',
  orientation: 'V',
  pictureUrl: `/art/${id}`,
  ...more,
})

describe('which cards are offered', () => {
  const model = { id: 'A', disabledSentiments: ['s2'], disabledMessageStarters: ['m1'] }
  const models = modelsById([model])

  test.each([
    [card('A'), 'en_US', true],
    [card('A'), 'all', true],
    [card('A'), 'es', false],
    [card('A', { language: 'es' }), 'es', true],
    [card('A', { orderable: false }), 'all', false],
    [card('B'), 'all', false],
  ] as const)('%#', (one, language, offered) => expect(isOffered(one, models, language)).toBe(offered))

  test('options that the client switched off are not offered', () => {
    const details = {
      sentiments: ['s1', 's2', 's3'].map((id) => ({ id, description: id, sentimentUrl: '' })),
      messageStarters: ['m1', 'm2'].map((id) => ({ id, description: id, text: id })),
    }
    const offered = withoutDisabled(details, model)
    expect(offered.sentiments.map(({ id }) => id)).toEqual(['s1', 's3'])
    expect(offered.messageStarters.map(({ id }) => id)).toEqual(['m2'])
  })
})

test('favourites come first and the other cards keep their order', () => {
  expect(favoritesFirst([card('A'), card('B'), card('C'), card('D')], ['D', 'B']).map(({ id }) => id)).toEqual(['B', 'D', 'A', 'C'])
  expect(withHeart(['A', 'B'], { cardId: 'A', isFavorite: false })).toEqual(['B'])
  expect(withHeart(['B'], { cardId: 'A', isFavorite: true })).toEqual(['B', 'A'])
})

test('a favourite is listed once, and there are at most 2000', () => {
  expect(withHeart(['A', 'B'], { cardId: 'A', isFavorite: true })).toEqual(['A', 'B'])
  expect(withHeart(['B'], { cardId: 'A', isFavorite: false })).toEqual(['B'])
  const many = Array.from({ length: 2000 }, (_, index) => `C${index}`)
  expect(withHeart(many, { cardId: 'new', isFavorite: true })).toEqual([...many.slice(1), 'new'])
})

test('a favourite and an opened form change only their own entry of the present lists', () => {
  const present = { favorites: ['A'], recents: ['A'] }
  expect(changedShelves(present, { heart: { cardId: 'B', isFavorite: true } })).toEqual({ favorites: ['A', 'B'] })
  expect(changedShelves(present, { opened: 'B' })).toEqual({ recents: ['B', 'A'] })
  expect(changedShelves({}, {})).toEqual({})
})

test('there are at most ten recent cards, newest first, each once', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `C${index}`)
  expect(withRecent(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
  expect(withRecent(ten, 'C3')).toEqual(['C3', 'C0', 'C1', 'C2', ...ten.slice(4)])
})

test('English and Spanish categories are merged by id, and a client can rename and hide them', () => {
  const merged = mergeCategories(
    [
      { id: 'thanks', name: 'Thank You' },
      { id: 'move', name: 'Welcome' },
    ],
    [
      { id: 'thanks', name: 'Gracias' },
      { id: 'pesame', name: 'Pésame' },
    ],
  )
  expect(merged.map((category) => categoryName(category, 'es'))).toEqual(['Gracias', 'Welcome', 'Pésame'])
  expect(merged.map((category) => categoryName(category, 'en_US'))).toEqual(['Thank You', 'Welcome', 'Pésame'])

  const own = listCategories(
    [
      { id: 'thanks', name: 'With Thanks' },
      { id: 'move', hidden: true },
    ],
    merged,
  )
  expect(own.map(({ id, name, spanishName }) => [id, name, spanishName])).toEqual([
    ['thanks', 'With Thanks', 'Gracias'],
    ['pesame', 'Pésame', 'Pésame'],
  ])
})

describe('the cards that a filter shows', () => {
  const EVERYTHING: CardFilter = { language: 'all', search: '', tab: 'root', categories: [] }
  const cards = [
    card('1HBE2115', { name: 'Welcome Home' }),
    card('1HBE2116', { name: 'Felicitación', language: 'es', categoryId: 'joy' }),
    card('1HBE3000', { name: 'Sunflower', categoryId: 'joy' }),
  ]
  const own = {
    favorites: ['1HBE3000'],
    recents: ['1HBE2116', '1HBE2115'],
    categories: [{ id: 'joy', name: 'Congratulations', spanishName: 'Enhorabuena' }],
  }
  const ids = (change: Partial<CardFilter>) => listAvailableCards(cards, { ...EVERYTHING, ...change }, own).map(({ id }) => id)

  test.each<[Partial<CardFilter>, string[]]>([
    [{}, ['1HBE3000', '1HBE2115', '1HBE2116']],
    [{ language: 'es' }, ['1HBE2116']],
    [{ search: 'felicitacion' }, ['1HBE2116']],
    [{ search: ' #1hbe21 ' }, ['1HBE2115', '1HBE2116']],
    [{ search: 'congrat' }, ['1HBE3000', '1HBE2116']],
    [{ search: 'home welcome' }, ['1HBE2115']],
    [{ search: 'nothing of this kind' }, []],
    [{ search: 'sunflwer' }, ['1HBE3000']],
    [{ search: 'wellcome home' }, ['1HBE2115']],
    [{ search: 'welcomehome' }, ['1HBE2115']],
    [{ search: 'welcomehouse' }, []],
    [{ search: 'enhorabena' }, ['1HBE3000', '1HBE2116']],
    [{ search: 'sunflwer home' }, []],
    [{ search: '1hbe2117' }, []],
    [{ tab: 'favorites' }, ['1HBE3000']],
    [{ tab: 'recents' }, ['1HBE2116', '1HBE2115']],
    [{ tab: 'joy' }, ['1HBE3000', '1HBE2116']],
    [{ categories: ['thanks', 'joy'], language: 'en_US' }, ['1HBE3000', '1HBE2115']],
  ])('%j: %j', (change, expected) => {
    expect(ids(change)).toEqual(expected)
    expect(isAnyOnShelf(cards, { ...EVERYTHING, ...change }, own)).toBe(expected.length > 0)
  })

  test('a word that some card contains is searched exactly, even if none of the shown cards has it', () => {
    const twins = [card('A', { name: 'Amor', language: 'es' }), card('B', { name: 'Armor' })]
    const search = { ...EVERYTHING, language: 'en_US', search: 'amor' } as const
    expect(listAvailableCards(twins, search, own)).toEqual([])
    expect(hasUnknownWord(twins, 'amor', own)).toBe(false)
  })

  test.each([
    ['', false],
    ['flower', false],
    ['home sunflwer', true],
    ['1hbe2117', true],
  ])('whether a word of "%s" is in no card: %s', (search, isUnknown) => expect(hasUnknownWord(cards, search, own)).toBe(isUnknown))
})
