import type { Point } from './geometry.ts'
import type { Random } from './random.ts'

/** `apart` is the smallest distance between two places. `among` returns true where a place may be. `tries` is the number of attempts. */
export type Scatter = { from: Point; to: Point; apart: number; tries: number; among?: (place: Point) => boolean }

/** Returns places that are spread evenly at random, for confetti, snow or sparks. */
export function scatter(random: Random, { from, to, apart, tries, among = () => true }: Scatter): Point[] {
  const places: Point[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const place: Point = [random.between(from[0], to[0]), random.between(from[1], to[1])]
    if (among(place) && places.every((other) => Math.hypot(other[0] - place[0], other[1] - place[1]) > apart)) places.push(place)
  }
  return places
}
