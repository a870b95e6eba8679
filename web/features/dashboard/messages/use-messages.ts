import type { ClientMessages } from '@fondly/contracts/bff/client-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { clientMessagesQuery, putClientMessages } from '../../../api/client-messages.ts'
import { useAction } from '../../../api/use-action.ts'
import { toMessage, toTyped, type TypedMessage } from './typed-messages.ts'

/** The messages in the form, and the problems of the last save. */
export function useMessages(clientKey: string, answer: ClientMessages) {
  const queries = useQueryClient()
  const query = clientMessagesQuery(clientKey)
  const { busy, failure, run } = useAction()
  const [typed, setTyped] = useState<TypedMessage[]>()
  const [problems, setProblems] = useState<NonNullable<Refused['problems']>>({})
  const [isContested, setContested] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const messages = typed ?? answer.messages.map(toTyped)
  const forget = () => {
    setTyped(undefined)
    setProblems({})
    setContested(false)
  }

  async function write(version: string): Promise<void> {
    queries.setQueryData(query.queryKey, await putClientMessages(clientKey, version, messages.map(toMessage)))
  }

  /** Returns whether the messages were saved. Shows a conflict with the values of both users. Any other failure is shown beside the form. */
  async function writeUnlessContested(): Promise<boolean> {
    try {
      await write(answer.version)
    } catch (error) {
      if (!(error instanceof Refused && error.refusal?.code === 'changed-meanwhile')) throw error
      const now = await queries.fetchQuery({ ...query, staleTime: 0 })
      // Another user has changed something else of this client, so there is no conflict. Saves the messages with the new version.
      if (JSON.stringify(now.messages) === JSON.stringify(answer.messages)) await write(now.version)
      else {
        setContested(true)
        return false
      }
    }
    return true
  }

  async function save(): Promise<void> {
    setProblems({})
    setSaved(false)
    let isWritten = false
    await run(async () => {
      try {
        isWritten = await writeUnlessContested()
      } catch (error) {
        if (error instanceof Refused && error.problems) setProblems(error.problems)
        throw error
      }
    })
    if (!isWritten) return
    // Keeps text that was typed during the save.
    setTyped((now) => (now === typed ? undefined : now))
    setContested(false)
    setSaved(true)
    void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
  }

  return {
    messages,
    isDirty: typed !== undefined,
    isContested,
    isSaved,
    problems,
    busy,
    failure,
    type: (next: TypedMessage[]) => {
      setSaved(false)
      setTyped(next)
    },
    save,
    forget,
  }
}
