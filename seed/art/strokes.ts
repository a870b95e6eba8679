import type { ScenePaint } from '@fondly/stationery/layout/scene.ts'
import { brush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { points } from './geometry.ts'
import { polygon } from './path.ts'

/** Draws a line of constant width through points x, y, x, y ... */
export function line({ random, fill }: Drawing, way: readonly number[], width: number, ink: ScenePaint, opacity = 1): void {
  const stations = points(way)
  const samples = Math.max(4, (stations.length - 1) * 4)
  fill(brush(random, stations, { width, profile: PROFILES.even, wander: 0.1, samples }), ink, opacity)
}

/** Draws a stroke that becomes wider and ends in a point. */
export function flick({ random, fill }: Drawing, way: readonly number[], width: number, ink: ScenePaint, opacity = 1): void {
  fill(brush(random, points(way), { width, samples: Math.max(5, way.length * 1.5) | 0 }), ink, opacity)
}

/** Returns a closed path with straight edges through points x, y, x, y ... */
export const shape = (corners: readonly number[]): string => polygon(points(corners))
