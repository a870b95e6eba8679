import type { Finished } from './drawing.ts'
import { at, type Point } from './geometry.ts'
import { touchesOnPurpose, type Lettering } from './lettering.ts'

/** The smallest allowed distances, in pixels at 300 dpi. */
const MIN_FROM_SIDES_AND_TOP_PX = 75
const MIN_FROM_FOOT_PX = 60
const MIN_FROM_OTHER_WORDS_PX = 20
const MIN_FROM_HERO_PX = 24
const MIN_BETWEEN_LETTERS_PX = 3

/**
 * Returns what is wrong with a drawing's lettering: words too close to the trim, to other words or to an outline that they must not touch, or letters
 * that touch each other.
 */
export function letteringProblems({ scene, letterings, heroes }: Finished): string[] {
  const problems: string[] = []
  letterings.forEach((lettering, index) => {
    const ink = lettering.letters.flat()
    const outside = ink.filter(
      ([x, y]) =>
        x < MIN_FROM_SIDES_AND_TOP_PX ||
        x > scene.width - MIN_FROM_SIDES_AND_TOP_PX ||
        y < MIN_FROM_SIDES_AND_TOP_PX ||
        y > scene.height - MIN_FROM_FOOT_PX,
    )
    if (outside.length > 0) problems.push(`'${lettering.words}' is too near to the trim at ${place(at(outside, 0))}.`)

    for (const other of letterings.slice(index + 1)) {
      const room = distance(ink, other.letters.flat())
      if (room < MIN_FROM_OTHER_WORDS_PX) problems.push(`'${lettering.words}' is ${Math.round(room)} px from '${other.words}'.`)
    }
    for (const hero of heroes) {
      const room = distance(ink, hero)
      if (room < MIN_FROM_HERO_PX || (room < Infinity && ink.some((point) => isInside(point, hero))))
        problems.push(`'${lettering.words}' touches what it must keep clear of, at ${place(at(hero, 0))}.`)
    }
    if (!touchesOnPurpose(lettering)) problems.push(...fusedLetters(lettering))
  })
  return problems
}

function fusedLetters({ words, letters }: Lettering): string[] {
  return letters.flatMap((letter, index) => {
    const next = letters[index + 1]
    return next && distance(letter, next) < MIN_BETWEEN_LETTERS_PX ? [`Letters ${index + 1} and ${index + 2} of '${words}' touch.`] : []
  })
}

/** Only smaller distances are measured, because larger distances are always enough. */
const MAX_MEASURED_PX = 60

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
  return (
    one.left - other.right > MAX_MEASURED_PX ||
    other.left - one.right > MAX_MEASURED_PX ||
    one.top - other.foot > MAX_MEASURED_PX ||
    other.top - one.foot > MAX_MEASURED_PX
  )
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
