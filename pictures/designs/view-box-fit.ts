import type { SceneTransform } from '@fondly/stationery/layout/scene.ts'
import type { ViewBox } from './read-svg.ts'

type Box = { x: number; y: number; width: number; height: number }

const SHARES: Record<string, number> = { Min: 0, Mid: 0.5, Max: 1 }

/**
 * Returns the transform that places a view box into a box as `preserveAspectRatio` says (SVG 2, 8.6). By default, the whole drawing is shown in the
 * middle of the box.
 */
export function fitViewBox(view: ViewBox, box: Box, rule = 'xMidYMid'): SceneTransform {
  const [across, down] = [box.width / view.width, box.height / view.height]
  const isStretched = /\bnone\b/.test(rule)
  const even = /\bslice\b/.test(rule) ? Math.max(across, down) : Math.min(across, down)
  const [sx, sy] = isStretched ? [across, down] : [even, even]
  const [, x = 'Mid', y = 'Mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(rule) ?? []
  const left = box.x + (box.width - view.width * sx) * (SHARES[x] ?? 0)
  const top = box.y + (box.height - view.height * sy) * (SHARES[y] ?? 0)
  return [sx, 0, 0, sy, left - view.x * sx, top - view.y * sy]
}
