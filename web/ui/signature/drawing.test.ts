import { isDrawnSignature, MAX_SIGNATURE_POINTS, MAX_SIGNATURE_STROKES } from '@fondly/domain/sender/drawn-signature.ts'
import { expect, test } from 'vitest'
import { changeDrawing, isFull } from './drawing.ts'

const begun = changeDrawing([], { kind: 'begin', point: [10, 20] })

test('a stroke begins as a dot and grows with the pen; earlier strokes stay', () => {
  expect(begun).toEqual([[10, 20]])
  const line = changeDrawing(begun, { kind: 'extend', stroke: 0, points: [[11, 20], [20, 30.4], [700, -5]] }) // prettier-ignore
  expect(line).toEqual([[10, 20, 20, 30, 600, 0]])
  const two = changeDrawing(line, { kind: 'begin', point: [5, 5] })
  expect(changeDrawing(two, { kind: 'extend', stroke: 1, points: [[50, 5]] })).toEqual([line[0], [5, 5, 50, 5]])
})

test('a movement without a stroke, or too small, draws nothing', () => {
  expect(changeDrawing([], { kind: 'extend', stroke: 0, points: [[1, 1]] })).toEqual([])
  expect(changeDrawing(begun, { kind: 'extend', stroke: 0, points: [[11, 21]] })).toBe(begun)
})

test('Undo removes the last stroke, Clear removes all', () => {
  const two = changeDrawing(begun, { kind: 'begin', point: [5, 5] })
  expect(changeDrawing(two, { kind: 'undo' })).toEqual(begun)
  expect(changeDrawing([], { kind: 'undo' })).toEqual([])
  expect(changeDrawing(two, { kind: 'clear' })).toEqual([])
})

test('a full drawing accepts no more points, and can still be saved', () => {
  const points = Array.from({ length: MAX_SIGNATURE_POINTS + 50 }, (_, at) => [at % 2 === 0 ? 0 : 600, 100] as const)
  const long = changeDrawing(begun, { kind: 'extend', stroke: 0, points })
  expect([long[0]?.length, isFull(long), isDrawnSignature(long)]).toEqual([2 * MAX_SIGNATURE_POINTS, true, true])
  expect(changeDrawing(long, { kind: 'begin', point: [1, 1] })).toBe(long)
  const dots = Array.from({ length: MAX_SIGNATURE_STROKES }, () => [1, 1])
  expect([isFull(dots), isFull(dots.slice(1))]).toEqual([true, false])
  // Points of a refused stroke are not added to the last stroke.
  const unchanged = changeDrawing(dots, { kind: 'begin', point: [500, 100] })
  expect(changeDrawing(unchanged, { kind: 'extend', stroke: dots.length, points: [[590, 190]] })).toBe(dots)
})
