import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useWords } from '../../words/words.tsx'

/** Typed text is not thrown away without a word. */
export function ThrowAway({ onKeep, onThrow }: { onKeep: () => void; onThrow: () => void }) {
  const words = useWords()
  const id = useId()
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onKeep} className={`${SHEET} max-w-120 p-8`}>
      <h2 id={`${id}-title`} className="text-h2">
        {words.form.throwAway}
      </h2>
      <p id={`${id}-text`} className="mt-3 mb-7 text-ink-2">
        {words.form.throwAwayText}
      </p>
      <div className="flex flex-wrap gap-4">
        <Button looks="primary" onClick={onKeep} data-autofocus>
          {words.form.keepWriting}
        </Button>
        <Button onClick={onThrow}>{words.form.throwIt}</Button>
      </div>
    </Modal>
  )
}
