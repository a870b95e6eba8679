import type { ImportAnswer } from '@fondly/contracts/bff/people-import.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importQuery, importsKey, importsQuery, startImport, stopImport } from '../../../../api/people-import.ts'
import { useAction } from '../../../../api/use-action.ts'

export type PreviewRow = ImportAnswer['rows'][number]
export type PeopleImport = ReturnType<typeof useImport>

const NO_ROWS: ReadonlySet<number> = new Set()

export const isDoable = ({ kind }: PreviewRow): boolean => kind === 'new' || kind === 'changed'

/** An import: what the file would change, the chosen rows, and the outcome of each. The server does the rows even if nobody watches. */
export function useImport(clientKey: string, id: string) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [leftOut, setLeftOut] = useState(NO_ROWS)
  const { data: latest } = useQuery(importsQuery(clientKey))
  const listed = latest?.imports.find((one) => one.id === id)
  const { data, error, refetch } = useQuery(importQuery(clientKey, id, listed?.state))
  const state = listed?.state ?? data?.state
  const doable = data?.rows.filter(isDoable) ?? []
  const chosen = new Set(state === 'preview' ? doable.filter(({ row }) => !leftOut.has(row)).map(({ row }) => row) : [])

  const act = (action: () => Promise<void>) =>
    run(async () => {
      await action()
      await queries.invalidateQueries({ queryKey: importsKey(clientKey) })
    })
  return {
    data,
    error,
    refetch,
    state,
    counts: listed?.counts,
    chosen,
    /** Chooses these rows, or removes them from the choice. */
    choose: (rows: readonly number[], isChosen: boolean) =>
      setLeftOut(new Set(isChosen ? [...leftOut].filter((row) => !rows.includes(row)) : [...leftOut, ...rows])),
    busy,
    failure,
    start: () => act(() => startImport(clientKey, id, [...chosen])),
    stop: () => act(() => stopImport(clientKey, id)),
  }
}
