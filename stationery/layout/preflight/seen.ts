import { openFont } from '../../typeset/font-pack.ts'
import { toMarks, type DisplayMark, type GlyphsMark } from '../display-list.ts'
import type { Box, LayeredPage, Layer } from '../layered-page.ts'

/** The visible part of a layer in pixels from the upper left of the trim: the set lines of words, the modules of a symbol. */
export type VisibleArea = { layer: number; kind: Layer['kind']; place: Box; marks: readonly DisplayMark[] }

/** Returns true for art that runs off the page. Such art is a background, so it may be below anything else. */
export function isGround(page: LayeredPage, { kind, place: { x, y, width, height } }: Pick<VisibleArea, 'kind' | 'place'>): boolean {
  if (kind !== 'picture') return false
  const [right, foot] = [page.width + page.bleed, page.height + page.bleed]
  return x <= -page.bleed + 0.5 || y <= -page.bleed + 0.5 || x + width >= right - 0.5 || y + height >= foot - 0.5
}

// The visible areas of a page are cached, because each check of the page needs them.
const cache = new WeakMap<LayeredPage, VisibleArea[]>()

/** Returns the visible area of every layer of a page, without layers that have no visible part. */
export function findVisibleAreas(page: LayeredPage): VisibleArea[] {
  const known = cache.get(page)
  if (known) return known
  const seen = layersSeen(page)
  cache.set(page, seen)
  return seen
}

function layersSeen(page: LayeredPage): VisibleArea[] {
  return page.layers.flatMap((layer, index) => {
    const marks = toMarks(layer)
    const place = around(marks.map(toBox))
    return place ? [{ layer: index, kind: layer.kind, place, marks }] : []
  })
}

/** Returns the box of a mark on the page. */
export function toBox(mark: DisplayMark): Box {
  const upright = uprightBox(mark)
  const box = { x: upright.x / 100, y: upright.y / 100, width: upright.width / 100, height: upright.height / 100 }
  if (!mark.turn) return box
  const [x, y] = mark.turn
  return { ...box, x: x / 50 - box.x - box.width, y: y / 50 - box.y - box.height }
}

function uprightBox(mark: DisplayMark): Box {
  switch (mark.kind) {
    case 'picture':
      return pictureBox(mark)
    case 'modules':
      return modulesBox(mark)
    case 'strokes':
      return strokesBox(mark)
    case 'glyphs':
      return lineBox(mark)
  }
}

/** Returns the intersection of two boxes. Its width or height is zero or negative when they do not overlap. */
export function shared(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  }
}

/** Boxes may overlap by this much (pixels at 300 dpi), because positions are rounded to whole hundredths of a pixel. */
export const HAIR_DOTS = 0.1

/** Returns true when two boxes (in pixels at 300 dpi) overlap by more than the tolerance, in width and in height. */
export function touches(one: Box, other: Box): boolean {
  const { width, height } = shared(one, other)
  return width > HAIR_DOTS && height > HAIR_DOTS
}

function around(boxes: Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const foot = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: foot - y }
}

function pictureBox({ x, y, width, height, clip }: Extract<DisplayMark, { kind: 'picture' }>): Box {
  const box = { x, y, width, height }
  return clip ? shared(box, clip) : box
}

function modulesBox({ x, y, module, rows }: Extract<DisplayMark, { kind: 'modules' }>): Box {
  return { x, y, width: rows.length * module, height: rows.length * module }
}

function strokesBox({ strokes, width }: Extract<DisplayMark, { kind: 'strokes' }>): Box {
  const [xs, ys] = [0, 1].map((axis) => strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === axis)))
  const [x, y] = [Math.min(...(xs ?? [])) - width / 2, Math.min(...(ys ?? [])) - width / 2]
  return { x, y, width: Math.max(...(xs ?? [])) + width / 2 - x, height: Math.max(...(ys ?? [])) + width / 2 - y }
}

function lineBox({ font: name, size, y, clusters, xs }: GlyphsMark): Box {
  const font = openFont(name)
  const hundredths = (units: number) => (units * size) / font.unitsPerEm
  const x = xs[0] ?? 0
  const right = (xs.at(-1) ?? 0) + hundredths(font.advance(clusters.at(-1) ?? ''))
  return { x, y: y - hundredths(font.ascent), width: right - x, height: hundredths(font.ascent - font.descent) }
}
