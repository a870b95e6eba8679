import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { useId, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { deleteDraft } from '../../api/order-form.ts'
import { AskSheet } from '../../ui/AskSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'
import { useWords } from '../../words/words.tsx'

// Parts that few forms need. They are one chunk, loaded while the sender fills in the form.

type Props = {
  cardId: string
  /** The draft of the unfinished correction. */
  draft: Draft
  onContinue: () => void
  onDiscarded: () => void
  onClose: () => void
}

/** Asks whether to continue an unfinished correction of this card or to begin a new card. */
export function CorrectionQuestion({ cardId, draft, onContinue, onDiscarded, onClose }: Props) {
  const words = useWords()
  const partWords = useFormPartWords()
  const [isFailed, setFailed] = useState(false)
  const discard = () => {
    setFailed(false)
    // Another window may have sent this draft and begun a new form. With the key, only this draft is deleted.
    deleteDraft(cardId, draft.key).then(onDiscarded, () => setFailed(true))
  }
  return (
    <AskSheet
      title={partWords.correctionTitle}
      text={partWords.correctionText(draft.corrects ?? '', `${draft.form.firstName} ${draft.form.lastName}`.trim())}
      failure={isFailed ? words.unreachable : undefined}
      onEscape={onClose}
    >
      <Button looks="primary" onClick={onContinue} data-autofocus>
        {partWords.continueCorrection}
      </Button>
      <Button onClick={discard}>{partWords.newCard}</Button>
      <Button looks="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </AskSheet>
  )
}

/** Asks before typed text is discarded. If the form has a draft, the sender can keep it. */
export function ThrowAway({
  onKeep,
  onThrow,
  onClose,
  draft,
}: {
  onKeep: () => void
  onThrow: () => void
  onClose: () => void
  draft: { saveNow: () => Promise<unknown>; stop: () => Promise<unknown> } | undefined
}) {
  const partWords = useFormPartWords()
  const leave = async () => {
    onKeep()
    // If the draft cannot be saved, the form stays open, and its foot says so.
    if (!(await draft?.saveNow().catch(() => undefined))) return
    await draft?.stop()
    onClose()
  }
  return (
    <AskSheet title={partWords.throwAway} text={draft ? partWords.throwAwayDraft : partWords.throwAwayText} onEscape={onKeep}>
      <Button looks="primary" onClick={onKeep} data-autofocus>
        {partWords.keepWriting}
      </Button>
      {draft && <Button onClick={leave}>{partWords.leaveDraft}</Button>}
      <Button onClick={onThrow}>{partWords.throwIt}</Button>
    </AskSheet>
  )
}

/** Says that nothing can be sent without a sender profile: the account has none, or the draft's profile no longer exists. */
export function AccountError({ pageData: { senderProfiles } }: { pageData: OrderFormPageData }) {
  const partWords = useFormPartWords()
  return (
    <div role="alert" className="mb-6 flex gap-3 border-l-[3px] border-error bg-sunk px-4 py-3">
      <Icon name="alert" className="mt-0.5 text-error" />
      <div>
        <strong className="font-semibold">{senderProfiles.length > 0 ? partWords.profileGone : partWords.accountError}</strong>
        <p>{senderProfiles.length > 0 ? partWords.profileGoneText : partWords.accountErrorText}</p>
      </div>
    </div>
  )
}

/** Replaces a form that cannot be opened: the card is not available, or the page data could not be loaded. */
export function FormNotOpened({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const words = useWords()
  const errorText = useErrorText()
  const partWords = useFormPartWords()
  const title = useId()
  if (error instanceof Refused && error.status === 404) {
    return (
      <Modal labelledBy={title} onEscape={onClose} className={`${SHEET} max-w-120 p-8`}>
        <h2 id={title} className="text-h2">
          {partWords.notAvailable}
        </h2>
        <p className="mt-3 mb-6 text-ink-2">{partWords.notAvailableText}</p>
        <Button looks="primary" onClick={onClose} data-autofocus>
          {words.error.toCards}
        </Button>
      </Modal>
    )
  }
  const sentence = error instanceof Refused && error.refusal ? errorText(error) : words.unreachable
  return (
    <Modal labelledBy={title} onEscape={onClose} className={`${SHEET} max-w-120 p-8`}>
      <h2 id={title} className="text-h2">
        {partWords.failed}
      </h2>
      <p className="mt-3 mb-6 text-ink-2">{sentence}</p>
      <div className="flex gap-4">
        <Button looks="primary" onClick={onRetry} data-autofocus>
          {words.tryAgain}
        </Button>
        <Button looks="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Modal>
  )
}
