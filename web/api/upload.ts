import { REQUESTED_WITH } from '@fondly/contracts/bff/session.ts'
import type * as z from 'zod/mini'
import { refusedBy, Unanswered } from './ask.ts'

/** Files are larger than other requests, and the server checks them before it answers. */
const TIMEOUT_MS = 120_000

/** Uploads a file as the body of a request. Throws `Refused` when the server refuses it, `Unanswered` when it gives no valid answer. */
export async function upload<Answer>(path: string, answer: z.ZodMiniType<Answer>, file: Blob): Promise<Answer> {
  const headers = { accept: 'application/json', 'content-type': 'application/octet-stream', ...REQUESTED_WITH }
  let response: Response
  let json: unknown
  try {
    response = await fetch(path, { method: 'POST', body: file, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    json = await response.json()
  } catch (cause) {
    throw new Unanswered(`POST ${path}`, { cause })
  }
  if (!response.ok) throw await refusedBy(response.status, json)
  const read = answer.safeParse(json)
  if (!read.success) throw new Unanswered(`POST ${path} was answered in unknown words`, { cause: read.error })
  return read.data
}
