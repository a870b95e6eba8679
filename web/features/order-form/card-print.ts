import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { printCard } from '@fondly/domain/print/print-card.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import { insidePage } from '@fondly/stationery/layout/inside-page.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'

const EMPTY_PROFILE = {
  signature: '',
  logoUrl: null,
  disclaimer: '',
  returnAddress: { name: '', address1: '', address2: '', city: '', state: '', zip: '', country: 'US' },
}

/** Builds the data of everything that is printed for the card of this form. The server builds the same from the same form. */
export function toCardPrint(
  pageData: OrderFormPageData,
  form: OrderForm,
  senderProfileId: string,
  scanCode: string,
  isSignedByHand: boolean,
): CardPrint {
  const { card, backMessage, backDisclaimer, senderProfiles, drawnSignature } = pageData
  const profile = senderProfiles.find(({ id }) => id === senderProfileId) ?? EMPTY_PROFILE
  return printCard(form, {
    card,
    profile,
    backMessage,
    backDisclaimer,
    scanCode,
    drawnSignature: isSignedByHand ? drawnSignature?.strokes : undefined,
  })
}

export type LivingPages = { inside: DisplayPage; envelope: DisplayPage }

/** Lays out the inside and the envelope for display. Returns undefined if the browser cannot lay out the card. */
export function livingPages(print: CardPrint): LivingPages | undefined {
  const layout = knownLayout(print)
  if (!layout) return undefined
  return { inside: displayPage(insidePage(print, layout)), envelope: displayPage(envelopePage(print, layout.envelope)) }
}
