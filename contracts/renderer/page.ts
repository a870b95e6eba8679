import * as z from 'zod'

/** Lengths are pixels at 300 dpi from the upper left corner of the trim. */
const Place = z.number().min(-5000).max(20_000)
const Extent = z.number().min(0).max(20_000)
/** A multiple of half a pixel, because 4.625 inches at 300 dpi are 1387.5 pixels. */
const PageExtent = z.number().min(100).max(10_000).multipleOf(0.5)
export const Url = z.string().min(1).max(2000)
const Box = { x: Place, y: Place, width: Extent, height: Extent }
const Rotation = z.literal(180).optional()

export const Words = z.string().max(5000)
export const BarcodeText = z.string().regex(/^[\x20-\x7e]{1,44}$/, 'printable ASCII, at most 44 characters')
export const SideName = z.enum(['outside', 'inside', 'envelope'])

export const Font = z.strictObject({
  name: z.enum(['garamond10Center', 'whitneybook11Center', 'johnson14Left', 'JohnsonPrint']),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #1d6a6a'),
  /** The size in points. The default is the size in the font's name. */
  size: z.number().min(3).max(96).optional(),
  /** The smallest size in points to which the words may shrink to fit into their box. Without it, the words do not shrink. */
  minimumSize: z.number().min(3).max(96).optional(),
})
export type Font = z.infer<typeof Font>

export const ImageLayer = z.strictObject({
  type: z.literal('image'),
  ...Box,
  url: Url,
  rotation: Rotation,
  /** 'contain' shows the whole picture, as large as the box allows. Without it, the picture fills the box. */
  fit: z.literal('contain').optional(),
  clip: z.strictObject(Box).optional(),
})

export const TextLayer = z.strictObject({
  type: z.literal('text'),
  ...Box,
  text: Words,
  font: Font,
  verticalAlign: z.enum(['top', 'middle', 'bottom']).optional(),
  noWrap: z.boolean().optional(),
  rotation: Rotation,
})

export const BarcodeLayer = z.strictObject({
  type: z.literal('barcode'),
  ...Box,
  symbology: z.literal('datamatrix'),
  text: BarcodeText,
  module: z.number().min(2).max(50),
  rotation: Rotation,
})

/** Lines of a pen. Each stroke is a list of coordinates x, y, x, y, …; they are scaled to fit into the box. Only our own renderer draws them. */
export const DrawingLayer = z.strictObject({
  type: z.literal('drawing'),
  ...Box,
  strokes: z.array(z.array(z.int().min(0).max(5000)).min(2).max(4000)).max(100),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #1d6a6a'),
  rotation: Rotation,
})

export const Layer = z.discriminatedUnion('type', [ImageLayer, TextLayer, BarcodeLayer, DrawingLayer])
export type Layer = z.infer<typeof Layer>

export const Fold = z.union([z.strictObject({ x: Place }), z.strictObject({ y: Place })])

export const PageMeasures = { name: SideName, width: PageExtent, height: PageExtent, fold: Fold.optional() }

export const Page = z.strictObject({
  ...PageMeasures,
  /** The url of the art below all layers. It fills the page and its bleed. Empty for blank paper. */
  background: z.string().max(2000).default(''),
  /** Whether the file for the press includes the page. */
  print: z.boolean().default(true),
  layers: z.array(Layer).max(60).default([]),
})
export type Page = z.infer<typeof Page>
