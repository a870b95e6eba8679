import {
  Batch,
  BatchDetails,
  CutNowAnswer,
  ManyBatchesAnswer,
  PressOverview,
  type PrintGroup,
  Reprint,
  type SheetChoice,
} from '@fondly/contracts/bff/press.ts'
import type { ManyBatches, ReprintRequest } from '@fondly/contracts/bff/press-requests.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'
import { askFile } from './ask-file.ts'

const POLL_INTERVAL_MS = 10_000
/** Used while files are being made. */
const FAST_POLL_INTERVAL_MS = 2_000

/** The key of all queries about the press; they are out of date after any action there. */
export const PRESS_KEY = ['press']

/** Fetches the overview of the press, limited to `mailDate` if it is not empty. The previous overview stays until the new one arrives. */
export const pressQuery = (mailDate: string) =>
  queryOptions({
    queryKey: [...PRESS_KEY, 'overview', mailDate],
    queryFn: ({ signal }) =>
      ask(mailDate ? `/api/press?${new URLSearchParams({ mailDate }).toString()}` : '/api/press', PressOverview, { signal }),
    refetchInterval: ({ state }) => findBoardInterval(state.data),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...PRESS_KEY, 'batch', id],
    queryFn: ({ signal }) => ask(`/api/press/batches/${id}`, BatchDetails, { signal }),
    refetchInterval: ({ state }) => findBatchInterval(state.data),
    retry: retryUnlessRefused,
  })

/** How often the board of the press is fetched again, in milliseconds. */
export function findBoardInterval(board: PressOverview | undefined): number {
  return board?.batches.some(isBeingMade) ? FAST_POLL_INTERVAL_MS : POLL_INTERVAL_MS
}

/** How often a batch is fetched again, in milliseconds. */
export function findBatchInterval(details: BatchDetails | undefined): number {
  const isReprinting = details?.reprints.some(({ completedAt, unprintable }) => completedAt === null && unprintable === null)
  return (details && isBeingMade(details.batch)) || isReprinting ? FAST_POLL_INTERVAL_MS : POLL_INTERVAL_MS
}

const isBeingMade = ({ state }: Pick<Batch, 'state'>): boolean => state === 'cut'

export async function cutNow(group: PrintGroup): Promise<string[]> {
  const { mailDate, size, stock } = group
  const { batches } = await ask('/api/press/cut', CutNowAnswer, { method: 'POST', body: { mailDate, size, stock } })
  return batches.map(({ name }) => name)
}

/** Reports the next state of a batch, as the operator confirms it. */
export function tellBatch(id: number, state: 'acknowledge' | 'mailed'): Promise<Batch> {
  return ask(`/api/press/batches/${id}/${state}`, Batch, { method: 'POST' })
}

/** Reports the next state of several batches; each has its own outcome. */
export async function tellBatches(
  batches: ManyBatches['batches'],
  state: 'acknowledge' | 'mailed',
): Promise<ManyBatchesAnswer['outcomes']> {
  return (await ask(`/api/press/batches/${state}`, ManyBatchesAnswer, { method: 'POST', body: { batches } })).outcomes
}

export function askReprint(orderNo: string, request: ReprintRequest): Promise<Reprint> {
  return ask(`/api/press/orders/${encodeURIComponent(orderNo)}/reprint`, Reprint, { method: 'POST', body: request })
}

/** Builds the URLs of the files of a batch or a reprint. */
export function printFiles(of: 'batches' | 'reprints', id: number) {
  const folder = `/api/press/${of}/${id}`
  return {
    file: (name: string) => `${folder}/files/${encodeURIComponent(name)}`,
    sheets: (choice: SheetChoice) => `${folder}/sheets.pdf?${new URLSearchParams(choice).toString()}`,
    envelopes: `${folder}/envelopes.pdf`,
  }
}

/** Fetches one of those files, with its name. */
export async function fetchPrintFile(url: string): Promise<{ name: string; file: Blob }> {
  const { headers, file } = await askFile(url)
  return { name: readFileName(headers.get('content-disposition')), file }
}

/** The name that the header Content-Disposition gives a file. */
export const readFileName = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'print.pdf'
