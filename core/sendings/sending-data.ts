import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { RecipientAttributes } from '@fondly/domain/user/preset-recipient.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { ClientConfiguration } from '@fondly/domain/client/client.ts'
import type { LineItem, OrderAddress, OrderFields, Shopper } from '@fondly/gateways/commerce/commerce.ts'
import type { AddressQuestion, Decision } from '@fondly/contracts/bff/sendings.ts'
import { sql } from 'kysely'
import type { Seal } from '../seal/seal.ts'

/** Where sendings are kept. */
export const SENDING_TABLE = { schema: 'bff', table: 'sending' }

/** What is to be sent, as it was when the sender pressed Send; nothing of it changes afterwards. */
export type SendingSnapshot = {
  shopper: Shopper
  userId: string
  clientId: string
  cardId: string
  cardName: string
  form: OrderForm
  /** What is known of the recipient beside the form. */
  recipient?: RecipientAttributes
  /** Fields with a word that looks like an offence, of which the sender has said that it is a real name. */
  realNames?: NameField[]
  /** With the address as it was typed. */
  print: CardPrint
  lineItem: LineItem
  billing: OrderAddress
  fields: Omit<OrderFields, 'taxClassCode'>
  taxExempt: ClientConfiguration['taxExempt']
}

/** Where the card really goes, once the address was checked. */
export type Destination = { address: PostalAddress; changes: { from: string; to: string }[] } & Pick<
  AddressAnswer,
  'level' | 'deliveryPoint'
>

/** Why a sending ended without a card; 'too-late': the order that it corrects was being printed, or replaced, by then; 'original-withdrawn': it was withdrawn. */
export type StopReason = 'failed' | 'aborted' | 'edit-address' | 'form' | 'too-late' | 'original-withdrawn'

/** The row's data. Everything that names a person is sealed; the rest is what steps have learnt. */
export type SendingData = {
  id: string
  /** Of the draft that is sent, and of no draft begun since. */
  key: string
  matter: string
  /** Of the draft, and so of the order: by it the press finds what was approved. */
  scanCode?: string
  /** The number of the order that this card is sent in place of. */
  corrects?: string
  destination?: string
  /** What is asked while the row waits: of baskets of others, or of the sender's own sending that is in the way. */
  asked?:
    | { question: 'open-baskets'; basketIds: string[]; own?: string | null }
    | { question: 'address'; mayContinue: boolean; sealed: string }
    | null
  /** What was answered; the answers that end a sending end it at once. */
  decision?: Extract<Decision['decision'], 'delete-baskets' | 'send-anyway'> | null
  /** The sender's own sending whose turn it was when this one first looked, and since when it waits for it. */
  awaits?: { sendingId: string; since: string }
  /** The sender wants another card sent instead: this one is undone where its order does not exist yet. */
  calledOff?: true
  /** It could be neither finished nor undone within its sender's patience: as soon as it can be, it is undone, unless its order exists. */
  givenUp?: true
  /** Of the display list that is printed. */
  displayListHash?: string
  /** A digest of the address of the file that was drawn from that list. */
  printFile?: string
  basketId?: string
  itemId?: string
  total?: number
  /** Of the order's total. */
  currency?: string
  orderNo?: string
  stopped?: { reason: StopReason }
  /** The sender has learnt how it stopped. */
  seen?: true
}

/** As many as are walked at once, and some that are watched. */
const MAX_OPEN_SNAPSHOTS = 64

/** A row's data, what never changes included, for a query of the table: only the sendings of this room are kept there. */
export const wholeData = sql<SendingData>`fixed || data`.as('data')

/** Opens and closes the sealed parts of a sending. */
export function sendingSeal(seal: Seal) {
  const close = (part: string) => (value: unknown) => seal.close(value, `sending.${part}`).toString('base64')
  const open = (part: string, sealed: string): unknown => seal.open(Buffer.from(sealed, 'base64'), `sending.${part}`)
  const matters = new Map<string, SendingSnapshot>()

  /** Each step asks for it: the last few are kept open. */
  function matterOf({ matter: sealed }: SendingData): SendingSnapshot {
    const known = matters.get(sealed)
    if (known) return known
    // Only this file closes what lies at this place.
    const opened = open('matter', sealed) as SendingSnapshot
    matters.set(sealed, opened)
    const [oldest] = matters.keys()
    if (matters.size > MAX_OPEN_SNAPSHOTS && oldest !== undefined) matters.delete(oldest)
    return opened
  }

  return {
    closeMatter: (matter: SendingSnapshot): string => close('matter')(matter),
    closeDestination: (destination: Destination): string => close('destination')(destination),
    closeQuestion: (question: AddressQuestion): string => close('question')(question),
    // Only this file closes what lies at these places, so the types hold.
    matter: matterOf,
    question: (sealed: string): AddressQuestion => open('question', sealed) as AddressQuestion,
    /** As checked; before the check, as typed. */
    destination: (data: SendingData): Destination => {
      if (data.destination) return open('destination', data.destination) as Destination
      const { address1, address2, city, state, zipCode } = matterOf(data).form
      return { address: { address1, address2, city, state, zip: zipCode }, changes: [] }
    },
  }
}
export type SendingSeal = ReturnType<typeof sendingSeal>
