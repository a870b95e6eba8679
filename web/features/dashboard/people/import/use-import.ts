import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importQuery, importsKey, importsQuery, startImport, stopImport } from '../../../../api/people-import.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ALL_ROWS, chooseRow, countChosen, isRowChosen, type KindChoice, NO_ROWS } from './row-choice.ts'

/** The kinds of rows that can be carried out. */
export type DoableKind = 'changed' | 'new'
export type PeopleImport = ReturnType<typeof useImport>

export const isDoable = (kind: ImportRow['kind']): kind is DoableKind => kind === 'new' || kind === 'changed'

/** An import or bulk change: its number of rows, the chosen rows, and its progress. The server carries out the rows even if nobody watches. */
export function useImport(clientKey: string, id: string) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [choices, setChoices] = useState<Record<DoableKind, KindChoice>>({ changed: ALL_ROWS, new: ALL_ROWS })
  const { data: latest } = useQuery(importsQuery(clientKey))
  const listed = latest?.imports.find((one) => one.id === id)
  const { data, error, refetch } = useQuery(importQuery(clientKey, id, listed?.state))
  const state = listed?.state ?? data?.state
  const count = (kind: DoableKind) => countChosen(choices[kind], data?.kinds[kind] ?? 0)

  const act = (action: () => Promise<void>) =>
    run(async () => {
      await action()
      await queries.invalidateQueries({ queryKey: importsKey(clientKey) })
    })
  const toRequest = ({ isAll, except }: KindChoice) => ({ isAll, except: [...except] })
  return {
    clientKey,
    id,
    data,
    error,
    refetch,
    state,
    counts: listed?.counts,
    chosenCount: state === 'preview' ? count('changed') + count('new') : 0,
    isAllChosen: (kind: DoableKind) => count(kind) === data?.kinds[kind],
    isChosen: (kind: DoableKind, row: number) => isRowChosen(choices[kind], row),
    choose: (kind: DoableKind, row: number, isChosen: boolean) =>
      setChoices({ ...choices, [kind]: chooseRow(choices[kind], row, isChosen) }),
    chooseAll: (kind: DoableKind, isChosen: boolean) => setChoices({ ...choices, [kind]: isChosen ? ALL_ROWS : NO_ROWS }),
    busy,
    failure,
    start: () => act(() => startImport(clientKey, id, { changed: toRequest(choices.changed), new: toRequest(choices.new) })),
    stop: () => act(() => stopImport(clientKey, id)),
  }
}
