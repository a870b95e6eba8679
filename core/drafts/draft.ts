import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'

/** What a sender has filled in so far. */
export type DraftContent = {
  senderProfileId: string
  form: OrderForm
  /** Fields whose word looks offensive and which the sender confirmed as a real name. */
  realNames?: NameField[] | undefined
  /** Signed with what the sender drew, and not with words. Undefined: as the sender signed last. */
  isSignedByHand?: boolean | undefined
  /** The preset recipient that the form was opened with. */
  preset?: PresetRecipient | undefined
  /** Made from a prepared card or from a card that was sent, and nothing was typed in it since. */
  isUntouched?: boolean | undefined
}

/** An order form that is kept until its card is sent. */
export type Draft = DraftContent & {
  /** The idempotency key of its sending. */
  key: string
  /** Never changes for a draft, so that the preview equals the print. */
  scanCode: string
  /** The number of the order that is withdrawn when this draft is sent. */
  corrects?: string | undefined
  /** Made from a sending, because its own draft is gone. */
  isOfSending?: boolean | undefined
}
