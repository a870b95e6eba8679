import * as z from 'zod'
import { Instant, createRequestSchema } from '../document.ts'

/** Text in several locales. Older versions return a plain string, or a string for each locale. */
const MarkupText = z.union([z.string(), z.looseObject({ markup: z.string().optional(), source: z.string().optional() })])
export const Markup = z.union([z.string(), z.record(z.string(), MarkupText)])
export type Markup = z.infer<typeof Markup>

export const SlotConfiguration = z.looseObject({
  _resource_state: z.string().optional(),
  slot_id: z.string(),
  configuration_id: z.string(),
  last_modified: z.string().optional(),
  enabled: z.boolean().optional(),
  customer_groups: z.array(z.string()).optional(),
  schedule: z.looseObject({ start_date: z.string().nullish(), end_date: z.string().nullish() }).nullish(),
  callout_msg: Markup.optional(),
  slot_content: z.looseObject({ type: z.string().optional(), body: Markup.optional() }).optional(),
})
export type SlotConfiguration = z.infer<typeof SlotConfiguration>

/** Texts by locale. In a request, only `source` counts. In a response, `markup` is the HTML that the platform made of it. */
const SentMarkup = z.record(z.string().max(64), z.looseObject({ source: z.string().max(65_536).nullish() }).nullable())

const SentContent = z.looseObject({
  type: z.enum(['products', 'categories', 'content_assets', 'html', 'recommended_products']),
  body: SentMarkup.nullish(),
  product_ids: z.array(z.string().max(256)).nullish(),
  category_ids: z.array(z.string().max(256)).nullish(),
  content_asset_ids: z.array(z.string().max(256)).nullish(),
})

const SENT = {
  configuration_id: z.string().min(1).max(256).nullish(),
  callout_msg: SentMarkup.nullish(),
  description: z.string().max(4000).nullish(),
  template: z.string().max(256).nullish(),
  enabled: z.boolean().nullish(),
  default: z.boolean().nullish(),
  customer_groups: z.array(z.string().max(256)).nullish(),
  rank: z.int().min(10).max(100).multipleOf(10).nullish(),
  schedule: z.looseObject({ start_date: Instant.nullish(), end_date: Instant.nullish() }).nullish(),
}

/** PUT of a slot configuration: replaces the whole configuration. */
export const SlotConfigurationRequest = createRequestSchema('slot_configuration', { ...SENT, slot_content: SentContent })
/** PATCH of a slot configuration: changes the properties that are sent. */
export const SlotConfigurationPatch = createRequestSchema('slot_configuration', { ...SENT, slot_content: SentContent.nullish() })
