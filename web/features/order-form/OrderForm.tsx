import type { OrderFormProps } from './order-form-props.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { orderFormQuery } from '../../api/order-form.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { FilledForm } from './FilledForm.tsx'
import { isAnswered, openDraft, withoutSent } from './open-draft.ts'
import { WaitingForm } from './WaitingForm.tsx'

const correctionQuestion = lazyPart(async () => (await import('./FormParts.tsx')).CorrectionQuestion)
const notOpened = lazyPart(async () => (await import('./FormParts.tsx')).FormNotOpened)

/** The order form of one card. It fills the screen and has the living card beside it. */
export function OrderForm(props: OrderFormProps) {
  const title = useId()
  const {
    data: pageData,
    error,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ ...orderFormQuery(props.cardId, props.ofSending), enabled: ({ state }) => state.data === undefined })
  // Preloaded page data may be older than the draft. When the newer draft arrives, the form shows it, unless the sender has already typed.
  const known = withoutSent(pageData?.draft, props.carried)
  const draftKey = known?.key
  const [begunWith, beginWith] = useState(draftKey)
  const [isTouched, setTouched] = useState(false)
  const [isContinued, setContinued] = useState(() => isAnswered(props))
  if (begunWith !== draftKey && !isTouched) beginWith(draftKey)

  // A card that is no longer available is refused, even if its page data was preloaded.
  if (error && (!pageData || (error instanceof Refused && error.status === 404)))
    return <notOpened.Part error={error} onRetry={() => void refetch()} onClose={props.onClose} />
  // After the sender has typed, the form keeps the draft with which it began. A draft that another window has begun since is ignored.
  const begun = draftKey === begunWith ? known : null
  // Sending this correction withdraws an order. If the sender came from the catalogue, ask whether they want that. Never ask while they are typing.
  if (begun?.corrects && !isContinued && !isTouched)
    return <correctionQuestion.Part {...props} draft={begun} onContinue={() => setContinued(true)} onDiscarded={() => void refetch()} />
  const { draft, carried, replacesOther } = openDraft(begun, props)
  return (
    <Modal
      labelledBy={title}
      // After loading, the form sets its own handler, which asks before it discards anything.
      onEscape={pageData ? undefined : props.onClose}
      returnTo={`[data-card="${CSS.escape(props.cardId)}"] button`}
      className="order-form m-0 h-dvh overflow-clip max-h-none w-full max-w-none bg-sheet text-ink"
    >
      {pageData ? (
        <FilledForm
          key={begunWith}
          {...props}
          onTouched={() => setTouched(true)}
          title={title}
          carried={carried}
          isUpToDate={isFetchedAfterMount}
          pageData={{ ...pageData, draft }}
          replacesOtherDraft={replacesOther || pageData.replacesDraft}
        />
      ) : (
        <WaitingForm title={title} onClose={props.onClose} />
      )}
    </Modal>
  )
}
