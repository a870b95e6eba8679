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
}

/** What others may ask of an open form. */
export type OrderFormHandle = {
  /** What the server found wrong. */
  showProblems: (problems: Problems) => void
  editAddress: () => void
  /** Keeps what stands in it at once. */
  keepDraft: () => Promise<Submission['draft']>
}

/** What the address bar of / may bring along (section 2). */
export type Prefill = Partial<OrderForm>
