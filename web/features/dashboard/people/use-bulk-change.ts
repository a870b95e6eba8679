import type { ListedPerson } from '@fondly/contracts/bff/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { peopleKey } from '../../../api/people.ts'
import { useErrorText } from '../../../api/use-error-text.ts'
import { useWindowEvent } from '../../../ui/use-window-event.ts'
import { changeOneByOne } from './change-one-by-one.ts'

/** Identity takes only some calls a second, and a change needs several, so the next change starts this long after the one before. */
const BETWEEN_CHANGES_MS = 300
const NO_FAILURES: ReadonlyMap<string, string> = new Map()

export type BulkChange = ReturnType<typeof useBulkChange>

/**
 * The chosen people, and one change for all of them, one after the other. A person who could not be changed stays chosen, with the reason. Leaving
 * the page stops the change, because nobody would see its results; the rest is still chosen when the administrator comes back.
 */
export function useBulkChange(clientKey: string) {
  const queries = useQueryClient()
  const errorText = useErrorText()
  const leftKey = ['people left unchanged', clientKey]
  const [chosen, setChosen] = useState(() => new Set(queries.getQueryData<readonly string[]>(leftKey)) as ReadonlySet<string>)
  const [failures, setFailures] = useState(NO_FAILURES)
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [isDone, setDone] = useState(false)
  const isStopped = useRef(false)

  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  useWindowEvent('beforeunload', (event) => event.preventDefault(), progress !== undefined)

  async function run(people: readonly ListedPerson[], change: (person: ListedPerson) => Promise<unknown>): Promise<void> {
    isStopped.current = false
    setDone(false)
    setFailures(NO_FAILURES)
    const { failed, rest } = await changeOneByOne(people, {
      change,
      isStopped: () => isStopped.current,
      onRest: (left) => {
        queries.setQueryData(leftKey, left)
        setProgress({ done: people.length - left.length, all: people.length })
      },
      pause: () => new Promise((resolve) => setTimeout(resolve, BETWEEN_CHANGES_MS)),
    })
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    setProgress(undefined)
    setFailures(new Map([...failed].map(([id, error]) => [id, errorText(error)])))
    setChosen(new Set([...failed.keys(), ...rest]))
    setDone(failed.size === 0 && rest.length === 0)
  }

  return {
    chosen,
    choose: (ids: ReadonlySet<string>) => {
      queries.removeQueries({ queryKey: leftKey })
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
