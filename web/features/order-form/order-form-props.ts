import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import type { Ref } from 'react'
import type { OrderFormHandle, Prefill, Submission } from './submission.ts'

export type OrderFormProps = {
  cardId: string
  /** The sending whose content the form opens with. */
  ofSending: string | undefined
  isCorrecting: boolean
  prefill: Prefill
  /** The mail date that came in the query of the address. */
  wantedMailDate: string | undefined
  sessionEnded: boolean
  onSignInAgain: () => void
  onPreview: (submission: Submission) => void
  onSend: (submission: Submission) => Promise<void>
  /** Called with the form's content when the form is closed without sending. */
  onThrown: ((form: Form) => void) | undefined
  onClose: () => void
  ref: Ref<OrderFormHandle>
}
