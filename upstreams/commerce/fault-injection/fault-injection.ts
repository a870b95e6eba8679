import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod'
import type { CommerceContext } from '../context.ts'
import { Fault, quotaExceeded } from '../faults.ts'
import { readBody } from '../request-body.ts'
import { noResource } from '../request-path.ts'
import { type InjectedFaultRow, injectedFaults } from '../store/injected-faults.ts'
import { FaultKind, failCall } from './fail-call.ts'

/**
 * A fault to inject. `call` is a method and a path below the path of the API. In it, `*` stands for one segment, and `**` at the end for all further
 * segments.
 */
const FaultRequest = z
  .strictObject({
    call: z.string().regex(/^(GET|POST|PUT|PATCH|DELETE|\*) \/[^\s?#]{0,300}$/),
    kind: FaultKind,
    /** The number of calls that succeed before the fault begins. */
    after: z.int().min(0).max(10_000).default(0),
    times: z.int().min(1).max(10_000).default(1),
    /** The delay of the fault `slow`. */
    milliseconds: z.int().min(1).max(120_000).optional(),
    /** For the fault `server_error`: the status of the answer, and whether the call is executed before it. */
    status: z.union([500, 502, 503, 504].map((status) => z.literal(status))).optional(),
    done: z.boolean().optional(),
  })
  .describe('disturbance')

const PATH = '/disturbances'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** For demonstrations and tests: GET, POST and DELETE /disturbances tell this server over HTTP which calls must fail, and how. */
export function injectFaults(context: CommerceContext): MiddlewareHandler {
  const faults = injectedFaults(context.database, context.env.clock)
  return async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    if (pathname === PATH || pathname.startsWith(`${PATH}/`)) return manageFaults(c, context, faults, pathname)
    const call = toCall(c.req.raw, pathname, searchParams)
    const fault = await faults.take((one) => isForCall(one, call))
    return fault ? failCall({ kind: FaultKind.parse(fault.kind), ...fault.more }, c, next) : next()
  }
}

async function manageFaults(
  c: Context,
  { env, tokens }: CommerceContext,
  faults: ReturnType<typeof injectedFaults>,
  path: string,
): Promise<Response> {
  const { method } = c.req
  const caller = await tokens.findCaller(c.req.header('authorization') ?? null)
  if (caller.kind === 'nobody') throw new Fault('AuthorizationHeaderMissingException', 'Missing authorization header.')
  if (caller.kind !== 'application') throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.')
  const id = path.slice(PATH.length + 1)
  if (id !== '' && !UUID.test(id)) throw noResource(path)
  if (method === 'DELETE' && (await faults.remove(id || undefined))) return new Response(null, { status: 204 })
  if (id !== '') throw noResource(path)
  if (method === 'GET') return respond(200, { disturbances: (await faults.list()).map(toDocument) })
  if (method !== 'POST') throw new Fault('MethodNotAllowedException', `${method} is not served here.`, { method })
  const { call, kind, after, times, ...more } = await readBody(c.req.raw, FaultRequest)
  const [faultMethod = '', pattern = ''] = call.split(' ')
  const added = await faults.add({ id: env.ids(), method: faultMethod, path: pattern, kind, after, times, more })
  if (!added) throw quotaExceeded('No more disturbances can be kept: remove some.')
  return respond(201, toDocument(added))
}

type Call = { method: string; segments: string[] }

// Reads a call like the APIs: the method may be in a header or in the query, and the path begins below the path of the API.
function toCall(request: Request, pathname: string, query: URLSearchParams): Call {
  const override = request.method === 'POST' ? (request.headers.get('x-dw-http-method-override') ?? query.get('method')) : null
  const path = /^\/s\/[^/]+\/dw\/(?:shop|data)\/[^/]+(\/.*)$/.exec(pathname)?.[1] ?? pathname
  return { method: override ?? request.method, segments: path.split('/').slice(1) }
}

function isForCall({ method, path }: InjectedFaultRow, call: Call): boolean {
  if (method !== '*' && method !== call.method) return false
  const pattern = path.split('/').slice(1)
  const isOpen = pattern.at(-1) === '**'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? call.segments.length < fixed.length : call.segments.length !== fixed.length) return false
  return fixed.every((segment, at) => segment === '*' || segment === call.segments[at])
}

function toDocument({ id, method, path, kind, after, times, met, more }: InjectedFaultRow): Record<string, unknown> {
  return { id, call: `${method} ${path}`, kind, after, times, met, ...more }
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
