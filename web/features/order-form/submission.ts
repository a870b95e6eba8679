import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { CarriedForm } from './carried-form.ts'

/** A form without problems that is saved as a draft. It can be previewed or sent. */
export type Submission = {
  cardId: string
  senderProfileId: string
  form: OrderForm
  /** The closing as it was typed, with its placeholders. A form for the next person takes it over. */
  typedClosing: string
  /** The names that the sender confirmed with 'This is a real name'. */
  realNames: NameField[]
  /** True if the card is signed with the sender's drawing. */
  isSignedByHand: boolean
  draft: Pick<Draft, 'key' | 'scanCode'>
  /** The living card that the sender saw. */
  print: CardPrint
  /** The number of the order that this form corrects. */
  corrects: string | undefined
  /** True if a correction is sent as a new card, because its order can no longer be corrected. */
  asNewCard: boolean
}

/** The functions of an open form that other parts may call. */
export type OrderFormHandle = {
  /** Shows the problems that the server found. */
  showProblems: (problems: Problems) => void
  /**
   * Moves the focus to the field that a problem of the address check concerns, and shows the problem there. Without a problem, moves it to the
   * street.
   */
  editAddress: (problem?: Message) => void
  /** Saves the draft at once. */
  saveDraft: () => Promise<Submission['draft']>
  /** Stops saving the draft. Returns what the form of another card takes over. */
  carry: () => Promise<CarriedForm>
  /** Sends the form as a new card. Afterwards the form corrects no order. */
  sendAsNewCard: () => void
}

/** The fields that the address of / may fill in (section 2). */
export type Prefill = Partial<OrderForm>
