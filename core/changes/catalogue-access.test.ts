import { ACCESS_CARDS_PER_PAGE, EVERY_CARD } from '@fondly/domain/catalogue/access-search.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import { afterAll, expect, test } from 'vitest'
import type { DashboardReader } from '../dashboard/open-dashboard.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createCatalogueAccess } from './catalogue-access.ts'

const { database, drop } = await createCoreDatabase(1)
afterAll(drop)

const CATEGORIES = Array.from({ length: 12 }, (_, at) => ({ id: `category-${at}`, name: `Category ${at}`, spanishName: `Categoría ${at}` }))
const listCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `CARD${String(at).padStart(6, '0')}`,
    name: `A card with a name ${String(at).padStart(6, '0')}`,
    language: at % 2 === 0 ? 'en_US' : 'es',
    categoryId: `category-${at % CATEGORIES.length}`,
    size: '70',
    orientation: 'V',
    pictureUrl: '/art/picture.jpg',
    orderable: true,
  }))

/** The catalogue of a client that has turned the first 300 cards on, on a site with this many cards. */
function openCatalogue(count: number) {
  const cards = listCards(count)
  const models = cards.slice(0, 300).map(({ id }) => ({ id, disabledSentiments: [], disabledMessageStarters: [] }))
  const fields = { models, categoryCustomization: [], shelf: [{ id: 'category-2', cards: ['CARD000014'] }] }
  const context = {
    calendar: { today: () => '2026-11-28' },
    catalogues: { ofClient: () => Promise.resolve({ cards, categories: CATEGORIES }) },
    changes: { read: () => Promise.resolve({ fields, version: '1' }) },
    database,
    drafts: { countByCard: () => Promise.resolve(new Map([['CARD000000', 2]])) },
    settings: { postalZone: 'America/Chicago' },
  }
  // Only these parts are used for reading.
  return createCatalogueAccess(context as unknown as Parameters<typeof createCatalogueAccess>[0])
}

// Only these parts are used for reading.
const reader = { client: { clientId: 'harborview' }, checked: 'read' } as unknown as DashboardReader
const search = { ...EVERY_CARD, language: 'en_US' as const, page: 1 }

test('an answer has as many cards and bytes with 20,000 cards as with 1,000', async () => {
  const [few, many] = [await openCatalogue(1_000).read(reader, search), await openCatalogue(20_000).read(reader, search)]
  expect([few.cards.length, many.cards.length]).toEqual([ACCESS_CARDS_PER_PAGE, ACCESS_CARDS_PER_PAGE])
  expect([few.total, many.total]).toEqual([500, 10_000])
  const bytes = [few, many].map((answer) => JSON.stringify(answer).length)
  expect(bytes[0]).toBeLessThan(40_000)
  // Larger numbers have more digits.
  expect((bytes[1] ?? 0) - (bytes[0] ?? 0)).toBeLessThan(50)
})

test('the answer counts what is on, in all languages and by category of one language, and its pages have every card once', async () => {
  const access = openCatalogue(1_000)
  const first = await access.read(reader, search)
  expect(first.count).toEqual({ on: 300, all: 1_000 })
  expect(first.categories.map(({ count }) => count).slice(0, 2)).toEqual([
    { on: 25, all: 84 },
    { on: 0, all: 0 },
  ])
  expect(first.cards[0]).toMatchObject({ id: 'CARD000000', turnedOff: { disabledSentiments: [] }, sent: 0, drafts: 2 })
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => access.read(reader, { ...search, page })))
  expect(pages.map(({ cards }) => cards.length)).toEqual([120, 120, 120, 120, 20, 0])
  expect(new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).size).toBe(500)
})

test('a category is in the order of the client, with the order of the site beside it; an unknown category is no filter', async () => {
  const access = openCatalogue(1_000)
  const { cards, shelf, categories } = await access.read(reader, { ...search, category: 'category-2' })
  expect(cards.slice(0, 2).map(({ id }) => id)).toEqual(['CARD000014', 'CARD000002'])
  expect(shelf?.slice(0, 2)).toEqual([
    { id: 'CARD000002', language: 'en_US' },
    { id: 'CARD000014', language: 'en_US' },
  ])
  expect(categories.find(({ id }) => id === 'category-2')?.order).toEqual({ cards: ['CARD000014'] })
  const unknown = await access.read(reader, { ...search, category: 'gone' })
  expect([unknown.total, unknown.shelf]).toEqual([500, null])
})
