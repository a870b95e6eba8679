import { ask, type Call } from '@fondly/kit/ask.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'

const LARGEST_ANSWER = 100_000
/** After 429 without a word of how long. */
const LEFT_IN_PEACE = 60_000

export type ServiceCall = { upstream: 'usps' | 'smarty'; fetch: Fetch; clock: () => Date; deadlineMilliseconds: number }

/** One call of a service: its status and its JSON, undefined when it sent none. Too many requests are thrown here, for they mean the same everywhere. */
export async function askService(
  said: Call,
  { upstream, fetch, clock, deadlineMilliseconds }: ServiceCall,
): Promise<{ status: number; json: unknown }> {
  const response = await ask(fetch, said, { upstream, deadlineMilliseconds, largestBody: LARGEST_ANSWER })
  if (response.status === 429) {
    const after = retryAfterMilliseconds(response.headers, clock()) ?? LEFT_IN_PEACE
    throw new UpstreamRefused(upstream, 429, 'TooManyRequests', 'Too many requests', {}, after)
  }
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
  return { status: response.status, json: isJson ? await response.json().catch(() => undefined) : undefined }
}

/** What a schema makes of an answer; throws `UpstreamUnreadable`. */
export function readAnswer<Schema extends z.ZodType>(upstream: string, schema: Schema, json: unknown): z.output<Schema> {
  const read = schema.safeParse(json)
  if (!read.success) throw new UpstreamUnreadable(upstream, read.error)
  return read.data
}

/** Milliseconds left of a deadline that began then: at least one, so that the call itself says that it is over. */
export function remaining(deadlineMilliseconds: number, since: Date, now: Date): number {
  return Math.max(1, deadlineMilliseconds - Math.max(0, now.getTime() - since.getTime()))
}
