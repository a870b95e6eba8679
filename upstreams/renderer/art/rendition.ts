import { createCanvas } from '@napi-rs/canvas'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { release } from '@fondly/stationery/paint/raster/release.ts'
import { drawScene } from '@fondly/stationery/paint/raster/scene-raster.ts'
import { sceneSvg } from '@fondly/stationery/paint/svg/scene-svg.ts'
import sharp from 'sharp'

export type Format = 'webp' | 'png' | 'svg' | 'scene'
export const FORMAT_TYPES: Record<Format, string> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  scene: 'application/json',
}

/** Pictures are made in these widths only, so that nobody fills the disk by asking. */
export const WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600]
const USUAL_WIDTH = 960

/** The width in which a picture is made: the next that is large enough. */
export function widthFor(asked: number | undefined): number {
  return WIDTHS.find((width) => width >= (asked ?? USUAL_WIDTH)) ?? Math.max(...WIDTHS)
}

/** A scene as a file. */
export async function rendered(scene: Scene, format: Exclude<Format, 'scene'>, width: number, bleed: boolean): Promise<Uint8Array> {
  if (format === 'svg') return new TextEncoder().encode(sceneSvg(scene, { bleed }))
  const edge = bleed ? scene.bleed : 0
  const scale = width / (scene.width + 2 * edge)
  const canvas = createCanvas(width, Math.round((scene.height + 2 * edge) * scale))
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  context.translate(edge, edge)
  drawScene(context, scene)
  const png = await canvas.encode('png')
  release(canvas)
  if (format === 'png') return png
  return await sharp(png).webp({ quality: 86, effort: 4 }).toBuffer()
}
