import { expect, test } from 'vitest'
import { addPoint, isDrawnSignature, MAX_SIGNATURE_POINTS, MAX_SIGNATURE_STROKES } from './drawn-signature.ts'

test('a stroke grows by points that are far enough from the last one, rounded and inside the field', () => {
  const first = addPoint([], -4, 12.4)
  expect(first).toEqual([0, 12])
  expect(addPoint(first, 2, 12)).toBe(first)
  expect(addPoint(first, 900, 300.2)).toEqual([0, 12, 600, 200])
})

const dot = [10, 10]
test.each([
  ['a dot', [dot], true],
  ['nothing', [], false],
  ['an empty stroke', [[]], false],
  ['half a point', [[1, 2, 3]], false],
  ['a fraction', [[1.5, 2]], false],
  ['a point outside', [[601, 2]], false],
  ['a point below', [[2, 201]], false],
  ['as many strokes as are kept', Array.from({ length: MAX_SIGNATURE_STROKES }, () => dot), true],
  ['one stroke more', Array.from({ length: MAX_SIGNATURE_STROKES + 1 }, () => dot), false],
  ['as many points as are kept', [Array<number>(2 * MAX_SIGNATURE_POINTS).fill(1)], true],
  ['one point more', [Array<number>(2 * MAX_SIGNATURE_POINTS + 2).fill(1)], false],
] as const)('%s: %j is %s', (_, strokes, isOne) => expect(isDrawnSignature(strokes)).toBe(isOne))
