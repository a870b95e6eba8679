import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { trimText } from '@fondly/domain/order-form/trim-form.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'

/** What a form begins with because the sender took it along from the form before. Nothing else is filled in, and no draft is opened. */
export type CarriedForm = {
  form: Partial<OrderForm>
  senderProfileId: string
  realNames?: readonly NameField[]
  isSignedByHand?: boolean
  preset?: PresetRecipient
  /** The key of the draft that was just sent; what the page still knows of that draft is over. */
  sentKey?: string
  /** Set when the card was changed. */
  from?: {
    isMessageLocked: boolean
    /** The draft that these words have had so far, if any. It is removed once they are saved as the draft of the other card. */
    draft?: DraftOfCard | undefined
  }
}

export type DraftOfCard = { cardId: string; key: string }

type Offer = Pick<OrderFormSetting['card'], 'sentiments' | 'messageStarters'>

/** Returns what the next person's card has in common with the one that was just sent: everything but the person. */
export function carryWords(
  { sentiment, closing, sendDate }: Pick<OrderForm, 'sentiment' | 'closing' | 'sendDate'>,
  senderProfileId: string,
  sentKey?: string,
): CarriedForm {
  return { form: { sentiment, closing, sendDate }, senderProfileId, ...(sentKey === undefined ? {} : { sentKey }) }
}

/** Returns the closing for a form that began elsewhere, if any: words of the sender's own stay, a message that this card does not offer does not. */
export function keepClosing(
  { form: { closing }, from }: CarriedForm,
  { messageStarters }: Offer,
  closingLocked: boolean,
): string | undefined {
  const offered = messageStarters.find(({ text }) => closing !== undefined && trimText(text).trim() === trimText(closing).trim())
  return offered?.text ?? (closingLocked || from?.isMessageLocked || !closing?.trim() ? undefined : closing)
}
