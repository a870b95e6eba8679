import { FormProblems } from '@fondly/contracts/bff/form-problems.ts'
import { NotPrintable, type PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { REQUESTED_WITH } from '@fondly/contracts/bff/session.ts'
import * as z from 'zod/mini'
import { loadRefusals } from '../words/refusal-text.ts'

/** Our server refused the request. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  /** Undefined when not our server but something else refused, for example a proxy. */
  readonly refusal: Refusal | undefined
  /** The problems of a form's fields, by field name. */
  readonly problems: FormProblems['problems'] | undefined
  /** The reasons why a card cannot be printed. */
  readonly findings: readonly PrintFindingMessage[] | undefined
  /** The whole answer. Some kinds of refusal have more members. */
  readonly body: unknown
  constructor(status: number, refusal?: Refusal, { problems, findings }: Partial<FormProblems & NotPrintable> = {}, body?: unknown) {
    super(refusal?.code ?? `status ${status}`)
    this.status = status
    this.refusal = refusal
    this.problems = problems
    this.findings = findings
    this.body = body
  }
}

/** Our server did not answer, or something else answered instead, for example a proxy. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/** Decides for queries whether to try again: at most twice after no valid answer, never after a refusal. */
export const retryUnlessRefused = (failures: number, error: Error): boolean => failures < 2 && !(error instanceof Refused)

export const Nothing = z.optional(z.unknown())

let sessionEnded: () => void = () => undefined

/** Sets the function that runs whenever an answer has status 401. */
export function onSessionEnded(listener: () => void): void {
  sessionEnded = listener
}

export type Asking = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  cache?: RequestCache
  /** The browser finishes the request even if the page is being left. */
  keepalive?: boolean
}

const TIMEOUT_MS = 30_000

/** Sends a request to our server. Throws `Refused` when the server refuses, `Unanswered` when it gives no valid answer. */
export async function ask<Answer>(path: string, answer: z.ZodMiniType<Answer>, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal, cache, keepalive = false } = asking
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      keepalive,
      ...(cache ? { cache } : {}),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        accept: 'application/json',
        // Protects against requests from other sites: an HTML form cannot set this header.
        ...(method === 'GET' ? {} : { ...REQUESTED_WITH, 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
    })
    text = await response.text()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Unanswered(`${method} ${path}`, { cause })
  }

  const json = readJson(text)
  if (response.ok) {
    const read = answer.safeParse(json)
    if (!read.success) throw new Unanswered(`${method} ${path} was answered in unknown words`, { cause: read.error })
    return read.data
  }
  throw await refusedBy(response.status, json)
}

/** Builds the error that says why our server refused. */
export async function refusedBy(status: number, body: unknown): Promise<Error> {
  if (status === 401) sessionEnded()
  const refusal = Refusal.safeParse(body).data
  const members = { ...FormProblems.safeParse(body).data, ...NotPrintable.safeParse(body).data }
  if (status >= 500 && !refusal) return new Unanswered(`status ${status}`)
  await loadRefusals()
  return new Refused(status, refusal, members, body)
}

function readJson(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, so it is not our server's answer but, for example, a proxy's error page. The schema rejects it.
    return text
  }
}
