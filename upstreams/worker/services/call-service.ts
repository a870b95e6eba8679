import { ask, type Call } from '@fondly/kit/ask.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'

const MAX_ANSWER_BYTES = 100_000
/** The pause after a 429 without Retry-After. */
const DEFAULT_PAUSE_MS = 60_000

export type ServiceCall = { upstream: 'usps' | 'smarty'; fetch: Fetch; clock: () => Date; deadlineMilliseconds: number }

/**
 * Calls a service and returns its status and JSON (undefined if it sent none). Throws UpstreamRefused for 429, which means the same in all services.
 */
export async function callService(
  call: Call,
  { upstream, fetch, clock, deadlineMilliseconds }: ServiceCall,
): Promise<{ status: number; json: unknown }> {
  const response = await ask(fetch, call, { upstream, deadlineMilliseconds, largestBody: MAX_ANSWER_BYTES })
  if (response.status === 429) {
    const after = retryAfterMilliseconds(response.headers, clock()) ?? DEFAULT_PAUSE_MS
    throw new UpstreamRefused(upstream, 429, 'TooManyRequests', 'Too many requests', {}, after)
  }
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
  return { status: response.status, json: isJson ? await response.json().catch(() => undefined) : undefined }
}

/** Reads an answer with a schema. Throws `UpstreamUnreadable`. */
export function readAnswer<Schema extends z.ZodType>(upstream: string, schema: Schema, json: unknown): z.output<Schema> {
  const read = schema.safeParse(json)
  if (!read.success) throw new UpstreamUnreadable(upstream, read.error)
  return read.data
}

/**
 * Returns the milliseconds that are left of a deadline that began at `since`. At least 1, so that the next call times out instead of having no
 * deadline.
 */
export function remaining(deadlineMilliseconds: number, since: Date, now: Date): number {
  return Math.max(1, deadlineMilliseconds - Math.max(0, now.getTime() - since.getTime()))
}
