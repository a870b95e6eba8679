import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { CarriedForm } from './carried-form.ts'

/** A form without problems, stored as a draft, ready for the preview or for Send. */
export type Submission = {
  cardId: string
  senderProfileId: string
  form: OrderForm
  /** The closing as it was typed, with its placeholders: it comes along to the next person's card. */
  typedClosing: string
  /** The names that the sender confirmed with 'this is a real name'. */
  realNames: NameField[]
  /** Signed with what the sender drew. */
  isSignedByHand: boolean
  draft: Pick<Draft, 'key' | 'scanCode'>
  /** The living card that the sender saw. */
  print: CardPrint
  /** The number of the order that this form corrects. */
  corrects: string | undefined
  /** True for a correction that is sent as a new card, because nothing is left to correct. */
  asNewCard: boolean
}

/** What other parts may call on an open form. */
export type OrderFormHandle = {
  /** Shows the problems that the server found. */
  showProblems: (problems: Problems) => void
  /** Goes to the field that a problem of the address check concerns, and shows it there; without a problem, to the street. */
  editAddress: (problem?: Message) => void
  /** Saves the draft at once. */
  saveDraft: () => Promise<Submission['draft']>
  /** Saves nothing any more, and returns what the sender takes to another card. */
  carry: () => Promise<CarriedForm>
  /** Sends the form as a new card; from then on it corrects nothing. */
  sendAsNewCard: () => void
}

/** The fields that the address of / may fill in (section 2). */
export type Prefill = Partial<OrderForm>
