import type { Fetch } from './env.ts'
import { readUpTo, TooLarge } from './http/read-up-to.ts'
import { UpstreamTimeout, UpstreamUnreadable } from './upstream-error.ts'

/** The parameters of a call. A `Request` is not accepted: copying a Request turns its body into a stream, so only `ask` makes the Request. */
export type Call = { url: string | URL; clone?: never } & Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>

export type Asking = {
  /** The upstream's name, for errors and logs. */
  upstream: string
  /** Time limit for headers and body together. Default 15 s. */
  deadlineMilliseconds?: number
  /** The largest body that is read, in bytes. Default 5 MB. */
  largestBody?: number
  /** Aborts the call early; `ask` then throws the signal's reason. */
  signal?: AbortSignal
}

/**
 * Calls an upstream, embedded or remote, and returns the response with its whole body. A redirect is returned, not followed. Throws `UpstreamTimeout`
 * when no whole answer comes, `UpstreamUnreadable` when the body is too large.
 */
export async function ask(
  fetch: Fetch,
  { url, signal: given, ...init }: Call,
  { upstream, deadlineMilliseconds = 15_000, largestBody = 5_000_000, signal }: Asking,
): Promise<Response> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new Error(`No whole answer within ${deadlineMilliseconds} ms.`)), deadlineMilliseconds)
  const others = [given, signal].filter((one) => one !== undefined && one !== null)
  const ends = others.length === 0 ? deadline.signal : AbortSignal.any([deadline.signal, ...others])
  try {
    ends.throwIfAborted()
    return await orAborted(wholeAnswer(fetch, new Request(url, { ...init, signal: ends, redirect: 'manual' }), largestBody, ends), ends)
  } catch (cause) {
    if (signal?.aborted && ends.reason === signal.reason) throw signal.reason
    if (cause instanceof TooLarge) throw new UpstreamUnreadable(upstream, cause)
    throw new UpstreamTimeout(upstream, cause, deadline.signal.aborted ? deadlineMilliseconds : 0)
  } finally {
    clearTimeout(timer)
  }
}

async function wholeAnswer(fetch: Fetch, request: Request, largestBody: number, ends: AbortSignal): Promise<Response> {
  const response = await fetch(request)
  if (!response.body) return response
  // Nobody reads an answer that comes after the deadline.
  if (ends.aborted) await response.body.cancel()
  const body = await readUpTo(response.body, largestBody, ends)
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers })
}

// An embedded app may ignore the signal of its request, so the deadline is enforced here too.
async function orAborted<T>(work: Promise<T>, ends: AbortSignal): Promise<T> {
  let stopWaiting = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const give = () => reject(ends.reason)
    ends.addEventListener('abort', give, { once: true })
    stopWaiting = () => ends.removeEventListener('abort', give)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stopWaiting()
  }
}
