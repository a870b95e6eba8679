import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fetch } from '@fondly/kit/env.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'

/** The faults that a server, or a proxy in front of it, can cause. */
export const FAULT_KINDS = [
  'hang',
  'half body',
  'reset',
  'garbage',
  'HTML with 200',
  'wrong length',
  'endless body',
  'drip',
  '500',
  '429',
  'expired token',
  'slow',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export type Misbehaviour = {
  kind: FaultKind
  /**
   * A pattern of a method and the end of a path, such as 'PATCH /items/[^/]+'. A PUT that is sent as a POST with an override counts as PUT.
   */
  call: string
  /** Whether the upstream does its work before the fault. */
  worksFirst: boolean
  /** How many such calls succeed first, and how many then meet the fault. */
  after: number
  times: number
  /** The delay of a slow answer. */
  slowMilliseconds: number
}

/** A real server in front of the embedded upstreams: passes everything on, except the calls that a test plans to disturb. */
export async function misbehavingProxy() {
  const targets = new Map<string, Fetch>()
  let planned: { isIt: RegExp; plan: Misbehaviour; before: number; left: number } | undefined
  let met = 0

  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => {})
    // The caller may have gone away meanwhile.
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>)) // chunks, as no encoding is set
    const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(incoming.url ?? '') ?? []
    const fetch = targets.get(name)
    if (!fetch) return void outgoing.writeHead(404).end()
    const plan = planFor(`${header(incoming, 'x-dw-http-method-override') ?? incoming.method} ${path.split('?')[0]}`)
    const passOn = () =>
      fetch(
        new Request(`http://${name}${path}`, {
          method: incoming.method,
          headers: Object.entries(incoming.headers).map(([key, value]): [string, string] => [key, String(value)]),
          body: body.length > 0 ? body : undefined,
        }),
      )
    if (!plan) return answer(outgoing, await passOn())
    if (plan.kind === 'slow') {
      const [response] = await Promise.all([passOn(), new Promise((resolve) => setTimeout(resolve, plan.slowMilliseconds))])
      return answer(outgoing, response)
    }
    const worked = plan.worksFirst ? Buffer.from(await (await passOn()).arrayBuffer()) : Buffer.alloc(0)
    misbehave(plan, outgoing, worked.length > 0 ? worked : Buffer.from('{"_v":"21.2","_type":"nothing"}'))
  }

  function planFor(call: string): Misbehaviour | undefined {
    if (!planned?.isIt.test(call) || planned.before-- > 0 || planned.left <= 0) return undefined
    planned.left--
    met++
    return planned.plan
  }

  const through = (name: string, fetch: Fetch) => {
    targets.set(name, fetch)
    return { fetch: network, baseUrl: `${origin}/${name}` }
  }
  const network = networkFetch()

  return {
    /** The upstreams of a sending, all of them behind this proxy. */
    reach: (upstreams: Upstreams): Upstreams => ({
      ...upstreams,
      commerce: through('commerce', upstreams.commerce.fetch),
      commerceToken: through('commerce', upstreams.commerce.fetch),
      worker: through('worker', upstreams.worker.fetch),
      renderer: through('renderer', upstreams.renderer.fetch),
    }),
    plan: (plan: Misbehaviour): void => {
      met = 0
      planned = { isIt: new RegExp(`^${plan.call.replaceAll(' ', ' .*')}$`), plan, before: plan.after, left: plan.times }
    },
    behave: (): void => {
      planned = undefined
    },
    /** Returns how often the planned fault has happened. */
    met: (): number => met,
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function answer(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

function misbehave({ kind, times }: Misbehaviour, outgoing: ServerResponse, body: Buffer): void {
  const json = { 'content-type': 'application/json' }
  const half = body.subarray(0, body.length / 2)
  switch (kind) {
    // Send nothing: the caller has to give up.
    case 'hang':
    case 'slow':
      return
    case 'half body':
      outgoing.writeHead(200, json)
      return void outgoing.write(half, () => outgoing.destroy())
    case 'reset':
      return void outgoing.socket?.resetAndDestroy()
    case 'garbage':
      return void outgoing.socket?.end(Buffer.from(body).map((byte) => byte ^ 0xa5))
    case 'HTML with 200':
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Please sign in</title>')
    case 'wrong length':
      return void outgoing.socket?.end(
        `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length + 100}\r\n\r\n${body.toString()}`,
      )
    case 'endless body':
      outgoing.writeHead(200, json)
      return pour(outgoing)
    case 'drip': {
      outgoing.writeHead(200, json)
      const timer = setInterval(() => outgoing.write(' '), 20)
      return void outgoing.on('close', () => clearInterval(timer))
    }
    case '500':
      return void outgoing.writeHead(500, json).end(fault('InternalServerErrorException'))
    case '429':
      return void outgoing.writeHead(429, times === 1 ? { ...json, 'retry-after': '1' } : json).end('{}')
    case 'expired token':
      return void outgoing.writeHead(401, json).end(fault('InvalidAccessTokenException'))
  }
}

/** Writes without end, as fast as the caller reads, until it closes the connection. */
function pour(outgoing: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, ' ')
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(chunk));
  }
  outgoing.on('drain', more)
  more()
}

const fault = (type: string) => JSON.stringify({ _v: '21.2', fault: { type, message: type, arguments: {} } })

function header(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name]
  return typeof value === 'string' ? value : undefined
}
