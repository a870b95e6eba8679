import { AskSheet } from '../../ui/AskSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { useHistoryWords } from './history-words.ts'

/** Asks before an unfinished form for another recipient is discarded by sending again or by a correction. */
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
  return (
    <AskSheet title={words.unfinishedTitle} text={text} onEscape={onLeave}>
      <Button looks="primary" onClick={onOpen}>
        {words.openUnfinished}
      </Button>
      <Button onClick={onReplace}>{words.replaceUnfinished}</Button>
    </AskSheet>
  )
}
