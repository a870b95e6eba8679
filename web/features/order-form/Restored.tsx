import { useFormWords } from '../../words/form-words.ts'
import type { StartOver } from './use-start-over.ts'

/** Says that the form opened with words that were typed earlier. The note stays, so that no row moves. */
export function Restored({ startOver, undo }: StartOver) {
  const formWords = useFormWords()
  const act = startOver ?? undo
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-2">
      <output>{startOver ? formWords.restored : formWords.startedOver}</output>
      {act && (
        <button type="button" onClick={act} className="min-h-11 font-semibold text-accent underline underline-offset-3">
          {startOver ? formWords.startOver : formWords.undo}
        </button>
      )}
    </div>
  )
}
