import { expect, test } from 'vitest'
import { shelve } from './shelf.ts'

test('a full board is flush on both sides', () => expect(shelve([200, 200, 200, 900], 1000, 40)[0]).toEqual({ count: 3, gap: 200 }))
test('the last board keeps the gap of the one above', () =>
  expect(shelve([200, 300, 280, 200, 200], 1000, 40)).toEqual([
    { count: 3, gap: 110 },
    { count: 2, gap: 110 },
  ]))
test('the only board has the least gap', () => expect(shelve([200, 200], 1000, 40)).toEqual([{ count: 2, gap: 40 }]))
test('a last board that would overflow with the gap above is drawn closer', () =>
  expect(shelve([400, 400, 300, 300, 300], 1000, 40)).toEqual([
    { count: 2, gap: 200 },
    { count: 3, gap: 50 },
  ]))
test('what is wider than the board stands alone', () =>
  expect(shelve([1200, 100], 1000, 40)).toEqual([
    { count: 1, gap: 0 },
    { count: 1, gap: 0 },
  ]))
test('no things, no boards', () => expect(shelve([], 1000, 40)).toEqual([]))
