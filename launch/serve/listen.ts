import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { problemResponse } from '@fondly/bff/http/problem.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'
import { answerNul, hasNul } from './nul-address.ts'
import { noteAddress } from './remote-address.ts'
import type { Settings } from '../settings/settings.ts'

/** The server cannot listen; the message is one sentence for the operator. */
export class CannotListen extends Error {
  override name = 'CannotListen'
}

/** Starts an HTTP server on that address. `close` takes no more connections, waits up to 5 s for current answers, then closes every connection. */
export async function listen(
  fetch: Fetch,
  { host, port, trustProxy }: Pick<Settings, 'host' | 'port' | 'trustProxy'>,
  /** The headers of the answers that this function itself gives, before any route. */
  headers: [string, string][] = [],
): Promise<{ port: number; close: () => Promise<void> }> {
  const listener = getRequestListener(
    async (light, { incoming, outgoing }) => {
      // No Request can have these methods, and nobody needs them: TRACE would repeat cookies to scripts.
      if (REFUSED_METHODS.has(incoming.method ?? '')) return refuseMethod(incoming, headers)
      if (hasNul(light.url)) return answerNul(light, headers)
      const request = whole(light)
      noteAddress(request, incoming.socket.remoteAddress, trustProxy)
      const response = await fetch(request).catch((error: unknown) => {
        if (!(error instanceof ReplyDropped)) throw error
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      })
      // The unread rest of a too large body would be read as the next request of this connection, so close the connection.
      if (response.status === 413 && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false
      return response
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(sentenceOf(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close: () => close(server) }
}

const REFUSED_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Refuses a method of which no Request can be made; the answer's language is chosen with a Request of another method. */
function refuseMethod(
  { method = '', headers: asked }: { method?: string | undefined; headers: IncomingHttpHeaders },
  headers: [string, string][],
): Response {
  const request = new Request('http://refused.invalid/', { headers: { 'accept-language': asked['accept-language'] ?? '' } })
  const problem = { status: 405, code: 'method-not-allowed', params: { method } } as const
  return problemResponse(request, problem, [...headers, ['allow', ALLOWED_METHODS]])
}

// The server passes light-weight objects. Code that makes a new Request from one of them refuses it, so make a real Request first.
function whole(light: Request): Request {
  return light.method === 'GET' || light.method === 'HEAD' ? light : new Request(light.url, light)
}

function sentenceOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new CannotListen(
      `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${port === 0 ? 3000 : port + 1} npm start.`,
    )
  if (error.code === 'EACCES')
    return new CannotListen(`Port ${port} may not be used by this user: choose one above 1023, for example PORT=3000.`)
  if (error.code === 'EADDRNOTAVAIL') return new CannotListen(`This machine has no address ${host}: set HOST, for example HOST=127.0.0.1.`)
  return error
}

const CLOSE_TIMEOUT_MS = 5_000

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is still sending its last answer becomes idle a little later, so look again.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref()
  })
}
