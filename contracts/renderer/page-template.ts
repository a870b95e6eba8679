import * as z from 'zod'
import { BarcodeLayer, ImageLayer, PageMeasures, TextLayer } from './page.ts'

const named = { name: z.string().min(1).max(40) }

/** Beneath the words of another place, and in their size: as a signature stands under a message, however long. */
const Follows = z.strictObject({ name: z.string().min(1).max(40), gap: z.number().min(0).max(1000) })

const ImagePlace = ImageLayer.omit({ url: true }).extend(named)
const TextPlace = TextLayer.omit({ text: true }).extend({ ...named, follows: Follows.optional() })
const BarcodePlace = BarcodeLayer.omit({ text: true }).extend(named)

/** A page whose layers are places that a personalization fills by their names. */
export const PageTemplate = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9-]{1,80}$/),
  page: z.strictObject(PageMeasures),
  /** The bleed for which its art is placed. */
  bleed: z.int().min(0).max(100),
  places: z.array(z.discriminatedUnion('type', [ImagePlace, TextPlace, BarcodePlace])).max(60),
})
export type PageTemplate = z.infer<typeof PageTemplate>
export type TemplatePlace = PageTemplate['places'][number]

/** GET /pageTemplates. */
export const PageTemplates = z.looseObject({ pageTemplates: z.array(PageTemplate) })
