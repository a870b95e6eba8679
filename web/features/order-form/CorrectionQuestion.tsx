import type { Draft } from '@fondly/contracts/bff/catalogue.ts'
import { useId, useState } from 'react'
import { endDraft } from '../../api/order-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'
import { useWords } from '../../words/words.tsx'

type Props = {
  cardId: string
  /** The unfinished correction. */
  draft: Draft
  onContinue: () => void
  onDiscarded: () => void
  onClose: () => void
}

/** Asks whether to go on with an unfinished correction of this card or to begin a new card. */
export function CorrectionQuestion({ cardId, draft, onContinue, onDiscarded, onClose }: Props) {
  const words = useWords()
  const partWords = useFormPartWords()
  const id = useId()
  const [isFailed, setFailed] = useState(false)
  const discard = () => {
    setFailed(false)
    endDraft(cardId).then(onDiscarded, () => setFailed(true))
  }
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onClose} className={`${SHEET} max-w-136 p-8`}>
      <h2 id={`${id}-title`} className="text-h2">
        {partWords.correctionTitle}
      </h2>
      <p id={`${id}-text`} className="mt-3 mb-7 text-ink-2">
        {partWords.correctionText(draft.corrects ?? '', `${draft.form.firstName} ${draft.form.lastName}`.trim())}
      </p>
      {isFailed && (
        <p role="alert" className="mb-4 font-medium text-error">
          {words.unreachable}
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Button looks="primary" onClick={onContinue} data-autofocus>
          {partWords.continueCorrection}
        </Button>
        <Button onClick={discard}>{partWords.newCard}</Button>
        <Button looks="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Modal>
  )
}
