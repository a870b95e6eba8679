import * as z from 'zod/mini'

/** A message for future cards, with its placeholders (domain/order-form/placeholders.ts). At least one of its two languages has a text. */
export const SavedMessage = z.object({
  id: z.string(),
  /** True if all people of the client use it. Only an administrator can change such a message. */
  isShared: z.boolean(),
  name: z.string(),
  en: z.string(),
  es: z.string(),
})
export type SavedMessage = z.infer<typeof SavedMessage>

/**
 * GET /api/saved-messages: the user's own messages and the client's, the most used first. POST /api/saved-messages and PUT /api/saved-messages/{id}
 * answer with the SavedMessage; 422 FormProblems by 'en' and 'es'; 409 'saved-messages-full'. DELETE /api/saved-messages/{id} answers 204. POST
 * /api/saved-messages/{id}/restore answers 204 and restores a message within a day. All of them only change the user's own messages, and answer 404
 * for others. POST /api/saved-messages/{id}/uses answers 204 and counts a message that was put into a form. The same paths, without the uses, exist
 * below /api/admin/{clientKey}/saved-messages for the client's messages.
 */
export const SavedMessages = z.object({ messages: z.array(SavedMessage) })
export type SavedMessages = z.infer<typeof SavedMessages>
