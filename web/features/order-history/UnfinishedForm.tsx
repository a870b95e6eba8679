import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useHistoryWords } from './history-words.ts'

/** Sending again, or correcting, would throw away what was typed for somebody else: that is asked first. */
export function UnfinishedForm({
  text,
  onOpen,
  onReplace,
  onLeave,
}: {
  text: string
  onOpen: () => void
  onReplace: () => void
  onLeave: () => void
}) {
  const words = useHistoryWords()
  const id = useId()
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onLeave} className={`${SHEET} max-w-136`}>
      <div className="px-6 py-8 md:px-10 md:py-9">
        <h2 id={`${id}-title`} className="text-h2">
          {words.unfinishedTitle}
        </h2>
        <p id={`${id}-text`} className="mt-3 mb-6 text-ink-2">
          {text}
        </p>
        <div className="flex flex-wrap gap-4">
          <Button looks="primary" onClick={onOpen}>
            {words.openUnfinished}
          </Button>
          <Button onClick={onReplace}>{words.replaceUnfinished}</Button>
        </div>
      </div>
    </Modal>
  )
}
