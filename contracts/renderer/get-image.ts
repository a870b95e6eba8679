import * as z from 'zod'
import { Personalization } from './personalization.ts'
import { Page } from './page.ts'

/** A multiple of half a pixel, because 4.625 in are 1387.5 pixels. */
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

/** POST /getImage. Field names are the renderer's; lengths are pixels at 300 dpi from the upper left of the trim. */
export const GetImage = z.strictObject({
  /** The trim of one panel: a closed card or an envelope. Either these two or `cardSize` are required. */
  cardWidth: PanelExtent.optional(),
  cardHeight: PanelExtent.optional(),
  /** H is a tent, wider than high, folded on top. V has its spine on the left and is higher than wide. S is a square. */
  orientation: z.enum(['H', 'V', 'S']),
  render: z.enum(['preview', 'print']),
  pages: z.array(Page).max(2).optional(),
  /** How far art extends beyond the trim. Print files include it; pictures are cut at the trim. */
  bleed: z.int().min(0).max(100).default(46),
  /** Limits pictures to the right-hand (or lower) panel. */
  singlePanelCrop: z.boolean().default(false),
  /** Requests a picture of each surface. */
  GetSurfaceImages: z.boolean().default(false),
  /** Makes pictures upright: the panels of a folded page are one above the other, none of them upside down. */
  forceVerticalOrientation: z.boolean().default(false),
  cardSize: CardSize.optional(),
  /** Pages made from named templates instead of `pages`. */
  personalization: Personalization.optional(),
})
export type GetImage = z.infer<typeof GetImage>
/** The request as written; properties with a default are optional. */
export type GetImageRequest = z.input<typeof GetImage>

/** The shorter body, for an envelope only. */
export const GetEnvelopeImage = z.strictObject({
  render: z.enum(['preview', 'print']).default('preview'),
  /** The size of the card inside: 49 goes into an A2, 60 into an A6, 70 into an A7, 831 into an A9. */
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

/** The file for the press is in pdfDetails. Pictures are in jpegDetails, and those of the single surfaces in the primary and secondary details. */
export const Rendered = z.looseObject({
  pdfDetails: Details.optional(),
  jpegDetails: Details.optional(),
  primaryJpegDetails: Details.optional(),
  secondaryJpegDetails: Details.optional(),
})
export type Rendered = z.infer<typeof Rendered>

/** A refusal. `path` names the field of the body that is at fault, with dots between its steps. */
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
