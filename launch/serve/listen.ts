import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { problemResponse } from '@fondly/bff/http/problem.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'
import { toCannotListen } from './cannot-listen.ts'
import { answerNul, hasNul } from './nul-address.ts'
import { noteAddress } from './remote-address.ts'
import type { Settings } from '../settings/settings.ts'

export type Listening = {
  port: number
  /** Accepts no more connections, waits up to 5 s for current answers, then closes every connection. */
  close: () => Promise<void>
  /**
   * Closes as `close` does, while other processes go on answering on the same port. Every call that has reached this process is answered. For 2 s
   * each answer tells its caller that the connection ends: a call on a connection that closes at that moment would be lost.
   */
  retire: () => Promise<void>
}

/** Starts an HTTP server on that address. Throws CannotListen. */
export async function listen(
  fetch: Fetch,
  { host, port, trustProxy }: Pick<Settings, 'host' | 'port' | 'trustProxy'>,
  /** The headers of the answers that this function gives itself, before any route. */
  headers: [string, string][] = [],
): Promise<Listening> {
  let isRetiring = false
  const listener = getRequestListener(
    async (light, { incoming, outgoing }) => {
      // A Request cannot have these methods, and no caller needs them. TRACE would repeat cookies to scripts.
      if (REFUSED_METHODS.has(incoming.method ?? '')) return refuseMethod(incoming, headers)
      if (hasNul(light.url)) return answerNul(light, headers)
      const request = whole(light)
      noteAddress(request, incoming.socket.remoteAddress, trustProxy)
      const response = await fetch(request).catch((error: unknown) => {
        if (!(error instanceof ReplyDropped)) throw error
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      })
      // Close the connection after a body that was too large: its unread rest would be read as the next request of this connection.
      if ((isRetiring || response.status === 413) && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false
      return response
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toCannotListen(error, { host, port })))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => close(server),
    retire: () => {
      isRetiring = true
      return retire(server)
    },
  }
}

const REFUSED_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Refuses a method that a Request cannot have. A Request with another method chooses the language of the answer. */
function refuseMethod(
  { method = '', headers: asked }: { method?: string | undefined; headers: IncomingHttpHeaders },
  headers: [string, string][],
): Response {
  const request = new Request('http://refused.invalid/', { headers: { 'accept-language': asked['accept-language'] ?? '' } })
  const problem = { status: 405, code: 'method-not-allowed', params: { method } } as const
  return problemResponse(request, problem, [...headers, ['allow', ALLOWED_METHODS]])
}

// Makes a real Request: the server passes light-weight objects, and code that makes a new Request from such an object fails.
function whole(light: Request): Request {
  return light.method === 'GET' || light.method === 'HEAD' ? light : new Request(light.url, light)
}

const CLOSE_TIMEOUT_MS = 5_000
/** How long a retiring server keeps idle connections. */
const IDLE_GRACE_MS = 2_000

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endConnections(server)
  return closed
}

async function retire(server: Server): Promise<void> {
  // `NetServer.prototype.close` leaves idle connections open. The `close` of an HTTP server also closes idle connections, on which a call may be on
  // its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const isClosed = await Promise.race([closed.then(() => true), pause(IDLE_GRACE_MS, false)])
  if (isClosed) return
  endConnections(server)
  await closed
}

/** Closes each connection as soon as it is idle, and after CLOSE_TIMEOUT_MS every connection. */
function endConnections(server: Server): void {
  server.closeIdleConnections()
  // A connection that is sending its last answer becomes idle a little later, so look again and again.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref()
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(timeout)
  })
}
