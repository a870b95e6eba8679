import type { Face } from '../typeset/face.ts'

/**
 * A side of paper as a stack of layers in boxes: what the renderer's wire carries, and what layout turns into a display
 * list. Pixels at 300 dpi from the upper left of the trim; a layer may reach into the bleed (negative, or past the width).
 */
export type LayeredPage = {
  name: 'outside' | 'inside' | 'envelope'
  /** Trim size. The outside and inside of a card are flat: both panels side by side (or one above the other). */
  width: number
  height: number
  bleed: number
  /** Where the paper is folded: a vertical line at x, or a horizontal one at y. */
  fold?: { x: number } | { y: number }
  layers: Layer[]
}

export type Layer = PictureLayer | TextLayer | BarcodeLayer
export type Box = { x: number; y: number; width: number; height: number }

/** Vector or raster art by its URL; turned upside down for the back of a tent fold. A scene fills its box with all it has, bleed included. */
export type PictureLayer = Box & {
  kind: 'picture'
  url: string
  turn?: 180
  /** All of the picture, as large as the box lets it be and in its middle; without it the picture fills the box exactly. */
  fit?: 'contain'
  /** What of the page it may cover: art that bleeds on every side ends at the fold. */
  clip?: Box
}

export type TextLayer = Box & {
  kind: 'text'
  /** Lines parted by \n stay parted. */
  text: string
  face: Face
  color: string
  /** In points; without it the face's own size. */
  size?: number
  /** The smallest size, in points, to which the text may shrink to fit its box; without it it never shrinks. */
  smallest?: number
  /** Lines stay as typed, such as those of an address: they shrink rather than break. */
  unbroken?: boolean
  /** Where the block of lines stands in its box; `top` without it. */
  stand?: 'top' | 'middle' | 'bottom'
  turn?: 180
}

/** A datamatrix of `text` whose modules are `module` pixels, its quiet zone inside the box. */
export type BarcodeLayer = Box & { kind: 'barcode'; text: string; module: number; turn?: 180 }

/** A card and its envelope. */
export type LayeredCard = { outside: LayeredPage; inside: LayeredPage; envelope: LayeredPage }
