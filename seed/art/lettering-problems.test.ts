import { expect, test } from 'vitest'
import { drawn, type Drawing } from './drawing.ts'
import { boxOutline } from './geometry.ts'
import { lettering } from './lettering.ts'
import { letteringProblems } from './lettering-problems.ts'

const problems = (draw: (drawing: Drawing) => void) => letteringProblems(drawn(1, draw))
const capitals = (drawing: Drawing, words: string, x: number, baseline: number, trackingPixels = 8) =>
  drawing.letter(lettering(drawing.random, words, { face: 'capitals', size: 100, x, baseline, trackingPixels }), '#000000')

test('words in the middle of the sheet have no problem', () =>
  expect(problems((drawing) => capitals(drawing, 'HELLO', 750, 1000))).toEqual([]))

test('words at the edge are too near to the trim', () => {
  expect(problems((drawing) => capitals(drawing, 'HELLO', 160, 1000))).toEqual([expect.stringContaining("'HELLO' is too near to the trim")])
})

test('two lines that nearly touch are reported', () => {
  expect(
    problems((drawing) => {
      capitals(drawing, 'HELLO', 750, 1000)
      capitals(drawing, 'AGAIN', 750, 1085)
    }),
  ).toEqual([expect.stringMatching(/^'HELLO' is \d+ px from 'AGAIN'\.$/)])
})

test('words over a forbidden area are reported, also when they are completely inside it', () => {
  expect(
    problems((drawing) => {
      drawing.keepClear(boxOutline(200, 600, 1300, 1400))
      capitals(drawing, 'HELLO', 750, 1000)
    }),
  ).toEqual([expect.stringContaining("'HELLO' touches what it must keep clear of")])
})

test('overlapping letters are reported', () => {
  expect(problems((drawing) => capitals(drawing, 'HI', 750, 1000, -24))).toEqual(["Letters 1 and 2 of 'HI' touch."])
})
