import type { SceneTransform } from '@fondly/stationery/layout/scene.ts'

/** Pixels at 300 dpi from the upper left corner of the trim. */
export type Point = readonly [x: number, y: number]

/** Converts a list of numbers to points: x, y, x, y ... */
export const points = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, at(numbers, index + 1)]]))

export const FULL_TURN = Math.PI * 2

/** Converts degrees to radians. */
export const toRadians = (angle: number): number => (angle * Math.PI) / 180

/** Returns the value between `from` and `to` at `share`, which is 0 to 1. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Returns `count` evenly spaced values from 0 to 1, both ends included. */
export const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => (count === 1 ? 0 : at / (count - 1)))

/** Returns the numbers from 0 to `many` - 1. */
export const indices = (many: number): number[] => Array.from({ length: many }, (_, at) => at)

/** Divides a full circle into `many` equal parts. Returns the angle (radians) and the index of each part. */
export const around = (many: number, start = 0): [angle: number, at: number][] =>
  indices(many).map((at) => [start + (at / many) * FULL_TURN, at])

export const polar = ([x, y]: Point, angle: number, radius: number, squash = 1): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius * squash,
]

/** Returns the item at an index. Throws RangeError when there is none. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index)
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${items.length}.`)
  return item
}

/** Returns a transform that scales, then rotates by degrees, then moves. */
export function placed(x: number, y: number, turnDegrees = 0, scaleX = 1, scaleY = scaleX, skewDegrees = 0): SceneTransform {
  const cos = Math.cos(toRadians(turnDegrees))
  const sin = Math.sin(toRadians(turnDegrees))
  const shear = Math.tan(toRadians(skewDegrees))
  const matrix = [cos * scaleX, sin * scaleX, (cos * shear - sin) * scaleY, (sin * shear + cos) * scaleY]
  return [...matrix.map((value) => round(value, 4)), round(x, 1), round(y, 1)] as SceneTransform // six values, by construction
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor + 0
}

/** Returns points along the edges of a box. They are close enough together to measure distances from the box. */
export function boxOutline(left: number, top: number, right: number, bottom: number): Point[] {
  const sides = steps(40).slice(1)
  return [
    ...sides.map((t): Point => [mix(left, right, t), top]),
    ...sides.map((t): Point => [right, mix(top, bottom, t)]),
    ...sides.map((t): Point => [mix(right, left, t), bottom]),
    ...sides.map((t): Point => [left, mix(bottom, top, t)]),
  ]
}
