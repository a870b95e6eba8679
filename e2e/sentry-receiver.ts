import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One item of a Sentry envelope, which is the body of a request to Sentry: its type and its payload, parsed as JSON. */
export type SentryItem = { type: string; payload: unknown }
export type SentryEnvelope = { header: Record<string, unknown>; items: SentryItem[]; raw: string }

export type SentryReceiver = {
  dsn: string
  origin: string
  received: SentryEnvelope[]
  /** Returns the items of this type in all envelopes so far. */
  items: (type: string) => SentryItem[]
  close: () => Promise<void>
}

const KEY = '0123456789abcdef0123456789abcdef'
const PROJECT = 7

/** Starts a server that accepts Sentry envelopes as Sentry does, and refuses everything else. */
export async function startSentryReceiver(): Promise<SentryReceiver> {
  const received: SentryEnvelope[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sentry')
    if (request.method === 'OPTIONS')
      return void response.writeHead(200, { 'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '' }).end()
    if (pathname !== `/api/${PROJECT}/envelope/` || searchParams.get('sentry_key') !== KEY) return void response.writeHead(404).end()
    readBody(request).then(
      (body) => {
        received.push(parseEnvelope(body))
        response.setHeader('content-type', 'application/json').end('{}')
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    dsn: `http://${KEY}@${host}/${PROJECT}`,
    origin: `http://${host}`,
    received,
    items: (type) => received.flatMap(({ items }) => items).filter((item) => item.type === type),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Parses an envelope: a line of JSON, then for each item a line of JSON and a payload. If the item gives no length, its payload is one line. */
export function parseEnvelope(body: Buffer): SentryEnvelope {
  let at = 0
  const line = () => {
    const end = body.indexOf('\n', at)
    const text = body.toString('utf8', at, end < 0 ? body.length : end)
    at = end < 0 ? body.length : end + 1
    return text
  }
  const header = JSON.parse(line()) as Record<string, unknown>
  const items: SentryItem[] = []
  while (at < body.length) {
    const { type, length } = JSON.parse(line()) as { type: string; length?: number }
    if (length !== undefined && at + length > body.length) throw new Error(`The item ${type} is shorter than it says.`)
    const payload = length === undefined ? line() : body.toString('utf8', at, at + length)
    if (length !== undefined) at += length + (body[at + length] === 10 ? 1 : 0)
    items.push({ type, payload: parsePayload(type, payload) })
  }
  return { header, items, raw: body.toString('utf8') }
}

/** Parses a payload. A recording has an extra line before the recorded data. */
function parsePayload(type: string, payload: string): unknown {
  return JSON.parse(type === 'replay_recording' ? payload.slice(payload.indexOf('\n') + 1) : payload)
}
