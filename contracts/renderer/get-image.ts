import * as z from 'zod'
import { Personalization } from './personalization.ts'
import { Page } from './page.ts'

/** A multiple of half a pixel, because 4.625 inches at 300 dpi are 1387.5 pixels. */
const PanelExtent = z.number().min(100).max(5000).multipleOf(0.5)

export const CardSize = z.enum(['49', '60', '70', '831'])
export type CardSize = z.infer<typeof CardSize>

const Address = z.strictObject({
  name: z.string().max(120).default(''),
  address1: z.string().max(120).default(''),
  address2: z.string().max(120).default(''),
  city: z.string().max(80).default(''),
  state: z.string().max(10).default(''),
  zip: z.string().max(12).default(''),
})

/** POST /getImage. The renderer defines the field names. Lengths are pixels at 300 dpi from the upper left corner of the trim. */
export const GetImage = z.strictObject({
  /** The trimmed size of one panel: a closed card or an envelope. Required without `cardSize`. */
  cardWidth: PanelExtent.optional(),
  cardHeight: PanelExtent.optional(),
  /** H: a tent card, wider than high, with the fold on top. V: higher than wide, with the spine on the left. S: a square. */
  orientation: z.enum(['H', 'V', 'S']),
  render: z.enum(['preview', 'print']),
  pages: z.array(Page).max(2).optional(),
  /** How many pixels the art extends beyond the trim. Print files include this margin; pictures are cut at the trim. */
  bleed: z.int().min(0).max(100).default(46),
  /** Limits pictures to the right panel, or to the lower panel of a tent card. */
  singlePanelCrop: z.boolean().default(false),
  /** Requests a picture of each surface. */
  GetSurfaceImages: z.boolean().default(false),
  /** Makes upright pictures: the panels of a folded page are one above the other, and no panel is upside down. */
  forceVerticalOrientation: z.boolean().default(false),
  cardSize: CardSize.optional(),
  /** Pages that are made from named templates, instead of `pages`. */
  personalization: Personalization.optional(),
})
export type GetImage = z.infer<typeof GetImage>
/** The request as a caller writes it. Properties with a default are optional. */
export type GetImageRequest = z.input<typeof GetImage>

/** A shorter request, for an envelope only. */
export const GetEnvelopeImage = z.strictObject({
  render: z.enum(['preview', 'print']).default('preview'),
  /** The size of the card inside. Card 49 fits into envelope A2, 60 into A6, 70 into A7, and 831 into A9. */
  cardSize: CardSize.default('70'),
  returnAddress: Address,
  recipientAddress: Address,
  scanCode: z
    .string()
    .regex(/^[A-Za-z0-9]{0,20}$/, 'at most 20 letters and digits')
    .default(''),
})
export type GetEnvelopeImage = z.infer<typeof GetEnvelopeImage>

const Details = z.looseObject({ imageUrl: z.url().max(2000) })

/**
 * The answer. pdfDetails holds the file for the press, jpegDetails the pictures, and the primary and secondary details the pictures of single
 * surfaces.
 */
export const Rendered = z.looseObject({
  pdfDetails: Details.optional(),
  jpegDetails: Details.optional(),
  primaryJpegDetails: Details.optional(),
  secondaryJpegDetails: Details.optional(),
})
export type Rendered = z.infer<typeof Rendered>

/** The body of a refusal. `path` names the wrong field of the request, with dots between its steps. */
export const Fault = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    path: z.string().optional(),
    /** For a text that cannot be printed: the first character that has no glyph or does not fit. */
    character: z.string().optional(),
    /** The character's index in the text, in UTF-16 units. */
    index: z.number().optional(),
  }),
})
export type Fault = z.infer<typeof Fault>
