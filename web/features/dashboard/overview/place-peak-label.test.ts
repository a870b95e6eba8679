import { expect, test } from 'vitest'
import { PEAK_LABEL_WIDTH, placePeakLabel } from './place-peak-label.ts'

const WIDTH = 340

test('the label of the highest column is above its middle', () => {
  expect(placePeakLabel({ x: 150, y: 100 }, WIDTH, [50, 200])).toEqual({ x: 150, y: 92 })
})

test('at an edge, the label stays within the chart', () => {
  expect(placePeakLabel({ x: 2, y: 100 }, WIDTH, [])).toEqual({ x: PEAK_LABEL_WIDTH / 2, y: 92 })
  expect(placePeakLabel({ x: 338, y: 100 }, WIDTH, [])).toEqual({ x: WIDTH - PEAK_LABEL_WIDTH / 2, y: 92 })
})

test('at the right edge, the label never covers the number of a line', () => {
  const { x } = placePeakLabel({ x: 338, y: 100 }, WIDTH, [104, 200])
  expect(x + PEAK_LABEL_WIDTH / 2).toBe(WIDTH - 80)
  // A line far above or below has its number elsewhere.
  expect(placePeakLabel({ x: 338, y: 100 }, WIDTH, [60, 200]).x).toBe(WIDTH - PEAK_LABEL_WIDTH / 2)
})
