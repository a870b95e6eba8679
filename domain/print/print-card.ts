import type { CardDetails } from '../catalogue/card.ts'
import type { OrderForm } from '../order-form/order-form.ts'
import { trimForm } from '../order-form/trim-form.ts'
import type { DrawnSignature } from '../sender/drawn-signature.ts'
import type { ReturnAddress } from '../sender/sender-profile.ts'
import type { CardPrint } from './card-print.ts'

/** Everything besides the form that decides the print: the card, and the sender profile in the card's language with its placeholders filled. */
export type PrintSetting = {
  card: Pick<CardDetails, 'id' | 'size' | 'orientation' | 'language' | 'outsideUrl'> & {
    insideUrl: string | null | undefined
    sentiments: readonly { id: string; sentimentUrl: string }[]
  }
  profile: { signature: string; returnAddress: ReturnAddress; logoUrl: string | null | undefined; disclaimer: string }
  backMessage: string
  backDisclaimer: string
  scanCode: string
  /** Undefined when the card is signed with words. */
  drawnSignature?: DrawnSignature | undefined
}

/** Builds everything on the paper of one card. Live preview, preview and sending all use it, so that the print equals what the sender saw. */
export function printCard(
  untidy: OrderForm,
  { card, profile, backMessage, backDisclaimer, scanCode, drawnSignature }: PrintSetting,
): CardPrint {
  const form = trimForm(untidy)
  return {
    cardId: card.id,
    size: card.size,
    orientation: card.orientation,
    language: card.language,
    outsideUrl: card.outsideUrl,
    insideUrl: card.insideUrl ?? undefined,
    sentimentUrl: card.sentiments.find(({ id }) => id === form.sentiment)?.sentimentUrl,
    message: form.closing,
    signature: profile.signature,
    ...(drawnSignature && { drawnSignature }),
    logoUrl: profile.logoUrl ?? undefined,
    disclaimer: profile.disclaimer,
    backMessage,
    backDisclaimer,
    returnAddress: profile.returnAddress,
    recipient: {
      name: `${form.firstName} ${form.lastName}`,
      address1: form.address1,
      address2: form.address2,
      city: form.city,
      state: form.state,
      zip: form.zipCode,
    },
    scanCode,
  }
}
