import { expect, test } from 'vitest'
import { type CardSearch, readCardSearch, writeCardSearch } from './card-search.ts'

const plain: CardSearch = { search: '', state: undefined, location: undefined, sort: 'ordered', isAscending: false, page: 1 }

test.each([
  [{}, plain],
  [
    { search: 'Dana', state: 'mailed', location: 'Boston Seaport', sort: 'mail', order: 'up', page: '3' },
    { search: 'Dana', state: 'mailed', location: 'Boston Seaport', sort: 'mail', isAscending: true, page: 3 },
  ],
] as const)('%j is read and written again unchanged', (query, search) => {
  expect(readCardSearch(query)).toEqual(search)
  expect(writeCardSearch(search)).toEqual(query)
})

test('an invalid search value counts as not chosen', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e9']) expect(readCardSearch({ page })).toEqual(plain)
  expect(readCardSearch({ state: 'lost', sort: 'weight', order: 'sideways', search: '  ' })).toEqual(plain)
  expect(readCardSearch({ search: 'x'.repeat(200) }).search).toHaveLength(100)
})
