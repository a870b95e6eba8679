import type { SavedMessage } from '@fondly/contracts/bff/saved-messages.ts'
import type { SavedMessage as TypedMessage } from '@fondly/domain/saved-messages/saved-message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from './ask.ts'
import { deleteMessage, restoreMessage, savedMessagesQuery, saveMessage } from './saved-messages.ts'
import { useAction } from './use-action.ts'
import { useErrorText } from './use-error-text.ts'

/** Changes saved messages: the user's own, or with a key the client's. The message that was deleted last can be restored. */
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
    // Sets this before the list is fetched again, so that Undo works at once.
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
    /** The message in the editor. A new message has no id. */
    edited,
    edit: setEdited,
    endEdit: () => setEdited(undefined),
    /** Saves the message in the editor. Returns the reason if the message was not saved. */
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
