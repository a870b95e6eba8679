import type { DisplayMark, DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { expect, test } from 'vitest'
import { findText, MIDDLE, toTapped } from './place.ts'

const line = (y: number, turn?: [number, number]): DisplayMark => ({
  kind: 'glyphs',
  font: 'garamond',
  size: 0,
  color: '#000000',
  y,
  clusters: ['a', 'b'],
  xs: [600, 900],
  ...(turn && { turn }),
})
const page = (marks: DisplayMark[]): DisplayPage => ({ name: 'inside', width: 1000, height: 500, bleed: 0, marks, problems: [] })

test('the place of the text is the middle of its lines', () => {
  expect(findText(page([line(100), line(300)]))).toEqual({ x: 0.75, y: 0.4 })
})

test('for lines that are printed upside down, the place is on the other side', () => {
  expect(findText(page([line(100, [500, 250])]))).toEqual({ x: 0.25, y: 0.8 })
})

test('a page without lines has no text', () => {
  expect(findText(page([{ kind: 'picture', url: 'a.png', x: 0, y: 0, width: 1000, height: 500 }]))).toBeUndefined()
})

test('a tap enlarges its own place, but a tap in the middle enlarges the text', () => {
  const text = { x: 0.75, y: 0.4 }
  expect(toTapped({ x: 0.2, y: 0.5 }, text)).toEqual({ x: 0.2, y: 0.5 })
  expect([toTapped(MIDDLE, text), toTapped({ x: 0.46, y: 0.55 }, text)]).toEqual([text, text])
})
