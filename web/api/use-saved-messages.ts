import type { SavedMessage } from '@fondly/contracts/bff/saved-messages.ts'
import type { SavedMessage as TypedMessage } from '@fondly/domain/saved-messages/saved-message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from './ask.ts'
import { deleteMessage, restoreMessage, savedMessagesQuery, saveMessage } from './saved-messages.ts'
import { useAction } from './use-action.ts'
import { useErrorText } from './use-error-text.ts'

/** Changes saved messages: one's own, or those of the client with this key. The last one that was deleted can be brought back. */
export function useSavedMessages(clientKey?: string) {
  const queries = useQueryClient()
  const errorText = useErrorText()
  const { failure, run } = useAction()
  const [edited, setEdited] = useState<{ id?: string; first: TypedMessage }>()
  const [deleted, setDeleted] = useState<SavedMessage>()

  async function reload(): Promise<void> {
    await queries.invalidateQueries({ queryKey: savedMessagesQuery(clientKey).queryKey })
    if (clientKey !== undefined) void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
  }

  const remove = async (message: SavedMessage) => {
    if (!(await run(() => deleteMessage(message.id, clientKey)))) return
    // From here Undo can be pressed, also while the list is read anew.
    setDeleted(message)
    await reload()
  }
  const undo = async ({ id }: SavedMessage) => {
    if (!(await run(() => restoreMessage(id, clientKey)))) return
    setDeleted(undefined)
    await reload()
  }

  return {
    failure,
    /** The message that is written now; without an id, a new one. */
    edited,
    edit: setEdited,
    endEdit: () => setEdited(undefined),
    /** Saves what is written; answers why it was not saved. */
    save: async (message: TypedMessage) => {
      try {
        await saveMessage(message, { id: edited?.id, clientKey })
      } catch (error) {
        return { failure: errorText(error), problems: error instanceof Refused ? error.problems : undefined }
      }
      await reload()
      setEdited(undefined)
      return undefined
    },
    deleted,
    remove: (message: SavedMessage) => void remove(message),
    undo: (message: SavedMessage) => void undo(message),
  }
}
