import type * as z from 'zod'
import type { Caller } from './tokens.ts'
import { Fault } from './faults.ts'
import { noResource } from './request-path.ts'

export type Params = Record<string, string>
/** A request whose path is understood; who calls and what it brings are read when a route asks for them. */
export type Asked = {
  params: Params
  query: URLSearchParams
  headers: Headers
  caller: () => Promise<Caller>
  body: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>
}
/** Without a document the answer is 204. `state` is the `_resource_state` that a reply without a body tells in a header. */
export type Reply = { document?: Record<string, unknown>; headers?: Record<string, string>; state?: string }
export type Route = { method: string; pattern: string[]; answer: (asked: Asked) => Promise<Reply> }
export type Shopper = { customerId: string; guest: boolean }

/** A public route: the client id is enough. A token that comes along must still be a good one. */
export function forAnybody(line: string, answer: (asked: Asked) => Promise<Reply>): Route {
  return routeOf(line, async (asked) => {
    await asked.caller()
    return answer(asked)
  })
}

/** A route to a token, or from one: who calls is a matter of its answer. */
export function forSigningIn(line: string, answer: (asked: Asked) => Promise<Reply>): Route {
  return routeOf(line, answer)
}

/** A route for somebody: a customer's token is needed, the application's own is refused. */
export function forCustomer(line: string, answer: (asked: Asked & { shopper: Shopper }) => Promise<Reply>): Route {
  return routeOf(line, async (asked) => {
    const caller = await present(asked)
    if (caller.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
    return answer({ ...asked, shopper: caller })
  })
}

/** A route for programs: the application's token is needed. */
export function forApplication(line: string, answer: (asked: Asked) => Promise<Reply>): Route {
  return routeOf(line, async (asked) => {
    const caller = await present(asked)
    if (caller.kind !== 'application') throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.')
    return answer(asked)
  })
}

/** A route for both: a customer sees what is theirs, the application the whole site. */
export function forCustomerOrApplication(line: string, answer: (asked: Asked & { shopper: Shopper | undefined }) => Promise<Reply>): Route {
  return routeOf(line, async (asked) => {
    const caller = await present(asked)
    return answer({ ...asked, shopper: caller.kind === 'customer' ? caller : undefined })
  })
}

function routeOf(line: string, answer: (asked: Asked) => Promise<Reply>): Route {
  const [method = '', path = ''] = line.split(' ')
  return { method, pattern: path.split('/').slice(1), answer }
}

async function present(asked: Asked): Promise<Exclude<Caller, { kind: 'nobody' }>> {
  const caller = await asked.caller()
  if (caller.kind !== 'nobody') return caller
  throw new Fault('AuthorizationHeaderMissingException', 'Missing authorization header.')
}

/** The route of a path below the API's own, and what stands in its places; `pathname` is the whole one, for refusals. Whatever may be read may also be asked for its head and its methods. */
export function findRoute(routes: Route[], method: string, path: string, pathname: string): { route: Route; params: Params } {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => decoded(segment, pathname))
  const there = routes.flatMap((route) => {
    const params = matched(route.pattern, segments)
    return params ? [{ route, params }] : []
  })
  if (there.length === 0) throw noResource(pathname)
  const methods = there.flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]))
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') return { route: routeOf(`OPTIONS ${path}`, async () => ({ headers: { allow } })), params: {} }
  const found = there.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method))
  if (!found) throw new Fault('MethodNotAllowedException', `${method} is not served here.`, { method }, { allow })
  return found
}

function matched(pattern: string[], segments: string[]): Params | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Params = {}
  for (const [at, expected] of pattern.entries()) {
    const segment = segments[at] ?? ''
    if (expected.startsWith(':') && segment !== '') params[expected.slice(1)] = segment
    else if (expected !== segment) return undefined
  }
  return params
}

function decoded(segment: string, pathname: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw noResource(pathname)
  }
}
