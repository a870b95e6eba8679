import type { MessageParams } from '@fondly/domain/message.ts'
import * as z from 'zod/mini'

/** A code and its values (domain/message.ts); the page says the sentence in its own language. */
export const MessageShape = z.object({
  code: z.string(),
  // Every page carries this schema, so it does not look into what our own server put in.
  params: z.optional(z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<MessageParams>),
})
