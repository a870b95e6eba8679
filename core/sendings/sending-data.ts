import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { RecipientAttributes } from '@fondly/domain/user/preset-recipient.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { ClientConfiguration } from '@fondly/domain/client/client.ts'
import type { LineItem, OrderAddress, OrderFields, Shopper } from '@fondly/gateways/commerce/commerce.ts'
import { sql } from 'kysely'
import type { DayNotice } from '../closed-days/closed-day.ts'
import type { Seal } from '../seal/seal.ts'
import type { AddressQuestion, SenderDecision } from './questions.ts'

/** The table of sendings. */
export const SENDING_TABLE = { schema: 'bff', table: 'sending' }

/** Everything that a sending needs, as it was when the sender pressed Send. It never changes afterwards. */
export type SendingSnapshot = {
  shopper: Shopper
  userId: string
  clientId: string
  cardId: string
  cardName: string
  form: OrderForm
  /**
   * The closing as it was typed, with its placeholders; missing when it had none. A form that opens with this card shows it, so that the placeholders
   * are filled for the next recipient.
   */
  typedClosing?: string
  /** Data of the recipient that are not in the form. */
  recipient?: RecipientAttributes
  /** The fields with a word that looks offensive, where the sender has confirmed that the word is a real name. */
  realNames?: NameField[]
  /** False when the sender's sign-in token had no recipient. Then identity has no recipient to clear after the order. */
  fromToken?: boolean
  /** What is printed, with the address as the sender typed it. */
  print: CardPrint
  lineItem: LineItem
  billing: OrderAddress
  fields: Omit<OrderFields, 'taxClassCode'>
  taxExempt: ClientConfiguration['taxExempt']
}

/** The delivery address after the address check. */
export type Destination = { address: PostalAddress; changes: { from: string; to: string }[] } & Pick<
  AddressAnswer,
  'level' | 'deliveryPoint'
>

/**
 * Why a sending ended without a card. 'too-late': the order that it corrects is being printed or was replaced. 'original-withdrawn': that order was
 * withdrawn. 'do-not-mail': the recipient is on the client's list.
 */
export type StopReason = 'failed' | 'aborted' | 'edit-address' | 'form' | 'too-late' | 'original-withdrawn' | 'do-not-mail'

/** The data in the row of a sending. Everything that names a person is sealed; the rest is what the steps have recorded. */
export type SendingData = {
  id: string
  /** The key of the draft that is sent. A draft that was begun later has another key. */
  key: string
  /** The sealed snapshot. */
  snapshot: string
  /** The scan code of the draft and of the order. The press finds the approved proof by it. */
  scanCode?: string
  /** The number of the order that this card replaces. */
  corrects?: string
  destination?: string
  /**
   * The question that waits for the sender's answer. It is about baskets of other programs, about the sender's own sending (`own`) that holds the
   * basket lock, or about the address.
   */
  openQuestion?:
    | { question: 'open-baskets'; basketIds: string[]; own?: string | null }
    | { question: 'address'; mayContinue: boolean; sealed: string }
    | null
  /** The sender's answer. An answer that ends the sending is not stored, because the sending ends at once. */
  decision?: Extract<SenderDecision, 'delete-baskets' | 'send-anyway'> | null
  /** The sender's own sending that holds the basket lock, and the time since when this sending waits for it. */
  awaits?: { sendingId: string; since: string }
  /** True when the sender wants to send another card instead. This sending is undone unless its order exists. */
  cancelled?: true
  /**
   * True when the sending could be neither finished nor undone while its sender waited. It is undone as soon as possible, unless its order exists.
   */
  givenUp?: true
  /** The hash of the display list that is printed. */
  displayListHash?: string
  /** A digest of the address of the file that was rendered from the display list. */
  printFile?: string
  basketId?: string
  itemId?: string
  total?: number
  /** The currency of the order's total. */
  currency?: string
  orderNo?: string
  stopped?: { reason: StopReason }
  /** Sealed: who among the administrators withdrew the order, and why. The sender is told about it. */
  withdrawnFor?: string
  /** No card is mailed any more on the mail date of this card, so the sender is asked for another day. Sealed: who closed the day, and why. */
  dayClosed?: { day: Day; notice: string }
  /** This card replaces an order whose mail date an administrator has closed. The sender is told about it. */
  movedFrom?: { day: Day; notice: string }
  /** The sender has seen how the sending stopped, or what an administrator did with the order. */
  seen?: true
}

