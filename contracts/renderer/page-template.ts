import * as z from 'zod'
import { BarcodeLayer, ImageLayer, PageMeasures, TextLayer } from './page.ts'

const named = { name: z.string().min(1).max(40) }

/** Puts a text below the words of another place, in the same font size. For example, a signature follows a message of any length. */
const Follows = z.strictObject({ name: z.string().min(1).max(40), gap: z.number().min(0).max(1000) })

const ImagePlace = ImageLayer.omit({ url: true }).extend(named)
const TextPlace = TextLayer.omit({ text: true }).extend({ ...named, follows: Follows.optional() })
const BarcodePlace = BarcodeLayer.omit({ text: true }).extend(named)

/** A page with named places, which a personalization fills. */
export const PageTemplate = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9-]{1,80}$/),
  page: z.strictObject(PageMeasures),
  /** The bleed in pixels for which the template's art is made. */
  bleed: z.int().min(0).max(100),
  places: z.array(z.discriminatedUnion('type', [ImagePlace, TextPlace, BarcodePlace])).max(60),
})
export type PageTemplate = z.infer<typeof PageTemplate>
export type TemplatePlace = PageTemplate['places'][number]

/** GET /pageTemplates. */
export const PageTemplates = z.looseObject({ pageTemplates: z.array(PageTemplate) })
