import { ValidateAddressAnswer } from '@fondly/contracts/worker/address.ts'
import { ResolveGroupAnswer } from '@fondly/contracts/worker/group.ts'
import { ResolveRoleAnswer } from '@fondly/contracts/worker/role.ts'
import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'
import { ask } from '@fondly/kit/ask.ts'
import { breaker, type Breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamUnavailable, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'
import type { Worker } from './worker.ts'

const UPSTREAM = 'worker'
const MAX_ANSWER_BYTES = 100_000

export type WorkerEndpoint = UpstreamEndpoint & {
  bearer: () => Promise<string>
  env: Env
  /** The timeout of one call with its whole body. Default 5 s, so that a slow address service does not delay a sender. */
  deadlineMilliseconds?: number
  /** How long the circuit first stays open after failures, in milliseconds. */
  restMilliseconds?: number
}

/** Creates the gateway to the address worker. */
export function workerGateway(options: WorkerEndpoint): Worker {
  const lineOfItsOwn = () => ({
    ...options,
    breaker: breaker({ upstream: UPSTREAM, env: options.env, restMilliseconds: options.restMilliseconds }),
  })
  // People and addresses are two services behind one worker. With separate breakers, people can sign in while the address service is down or at its
  // limit.
  const [people, addresses] = [lineOfItsOwn(), lineOfItsOwn()]
  return {
    resolveRole: async (userId) => (await call(people, '/Ping-ResolveIDARole', { userID: userId }, ResolveRoleAnswer)).statement,

    resolveGroup: async ({ userId, populationId, identityProviderId }) => {
      const request = { user: userId, id: populationId, idpid: identityProviderId ?? '' }
      const { group } = await call(people, '/Ping-ResolveGroup', request, ResolveGroupAnswer)
      return group ?? undefined
    },

    validateAddress: async (recipient) => {
      try {
        return answered(await call(addresses, '/Address-Validate', shippingAddress(recipient), ValidateAddressAnswer))
      } catch (error) {
        // The service or our circuit breaker may report the limit. The sender sees the same message for both reports.
        const isLimit =
          error instanceof UpstreamUnavailable ? error.reason === 'limit' : error instanceof UpstreamRefused && error.status === 429
        if (isLimit) return tooMany(recipient.address)
        throw error
      }
    },
  }
}

function shippingAddress({ firstName, lastName, address }: Parameters<Worker['validateAddress']>[0]) {
  return {
    first_name: firstName,
    last_name: lastName,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state_code: address.state,
    postal_code: address.zip,
    country_code: 'US',
  }
}

function answered(answer: ValidateAddressAnswer): AddressAnswer {
  const {
    success,
    code,
    message,
    address1,
    address2,
    city,
    state_code: state,
    postal_code: zip,
    level,
    delivery_point: deliveryPoint,
  } = answer
  // A success replaces the address that the sender typed, so it must contain a complete address.
  if (success && ![address1, city, state, zip].every(Boolean))
    throw new UpstreamUnreadable(UPSTREAM, new Error('A success without an address.'))
  return { success, code, message, address: { address1, address2, city, state, zip }, level, ...(deliveryPoint && { deliveryPoint }) }
}

function tooMany(address: PostalAddress): AddressAnswer {
  return { success: false, code: 429, message: '', address }
}

async function call<Answer extends z.ZodType>(
  endpoint: WorkerEndpoint & { breaker: Breaker },
  path: string,
  body: unknown,
  answer: Answer,
): Promise<z.output<Answer>> {
  const { deadlineMilliseconds = 5000, env } = endpoint
  const outgoing = {
    url: `${endpoint.baseUrl}${path}`,
    method: 'POST',
    headers: { authorization: `Bearer ${await endpoint.bearer()}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }
  return endpoint.breaker.run(async () => {
    const response = await ask(endpoint.fetch, outgoing, { upstream: UPSTREAM, deadlineMilliseconds, largestBody: MAX_ANSWER_BYTES })
    const { status, statusText } = response
    if (!response.ok) {
      const retryAfter = retryAfterMilliseconds(response.headers, env.clock())
      throw new UpstreamRefused(UPSTREAM, status, String(status), statusText || 'The worker refused.', {}, retryAfter)
    }
    const read = answer.safeParse(await response.json().catch((cause: unknown) => Promise.reject(new UpstreamUnreadable(UPSTREAM, cause))))
    if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
    return read.data
  })
}
