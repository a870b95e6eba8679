import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { ask } from '@fondly/kit/ask.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'

export const UPSTREAM = 'identity'
/** Large enough for a page of 200 users whose attributes are nearly full. */
const MAX_ANSWER_BYTES = 4_000_000

export type IdentityEndpoint = {
  /** Requests an address that identity gave to us. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** True when nobody else can listen in, because identity is in this process or on this machine. */
  isPrivate: boolean
}

type Whereabouts = {
  endpoint: UpstreamEndpoint
  env: Pick<Env, 'clock' | 'log'>
  issuerUrl: string
  apiUrl: string
  environmentId: string
  timeoutMilliseconds: number
  inProcess?: boolean
}

/**
 * Creates the connection to identity. Identity gives addresses for browsers. An address below its public base is requested at the base of `endpoint`
 * instead, because embedded identity is in this process. A real PingOne's platform API has another host, which `endpoint.fetch` reaches unchanged.
 */
export function createIdentityEndpoint({
  endpoint,
  env,
  issuerUrl,
  apiUrl,
  environmentId,
  timeoutMilliseconds,
  inProcess,
}: Whereabouts): IdentityEndpoint {
  // With a custom domain, the address has no environment id.
  const tail = [`/${environmentId}/as`, '/as'].find((one) => issuerUrl.endsWith(one))
  if (tail === undefined) throw new Error('The issuer of identity must end in /as.')
  const publicBase = issuerUrl.slice(0, -tail.length)
  const toReachableAddress = (address: string) =>
    address.startsWith(`${publicBase}/`) ? endpoint.baseUrl + address.slice(publicBase.length) : address

  const isPrivate = inProcess === true || endpoint.baseUrl !== publicBase || isLoopback(issuerUrl)
  for (const address of [issuerUrl, apiUrl]) {
    if (!address.startsWith('https:') && !isPrivate) throw new Error('Identity must be reached over https, except on this machine.')
  }
  const { run } = breaker({ upstream: UPSTREAM, env })
  const answering = { upstream: UPSTREAM, deadlineMilliseconds: timeoutMilliseconds, largestBody: MAX_ANSWER_BYTES }
  return {
    isPrivate,
    fetch: (address, init) =>
      run(
        () => ask(endpoint.fetch, { ...init, url: toReachableAddress(address) }, answering),
        // The breaker needs only the status of the response; the caller reads the body.
        ({ ok, status, headers }) =>
          ok ? undefined : new UpstreamRefused(UPSTREAM, status, '', '', {}, retryAfterMilliseconds(headers, env.clock())),
      ),
  }
}

const isLoopback = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/** Returns true for a status that depends on the moment and not on the request, so that a later attempt may succeed. */
export const isPassing = (status: number): boolean => status === 429 || status >= 500

/** Maps a refusal of the platform API to an error in our own terms. */
export async function readRefusal(response: Response): Promise<Error> {
  const read = PingOneError.safeParse(await response.json().catch(() => undefined))
  if (isPassing(response.status)) return new UpstreamTimeout(UPSTREAM, new Error(`Answered ${response.status}.`))
  if (!read.success) return new UpstreamUnreadable(UPSTREAM, read.error)
  const { code, details, message } = read.data
  const [detail] = details ?? []
  return new UpstreamRefused(UPSTREAM, response.status, detail?.code ?? code, detail?.message ?? message ?? code, {
    target: detail?.target,
  })
}
