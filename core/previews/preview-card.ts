import { orderFormProblems, type Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { CardPictures } from '@fondly/gateways/renderer/renderer.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { requireCardAndProfile } from '../card-print/find-card-and-profile.ts'
import { orderFormRules } from '../card-print/order-form-rules.ts'
import { type CardFinding, lacksPicture, PICTURE_MISSING, createFindPrintFindings } from '../card-print/print-findings.ts'
import { toCardPrint } from '../card-print/to-card-print.ts'
import type { CoreContext } from '../context.ts'
import { createDrawnSignatures } from '../drawn-signatures/drawn-signatures.ts'
import type { Person } from '../users/person.ts'

export type PreviewInput = {
  cardId: string
  senderProfileId: string
  form: OrderForm
  realNames?: NameField[] | undefined
  isSignedByHand?: boolean | undefined
  scanCode: string
}

/** The pictures of a card, or why there are none. `findings` beside pictures: the card can be drawn, but it cannot be printed as it is. */
export type PreviewResult =
  | { kind: 'pictures'; pictures: CardPictures; displayListHash: string; findings: CardFinding[] }
  | { kind: 'form-problems'; problems: Problems }
  | { kind: 'not-printable'; findings: CardFinding[] }

/** Creates the function that draws a card as it will be printed. It refuses a card or a sender profile that the user may not use. */
export function createPreviewCard(
  context: Pick<CoreContext, 'calendar' | 'cardAccess' | 'database' | 'env' | 'inspect' | 'renderer' | 'seal' | 'settings'>,
) {
  const { calendar, cardAccess, renderer } = context
  const findPrintFindings = createFindPrintFindings(context)
  const signatures = createDrawnSignatures(context)

  return async (user: Person, request: PreviewInput): Promise<PreviewResult> => {
    const { cardId, senderProfileId, form, realNames, scanCode, isSignedByHand } = request
    const found = await requireCardAndProfile(cardAccess, user, { cardId, senderProfileId })

    const drawnSignature = await signatures.strokesOfCard(user.id, isSignedByHand)
    const input = { form, realNames, ...found, user, scanCode, drawnSignature }
    const print = toCardPrint(input)
    const problems = orderFormProblems(form, orderFormRules(input, await calendar.calendar(user.clientId), print))
    if (Object.keys(problems).length > 0) return { kind: 'form-problems', problems }

    const pages = cardPages(print)
    const drawing = renderer.preview(pages).catch((error: unknown) => {
      if (lacksPicture(error)) return undefined
      throw error
    })
    const [pictures, findings] = await Promise.all([drawing, findPrintFindings(print, pages)])
    if (!pictures) return { kind: 'not-printable', findings: findings.length > 0 ? findings : [PICTURE_MISSING] }
    return { kind: 'pictures', pictures, displayListHash: displayListHash(displayList(pages)), findings }
  }
}
