import {
  AddedDoNotMail,
  DoNotMailAnswer,
  ImportedDoNotMail,
  type ListedDoNotMail,
  WaitingCards,
} from '@fondly/contracts/bff/do-not-mail.ts'
import type { DoNotMailEntry } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { upload } from './upload.ts'

export const doNotMailKey = (clientKey: string) => ['dashboard', clientKey, 'do-not-mail']
const listPath = (clientKey: string) => `${dashboardPath(clientKey)}/do-not-mail`
const entryPath = (clientKey: string, id: string) => `${listPath(clientKey)}/${encodeURIComponent(id)}`

/** A page of the entries that contain the typed words. The words are sent in the body, because proxies may log the addresses of requests. */
export const doNotMailQuery = (clientKey: string, asked: { text: string; page: number }) =>
  queryOptions({
    queryKey: [...doNotMailKey(clientKey), 'list', asked],
    queryFn: ({ signal }) =>
      ask(`${dashboardPath(clientKey)}/do-not-mail-searches`, DoNotMailAnswer, { method: 'POST', body: asked, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

const UNDER_WAY_INTERVAL_MS = 10_000
/** The number of repeated fetches, which take two minutes together. Later changes appear when the page is opened again. */
const MAX_UNDER_WAY_TRIES = 12

/** The cards that are ordered for the recipient of this entry and are not printed yet. */
export const waitingCardsQuery = (clientKey: string, { id, version }: Pick<ListedDoNotMail, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...doNotMailKey(clientKey), 'cards', id, version],
    queryFn: ({ signal }) => ask(`${entryPath(clientKey, id)}/cards`, WaitingCards, { signal }),
    // A card that is being ordered appears in the list shortly afterwards.
    refetchInterval: ({ state }) => (state.data?.underWay && state.dataUpdateCount <= MAX_UNDER_WAY_TRIES ? UNDER_WAY_INTERVAL_MS : false),
    retry: retryUnlessRefused,
  })

/** Adds an entry; returns its id. */
export const addDoNotMail = async (clientKey: string, entry: DoNotMailEntry): Promise<string> =>
  (await ask(listPath(clientKey), AddedDoNotMail, { method: 'POST', body: { entry } })).id

export const editDoNotMail = (clientKey: string, { id, version }: Pick<ListedDoNotMail, 'id' | 'version'>, entry: DoNotMailEntry) =>
  ask(entryPath(clientKey, id), Nothing, { method: 'PUT', body: { version, entry } })

export const removeDoNotMail = (clientKey: string, id: string) => ask(entryPath(clientKey, id), Nothing, { method: 'DELETE' })

/** Undoes a removal. */
export const restoreDoNotMail = (clientKey: string, id: string) => ask(`${entryPath(clientKey, id)}/restored`, Nothing, { method: 'POST' })

/** The address of the whole list as a file. */
export const doNotMailFile = (clientKey: string): string => `${listPath(clientKey)}.csv`

/** Adds the entries of a file. */
export const importDoNotMail = (clientKey: string, file: Blob): Promise<ImportedDoNotMail> =>
  upload(`${dashboardPath(clientKey)}/uploads/do-not-mail`, ImportedDoNotMail, file)
