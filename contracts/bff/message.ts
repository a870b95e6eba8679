import * as z from 'zod/mini'

/** A code and its values (domain/message.ts); the page says the sentence in its own language. */
export const MessageShape = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
