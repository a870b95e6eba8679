import type { SavedMessage } from '@fondly/contracts/bff/saved-messages.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { useSavedMessages } from '../../api/use-saved-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { DeletedNotice } from '../../ui/saved-messages/DeletedNotice.tsx'
import { MessageSheet } from '../../ui/saved-messages/MessageSheet.tsx'
import { useSavedMessageWords } from '../../words/saved-message-words.ts'

/**
 * The foot of the list of saved messages. It inserts the chosen message, edits and deletes the user's own messages, and saves the words of the form.
 */
export function OwnMessage({
  chosen,
  language,
  closing,
  onInsert,
  onClose,
}: {
  chosen: SavedMessage | undefined
  language: CardLanguage
  closing: string
  onInsert: (message: SavedMessage) => void
  onClose: () => void
}) {
  const texts = useSavedMessageWords()
  const { failure, edited, edit, endEdit, save, deleted, remove, undo } = useSavedMessages()
  const isSpanish = language === 'es'
  return (
    <>
      <DeletedNotice deleted={deleted} failure={failure} onUndo={undo} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {chosen && (
          <Button looks="primary" onClick={() => onInsert(chosen)}>
            {texts.insert}
          </Button>
        )}
        <Button onClick={() => edit({ first: { name: '', en: isSpanish ? '' : closing, es: isSpanish ? closing : '' } })}>
          {closing.trim() ? texts.saveThis : texts.add}
        </Button>
        {chosen && !chosen.isShared && (
          <>
            <Button looks="quiet" onClick={() => edit({ id: chosen.id, first: chosen })}>
              {texts.edit}
            </Button>
            <Button looks="quiet" onClick={() => remove(chosen)}>
              {texts.delete}
            </Button>
          </>
        )}
        <Button looks="quiet" onClick={onClose} className="ml-auto">
          {texts.close}
        </Button>
      </div>
      {edited && (
        <MessageSheet
          title={edited.id === undefined ? texts.newTitle : texts.editTitle}
          first={edited.first}
          onSave={save}
          onClose={endEdit}
        />
      )}
    </>
  )
}
