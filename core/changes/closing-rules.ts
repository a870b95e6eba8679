import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import type { OrderFormRules } from '@fondly/domain/order-form/order-form-problems.ts'
import { type PaperRules, paperRules } from '@fondly/stationery/layout/paper-rules.ts'
import { fillSignature } from '../card-print/fill-signature.ts'
import { toCardPrint } from '../card-print/to-card-print.ts'
import type { Person } from '../users/person.ts'

export type ClosingRules = Required<Pick<OrderFormRules, 'unprintable' | 'fits'>>

const NO_PARTS = { outsideUrl: '', insideUrl: undefined, itemId: '', envelopeId: '', shipNode: '', sentiments: [], messageStarters: [] }

/**
 * Creates the rules that the paper sets for a message, one for each card. Profiles with the same signature are laid out once. The glyphs of a
 * typeface are looked up once for each card, because they do not depend on the signature.
 */
export function closingRules(
  cards: readonly Card[],
  client: Client,
  user: Person,
  toRules: typeof paperRules = paperRules,
): ClosingRules[] {
  const profiles = [...new Map(client.senderProfiles.map((profile) => [fillSignature(profile, user, client), profile])).values()]
  return cards.flatMap((card) => {
    const access = { card: { ...card, ...NO_PARTS }, client, profiles: [] }
    const papers = profiles.map((profile) => toRules(toCardPrint({ form: EMPTY_ORDER_FORM, access, profile, user, scanCode: '' })))
    return papers[0] ? [forClosing(papers[0], papers)] : []
  })
}

const forClosing = ({ unprintable }: PaperRules, papers: readonly PaperRules[]): ClosingRules => ({
  unprintable: (text, place) => (place === 'closing' ? unprintable(text, place) : []),
  fits: (text, place) => place !== 'closing' || papers.every((paper) => paper.fits(text, place)),
})
