import type { BulkChangeRequest, StartImportRequest } from '@fondly/contracts/bff/people-import-requests.ts'
import { ImportAnswer, type ImportRow, ImportRowsAnswer, ImportsAnswer, type RowKind } from '@fondly/contracts/bff/people-import.ts'
import { IMPORT_ROWS_PER_PAGE } from '@fondly/domain/people/people-file.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { loadRefusals } from '../words/refusal-text.ts'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { peopleKey } from './people.ts'

const PROGRESS_INTERVAL_MS = 1_000
/** Longer than the interval of the progress, because one answer holds up to 200 rows. */
const ROWS_INTERVAL_MS = 5_000

export const importsKey = (clientKey: string) => ['dashboard', clientKey, 'people-imports']
const importPath = (clientKey: string, id: string) => `${dashboardPath(clientKey)}/people-imports/${encodeURIComponent(id)}`

/** Returns the address of the file with the result of each row, in the language of the page. */
export const importResultFile = (clientKey: string, id: string, language: string): string =>
  `${importPath(clientKey, id)}/result.csv?language=${language}`

/** The query for the latest imports and bulk changes with their progress. When one of them ends, the list of people is read again. */
export const importsQuery = (clientKey: string) =>
  queryOptions({
    queryKey: [...importsKey(clientKey), 'list'],
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<ImportsAnswer>([...importsKey(clientKey), 'list'])
      const answer = await ask(`${dashboardPath(clientKey)}/people-imports`, ImportsAnswer, { signal })
      const wasRunning = before?.imports.filter(({ state }) => state === 'running').map(({ id }) => id) ?? []
      if (answer.imports.some(({ id, state }) => state !== 'running' && wasRunning.includes(id)))
        await client.invalidateQueries({ queryKey: peopleKey(clientKey) })
      return answer
    },
    refetchInterval: ({ state }) => (state.data?.imports.some((one) => one.state === 'running') ? PROGRESS_INTERVAL_MS : false),
    retry: retryUnlessRefused,
  })

/** The query for one import with its number of rows of each kind. It is read again when the import enters another state. */
export const importQuery = (clientKey: string, id: string, listedState: string | undefined) =>
  queryOptions({
    queryKey: [...importsKey(clientKey), 'one', id, listedState ?? 'preview'],
    queryFn: ({ signal }) => ask(importPath(clientKey, id), ImportAnswer, { signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

type RowsQuery = { kind: RowKind; page: number; isUndone?: boolean }

async function readRows(clientKey: string, id: string, { kind, page, isUndone }: RowsQuery, signal?: AbortSignal): Promise<ImportRow[]> {
  const query = new URLSearchParams({ kind, page: String(page), ...(isUndone ? { undone: '' } : {}) })
  const { rows } = await ask(`${importPath(clientKey, id)}/rows?${query.toString()}`, ImportRowsAnswer, signal ? { signal } : {})
  if (rows.some(({ reason }) => reason)) await loadRefusals()
  return rows
}

/** The query for one page of the rows of a kind. It is read again when the import enters another state. */
export const importRowsQuery = (clientKey: string, id: string, { state, ...asked }: RowsQuery & { state: string | undefined }) =>
  queryOptions({
    queryKey: [...importsKey(clientKey), 'rows', id, asked, state],
    queryFn: ({ signal }) => readRows(clientKey, id, asked, signal),
    refetchInterval: state === 'running' ? ROWS_INTERVAL_MS : false,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

/** Reads all changes of people that failed or were skipped. */
export async function readUndone(clientKey: string, id: string): Promise<ImportRow[]> {
  const undone: ImportRow[] = []
  for (let page = 1; ; page++) {
    const rows = await readRows(clientKey, id, { kind: 'changed', page, isUndone: true })
    undone.push(...rows)
    if (rows.length < IMPORT_ROWS_PER_PAGE) return undone
  }
}

/** Uploads a file of people and creates a preview of its changes. No person is changed. */
export const previewImport = (clientKey: string, file: Blob): Promise<ImportAnswer> =>
  ask(`${dashboardPath(clientKey)}/uploads/people`, ImportAnswer, { method: 'POST', body: file })

/** Creates a preview of one change of several people. No person is changed. */
export const previewBulkChange = (clientKey: string, request: BulkChangeRequest): Promise<ImportAnswer> =>
  ask(`${dashboardPath(clientKey)}/people-changes`, ImportAnswer, { method: 'POST', body: request })

export async function startImport(clientKey: string, id: string, rows: StartImportRequest): Promise<void> {
  await ask(`${importPath(clientKey, id)}/start`, Nothing, { method: 'POST', body: rows })
}

export async function stopImport(clientKey: string, id: string): Promise<void> {
  await ask(`${importPath(clientKey, id)}/stop`, Nothing, { method: 'POST' })
}
