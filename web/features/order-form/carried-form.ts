import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { trimText } from '@fondly/domain/order-form/trim-form.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'

/** What a new form takes over from the previous form. Such a form is not filled in from anywhere else, and opens no draft. */
export type CarriedForm = {
  form: Partial<OrderForm>
  senderProfileId: string
  realNames?: readonly NameField[]
  isSignedByHand?: boolean
  preset?: PresetRecipient
  /** The key of the draft that was just sent. The page may still know this draft, but must not open it. */
  sentKey?: string
  /** Set if the sender chose another card for the same person. */
  from?: {
    isMessageLocked: boolean
    /** The draft of these words for the previous card, if any. It is deleted after the words are saved as the draft of the new card. */
    draft?: DraftOfCard | undefined
  }
}

export type DraftOfCard = { cardId: string; key: string }

type Offer = Pick<OrderFormPageData['card'], 'sentiments' | 'messageStarters'>

/** Returns what a form for the next person takes over from the card that was just sent: everything except the person. */
export function carryWords(
  { sentiment, closing, sendDate }: Pick<OrderForm, 'sentiment' | 'closing' | 'sendDate'>,
  senderProfileId: string,
  sentKey?: string,
): CarriedForm {
  return { form: { sentiment, closing, sendDate }, senderProfileId, ...(sentKey === undefined ? {} : { sentKey }) }
}

/** Returns the closing that the new form takes over. The sender's own words are taken over; a message that this card does not offer is not. */
export function keepClosing(
  { form: { closing }, from }: CarriedForm,
  { messageStarters }: Offer,
  closingLocked: boolean,
): string | undefined {
  const offered = messageStarters.find(({ text }) => closing !== undefined && trimText(text).trim() === trimText(closing).trim())
  return offered?.text ?? (closingLocked || from?.isMessageLocked || !closing?.trim() ? undefined : closing)
}
