import type { ScenePaint } from '@fondly/stationery/layout/scene.ts'
import type { Drawing } from './drawing.ts'
import { steps } from './geometry.ts'

/**
 * `depth` is the length of the shadow in pixels: 3 for confetti, 6 to 10 for leaves and roofs, 16 to 26 for big layers. `shade` is the shadow's ink,
 * a dark one of the scene's hue. `holes` makes the inner paths holes.
 */
export type Cut = { depth?: number; shade?: string; holes?: boolean }

/**
 * Draws a piece of paper that lies on paper. First its outline a few times as a shadow, each time a little lower and fainter, then the piece itself.
 */
export function paperCut(drawing: Drawing, path: string | string[], paint: ScenePaint, cut: Cut = {}): void {
  const { depth = 10, shade = '#1b1420', holes = false } = cut
  const paths = typeof path === 'string' ? [path] : path
  const shape = drawing.shape(() => {
    for (const piece of paths) drawing.add(holes ? { path: piece, rule: 'evenodd' } : { path: piece })
  })
  const layers = depth < 5 ? 2 : depth < 9 ? 3 : 5
  // All layers together remove a quarter of the light.
  const opacity = Math.round((1 - 0.75 ** (1 / layers)) * 1000) / 1000
  for (const share of steps(layers + 1)
    .slice(1)
    .reverse())
    drawing.use(shape, [1, 0, 0, 1, round(depth * 0.6 * share), round(depth * 1.25 * share)], { fill: shade, opacity })
  drawing.use(shape, undefined, { fill: paint })
}

const round = (value: number) => Math.round(value * 10) / 10
