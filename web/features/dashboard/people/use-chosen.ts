import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import type { Message } from '@fondly/domain/message.ts'
import { useState } from 'react'

const NOBODY: ReadonlySet<string> = new Set()
const NO_FAILURES: ReadonlyMap<string, Message> = new Map()

export type ChosenPeople = ReturnType<typeof useChosen>

/** The chosen people of the list, and why the last bulk change failed for some of them. */
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
    /**
     * Chooses the people whom a bulk change did not reach, so that the user can try again. Does nothing if the user went back to the list while the
     * change was running and chose other people there: that choice stays, and the list still says that the change left people undone.
     */
    chooseUndone: (rows: readonly ImportRow[]) => {
      if (chosen.size > 0) return
      const people = rows.filter((row) => row.kind === 'changed')
      setFailures(new Map(people.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : []))))
      setChosen(new Set(people.map(({ id }) => id)))
    },
  }
}
