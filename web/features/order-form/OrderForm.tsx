import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import { resumeForm } from '@fondly/domain/user/preset-recipient.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useId, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { orderFormQuery } from '../../api/order-form.ts'
import { late } from '../../ui/late.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FilledForm } from './FilledForm.tsx'
import type { OrderFormHandle, Prefill, Submission } from './submission.ts'

export type OrderFormProps = {
  cardId: string
  /** The sending whose words stand in the form. */
  ofSending: string | undefined
  isCorrecting: boolean
  prefill: Prefill
  /** Wanted by whoever sent the sender here. */
  shippingDate: string | undefined
  sessionEnded: boolean
  onSignInAgain: () => void
  onPreview: (submission: Submission) => void
  onSend: (submission: Submission) => Promise<void>
  /** The form was closed unsent; what stood in it. */
  onThrown: ((form: Form) => void) | undefined
  onClose: () => void
  ref: Ref<OrderFormHandle>
}

const correctionQuestion = late(async () => (await import('./FormParts.tsx')).CorrectionQuestion)
const notOpened = late(async () => (await import('./FormParts.tsx')).FormNotOpened)

/** The form of one card, full-screen, with the living card beside it. */
export function OrderForm(props: OrderFormProps) {
  const title = useId()
  const {
    data: setting,
    error,
    refetch,
  } = useQuery({ ...orderFormQuery(props.cardId, props.ofSending), enabled: ({ state }) => state.data === undefined })
  // What was asked ahead may know nothing of a draft that came since: it is taken up when it is known, unless somebody types already.
  const draftKey = setting?.draft?.key
  const [begunWith, beginWith] = useState(draftKey)
  const [isTouched, setTouched] = useState(false)
  const [isContinued, setContinued] = useState(props.isCorrecting || props.ofSending !== undefined)
  if (begunWith !== draftKey && !isTouched) beginWith(draftKey)

  // What is not offered any more is refused, also where its setting was asked ahead.
  if (error && (!setting || (error instanceof Refused && error.status === 404)))
    return <notOpened.Late error={error} onRetry={() => void refetch()} onClose={props.onClose} />
  // A form that is typed in stands for the draft that it was begun with, if any, and not for one that was begun elsewhere since.
  const draft = draftKey === begunWith ? setting?.draft : null
  // Its Send withdraws another person's card, so a sender who chose the card from the shelf decides first. A form that is being typed in is not taken away.
  if (draft?.corrects && !isContinued && !isTouched)
    return <correctionQuestion.Late {...props} draft={draft} onContinue={() => setContinued(true)} onDiscarded={() => void refetch()} />
  // A card for somebody must never go to somebody else for whom a form was begun before.
  const resumed = draft && (draft.corrects || draft.isOfSending ? draft.form : resumeForm(draft, props.prefill))
  const isOfAnother = Boolean(draft && !resumed) || setting?.replacesDraft === true
  return (
    <Modal
      labelledBy={title}
      // The filled form knows better: it asks before it throws anything away.
      onEscape={setting ? undefined : props.onClose}
      className="order-form m-0 h-dvh overflow-clip max-h-none w-full max-w-none bg-sheet text-ink"
    >
      {setting ? (
        <FilledForm
          key={begunWith}
          {...props}
          onTouched={() => setTouched(true)}
          title={title}
          setting={{ ...setting, draft: draft && resumed ? { ...draft, form: resumed } : null }}
          isOfAnother={isOfAnother}
        />
      ) : (
        <WaitingForm title={title} />
      )}
    </Modal>
  )
}

// The shape of what comes.
function WaitingForm({ title }: { title: string }) {
  const { words } = useSpeech()
  return (
    <div aria-busy="true" className="grid h-full lg:grid-cols-[744px_1fr]">
      <div className="px-5 pt-6 md:px-12">
        <h2 id={title} className="text-modal">
          {words.form.title}
        </h2>
      </div>
      <div className="hidden border-l border-rule bg-sunk lg:block" />
    </div>
  )
}
