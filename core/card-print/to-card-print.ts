import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { printCard } from '@fondly/domain/print/print-card.ts'
import type { DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import { selectDisclaimer } from '@fondly/domain/sender/offered-profiles.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { AccessibleCard } from '../catalogue/card-access.ts'
import type { Person } from '../users/person.ts'
import { fillSignature } from './fill-signature.ts'

export type CardPrintInput = {
  form: OrderForm
  access: AccessibleCard
  profile: SenderProfile
  user: Person
  scanCode: string
  /** The drawn signature of the sender, for a card that is signed by hand. */
  drawnSignature?: DrawnSignature | undefined
}

/** Returns everything that is printed when this user sends the card under this profile. Preview and sending both use it. */
export function toCardPrint({ form, access: { card, client }, profile, user, scanCode, drawnSignature }: CardPrintInput): CardPrint {
  const { enableBackCardContent, backCardMessage = '', backCardDisclaimer = '' } = client.configuration
  return printCard(form, {
    card,
    profile: {
      signature: fillSignature(profile, user, client),
      returnAddress: profile.returnAddress,
      logoUrl: profile.logoUrl,
      disclaimer: selectDisclaimer(profile, card.language),
    },
    backMessage: enableBackCardContent ? backCardMessage : '',
    backDisclaimer: enableBackCardContent ? backCardDisclaimer : '',
    scanCode,
    drawnSignature,
  })
}
