import { useCatalogueWords } from './catalogue-words.ts'
import type { AccessChanges } from './use-access-changes.ts'

/** Says what was just changed, with Undo, or why the change failed. */
export function ChangeBar({ changes: { done, failure, undo } }: { changes: AccessChanges }) {
  const texts = useCatalogueWords()
  return (
    <div className="sticky top-0 z-5 -mx-3 my-2 min-h-11">
      {failure ? (
        <p role="alert" className="border-l-3 border-error bg-sheet px-3 py-2.5 font-medium text-error">
          {failure}
        </p>
      ) : (
        <output className={`flex flex-wrap items-center gap-x-5 px-3 ${done ? 'border-l-3 border-accent bg-wash text-wash-ink' : ''}`}>
          {done && <span className="py-2.5">{done.message}</span>}
          {done?.undo && (
            <button
              type="button"
              onClick={() => void undo(texts.undone)}
              className="min-h-11 min-w-11 font-semibold underline underline-offset-3"
            >
              {texts.undo}
            </button>
          )}
        </output>
      )}
    </div>
  )
}
