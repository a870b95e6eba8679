import { MAX_CLIENT_MESSAGES, MAX_MESSAGE_TITLE_CHARACTERS } from '@fondly/domain/catalogue/client-messages.ts'
import { MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const inBoth = (characters: number) =>
  z.strictObject({ en: text(characters).check(z.minLength(1)), es: z.optional(text(characters).check(z.minLength(1))) })

const ClientMessage = z.strictObject({
  id: text(60).check(z.minLength(1)),
  title: inBoth(MAX_MESSAGE_TITLE_CHARACTERS),
  text: inBoth(MAX_TYPED_CHARACTERS.closing),
  locked: z.optional(z.boolean()),
})

/** GET /api/admin/{clientKey}/messages: the client's own messages, in the order in which senders see them. */
export const ClientMessages = z.object({ version: z.string(), messages: z.array(ClientMessage) })
export type ClientMessages = z.infer<typeof ClientMessages>

/**
 * PUT /api/admin/{clientKey}/messages: the whole list. 422 with FormProblems for words that a sender could not send, by '{id} en' and '{id} es'; 409
 * 'changed-meanwhile' with member version when somebody else was faster.
 */
export const ClientMessagesRequest = z.strictObject({
  version: text(300),
  messages: z.array(ClientMessage).check(
    z.maxLength(MAX_CLIENT_MESSAGES),
    z.refine((messages) => new Set(messages.map(({ id }) => id)).size === messages.length),
  ),
})
