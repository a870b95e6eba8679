import { Agent, fetch as undiciFetch } from 'undici'
import type { Fetch } from './env.ts'

/** The network as a `Fetch`. Redirects are answers, never followed: a foreign server does not choose whom we call next. */
export function networkFetch(): Fetch {
  const agent = new Agent({ connect: { timeout: 10_000 }, headersTimeout: 60_000, bodyTimeout: 60_000, connections: 64 })
  return async (request) => {
    // Read whole, so that a content-length is sent: not every server takes a chunked request.
    const body = request.body ? await request.arrayBuffer() : undefined
    const response = await undiciFetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      body,
      signal: request.signal,
      redirect: 'manual',
      dispatcher: agent,
    })
    const headers = new Headers([...response.headers])
    // The body below is already unpacked.
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(nullBody(response.status) ? null : (response.body as ReadableStream<Uint8Array> | null), {
      status: response.status,
      headers,
    })
  }
}

const nullBody = (status: number): boolean => status === 204 || status === 205 || status === 304
