import { createCanvas } from '@napi-rs/canvas'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { release } from '@fondly/stationery/paint/raster/release.ts'
import { drawScene } from '@fondly/stationery/paint/raster/scene-raster.ts'
import { sceneSvg } from '@fondly/stationery/paint/svg/scene-svg.ts'
import type { Format } from './format.ts'

const QUALITY_PERCENT = 86

/** Renders a scene to a file `width` pixels wide, with its bleed if `bleed` is true; an SVG has no width in pixels. */
export async function rendered(scene: Scene, format: Exclude<Format, 'scene'>, width: number, bleed: boolean): Promise<Uint8Array> {
  if (format === 'svg') return new TextEncoder().encode(sceneSvg(scene, { bleed }))
  const edge = bleed ? scene.bleed : 0
  const scale = width / (scene.width + 2 * edge)
  const canvas = createCanvas(width, Math.round((scene.height + 2 * edge) * scale))
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  context.translate(edge, edge)
  drawScene(context, scene)
  const file = format === 'png' ? await canvas.encode('png') : await canvas.encode('webp', QUALITY_PERCENT)
  release(canvas)
  return file
}
