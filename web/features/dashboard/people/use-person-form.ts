import type { PersonAnswer } from '@fondly/contracts/bff/people.ts'
import type { PersonChange } from '@fondly/contracts/bff/people-requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { changePerson, peopleKey, personQuery } from '../../../api/people.ts'
import { useAction } from '../../../api/use-action.ts'

export type PersonForm = ReturnType<typeof usePersonForm>

/** The form of a person: stored values, typed values, and changes by other users. */
export function usePersonForm(clientKey: string, id: string, data: PersonAnswer) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [typed, setTyped] = useState<PersonChange>({})
  const [isContested, setContested] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { person, supervisorId, senderProfiles, languages, recipient } = data
  const stored = {
    role: person.role ?? undefined,
    location: person.location || null,
    supervisorId: supervisorId || null,
    senderProfiles: senderProfiles ?? undefined,
    languages: languages ?? undefined,
    recipient,
  }

  async function save(): Promise<void> {
    setSaved(false)
    let isLost = false
    const isAnswered = await run(async () => {
      try {
        await changePerson(clientKey, id, person.version, typed)
      } catch (error) {
        // Shows a conflict with the values of both users. Any other failure is shown beside the form.
        if (!(error instanceof Refused) || error.refusal?.code !== 'changed-meanwhile') throw error
        await queries.fetchQuery({ ...personQuery(clientKey, id), staleTime: 0 })
        setContested(true)
        isLost = true
      }
    })
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    if (!isAnswered || isLost) return
    setTyped({})
    setContested(false)
    setSaved(true)
  }

  return {
    stored,
    typed,
    values: { ...stored, ...typed },
    isDirty: Object.keys(typed).length > 0,
    isContested,
    isSaved,
    busy,
    failure,
    type: (change: PersonChange) => {
      setSaved(false)
      const next: PersonChange = { ...typed, ...change }
      // A typed value that equals the stored value is not a change.
      const differing = Object.entries(next).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof typeof stored]), // the names are those of the form
      )
      setTyped(Object.fromEntries(differing))
    },
    save,
    forget: () => {
      setTyped({})
      setContested(false)
    },
  }
}
