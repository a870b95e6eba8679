import { BLEED_DOTS } from '@fondly/stationery/layout/card-sizes.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { readSvg } from './read-svg.ts'
import { fitViewBox } from './view-box-fit.ts'

/** Turns a drawing (SVG) of one panel with its bleed into a scene. The panel, without its bleed, is in dots. Throws BrokenFile and HeavyFile. */
export function designScene(bytes: Uint8Array, panel: { width: number; height: number }): Scene {
  const { nodes, viewBox, fit } = readSvg(bytes)
  const whole = { x: -BLEED_DOTS, y: -BLEED_DOTS, width: panel.width + 2 * BLEED_DOTS, height: panel.height + 2 * BLEED_DOTS }
  return { ...panel, bleed: BLEED_DOTS, nodes: [{ group: nodes, transform: fitViewBox(viewBox, whole, fit) }] }
}
