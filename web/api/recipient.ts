import type { PresetRecipient } from '@fondly/contracts/bff/session.ts'
import { ask, Nothing } from './ask.ts'

/** Deletes the stored recipient, because the form was closed. The next form starts empty. */
export async function forgetRecipient(): Promise<void> {
  await ask('/api/recipient', Nothing, { method: 'DELETE' })
}

/** Stores the recipient for the user's next form, for clients that send single cards. */
export async function saveRecipient(recipient: PresetRecipient): Promise<void> {
  await ask('/api/recipient', Nothing, { method: 'PUT', body: recipient })
}
