import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import type { Ref } from 'react'
import type { CarriedForm } from './carried-form.ts'
import type { OrderFormHandle, Prefill, Submission } from './submission.ts'

export type OrderFormProps = {
  cardId: string
  /** The sending whose content the form opens with. */
  ofSending: string | undefined
  isCorrecting: boolean
  prefill: Prefill
  /** The mail date that came in the query of the address. */
  wantedMailDate: string | undefined
  /** What the sender takes along from the form before. */
  carried: CarriedForm | undefined
  sessionEnded: boolean
  onSignInAgain: () => void
  onPreview: (submission: Submission) => void
  onSend: (submission: Submission) => Promise<void>
  /** Called with the form's content when the form is closed without sending. */
  onThrown: ((form: Form) => void) | undefined
  /** Opens the choice of another card, to which the words and the person come along. */
  onChangeCard: () => void
  onClose: () => void
  ref: Ref<OrderFormHandle>
}
