import type { Finished } from './drawing.ts'
import { at, type Point } from './geometry.ts'
import { touchesOnPurpose, type Lettering } from './lettering.ts'

/** The smallest allowed distances, in pixels at 300 dpi. */
const FROM_SIDES_AND_TOP = 75
const FROM_FOOT = 60
const FROM_OTHER_WORDS = 20
const FROM_HERO = 24
const BETWEEN_LETTERS = 3

/** Returns what is wrong with a drawing's lettering: too close to the trim, to other words, to an outline that it must not touch, or to itself. */
export function letteringProblems({ scene, letterings, heroes }: Finished): string[] {
  const problems: string[] = []
  letterings.forEach((lettering, index) => {
    const ink = lettering.letters.flat()
    const outside = ink.filter(
      ([x, y]) => x < FROM_SIDES_AND_TOP || x > scene.width - FROM_SIDES_AND_TOP || y < FROM_SIDES_AND_TOP || y > scene.height - FROM_FOOT,
    )
    if (outside.length > 0) problems.push(`'${lettering.words}' is too near to the trim at ${place(at(outside, 0))}.`)

    for (const other of letterings.slice(index + 1)) {
      const room = distance(ink, other.letters.flat())
      if (room < FROM_OTHER_WORDS) problems.push(`'${lettering.words}' is ${Math.round(room)} px from '${other.words}'.`)
    }
    for (const hero of heroes) {
      const room = distance(ink, hero)
      if (room < FROM_HERO || (room < Infinity && ink.some((point) => isInside(point, hero))))
        problems.push(`'${lettering.words}' touches what it must keep clear of, at ${place(at(hero, 0))}.`)
    }
    if (!touchesOnPurpose(lettering)) problems.push(...fusedLetters(lettering))
  })
  return problems
}

function fusedLetters({ words, letters }: Lettering): string[] {
  return letters.flatMap((letter, index) => {
    const next = letters[index + 1]
    return next && distance(letter, next) < BETWEEN_LETTERS ? [`Letters ${index + 1} and ${index + 2} of '${words}' touch.`] : []
  })
}

/** Distances above this are large enough and are not measured. */
const FAR = 60

function distance(some: readonly Point[], others: readonly Point[]): number {
  let least = Infinity
  if (areFarApart(some, others)) return least
  for (const [x, y] of some) for (const [u, v] of others) least = Math.min(least, (x - u) ** 2 + (y - v) ** 2)
  return Math.sqrt(least)
}

function areFarApart(some: readonly Point[], others: readonly Point[]): boolean {
  const [one, other] = [some, others].map((points) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
  }) as [Box, Box] // two boxes, because two lists went in
  return one.left - other.right > FAR || other.left - one.right > FAR || one.top - other.foot > FAR || other.top - one.foot > FAR
}

type Box = { left: number; right: number; top: number; foot: number }

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = at(outline, index - 1)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

const place = ([x, y]: Point) => `${Math.round(x)}, ${Math.round(y)}`
