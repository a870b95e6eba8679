import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { expect, test } from 'vitest'
import { filterCards, categoriesToRestore, type Filter, parseFilter, pickerLanguages, toQuery, isFiltered } from './filter.ts'

const card = (id: string, name: string, rest: Partial<Card> = {}): Card => ({
  id,
  name,
  language: 'en_US',
  categoryId: 'birthday',
  size: '70',
  orientation: 'V',
  pictureUrl: '/art/x',
  ...rest,
})
const catalogue = {
  cards: [
    card('1HBE1', 'Candles'),
    card('1HBE2', 'Poppies', { categoryId: 'thank-you' }),
    card('1HBE3', 'Papel picado', { language: 'es' }),
    card('1HBE4', 'Balloon'),
  ],
  categories: [
    { id: 'birthday', name: 'Birthday', spanishName: 'Cumpleaños' },
    { id: 'thank-you', name: 'Thank You', spanishName: 'Gracias' },
  ],
}
const own = { favorites: ['1HBE4'], recents: ['1HBE2', '1HBE1'] }
const all: Filter = { language: 'en_US', categories: [], search: '' }
const ids = (filter: Partial<Filter>) => filterCards(catalogue, { ...all, ...filter }, own).map(({ id }) => id)

test('favourites come first and the other cards keep their order', () => expect(ids({})).toEqual(['1HBE4', '1HBE1', '1HBE2']))
test('recents come newest first', () => expect(ids({ categories: ['recents'] })).toEqual(['1HBE2', '1HBE1']))
test('cards of any chosen category are shown', () =>
  expect(ids({ categories: ['birthday', 'thank-you'] })).toEqual(['1HBE4', '1HBE1', '1HBE2']))

test.each([
  ['poppies', ['1HBE2']],
  ['#1hbe2', ['1HBE2']],
  ['thank', ['1HBE2']],
  ['birth can', ['1HBE1']],
  ['cumpleanos', ['1HBE4', '1HBE1']],
  ['nothing like it', []],
])('a search for "%s" looks at name, number and category', (search, found) => expect(ids({ search })).toEqual(found))

test('the address bar holds the filter and keeps what is not its own', () => {
  const filter = { language: 'es' as const, categories: ['birthday', 'thank-you'], search: 'sol' }
  const query = toQuery(filter, 'en_US', new URLSearchParams('card=1HBE2115'))
  expect(query.toString()).toBe('card=1HBE2115&language=es&cgid=birthday%2Cthank-you&q=sol')
  expect(parseFilter(query, 'en_US')).toEqual(filter)
  expect(toQuery(all, 'en_US', query).toString()).toBe('card=1HBE2115')
})

test('a language other than the default counts as a filter', () => {
  expect(isFiltered(all, 'en_US')).toBe(false)
  expect(isFiltered({ ...all, search: ' ' }, 'en_US')).toBe(false)
  for (const filter of [{ language: 'es' as const }, { categories: ['birthday'] }, { search: 'sol' }])
    expect(isFiltered({ ...all, ...filter }, 'en_US')).toBe(true)
})

test('language=all in the address shows the cards of every language', () => {
  const filter = parseFilter(new URLSearchParams('language=all'), 'en_US')
  expect(filter.language).toBe('all')
  expect(ids(filter)).toEqual(['1HBE4', '1HBE1', '1HBE2', '1HBE3'])
  expect(toQuery(filter, 'en_US', new URLSearchParams()).toString()).toBe('language=all')
  expect(pickerLanguages(catalogue, filter, { ...own, languages: ['en_US', 'es'] }).map(({ language }) => language)).toEqual([
    'en_US',
    'es',
  ])
})

test('a language without matching cards is disabled, even when it is active', () => {
  const disabled = (filter: Partial<Filter>) =>
    pickerLanguages(catalogue, { ...all, ...filter }, { ...own, languages: ['en_US', 'es'] }).map((button) => button.disabled)
  expect(disabled({})).toEqual([false, false])
  expect(disabled({ search: 'poppies' })).toEqual([false, true])
  expect(disabled({ search: 'zebra' })).toEqual([true, true])
  expect(disabled({ search: 'poppies', language: 'es' })).toEqual([false, true])
})

test('the active categories are restored if they still exist and the address has no filter', () => {
  const restored = (query: string) => categoriesToRestore(['gone', 'birthday', 'recents'], new URLSearchParams(query), catalogue)
  expect(restored('card=1HBE1&language=es')).toEqual(['birthday', 'recents'])
  expect(restored('cgid=thank-you')).toEqual([])
  expect(restored('q=sol')).toEqual([])
})
