import type { Change } from '@fondly/domain/address/changes.ts'
import type { AddressAnswer } from '@fondly/domain/address/postal-address.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import type { AddressQuestion } from './questions.ts'
import type { SendingData, SendingSeal, StopReason } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** How far a sending is, in the form in which its sender sees it. */
export type SendingProgress =
  /** `step` is a code of domain/sending/progress.ts. It is empty before the first step. */
  | { state: 'running'; percent: number; step: string }
  /** `own` is the id of the sender's other sending that holds the basket lock. Null when baskets of other programs are open. */
  | { state: 'open-baskets'; own: string | null }
  | { state: 'address'; question: AddressQuestion }
  /** The order may exist and is being looked for, or commerce has not answered for a long time. The sender need not wait. */
  | { state: 'confirming'; percent: number }
  | { state: 'sent'; percent: 100; confirmation: Confirmation }
  /** Nothing was ordered. */
  | { state: 'stopped'; reason: StopReason }

/** What the sender reads about a card that was ordered. */
export type Confirmation = {
  orderNo: string
  /** The lines of the address: name, address 1, address 2 (may be empty), city with state and ZIP code. */
  deliveryAddress: string[]
  /** The words that the address check changed. */
  changes: Change[]
  /** What the address check has verified. Null when there was no check, or when it did not say. */
  checked: NonNullable<AddressAnswer['level']> | null
  mailDate: string
  description: string
  cardId: string
  /** The order's total in `currency` (an ISO 4217 code). */
  total: number
  currency: string
  /** The number of the order that this one replaces. */
  corrects: string | null
}

/** Converts a stored run into the progress that the sender sees. */
export function toSendingProgress(run: Run<SendingData>, seal: SendingSeal): SendingProgress {
  const { state, percent, text, data } = run
  if (state === 'done') return { state: 'sent', percent: 100, confirmation: toConfirmation(data, seal) }
  if (state === 'stopped') return { state: 'stopped', reason: data.stopped?.reason ?? 'failed' }
  if (state === 'waiting' && data.openQuestion?.question === 'open-baskets')
    return { state: 'open-baskets', own: data.openQuestion.own ?? null }
  if (state === 'waiting' && data.openQuestion?.question === 'address')
    return { state: 'address', question: seal.question(data.openQuestion.sealed) }
  if (isBeingConfirmed(run)) return { state: 'confirming', percent }
  return { state: 'running', percent, step: text }
}

/**
 * Returns true when the sender sees 'confirming'. The first attempt has not finished the sending, and either its order exists or may exist, or the
 * sending was given up.
 */
function isBeingConfirmed({ data, startedStep, attempts, held }: Run<SendingData>): boolean {
  const mayBeOrdered = data.orderNo !== undefined || startedStep === CREATE_ORDER
  return (mayBeOrdered || data.givenUp === true) && (attempts > 0 || !held)
}

function toConfirmation(data: SendingData, seal: SendingSeal): Confirmation {
  const { form, cardId, cardName } = seal.snapshot(data)
  const { address, changes, level } = seal.destination(data)
  return {
    orderNo: data.orderNo ?? '',
    deliveryAddress: [
      `${form.firstName} ${form.lastName}`,
      address.address1,
      address.address2,
      `${address.city}, ${address.state} ${address.zip}`,
    ],
    changes,
    checked: level ?? null,
    mailDate: form.sendDate,
    description: cardName,
    cardId,
    total: data.total ?? 0,
    // Sendings of earlier releases have no currency.
    currency: data.currency ?? 'USD',
    corrects: data.corrects ?? null,
  }
}
