import { presetRecipient, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { SendingSnapshot } from './sending-data.ts'

/** Returns what a draft keeps beside the form, so that the recipient's number, telephone and company are sent with the next card too. */
export function presetOfSending({ form, recipient = {} }: Pick<SendingSnapshot, 'recipient'> & { form: PresetRecipient }): {
  preset?: PresetRecipient
} {
  return Object.keys(recipient).length > 0 ? { preset: { ...presetRecipient(form), ...recipient } } : {}
}
