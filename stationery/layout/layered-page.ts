import type { Face } from '../typeset/face.ts'

/**
 * One side of the paper as a stack of layers in boxes. Requests to the renderer contain such pages, and the layout turns them into display lists.
 * Lengths are pixels at 300 dpi from the upper left of the trim. A layer may reach into the bleed (negative, or past the width).
 */
export type LayeredPage = {
  name: 'outside' | 'inside' | 'envelope'
  /** The trim size. The outside and inside of a card are flat: both panels side by side, or one above the other. */
  width: number
  height: number
  bleed: number
  /** Where the paper is folded: a vertical line at x or a horizontal line at y. */
  fold?: { x: number } | { y: number }
  layers: Layer[]
}

export type Layer = PictureLayer | TextLayer | BarcodeLayer | DrawingLayer
export type Box = { x: number; y: number; width: number; height: number }

/** Vector or raster art, by its URL; rotated by 180 degrees on the back of a tent. A scene with its bleed fills the box. */
export type PictureLayer = Box & {
  kind: 'picture'
  url: string
  turn?: 180
  /** Shows the whole picture, as large as the box allows and centred. Without it, the picture fills the box exactly. */
  fit?: 'contain'
  /** The part of the page that the picture may cover: art that bleeds on every side is cut off at the fold. */
  clip?: Box
}

export type TextLayer = Box & {
  kind: 'text'
  /** Lines are separated by \n. */
  text: string
  face: Face
  color: string
  /** The size in points; the default is the size of the face. */
  size?: number
  /** The smallest size, in points, to which the text may shrink to fit its box. Without it, the text does not shrink. */
  smallest?: number
  /** Keeps lines as typed, such as those of an address: they shrink instead of breaking. */
  unbroken?: boolean
  /** The vertical position of the lines in the box; the default is `top`. */
  stand?: 'top' | 'middle' | 'bottom'
  turn?: 180
}

/** A datamatrix of `text` with modules of `module` pixels. The box includes the quiet zone. */
export type BarcodeLayer = Box & { kind: 'barcode'; text: string; module: number; turn?: 180 }

/**
 * Lines that somebody has drawn with a pen: strokes, each the numbers x, y, x, y … of its points, scaled to stay inside the box, at its upper left.
 */
export type DrawingLayer = Box & { kind: 'drawing'; strokes: readonly (readonly number[])[]; color: string; turn?: 180 }

/** A card and its envelope. */
export type LayeredCard = { outside: LayeredPage; inside: LayeredPage; envelope: LayeredPage }
