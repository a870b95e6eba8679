import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import type { Message } from '@fondly/domain/message.ts'
import { useState } from 'react'

const NOBODY: ReadonlySet<string> = new Set()
const NO_FAILURES: ReadonlyMap<string, Message> = new Map()

export type ChosenPeople = ReturnType<typeof useChosen>

/** Who is chosen in the list of people, and why a change of several people did not reach some of them. */
export function useChosen() {
  const [chosen, setChosen] = useState(NOBODY)
  const [failures, setFailures] = useState(NO_FAILURES)
  return {
    chosen,
    failures,
    choose: (ids: ReadonlySet<string>) => {
      setFailures(new Map([...failures].filter(([id]) => ids.has(id))))
      setChosen(ids)
    },
    /** Chooses those whom a change did not reach, so that it can be tried again. People who were chosen since the change began stay chosen. */
    chooseUndone: (rows: readonly ImportRow[]) => {
      if (chosen.size > 0) return
      const people = rows.filter((row) => row.kind === 'changed')
      setFailures(new Map(people.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : []))))
      setChosen(new Set(people.map(({ id }) => id)))
    },
  }
}
