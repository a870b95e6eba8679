import { expect, test } from 'vitest'
import { findVisibleRows, layOutRows, layOutPairs } from './card-rows.ts'

const thing = (width: number, height: number) => ({ width, height })

test('a board is as high as its highest card, and the next stands below it', () =>
  expect(layOutRows([thing(200, 300), thing(200, 340), thing(200, 280), thing(500, 260)], 700, 40, 24)).toEqual([
    { first: 0, count: 3, gap: 50, top: 0, height: 340 },
    { first: 3, count: 1, gap: 0, top: 364, height: 260 },
  ]))

test('on a phone two stand side by side, a wide one alone, and so does who would have to stand beside it', () =>
  expect(layOutPairs([thing(100, 200), thing(100, 220), thing(100, 200), thing(300, 150), thing(100, 90)], 160, 24)).toEqual([
    { first: 0, count: 2, gap: 0, top: 0, height: 220 },
    { first: 2, count: 1, gap: 0, top: 244, height: 200 },
    { first: 3, count: 1, gap: 0, top: 468, height: 150 },
    { first: 4, count: 1, gap: 0, top: 642, height: 90 },
  ]))

test('of 20,000 cards only the boards in sight are found', () => {
  const boards = layOutRows(
    Array.from({ length: 20_000 }, () => thing(200, 300)),
    1000,
    40,
    24,
  )
  expect(boards).toHaveLength(5_000)
  expect(findVisibleRows(boards, 0, 1000)).toEqual([0, 4])
  expect(findVisibleRows(boards, 324 * 2_000 - 24, 324 * 2_001)).toEqual([2_000, 2_001])
  expect(findVisibleRows(boards, 324 * 5_000, 324 * 6_000)).toEqual([5_000, 5_000])
  expect(findVisibleRows(boards, -500, -10)).toEqual([0, 0])
})
