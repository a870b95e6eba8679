import { ContactImport, ContactImportRows } from '@fondly/contracts/bff/contact-imports.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'

const IMPORT_INTERVAL_MS = 1_000

const importPath = (id: string) => `/api/contact-imports/${encodeURIComponent(id)}`

/** Uploads a file of people for a preview; nobody is added yet. */
export const previewContacts = (file: Blob, isShared: boolean): Promise<ContactImport> =>
  ask(`/api/contact-imports${isShared ? '?shared=true' : ''}`, ContactImport, { method: 'POST', body: file })

export const contactImportQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact-import', id],
    queryFn: ({ signal }) => ask(importPath(id), ContactImport, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? IMPORT_INTERVAL_MS : false),
    retry: retryUnlessRefused,
  })

export const contactImportRowsQuery = (id: string, kind: 'new' | 'same' | 'wrong', page: number) =>
  queryOptions({
    queryKey: ['contact-import', id, kind, page],
    queryFn: async ({ signal }) =>
      (await ask(`${importPath(id)}/rows?${new URLSearchParams({ kind, page: String(page) }).toString()}`, ContactImportRows, { signal }))
        .rows,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

/** The address of the file of the refused rows, with the reasons in the given language. */
export const refusedContactsFile = (id: string, language: string): string => `${importPath(id)}/refused.csv?language=${language}`

/** Starts to add the people of the file. The progress is in the import. */
export async function startContactImport(id: string): Promise<void> {
  await ask(`${importPath(id)}/start`, Nothing, { method: 'POST' })
}
