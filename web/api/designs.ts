import { DesignEntry, DesignFile, type DesignFileAnswer, Designs, type DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import type { DesignDraft } from '@fondly/domain/designs/own-design.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { upload } from './upload.ts'

export const designsQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'designs'],
    // The contract of files has DesignFacts.
    queryFn: async ({ signal }) => (await ask(`${dashboardPath(clientKey)}/designs`, Designs, { signal })) as DesignsAnswer,
    retry: retryUnlessRefused,
  })

/** Uploads a file; the server runs preflight on it. */
export async function uploadDesign(clientKey: string, file: Blob): Promise<DesignFileAnswer> {
  return (await upload(`${dashboardPath(clientKey)}/uploads/designs`, DesignFile, file)) as DesignFileAnswer
}

export function saveDesign(clientKey: string, id: string, version: string | null, design: DesignDraft): Promise<DesignEntry> {
  return ask(`${dashboardPath(clientKey)}/designs/${id}`, DesignEntry, { method: 'PUT', body: { version, design } })
}

/** Offers a design to the client's senders, or ends the offer. */
export function moveDesign(
  clientKey: string,
  { id, version }: Pick<DesignEntry, 'id' | 'version'>,
  to: 'offer' | 'withdraw',
): Promise<DesignEntry> {
  return ask(`${dashboardPath(clientKey)}/designs/${id}/${to}`, DesignEntry, { method: 'POST', body: { version } })
}

export async function removeDesign(clientKey: string, { id, version }: Pick<DesignEntry, 'id' | 'version'>): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/designs/${id}`, Nothing, { method: 'DELETE', body: { version } })
}

/** The address of an uploaded file. */
export const designFilePath = (clientKey: string, hash: string): string => `${dashboardPath(clientKey)}/design-files/${hash}`
