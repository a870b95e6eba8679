import { FaultDocument } from '@fondly/contracts/ocapi/fault.ts'
import { DEFAULT_OCAPI_VERSION } from '@fondly/contracts/ocapi/version.ts'
import { ask } from '@fondly/kit/ask.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Deadlines } from '@fondly/kit/deadline.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'

export const UPSTREAM = 'commerce'

export type CallOptions<Answer extends z.ZodType> = {
  api: 'shop' | 'data'
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below the API's own path, encoded. */
  path: string
  query?: Record<string, string>
  /** The request body, and the schema it has to pass first. */
  body?: { schema: z.ZodType; document: unknown }
  /** The version that the caller saw, for a call without a body. */
  resourceState?: string | undefined
  /** The schema of the response body. */
  answer: Answer
}
export type CommerceLine = ReturnType<typeof commerceLine>

/** Creates the only function that speaks HTTP with commerce. It sends a call and turns every response into a value or one of three errors. */
export function commerceLine(options: {
  endpoint: UpstreamEndpoint
  clientId: string
  site: string
  /** The API version in its paths. Default DEFAULT_OCAPI_VERSION. */
  version?: string
  env: Env
  deadlines: Deadlines
  restMilliseconds?: number
}) {
  const { endpoint, clientId, site, version = DEFAULT_OCAPI_VERSION, env, deadlines, restMilliseconds } = options
  const { run } = breaker({ upstream: UPSTREAM, env, restMilliseconds })
  const bases = { shop: `${endpoint.baseUrl}/s/${site}/dw/shop/${version}`, data: `${endpoint.baseUrl}/s/-/dw/data/${version}` }

  return async <Answer extends z.ZodType>(
    saying: CallOptions<Answer>,
    { bearer, until }: { bearer?: string; until: Date },
  ): Promise<{ answer: z.output<Answer>; bearer?: string }> => {
    const { api, method, path, query, body, resourceState } = saying
    // Sort the parameters, so that a cache in front of commerce recognises equal calls.
    const search = new URLSearchParams(Object.entries(query ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    const outgoing = {
      url: `${bases[api]}${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
      // Commerce refuses a direct PUT in production.
      method: method === 'PUT' ? 'POST' : method,
      headers: {
        accept: 'application/json',
        ...(api === 'shop' ? { 'x-dw-client-id': clientId } : {}),
        ...(method === 'PUT' ? { 'x-dw-http-method-override': 'PUT' } : {}),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(resourceState === undefined ? {} : { 'x-dw-resource-state': resourceState }),
      },
      ...(body ? { body: JSON.stringify(body.schema.parse(body.document)) } : {}),
    }
    const { response, json } = await run(async () => {
      const response = await deadlines.within(until, (deadlineMilliseconds) =>
        ask(endpoint.fetch, outgoing, { upstream: UPSTREAM, deadlineMilliseconds }),
      )
      const json = await jsonOf(response)
      if (!response.ok) throw refusal(response, json, env.clock())
      return { response, json }
    })
    // An unreadable document says nothing about the health of commerce, so it is parsed outside the circuit breaker.
    const read = saying.answer.safeParse(json)
    if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
    const given = /^Bearer (.+)$/i.exec(response.headers.get('authorization') ?? '')?.[1]
    return { answer: read.data, ...(given === undefined ? {} : { bearer: given }) }
  }
}

// A proxy in front of commerce may answer in HTML, with any status.
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!response.ok) return undefined
    throw new UpstreamUnreadable(UPSTREAM, cause)
  }
}

function refusal({ status, headers }: Response, json: unknown, now: Date): UpstreamRefused {
  const retryAfter = retryAfterMilliseconds(headers, now)
  const fault = FaultDocument.safeParse(json).data?.fault
  if (!fault) return new UpstreamRefused(UPSTREAM, status, 'Unknown', `commerce answered ${status}.`, {}, retryAfter)
  // Leave out the refused token, because it is a secret.
  const { accessToken: _, ...values } = fault.arguments
  return new UpstreamRefused(UPSTREAM, status, fault.type, fault.message, plainArguments(values), retryAfter)
}

// An argument is a value or {type, value}. A list may be a text with commas.
function plainArguments(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => {
      const value = typeof given === 'object' && given !== null && 'value' in given ? given.value : given
      return [name, name === 'basketIds' && typeof value === 'string' ? value.split(/[,\s]+/).filter(Boolean) : value]
    }),
  )
}
