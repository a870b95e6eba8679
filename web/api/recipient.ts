import type { PresetRecipient } from '@fondly/contracts/bff/session.ts'
import { ask, Nothing } from './ask.ts'

/** Forgets the recipient of the address or of an earlier form, because the form was closed; the next form starts without it. */
export async function forgetRecipient(): Promise<void> {
  await ask('/api/recipient', Nothing, { method: 'DELETE' })
}

/** Stores the recipient for the user's next form; used if the client sends single cards. */
export async function saveRecipient(recipient: PresetRecipient): Promise<void> {
  await ask('/api/recipient', Nothing, { method: 'PUT', body: recipient })
}
