import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'

/** What a sender has filled in so far. */
export type DraftContent = {
  senderProfileId: string
  form: OrderForm
  /** The fields with a word that looks offensive, where the sender has confirmed that the word is a real name. */
  realNames?: NameField[] | undefined
  /** True: the card is signed with the sender's drawn signature. False: with words. Undefined: as the sender signed last. */
  isSignedByHand?: boolean | undefined
  /** The preset recipient with which the form was opened. */
  preset?: PresetRecipient | undefined
  /** True when the draft was made from a prepared card or a sent card and nobody has typed into it since. */
  isUntouched?: boolean | undefined
}

/** An order form that is stored until its card is sent or seven days have passed. */
export type Draft = DraftContent & {
  /** The idempotency key of the sending that this draft becomes. */
  key: string
  /** Never changes while the draft exists, so that the preview equals the print. */
  scanCode: string
  /** The number of the order that this draft replaces when it is sent. */
  corrects?: string | undefined
  /** True when the draft was made again from a sending, because the original draft was discarded. */
  isOfSending?: boolean | undefined
}
