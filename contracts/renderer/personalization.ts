import * as z from 'zod'
import { BarcodeText, Font, SideName, Url, Words } from './page.ts'

const Slot = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'the name of a place on the template')

/** One side of a card or envelope: the name of a template, and the content of its places. A place without content stays empty. */
export const PersonalizedSide = z.strictObject({
  side: SideName,
  pageTemplate: z.string().regex(/^[A-Za-z0-9-]{1,80}$/, 'the name of a template'),
  images: z
    .array(z.strictObject({ name: Slot, url: Url }))
    .max(60)
    .default([]),
  messages: z
    .array(z.strictObject({ name: Slot, text: Words, font: Font.partial().optional() }))
    .max(60)
    .default([]),
  barcodes: z
    .array(z.strictObject({ name: Slot, text: BarcodeText }))
    .max(60)
    .default([]),
})
export type PersonalizedSide = z.infer<typeof PersonalizedSide>

export const Personalization = z.array(PersonalizedSide).max(2)
