import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fetch } from '../env.ts'

/** Serves a `Fetch` of this process over a real socket, on a free port of this machine. */
export async function overHttp(serve: Fetch): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>)) // chunks, as no encoding is set
      const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
      const method = incoming.method ?? 'GET'
      const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
      const response = await serve(new Request(`${origin}${incoming.url}`, { method, headers, ...(hasBody ? { body } : {}) }))
      const cookies = response.headers.getSetCookie()
      outgoing.writeHead(response.status, {
        ...Object.fromEntries(response.headers),
        ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      })
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    })().catch((cause: unknown) => outgoing.destroy(cause instanceof Error ? cause : undefined))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server that listens has one
  return {
    origin,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
