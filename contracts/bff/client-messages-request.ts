import { MAX_CLIENT_MESSAGES } from '@fondly/domain/catalogue/client-messages.ts'
import * as z from 'zod/mini'
import { ClientMessage } from './client-messages.ts'

/**
 * PUT /api/admin/{clientKey}/messages: replaces the whole list. 422 FormProblems, by '{id} en' and '{id} es', for texts that a sender could not send.
 * 409 'changed-meanwhile' with the member version if another user has changed the list.
 */
export const ClientMessagesRequest = z.strictObject({
  version: z.string().check(z.maxLength(300)),
  messages: z.array(ClientMessage).check(
    z.maxLength(MAX_CLIENT_MESSAGES),
    z.refine((messages) => new Set(messages.map(({ id }) => id)).size === messages.length),
  ),
})
