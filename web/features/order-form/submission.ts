import type { Draft } from '@fondly/contracts/bff/catalogue.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'

/** A form without problems, kept as a draft, on its way to the preview or to be sent. */
export type Submission = {
  cardId: string
  senderProfileId: string
  form: OrderForm
  /** Of these the sender has said 'this is a real name'. */
  realNames: NameField[]
  draft: Pick<Draft, 'key' | 'scanCode'>
  /** Of the living card that stood beside the form; null where it could not be drawn. */
  displayListHash: string | null
  /** The number of the order that the form says it corrects. */
  corrects: string | undefined
  /** A correction that is sent as a card of its own, because there is nothing left to correct. */
  asNewCard: boolean
}

/** What others may ask of an open form. */
export type OrderFormHandle = {
  /** What the server found wrong. */
  showProblems: (problems: Problems) => void
  editAddress: () => void
  /** Keeps what stands in it at once. */
  keepDraft: () => Promise<Submission['draft']>
  /** Sends what stands in it as a card of its own; from then on the form corrects nothing. */
  sendAsNewCard: () => void
}

/** What the address bar of / may bring along (section 2). */
export type Prefill = Partial<OrderForm>
