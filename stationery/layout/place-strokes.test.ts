import { expect, test } from 'vitest'
import { PEN_WIDTH_DOTS, placeStrokes, strokePath } from './place-strokes.ts'

const BOX = { x: 100, y: 200, width: 300, height: 150 }
const WIDE = [
  [0, 0, 600, 200, 300, 100],
  [10, 190],
]

test.each([
  ['a wide drawing', WIDE, BOX],
  ['a high drawing', [[0, 0, 20, 200]], BOX],
  ['a dot', [[300, 100]], BOX],
  ['a wide drawing in a small box', WIDE, { ...BOX, width: 40, height: 20 }],
])('%s stays inside its box with the ink of the pen', (_, strokes, box) => {
  const placed = placeStrokes(strokes, box)
  const ink = PEN_WIDTH_DOTS / 2
  for (const stroke of placed.strokes)
    stroke.forEach((value, at) => {
      const [from, length] = at % 2 === 0 ? [box.x, box.width] : [box.y, box.height]
      expect(Number.isInteger(value)).toBe(true)
      expect(value / 100).toBeGreaterThanOrEqual(from + ink)
      expect(value / 100).toBeLessThanOrEqual(from + length - ink)
    })
  expect(placed.width).toBeLessThanOrEqual(box.width)
  expect(placed.height).toBeLessThanOrEqual(box.height)
})

test('a small drawing is not enlarged, and both directions keep their scale', () => {
  expect(placeStrokes([[10, 20, 40, 30]], BOX).strokes).toEqual([[10300, 20300, 13300, 21300]])
  const { strokes } = placeStrokes([[0, 0, 588, 0, 588, 196]], BOX)
  expect(strokes).toEqual([[10300, 20300, 39700, 20300, 39700, 30100]])
})

test('a stroke becomes curves through the midpoints between its points; a single point is a dot', () => {
  expect(strokePath([0, 0, 1000, 0, 1000, 1000, 2000, 1000])).toBe('M0 0Q10 0 10 5Q10 10 15 10L20 10')
  expect(strokePath([0, 0, 1000, 500])).toBe('M0 0L10 5')
  expect(strokePath([100, 200])).toBe('M1 2L1.01 2')
})
