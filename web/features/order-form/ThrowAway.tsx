import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'

/** Typed text is not thrown away without a word. */
export function ThrowAway({ onKeep, onThrow }: { onKeep: () => void; onThrow: () => void }) {
  const partWords = useFormPartWords()
  const id = useId()
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onKeep} className={`${SHEET} max-w-120 p-8`}>
      <h2 id={`${id}-title`} className="text-h2">
        {partWords.throwAway}
      </h2>
      <p id={`${id}-text`} className="mt-3 mb-7 text-ink-2">
        {partWords.throwAwayText}
      </p>
      <div className="flex flex-wrap gap-4">
        <Button looks="primary" onClick={onKeep} data-autofocus>
          {partWords.keepWriting}
        </Button>
        <Button onClick={onThrow}>{partWords.throwIt}</Button>
      </div>
    </Modal>
  )
}
