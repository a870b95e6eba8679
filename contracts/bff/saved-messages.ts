import * as z from 'zod/mini'

/** A message that is kept for the next cards, with its placeholders (domain/order-form/placeholders.ts). An empty text is none; one of them is there. */
export const SavedMessage = z.object({
  id: z.string(),
  /** All people of the client share it; only an administrator changes it. */
  isShared: z.boolean(),
  name: z.string(),
  en: z.string(),
  es: z.string(),
})
export type SavedMessage = z.infer<typeof SavedMessage>

/**
 * GET /api/saved-messages: the person's own messages and the client's, the most used first.
 * POST /api/saved-messages and PUT /api/saved-messages/{id} answer the SavedMessage; 422 FormProblems by 'en' and 'es'; 409 'saved-messages-full'.
 * DELETE /api/saved-messages/{id} answers 204, and so does POST /api/saved-messages/{id}/restore, which brings it back within a day. Only one's own:
 * 404 for any other. POST /api/saved-messages/{id}/uses answers 204: the message was put into a form.
 * The same below /api/admin/{clientKey}/saved-messages, without the uses, for those of the client.
 */
export const SavedMessages = z.object({ messages: z.array(SavedMessage) })
export type SavedMessages = z.infer<typeof SavedMessages>
