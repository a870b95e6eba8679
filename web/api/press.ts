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
/** Used while the server makes print files. */
const FAST_POLL_INTERVAL_MS = 2_000

/** The query key of everything about the press. Every action of the operator makes this data out of date. */
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

/** How often the overview of the press is fetched again, in milliseconds. */
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

/** Sends the next state of a batch, which the operator has confirmed. */
export function tellBatch(id: number, state: 'acknowledge' | 'mailed'): Promise<Batch> {
  return ask(`/api/press/batches/${id}/${state}`, Batch, { method: 'POST' })
}

/** Sends the next state of several batches. Each batch has its own result. */
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

/** Fetches a file of a batch or reprint; returns the file and its name. */
export async function fetchPrintFile(url: string): Promise<{ name: string; file: Blob }> {
  const { headers, file } = await askFile(url)
  return { name: readFileName(headers.get('content-disposition')), file }
}

/** Returns the file name from the header Content-Disposition. */
export const readFileName = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'print.pdf'
