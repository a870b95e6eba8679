import { expect, test } from 'vitest'
import { breakIntoRows } from './row-breaks.ts'

test('a full row is flush on both sides', () => expect(breakIntoRows([200, 200, 200, 900], 1000, 40)[0]).toEqual({ count: 3, gap: 200 }))
test('the last row keeps the gap of the one above', () =>
  expect(breakIntoRows([200, 300, 280, 200, 200], 1000, 40)).toEqual([
    { count: 3, gap: 110 },
    { count: 2, gap: 110 },
  ]))
test('the only row has the least gap', () => expect(breakIntoRows([200, 200], 1000, 40)).toEqual([{ count: 2, gap: 40 }]))
test('a last row that would be too wide with the gap above gets a smaller gap', () =>
  expect(breakIntoRows([400, 400, 300, 300, 300], 1000, 40)).toEqual([
    { count: 2, gap: 200 },
    { count: 3, gap: 50 },
  ]))
test('a card that is wider than the row is alone in it', () =>
  expect(breakIntoRows([1200, 100], 1000, 40)).toEqual([
    { count: 1, gap: 0 },
    { count: 1, gap: 0 },
  ]))
test('an empty catalogue has no rows', () => expect(breakIntoRows([], 1000, 40)).toEqual([]))
