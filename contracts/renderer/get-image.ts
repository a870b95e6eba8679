import * as z from 'zod'

/** POST /getImage. Field names are the renderer's; lengths are pixels at 300 dpi from the upper left of the trim. */
const Place = z.number().min(-5000).max(20_000)
const Extent = z.number().min(0).max(20_000)
/** Half a pixel: 4.625 in are 1387.5 of them. */
const PageExtent = z.number().min(100).max(10_000).multipleOf(0.5)
const Url = z.string().min(1).max(2000)
const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const Words = z.string().max(5000)

const Box = { x: Place, y: Place, width: Extent, height: Extent }
const Rotation = z.literal(180).optional()

export const ImageLayer = z.strictObject({
  type: z.literal('image'),
  ...Box,
  url: Url,
  rotation: Rotation,
  /** The whole picture, as large as the box lets it be; without it the picture fills the box. */
  fit: z.literal('contain').optional(),
  clip: z.strictObject(Box).optional(),
})

export const TextLayer = z.strictObject({
  type: z.literal('text'),
  ...Box,
  text: Words,
  font: z.strictObject({
    name: z.enum(['garamond10Center', 'whitneybook11Center', 'johnson14Left', 'JohnsonPrint']),
    color: Colour,
    /** In points. */
    size: z.number().min(3).max(96).optional(),
    minimumSize: z.number().min(3).max(96).optional(),
  }),
  verticalAlign: z.enum(['top', 'middle', 'bottom']).optional(),
  noWrap: z.boolean().optional(),
  rotation: Rotation,
})

export const BarcodeLayer = z.strictObject({
  type: z.literal('barcode'),
  ...Box,
  symbology: z.literal('datamatrix'),
  text: z.string().regex(/^[\x20-\x7e]{1,44}$/, 'printable ASCII, at most 44 characters'),
  module: z.number().min(2).max(50),
  rotation: Rotation,
})

export const Layer = z.discriminatedUnion('type', [ImageLayer, TextLayer, BarcodeLayer])
export type Layer = z.infer<typeof Layer>

export const Page = z.strictObject({
  name: z.enum(['outside', 'inside', 'envelope']),
  width: PageExtent,
  height: PageExtent,
  fold: z.union([z.strictObject({ x: Place }), z.strictObject({ y: Place })]).optional(),
  /** The url of what lies beneath all layers: it fills the page and its bleed. Empty for bare paper. */
  background: z.string().max(2000),
  /** Whether the page is part of the file for the press. */
  print: z.boolean(),
  layers: z.array(Layer).max(60),
})
export type Page = z.infer<typeof Page>

const Address = z.strictObject({
  name: z.string().max(120).default(''),
  address1: z.string().max(120).default(''),
  address2: z.string().max(120).default(''),
  city: z.string().max(80).default(''),
  state: z.string().max(10).default(''),
  zip: z.string().max(12).default(''),
})

export const GetImage = z.strictObject({
  cardWidth: z.int().min(100).max(10_000),
  cardHeight: z.int().min(100).max(10_000),
  orientation: z.enum(['H', 'V', 'S']),
  render: z.enum(['preview', 'print']),
  pages: z.array(Page).max(4).optional(),
  bleed: z.int().min(0).max(100),
  /** Pictures show the right-hand (or lower) panel only. */
  singlePanelCrop: z.boolean().optional(),
  /** Pictures of every page, not of the first alone. */
  GetSurfaceImages: z.boolean().optional(),
  /** Pictures of a tent fold are turned upright. */
  forceVerticalOrientation: z.boolean().optional(),
  cardSize: z.string().max(10).optional(),
  personalization: z
    .array(
      z.looseObject({
        side: z.string().max(40),
        pageTemplate: z.string().max(80),
        images: z.array(z.unknown()).max(60).optional(),
        messages: z.array(z.unknown()).max(60).optional(),
        barcodes: z.array(z.unknown()).max(60).optional(),
      }),
    )
    .max(8)
    .optional(),
})
export type GetImage = z.infer<typeof GetImage>

/** The shorter body, for an envelope's face alone. */
export const GetEnvelopeImage = z.strictObject({
  render: z.enum(['preview', 'print']).default('preview'),
  returnAddress: Address,
  recipientAddress: Address,
  scanCode: z
    .string()
    .regex(/^[A-Za-z0-9]{0,20}$/)
    .default(''),
})
export type GetEnvelopeImage = z.infer<typeof GetEnvelopeImage>

const Details = z.looseObject({ imageUrl: z.url().max(2000) })

/** A file for the press is in pdfDetails; pictures are in jpegDetails, each surface's own in the primary and secondary. */
export const Rendered = z.looseObject({
  pdfDetails: Details.optional(),
  jpegDetails: Details.optional(),
  primaryJpegDetails: Details.optional(),
  secondaryJpegDetails: Details.optional(),
})
export type Rendered = z.infer<typeof Rendered>

/** A refusal. */
export const Fault = z.looseObject({ error: z.looseObject({ code: z.string(), message: z.string() }) })
export type Fault = z.infer<typeof Fault>
