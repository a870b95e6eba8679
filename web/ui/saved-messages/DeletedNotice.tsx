import { useSavedMessageWords } from '../../words/saved-message-words.ts'

/** Says which message was deleted, with a button that restores it. */
export function DeletedNotice<Deleted extends { name: string }>({
  deleted,
  failure,
  onUndo,
}: {
  deleted: Deleted | undefined
  failure: string | undefined
  onUndo: (deleted: Deleted) => void
}) {
  const texts = useSavedMessageWords()
  return (
    <>
      <output className="block text-small">
        {deleted && (
          <span className="flex flex-wrap items-center gap-x-4 bg-wash px-3.5 text-wash-ink">
            <span className="grow py-2">{texts.deleted(deleted.name)}</span>
            <button type="button" onClick={() => onUndo(deleted)} className="min-h-11 min-w-11 font-semibold underline underline-offset-3">
              {texts.undo}
            </button>
          </span>
        )}
      </output>
      <div role="alert" className="font-medium text-error">
        {failure}
      </div>
    </>
  )
}
