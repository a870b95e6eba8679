import { useId } from 'react'
import { Refused } from '../../api/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useSpeech } from '../../words/words.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'

/** Instead of a form that cannot be opened: the card is not offered, or its setting could not be fetched. */
export function FormNotOpened({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const { words, said } = useSpeech()
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
  const sentence = error instanceof Refused && error.refusal.message ? said(error.refusal.message) : words.unreachable
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
