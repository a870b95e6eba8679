import type { Random } from './random.ts'

/**
 * Creates a function of 0 to 1 that passes smoothly through `knots` random values around zero. Few knots look like a line drawn by hand, many look
 * like a bad scan.
 */
export function softNoise(random: Random, knots: number): (along: number) => number {
  const values = Array.from({ length: knots + 2 }, () => random.spread(1))
  return (along) => {
    const place = Math.max(0, Math.min(0.9999, along)) * knots
    const at = Math.floor(place)
    const rest = place - at
    const ease = rest * rest * (3 - 2 * rest)
    return (values[at] ?? 0) * (1 - ease) + (values[at + 1] ?? 0) * ease
  }
}
