import { orderFormProblems, type Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { recipientAttributes } from '@fondly/domain/user/preset-recipient.ts'
import { IdempotencyKeyReused } from '@fondly/kit/workflow/workflow-runs.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { requireCardAndProfile } from '../card-print/find-card-and-profile.ts'
import { orderFormRules } from '../card-print/order-form-rules.ts'
import { type CardFinding, createFindPrintFindings } from '../card-print/print-findings.ts'
import { toCardPrint } from '../card-print/to-card-print.ts'
import type { CoreContext } from '../context.ts'
import { createDrawnSignatures } from '../drawn-signatures/drawn-signatures.ts'
import { doNotMailRefusal } from '../do-not-mail/find-do-not-mail.ts'
import { sentElsewhere } from '../drafts/sent-elsewhere.ts'
import { corrections } from '../orders/corrections.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { Person } from '../users/person.ts'
import { createReadBeforeSend } from './read-before-send.ts'
import type { Sendings } from './sendings.ts'
import { createSnapshot } from './snapshot.ts'

export type StartSendingInput = {
  cardId: string
  senderProfileId: string
  form: OrderForm
  realNames?: NameField[] | undefined
  isSignedByHand?: boolean | undefined
  /** The scan code of the draft. */
  scanCode: string
  /** The hash of the display list that the sender saw. Null when no preview was shown. */
  displayListHash: string | null
  /** The number of the order that the sender's form corrects. */
  corrects?: string | undefined
  /** True to send the form of a correction as a card of its own. */
  asNewCard?: boolean | undefined
}

export type StartSendingResult =
  | { kind: 'started'; id: string }
  | { kind: 'form-problems'; problems: Problems }
  | { kind: 'not-printable'; findings: CardFinding[] }

type StartSendingOptions = {
  sendings: Pick<Sendings, 'begin' | 'find' | 'leave'>
  /** Counts a new sending of this user. Throws a refusal when there were too many. */
  countSending: (userId: string) => Promise<void>
}

/**
 * Creates the function that starts the sending of a draft. The key of the draft makes sure that this happens only once: a repeated call returns the
 * id of the first sending. Refuses a card that the user may not send, a draft that is gone or differs, a recipient on the client's Do not mail list,
 * and a correction that comes too late.
 */
export function createStartSending(
  context: Pick<CoreContext, 'calendar' | 'cardAccess' | 'database' | 'drafts' | 'env' | 'inspect' | 'press' | 'seal' | 'settings'>,
  { sendings, countSending }: StartSendingOptions,
) {
  const { calendar, cardAccess, press } = context
  const findPrintFindings = createFindPrintFindings(context)
  const signatures = createDrawnSignatures(context)
  const readBeforeSend = createReadBeforeSend(context)
  const links = corrections(context)

  /** Refuses early, so that nobody waits for a card that cannot be sent. The press decides once more when the order is made. */
  async function refuseUnlessReplaceable(orderNo: string): Promise<void> {
    const state = (await press.withdrawableUntil([{ orderNo, mailDate: '' }])).get(orderNo)?.state
    if (state !== 'cut' && state !== 'withdrawn') return
    throw new Refused('conflict', state === 'cut' ? 'correction-too-late' : 'corrected-order-withdrawn')
  }

  return async (user: Person, key: string, request: StartSendingInput): Promise<StartSendingResult> => {
    // Finds the sending that this key has started. There is one after a double click, in a second tab, and for a repeated request.
    const findStarted = () =>
      sendings.find({ userId: user.id, key, body: request }).catch(async (error: unknown) => {
        if (error instanceof IdempotencyKeyReused) await sendings.leave({ userId: user.id, key })
        return refuseReusedKey(error)
      })
    const { isStarted, draft, findDoNotMail } = await readBeforeSend(user, { ...request, key })
    const started = isStarted ? await findStarted() : undefined
    if (started) return { kind: 'started', id: started }

    const found = await requireCardAndProfile(cardAccess, user, request)
    // The key and the scan code must be those of the draft; a caller may not choose them.
    if (draft?.key !== key || draft.scanCode !== request.scanCode) {
      // A repeated request may have begun the sending, and sent the card, since the first look.
      const twin = await findStarted()
      if (twin) return { kind: 'started', id: twin }
      throw sentElsewhere()
    }
    // Refuse when the draft is not what this window shows: another window may have made it a correction, or a card of its own.
    const linked = draft.corrects
    if (!request.asNewCard && request.corrects !== linked) throw sentElsewhere()
    const corrects = request.asNewCard ? undefined : linked

    const { form, realNames, isSignedByHand } = request
    const drawnSignature = await signatures.strokesOfCard(user.id, isSignedByHand)
    const input = { form, realNames, ...found, user, scanCode: draft.scanCode, drawnSignature }
    const print = toCardPrint(input)
    const problems = orderFormProblems(form, orderFormRules(input, await calendar.calendar(user.clientId), print))
    if (Object.keys(problems).length > 0) return { kind: 'form-problems', problems }
    const pages = cardPages(print)
    const seen = request.displayListHash
    // Without a preview, refuse a card whose drawn signature was removed in the meantime. Otherwise it would be printed with words that its sender
    // has not seen.
    const isOutdated = seen === null ? isSignedByHand && !drawnSignature : seen !== displayListHash(displayList(pages))
    if (isOutdated) throw new Refused('conflict', 'preview-outdated')
    // This check comes late, because it is the most expensive one.
    const findings = await findPrintFindings(print, pages)
    if (findings.length > 0) return { kind: 'not-printable', findings }

    const notMailed = findDoNotMail()
    if (notMailed?.match === 'same') throw doNotMailRefusal(notMailed)
    if (corrects !== undefined) await refuseUnlessReplaceable(corrects)
    await countSending(user.id)
    if (linked !== corrects) await links.unlink(user.id, key)
    const recipient = recipientAttributes(draft.preset, form)
    const snapshot = createSnapshot({ ...input, recipient, typedClosing: draft.form.closing }, print)
    // The row of the sending exists independently of this request, this tab and this process.
    const id = await sendings.begin({ userId: user.id, key, body: request, snapshot, corrects }).catch(refuseReusedKey)
    return { kind: 'started', id }
  }
}

function refuseReusedKey(error: unknown): never {
  throw error instanceof IdempotencyKeyReused ? new Refused('unprocessable', 'form-sent-with-other-words') : error
}
