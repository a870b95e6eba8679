import { MAX_SAVED_NAME_CHARACTERS, MAX_SAVED_TEXT_CHARACTERS } from '@fondly/domain/saved-messages/saved-message.ts'
import * as z from 'zod/mini'

/** POST /api/saved-messages and PUT /api/saved-messages/{id}. */
export const SavedMessageRequest = z.strictObject({
  name: z.string().check(z.regex(/\S/), z.maxLength(MAX_SAVED_NAME_CHARACTERS)),
  en: z.string().check(z.maxLength(MAX_SAVED_TEXT_CHARACTERS)),
  es: z.string().check(z.maxLength(MAX_SAVED_TEXT_CHARACTERS)),
})
