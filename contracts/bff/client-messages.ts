import { MAX_MESSAGE_TITLE_CHARACTERS } from '@fondly/domain/catalogue/client-messages.ts'
import { MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const inBoth = (characters: number) =>
  z.strictObject({ en: text(characters).check(z.minLength(1)), es: z.optional(text(characters).check(z.minLength(1))) })

export const ClientMessage = z.strictObject({
  id: text(60).check(z.minLength(1)),
  title: inBoth(MAX_MESSAGE_TITLE_CHARACTERS),
  text: inBoth(MAX_TYPED_CHARACTERS.closing),
  locked: z.optional(z.boolean()),
})

/** GET /api/admin/{clientKey}/messages: the client's own messages, in the order in which senders see them. */
export const ClientMessages = z.object({
  version: z.string(),
  messages: z.array(ClientMessage),
  /** The card sizes (closed, in inches) on which a text does not fit, by '{message id} {en or es}'. */
  unfit: z.record(z.string(), z.array(z.object({ width: z.number(), height: z.number() }))),
})
export type ClientMessages = z.infer<typeof ClientMessages>
