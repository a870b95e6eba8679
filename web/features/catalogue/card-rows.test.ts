import { expect, test } from 'vitest'
import { findVisibleRows, layOutRows, layOutPairs } from './card-rows.ts'

const size = (width: number, height: number) => ({ width, height })

test('a row is as high as its tallest card, and the next row is below it', () =>
  expect(layOutRows([size(200, 300), size(200, 340), size(200, 280), size(500, 260)], 700, 40, 24)).toEqual([
    { first: 0, count: 3, gap: 50, top: 0, height: 340 },
    { first: 3, count: 1, gap: 0, top: 364, height: 260 },
  ]))

test('on a phone two cards share a row, and a wide card has its own row', () =>
  expect(layOutPairs([size(100, 200), size(100, 220), size(100, 200), size(300, 150), size(100, 90)], 160, 24)).toEqual([
    { first: 0, count: 2, gap: 0, top: 0, height: 220 },
    { first: 2, count: 1, gap: 0, top: 244, height: 200 },
    { first: 3, count: 1, gap: 0, top: 468, height: 150 },
    { first: 4, count: 1, gap: 0, top: 642, height: 90 },
  ]))

test('only the visible rows of 20,000 cards are found', () => {
  const rows = layOutRows(
    Array.from({ length: 20_000 }, () => size(200, 300)),
    1000,
    40,
    24,
  )
  expect(rows).toHaveLength(5_000)
  expect(findVisibleRows(rows, 0, 1000)).toEqual([0, 4])
  expect(findVisibleRows(rows, 324 * 2_000 - 24, 324 * 2_001)).toEqual([2_000, 2_001])
  expect(findVisibleRows(rows, 324 * 5_000, 324 * 6_000)).toEqual([5_000, 5_000])
  expect(findVisibleRows(rows, -500, -10)).toEqual([0, 0])
})
