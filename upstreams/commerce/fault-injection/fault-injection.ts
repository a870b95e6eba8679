import type { Fetch } from '@fondly/kit/env.ts'
import * as z from 'zod'
import { Fault, faultResponse, quotaExceeded } from './faults.ts'
import { happen, Kind, type Misbehaviour } from './misbehave.ts'
import { bodyOf } from './request-body.ts'
import { noResource } from './request-path.ts'
import type { Commerce } from './shelf.ts'
import { disturbanceBook, type DisturbanceRow } from './store/disturbances.ts'

/** What shall go wrong, at which calls: a method and a path below the API's own, in which `*` is one segment and `**` at the end all the rest. */
const Wish = z
  .strictObject({
    call: z.string().regex(/^(GET|POST|PUT|PATCH|DELETE|\*) \/[^\s?#]{0,300}$/),
    kind: Kind,
    /** So many calls go well first. */
    after: z.int().min(0).max(10_000).default(0),
    times: z.int().min(1).max(10_000).default(1),
    /** How slow `slow` is. */
    milliseconds: z.int().min(1).max(120_000).optional(),
    /** Which error `server_error` is, and whether it comes after the work was done. */
    status: z.union([500, 502, 503, 504].map((status) => z.literal(status))).optional(),
    done: z.boolean().optional(),
  })
  .describe('disturbance')

const HERE = '/disturbances'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** For demonstrations and tests: the server may be told over HTTP to misbehave at certain calls, and then does. */
export function disturbed(serve: Fetch, { database, env, tokens }: Commerce): Fetch {
  const book = disturbanceBook(database, env.clock)

  const answer = async (request: Request, path: string): Promise<Response> => {
    const caller = await tokens.callerOf(request.headers.get('authorization'))
    if (caller.kind === 'nobody') throw new Fault('AuthorizationHeaderMissingException', 'Missing authorization header.')
    if (caller.kind !== 'application') throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.')
    const id = path.slice(HERE.length + 1)
    if (id !== '' && !UUID.test(id)) throw noResource(path)
    if (request.method === 'DELETE' && (await book.remove(id || undefined))) return new Response(null, { status: 204 })
    if (id !== '') throw noResource(path)
    if (request.method === 'GET') return told(200, { disturbances: (await book.list()).map(document) })
    if (request.method !== 'POST')
      throw new Fault('MethodNotAllowedException', `${request.method} is not served here.`, { method: request.method })
    const { call, kind, after, times, ...more } = await bodyOf(request, Wish)
    const [method = '', pattern = ''] = call.split(' ')
    const added = await book.add({ id: env.ids(), method, path: pattern, kind, after, times, more })
    if (!added) throw quotaExceeded('No more disturbances can be kept: remove some.')
    return told(201, document(added))
  }

  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname === HERE || url.pathname.startsWith(`${HERE}/`)) {
      return answer(request, url.pathname).catch((error: unknown) => {
        if (error instanceof Fault) return faultResponse(error)
        throw error
      })
    }
    const said = callOf(request, url)
    const disturbance = await book.meet((one) => fits(one, said))
    return disturbance ? happen(misbehaviourOf(disturbance), request, serve) : serve(request)
  }
}

type Call = { method: string; segments: string[] }

// As the server itself reads a call: its method may be said beside it, and each API has a path of its own.
function callOf(request: Request, url: URL): Call {
  const override = request.method === 'POST' ? (request.headers.get('x-dw-http-method-override') ?? url.searchParams.get('method')) : null
  const path = /^\/s\/[^/]+\/dw\/(?:shop|data)\/[^/]+(\/.*)$/.exec(url.pathname)?.[1] ?? url.pathname
  return { method: override ?? request.method, segments: path.split('/').slice(1) }
}

function fits({ method, path }: DisturbanceRow, said: Call): boolean {
  if (method !== '*' && method !== said.method) return false
  const wanted = path.split('/').slice(1)
  const open = wanted.at(-1) === '**'
  const fixed = open ? wanted.slice(0, -1) : wanted
  if (open ? said.segments.length < fixed.length : said.segments.length !== fixed.length) return false
  return fixed.every((segment, at) => segment === '*' || segment === said.segments[at])
}

function misbehaviourOf({ kind, more }: DisturbanceRow): Misbehaviour {
  return { kind: Kind.parse(kind), ...more }
}

function document({ id, method, path, kind, after, times, met, more }: DisturbanceRow): Record<string, unknown> {
  return { id, call: `${method} ${path}`, kind, after, times, met, ...more }
}

function told(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
