import type { Agent } from 'undici'
import type { Fetch } from './env.ts'

/** Creates a `Fetch` for the network. It returns redirects and does not follow them: a foreign server must not choose which server we call next. */
export function networkFetch(): Fetch {
  let agent: Agent | undefined
  return async (request) => {
    // Load undici with the first request. A product whose upstreams are all embedded never needs undici.
    const undici = await import('undici')
    agent ??= new undici.Agent({ connect: { timeout: 10_000 }, headersTimeout: 60_000, bodyTimeout: 60_000, connections: 64 })
    // Read the whole body first, so that a content-length is sent: not every server accepts a chunked request.
    const body = request.body ? await request.arrayBuffer() : undefined
    const response = await undici.fetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      body,
      signal: request.signal,
      redirect: 'manual',
      dispatcher: agent,
    })
    const headers = new Headers([...response.headers])
    // undici has already decompressed the body.
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(nullBody(response.status) ? null : (response.body as ReadableStream<Uint8Array> | null), {
      status: response.status,
      headers,
    })
  }
}

const nullBody = (status: number): boolean => status === 204 || status === 205 || status === 304
