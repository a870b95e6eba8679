import type { MessageParams } from '@fondly/domain/message.ts'
import * as z from 'zod/mini'

/** A code and its values (domain/message.ts). The page shows the sentence in its own language. */
export const MessageShape = z.object({
  code: z.string(),
  // Every page loads this schema, so it must stay small. It does not check the values, because our own server wrote them.
  params: z.optional(z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<MessageParams>),
})
