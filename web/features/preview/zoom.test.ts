import { expect, test } from 'vitest'
import { canGrow, canShrink, FIT, grow, pinch, shrink, toggle, zoomByKey } from './zoom.ts'

test('a picture grows to its limit, and shrinks until it fits', () => {
  let zoom = FIT
  expect(canShrink(zoom)).toBe(false)
  for (let steps = 0; canGrow(zoom) && steps < 10; steps++) zoom = grow(zoom)
  expect([zoom, grow(zoom)]).toEqual([4, 4])
  for (let steps = 0; canShrink(zoom) && steps < 10; steps++) zoom = shrink(zoom)
  expect(zoom).toBe(FIT)
})

test('a tap enlarges a picture that fits, and any other fits again', () => {
  expect(toggle(FIT)).toBeGreaterThan(2)
  expect(toggle(1.5)).toBe(FIT)
})

test('two fingers enlarge a picture by the factor of their distance, within its limits', () => {
  expect(pinch(1, 100, 200)).toBe(2)
  expect(pinch(2, 200, 150)).toBe(1.5)
  expect(pinch(2, 100, 900)).toBe(4)
  expect(pinch(2, 100, 1)).toBe(FIT)
  expect(pinch(2, 0, 100)).toBe(2)
})

test.each([
  ['+', 3],
  ['=', 3],
  ['-', 2 / 1.5],
  ['0', FIT],
  ['ArrowDown', undefined],
])('the key %s changes the zoom from 2 to %s', (key, zoom) => expect(zoomByKey(2, key)).toBe(zoom))
