import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import type { Ref } from 'react'
import type { CarriedForm } from './carried-form.ts'
import type { OrderFormHandle, Prefill, Submission } from './submission.ts'

export type OrderFormProps = {
  cardId: string
  /** The id of the sending whose content the form opens with. */
  ofSending: string | undefined
  isCorrecting: boolean
  prefill: Prefill
  /** The wanted mail date from the query of the address. */
  wantedMailDate: string | undefined
  /** What the form takes over from the previous form. */
  carried: CarriedForm | undefined
  sessionEnded: boolean
  onSignInAgain: () => void
  onPreview: (submission: Submission) => void
  onSend: (submission: Submission) => Promise<void>
  /** Called with the form's content when the form is closed without sending. */
  onThrown: ((form: Form) => void) | undefined
  /** Opens the choice of another card, whose form takes over the words and the person. */
  onChangeCard: () => void
  onClose: () => void
  ref: Ref<OrderFormHandle>
}
