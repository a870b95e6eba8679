import { Path2D, createCanvas, loadImage, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import type { DisplayMark, DisplayPage, GlyphsMark, ModulesMark, PictureMark, StrokesMark } from '../../layout/display-list.ts'
import type { Box } from '../../layout/layered-page.ts'
import { strokePath } from '../../layout/place-strokes.ts'
import type { Scene } from '../../layout/scene.ts'
import { findArt, artSize, fitIntoBox, type ArtOf } from '../art.ts'
import { openOutlines } from '../glyph.ts'
import { drawScene } from './scene-raster.ts'

export type RasterFrame = {
  art: ArtOf
  /** Pixels of the raster per pixel at 300 dpi. */
  scale: number
  /** The visible part of the page, in pixels at 300 dpi. */
  view: { x: number; y: number; width: number; height: number }
  /** Caches art that was drawn or decoded. Without a cache, all art is drawn again. */
  drawn?: DrawnArt
}

/** A cache of art as pixels. Art is the costly part of a picture, and the same for many cards. */
export type DrawnArt = { get: (key: string, make: () => Promise<Canvas | Image>) => Promise<Canvas | Image> }

/** Paints a page on white. Throws ArtMissing. */
export async function pageRaster(page: DisplayPage, frame: RasterFrame): Promise<Canvas> {
  const { scale, view } = frame
  const canvas = createCanvas(Math.round(view.width * scale), Math.round(view.height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(-view.x, -view.y)
  for (const mark of page.marks) {
    context.save()
    if (mark.turn) turn(context, mark.turn)
    if (mark.kind === 'picture') await drawPicture(context, mark, frame)
    else drawInk(context, mark)
    context.restore()
  }
  return canvas
}

const undrawn: DrawnArt = { get: (_, make) => make() }

async function drawPicture(context: SKRSContext2D, mark: PictureMark, { art, scale, view, drawn = undrawn }: RasterFrame): Promise<void> {
  const found = findArt(art, mark.url)
  const box = fitIntoBox({ x: mark.x / 100, y: mark.y / 100, width: mark.width / 100, height: mark.height / 100 }, artSize(found), mark.fit)
  if (mark.clip) {
    context.beginPath()
    context.rect(mark.clip.x / 100, mark.clip.y / 100, mark.clip.width / 100, mark.clip.height / 100)
    context.clip()
  }
  if ('picture' in found) {
    const picture = await drawn.get(mark.url, () => loadImage(found.picture))
    context.drawImage(picture, box.x, box.y, box.width, box.height)
  } else if (mark.turn) drawSceneIn(context, found.scene, box)
  else await drawKept(context, mark.url, found.scene, box, { scale, view, drawn })
}

/** Draws a scene from its cached pixels. They are aligned with the pixels of the page, so that nothing is blurred. */
async function drawKept(
  context: SKRSContext2D,
  url: string,
  scene: Scene,
  box: Box,
  { scale, view, drawn }: Pick<RasterFrame, 'scale' | 'view'> & { drawn: DrawnArt },
): Promise<void> {
  const [left, top] = [(box.x - view.x) * scale, (box.y - view.y) * scale]
  const [x, y] = [Math.floor(left), Math.floor(top)]
  const inner = { x: left - x, y: top - y, width: box.width * scale, height: box.height * scale }
  const key = [url, ...Object.values(inner).map((length) => length.toFixed(3))].join(' ')
  const pixels = await drawn.get(key, () => {
    const canvas = createCanvas(Math.ceil(inner.x + inner.width), Math.ceil(inner.y + inner.height))
    drawSceneIn(canvas.getContext('2d'), scene, inner)
    return Promise.resolve(canvas)
  })
  context.resetTransform()
  context.drawImage(pixels, x, y)
}

function drawSceneIn(context: SKRSContext2D, scene: Scene, box: Box): void {
  const size = artSize({ scene })
  context.translate(box.x, box.y)
  context.scale(box.width / size.width, box.height / size.height)
  context.translate(size.edge, size.edge)
  drawScene(context, scene)
}

function drawInk(context: SKRSContext2D, mark: Exclude<DisplayMark, PictureMark>): void {
  if (mark.kind === 'glyphs') drawGlyphs(context, mark)
  else if (mark.kind === 'strokes') drawStrokes(context, mark)
  else drawModules(context, mark)
}

function drawGlyphs(context: SKRSContext2D, mark: GlyphsMark): void {
  const font = openOutlines(mark.font)
  const scale = mark.size / 100 / font.unitsPerEm
  context.fillStyle = mark.color
  mark.clusters.forEach((cluster, i) => {
    const { outline } = font.glyph(cluster)
    if (outline === '') return
    context.save()
    context.translate((mark.xs[i] ?? 0) / 100, mark.y / 100)
    context.scale(scale, scale)
    // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled here, not an array.
    context.fill(new Path2D(outline))
    context.restore()
  })
}

function drawModules(context: SKRSContext2D, { x, y, module, rows }: ModulesMark): void {
  const side = module / 100
  context.fillStyle = '#000000'
  // All squares are one path, because separate squares would leave thin light lines between them.
  context.beginPath()
  rows.forEach((row, line) => {
    for (const { 0: dark, index } of row.matchAll(/1+/g))
      context.rect(x / 100 + index * side, y / 100 + line * side, dark.length * side, side)
  })
  context.fill()
}

function drawStrokes(context: SKRSContext2D, { strokes, color, width }: StrokesMark): void {
  context.strokeStyle = color
  context.lineWidth = width / 100
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(strokes.map(strokePath).join('')))
}

function turn(context: SKRSContext2D, [x, y]: [number, number]): void {
  context.translate(x / 100, y / 100)
  context.rotate(Math.PI)
  context.translate(-x / 100, -y / 100)
}
