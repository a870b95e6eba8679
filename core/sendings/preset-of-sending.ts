import { presetRecipient, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { SendingSnapshot } from './sending-data.ts'

/** Returns the preset recipient for a new draft, so that the recipient's number, telephone and company are sent with that card too. */
export function presetOfSending({ form, recipient = {} }: Pick<SendingSnapshot, 'recipient'> & { form: PresetRecipient }): {
  preset?: PresetRecipient
} {
  return Object.keys(recipient).length > 0 ? { preset: { ...presetRecipient(form), ...recipient } } : {}
}
