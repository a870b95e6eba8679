import type * as z from 'zod'
import { Fault } from './faults.ts'
import { noResource } from './request-path.ts'
import type { Caller } from './tokens.ts'

export type Params = Record<string, string>
/** A routed request. The caller and the body are read only when a route asks for them. */
export type Call = {
  params: Params
  query: URLSearchParams
  headers: Headers
  caller: () => Promise<Caller>
  body: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>
}
/** Without a document the answer has the status 204, and `state` is sent in a header. */
export type Reply = { document?: Record<string, unknown>; headers?: Record<string, string>; state?: string }
/** `path` begins below the path of the API, with `:name` for a parameter. */
export type Route = { method: string; path: string; answer: (call: Call) => Promise<Reply> }
export type Routes = { shop: Route[]; data: Route[] }
export type Shopper = { customerId: string; guest: boolean }

/**
 * A public route: the client id is enough. A token that is sent must be valid. In all functions of this file, `line` is a method and a path: 'GET
 * /products/:id'.
 */
export function forAnybody(line: string, answer: (call: Call) => Promise<Reply>): Route {
  return route(line, async (call) => {
    await call.caller()
    return answer(call)
  })
}

/** A route that issues or ends tokens; it checks the caller itself. */
export function forTokens(line: string, answer: (call: Call) => Promise<Reply>): Route {
  return route(line, answer)
}

/** A route for customers and guests; the application's own token is refused. */
export function forCustomer(line: string, answer: (call: Call & { shopper: Shopper }) => Promise<Reply>): Route {
  return route(line, async (call) => {
    const caller = await requireCaller(call)
    if (caller.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
    return answer({ ...call, shopper: caller })
  })
}

/** A route for programs: the application's token is needed. */
export function forApplication(line: string, answer: (call: Call) => Promise<Reply>): Route {
  return route(line, async (call) => {
    const caller = await requireCaller(call)
    if (caller.kind !== 'application') throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.')
    return answer(call)
  })
}

/** A route for customers and programs: customers see their own resources, the application sees those of the whole site. */
export function forCustomerOrApplication(line: string, answer: (call: Call & { shopper: Shopper | undefined }) => Promise<Reply>): Route {
  return route(line, async (call) => {
    const caller = await requireCaller(call)
    return answer({ ...call, shopper: caller.kind === 'customer' ? caller : undefined })
  })
}

function route(line: string, answer: (call: Call) => Promise<Reply>): Route {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, answer }
}

async function requireCaller(call: Call): Promise<Exclude<Caller, { kind: 'nobody' }>> {
  const caller = await call.caller()
  if (caller.kind !== 'nobody') return caller
  throw new Fault('AuthorizationHeaderMissingException', 'Missing authorization header.')
}

/**
 * The methods of the routes that have this path, in their order. `path` begins below the path of the API. `pathname` is the whole path, which a
 * refusal names.
 */
export function findMethods(routes: readonly Route[], path: string, pathname: string): string[] {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => decodeSegment(segment, pathname))
  return routes
    .filter((one) => isMatch(one.path.split('/').slice(1), segments))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

function isMatch(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((expected, at) => (expected.startsWith(':') && segments[at] !== '') || expected === segments[at])
  )
}

function decodeSegment(segment: string, pathname: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw noResource(pathname)
  }
}
