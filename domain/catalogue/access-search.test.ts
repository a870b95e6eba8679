import { expect, test } from 'vitest'
import { type AccessSearch, EVERY_CARD, readAccessSearch, writeAccessSearch } from './access-search.ts'

test('a search that is written as a query is read as the same search', () => {
  const search: AccessSearch & { page: number } = {
    language: 'es',
    category: 'BIRTHDAY',
    search: 'warm #1hbe',
    state: 'off',
    card: '1HBE2115',
    page: 3,
  }
  expect(readAccessSearch(writeAccessSearch(search))).toEqual(search)
  expect(writeAccessSearch({ ...EVERY_CARD, page: 1 })).toEqual({})
  expect(readAccessSearch({})).toEqual({ ...EVERY_CARD, page: 1 })
})

test.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', 'x'],
  ['page', '10001'],
  ['state', 'half'],
])('the %s %s is read as not chosen', (name, value) => {
  expect(readAccessSearch({ [name]: value })).toEqual({ ...EVERY_CARD, page: 1 })
})

test('no more than 100 characters are searched for', () => {
  expect(readAccessSearch({ search: 'a'.repeat(5_000) }).search).toHaveLength(100)
})
