import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import { resumedFor } from '@fondly/domain/user/preset-recipient.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useId, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { orderFormQuery } from '../../api/order-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FilledForm } from './FilledForm.tsx'
import type { OrderFormHandle, Prefill, Submission } from './submission.ts'

export type OrderFormProps = {
  cardId: string
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

/** The form of one card, full-screen, with the living card beside it. */
export function OrderForm(props: OrderFormProps) {
  const { words, said } = useSpeech()
  const title = useId()
  const { data: setting, error, refetch } = useQuery({ ...orderFormQuery(props.cardId), enabled: ({ state }) => state.data === undefined })
  // What was asked ahead may know nothing of a draft that came since: it is taken up when it is known, unless somebody types already.
  const draftKey = setting?.draft?.key
  const [begunWith, beginWith] = useState(draftKey)
  const [isTouched, setTouched] = useState(false)
  if (begunWith !== draftKey && !isTouched) beginWith(draftKey)

  if (error instanceof Refused && error.status === 404) {
    return (
      <Modal key="instead" labelledBy={title} onEscape={props.onClose} className={`${SHEET} max-w-120 p-8`}>
        <h2 id={title} className="text-h2">
          {words.form.notAvailable}
        </h2>
        <p className="mt-3 mb-6 text-ink-2">{words.form.notAvailableText}</p>
        <Button looks="primary" onClick={props.onClose} data-autofocus>
          {words.error.toCards}
        </Button>
      </Modal>
    )
  }
  if (error && !setting) {
    const sentence = error instanceof Refused && error.refusal.message ? said(error.refusal.message) : words.unreachable
    return (
      <Modal key="instead" labelledBy={title} onEscape={props.onClose} className={`${SHEET} max-w-120 p-8`}>
        <h2 id={title} className="text-h2">
          {words.form.failed}
        </h2>
        <p className="mt-3 mb-6 text-ink-2">{sentence}</p>
        <div className="flex gap-4">
          <Button looks="primary" onClick={() => void refetch()} data-autofocus>
            {words.tryAgain}
          </Button>
          <Button looks="quiet" onClick={props.onClose}>
            {words.close}
          </Button>
        </div>
      </Modal>
    )
  }
  // A card for somebody must never go to somebody else for whom a form was begun before.
  const draft = setting?.draft
  const resumed = draft && resumedFor(draft, props.prefill)
  const isOfAnother = Boolean(draft && !resumed)
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