/** Who withdrew an order in place of its sender, and why. */
export type WithdrawalNotice = { by: string; reason: string }

/** The greatest number of opened snapshots in memory. It is enough for the running sendings and for some whose progress somebody watches. */
const MAX_OPEN_SNAPSHOTS = 64

/** Every stored snapshot is sealed under this name, so the name can never change. */
const SNAPSHOT_SEAL = 'matter'

/** Selects all data of a sending, including the data that never change. Only for the table of sendings. */
export const wholeData = sql<SendingData>`fixed || data`.as('data')

/** Returns the form that was sent, with its closing as it was typed. A new form can open with it. */
export const toTypedForm = ({ form, typedClosing = form.closing }: Pick<SendingSnapshot, 'form' | 'typedClosing'>): OrderForm => ({
  ...form,
  closing: typedClosing,
})

/** Returns whether the card was signed by hand or with words. A new form can open with it. */
export const toSignedByHand = ({ print }: Pick<SendingSnapshot, 'print'>): { isSignedByHand: boolean } => ({
  isSignedByHand: print.drawnSignature !== undefined,
})

/** Opens and closes the sealed parts of a sending. */
export function sendingSeal(seal: Seal) {
  const close = (part: string) => (value: unknown) => seal.close(value, `sending.${part}`).toString('base64')
  const open = (part: string, sealed: string): unknown => seal.open(Buffer.from(sealed, 'base64'), `sending.${part}`)
  const recentSnapshots = new Map<string, SendingSnapshot>()

  /** Opens the snapshot. Every step reads it, so the last few snapshots stay opened. */
  function openSnapshot({ snapshot: sealed }: SendingData): SendingSnapshot {
    const known = recentSnapshots.get(sealed)
    if (known) return known
    // Only this file seals values under this name, so the cast holds.
    const opened = open(SNAPSHOT_SEAL, sealed) as SendingSnapshot
    recentSnapshots.set(sealed, opened)
    const [oldest] = recentSnapshots.keys()
    if (recentSnapshots.size > MAX_OPEN_SNAPSHOTS && oldest !== undefined) recentSnapshots.delete(oldest)
    return opened
  }

  return {
    closeSnapshot: (snapshot: SendingSnapshot): string => close(SNAPSHOT_SEAL)(snapshot),
    closeDestination: (destination: Destination): string => close('destination')(destination),
    closeQuestion: (question: AddressQuestion): string => close('question')(question),
    closeNotice: (notice: WithdrawalNotice): string => close('notice')(notice),
    closeDayNotice: (notice: DayNotice): string => close('day')(notice),
    // Only this file seals values under these names, so the casts hold.
    dayNotice: ({ notice }: { notice: string }): DayNotice => open('day', notice) as DayNotice,
    notice: ({ withdrawnFor: sealed }: SendingData): WithdrawalNotice | undefined =>
      sealed === undefined ? undefined : (open('notice', sealed) as WithdrawalNotice),
    snapshot: openSnapshot,
    question: (sealed: string): AddressQuestion => toQuestion(open('question', sealed) as AddressQuestion | QuestionOfRelease1),
    /** Returns the checked address. Before the check, returns the typed address. */
    destination: (data: SendingData): Destination => {
      if (data.destination) return open('destination', data.destination) as Destination
      const { address1, address2, city, state, zipCode } = openSnapshot(data).form
      return { address: { address1, address2, city, state, zip: zipCode }, changes: [] }
    },
  }
}
export type SendingSeal = ReturnType<typeof sendingSeal>

/** A question as release 1.0.0 sealed it, with English sentences. No migration could convert it, because a migration cannot open sealed data. */
type QuestionOfRelease1 = Omit<AddressQuestion, 'problem'> & { header: string; text: string }

/** Converts a question that has waited since release 1.0.0. It keeps its English text. */
function toQuestion(question: AddressQuestion | QuestionOfRelease1): AddressQuestion {
  if ('problem' in question) return question
  const { address, mayContinue, text } = question
  return { problem: { code: 'address-check-says', params: { text } }, address, mayContinue }
}
