import { Button } from '../../../ui/Button.tsx'
import { LeaveGuard } from '../../../ui/side-sheet/LeaveGuard.tsx'
import { useMessagesWords } from './messages-words.ts'
import type { useMessages } from './use-messages.ts'

/** Saves the list, or discards the typed changes. Shows the result, and conflicts with the changes of other users. */
export function SaveBar({ list }: { list: ReturnType<typeof useMessages> }) {
  const texts = useMessagesWords()
  const { isContested, isDirty, isSaved, failure, busy, save, forget } = list
  return (
    <div className="sticky bottom-0 mt-4 bg-paper py-3">
      {isDirty && <LeaveGuard />}
      <div aria-live="polite">
        {failure ? <p className="font-medium text-error">{failure}</p> : isSaved && !isDirty && <p>{texts.saved}</p>}
      </div>
      {isContested ? (
        <div role="alert" className="border-l-3 border-error bg-error/8 px-4 py-3">
          <p>{texts.theirs}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => void save()}>
              {texts.keepMine}
            </Button>
            <Button looks="primary" onClick={forget}>
              {texts.takeTheirs}
            </Button>
          </div>
        </div>
      ) : (
        isDirty && (
          <div className="flex gap-3">
            <Button type="submit" looks="primary" aria-disabled={busy}>
              {texts.save}
            </Button>
            <Button looks="quiet" onClick={forget}>
              {texts.cancel}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
