import { presetRecipient, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import type { SendingSnapshot } from './sending-data.ts'

/** What a draft must hold beside the form, so that what is known of its recipient (number, telephone, company) is sent with the next card too. */
export function presetOfSending({ form, recipient = {} }: Pick<SendingSnapshot, 'recipient'> & { form: PresetRecipient }): {
  preset?: PresetRecipient
} {
  return Object.keys(recipient).length > 0 ? { preset: { ...presetRecipient(form), ...recipient } } : {}
}
