import { ImportAnswer, ImportsAnswer } from '@fondly/contracts/bff/people-import.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { peopleKey } from './people.ts'

const PROGRESS_INTERVAL_MS = 1_000
/** A long file has many rows. */
const ROWS_INTERVAL_MS = 5_000

export const importsKey = (clientKey: string) => ['dashboard', clientKey, 'people-imports']

/** The address of the CSV file with the outcome of each row. */
export const importResultFile = (clientKey: string, id: string): string => `${dashboardPath(clientKey)}/people-imports/${id}/result.csv`

/** The latest imports with their progress. Each finished row makes the list of people outdated. */
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

/** One import with all its rows. It is read again when its state changes. */
export const importQuery = (clientKey: string, id: string, listedState: string | undefined) =>
  queryOptions({
    queryKey: [...importsKey(clientKey), 'one', id, listedState ?? 'preview'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/people-imports/${encodeURIComponent(id)}`, ImportAnswer, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ROWS_INTERVAL_MS : false),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

/** Sends a file of people for a preview; nothing is changed. */
export const previewImport = (clientKey: string, file: Blob): Promise<ImportAnswer> =>
  ask(`${dashboardPath(clientKey)}/uploads/people`, ImportAnswer, { method: 'POST', body: file })

export async function startImport(clientKey: string, id: string, rows: readonly number[]): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/people-imports/${id}/start`, Nothing, { method: 'POST', body: { rows } })
}

export async function stopImport(clientKey: string, id: string): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/people-imports/${id}/stop`, Nothing, { method: 'POST' })
}
