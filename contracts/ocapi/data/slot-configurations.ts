import * as z from 'zod'

/** Text in several locales. Older versions return a plain string, or a string for each locale. */
const MarkupText = z.union([z.string(), z.looseObject({ markup: z.string().optional(), source: z.string().optional() })])
export const Markup = z.union([z.string(), z.record(z.string(), MarkupText)])
export type Markup = z.infer<typeof Markup>

export const SlotConfiguration = z.looseObject({
  slot_id: z.string(),
  configuration_id: z.string(),
  enabled: z.boolean().optional(),
  customer_groups: z.array(z.string()).optional(),
  callout_msg: Markup.optional(),
  slot_content: z.looseObject({ type: z.string().optional(), body: Markup.optional() }).optional(),
})
export type SlotConfiguration = z.infer<typeof SlotConfiguration>
