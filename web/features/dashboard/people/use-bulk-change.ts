import type { ListedPerson } from '@fondly/contracts/bff/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { peopleKey } from '../../../api/people.ts'
import { useErrorText } from '../../../api/use-error-text.ts'

/** Identity takes some calls a second, and each change is several, so the next one begins this long after the one before. */
const BETWEEN_CHANGES_MS = 300
const NOBODY: ReadonlySet<string> = new Set()
const NO_FAILURES: ReadonlyMap<string, string> = new Map()

export type BulkChange = ReturnType<typeof useBulkChange>

/** Who is chosen, and one change for all of them, one after the other. Whoever could not be changed stays chosen, with the reason. */
export function useBulkChange(clientKey: string) {
  const queries = useQueryClient()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState(NOBODY)
  const [failures, setFailures] = useState(NO_FAILURES)
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [isDone, setDone] = useState(false)
  const isStopped = useRef(false)

  async function run(people: readonly ListedPerson[], change: (person: ListedPerson) => Promise<unknown>): Promise<void> {
    isStopped.current = false
    setDone(false)
    setFailures(NO_FAILURES)
    const failed = new Map<string, unknown>()
    let done = 0
    setProgress({ done, all: people.length })
    for (const person of people) {
      if (isStopped.current) break
      const pause = new Promise((resolve) => setTimeout(resolve, BETWEEN_CHANGES_MS))
      try {
        await change(person)
      } catch (error) {
        failed.set(person.id, error)
      }
      done += 1
      setProgress({ done, all: people.length })
      if (done < people.length) await pause
    }
    const untouched = people.slice(done).map(({ id }) => id)
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    setProgress(undefined)
    setFailures(new Map([...failed].map(([id, error]) => [id, errorText(error)])))
    setChosen(new Set([...failed.keys(), ...untouched]))
    setDone(failed.size === 0 && untouched.length === 0)
  }

  return {
    chosen,
    choose: (ids: ReadonlySet<string>) => {
      setDone(false)
      setFailures(new Map([...failures].filter(([id]) => ids.has(id))))
      setChosen(ids)
    },
    failures,
    progress,
    isDone,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
