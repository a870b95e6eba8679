import type { ValidateAddressAnswer, ValidateAddressRequest } from '@fondly/contracts/worker/address.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamUnavailable, UpstreamTimeout, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { standardise } from '../address/standardise.ts'
import { addressQuestion } from './address-question.ts'
import type { AddressQuestion, AddressService, Strictness, Verdict } from './address-service.ts'
import type { VerdictCache } from './verdict-cache.ts'

/** Why there is no verdict. */
type Trouble = 'too many requests' | 'no answer'
export type Fallback = 'embedded' | 'none'

/** Checks addresses with a real service; 'no answer' if the service gives no answer and there is no fallback. */
export function checkWithService({
  env,
  service,
  cache,
  strictness,
  fallback,
}: {
  env: Env
  service: AddressService
  cache: VerdictCache
  strictness: Strictness
  /** When the service gives no answer: standardise offline, or answer nothing. */
  fallback: Fallback
}): (address: ValidateAddressRequest) => Promise<ValidateAddressAnswer | 'no answer'> {
  // Services count quotas by the hour, so Retry-After may be up to an hour.
  const circuit = breaker({
    upstream: service.name,
    env,
    failures: 3,
    restMilliseconds: 30_000,
    maxRestMilliseconds: 300_000,
    maxLimitMilliseconds: 3_600_000,
  })
  const inFlight = new Map<string, Promise<Verdict | Trouble>>()

  async function findVerdict(question: AddressQuestion, key: Buffer): Promise<Verdict | Trouble> {
    const known = await cache.find(key)
    if (known) return known
    const verdict = await circuit.run(() => service.ask(question)).catch(toTrouble)
    if (typeof verdict !== 'string') await cache.save(key, verdict)
    return verdict
  }

  function toTrouble(cause: unknown): Trouble {
    if (!(cause instanceof UpstreamRefused || cause instanceof UpstreamTimeout || cause instanceof UpstreamUnreadable)) throw cause
    const [status, isLimit] = [
      cause instanceof UpstreamRefused ? cause.status : undefined,
      cause instanceof UpstreamUnavailable && cause.reason === 'limit',
    ]
    // While the circuit is open, the error is not logged again.
    if (!(cause instanceof UpstreamUnavailable))
      env.log.warn('The address service gave no answer.', { upstream: service.name, status, cause })
    return status === 429 || isLimit ? 'too many requests' : 'no answer'
  }

  return async (address) => {
    const question = addressQuestion(address, service.limits)
    if (!question) return answerUnsendable(address, fallback)
    const key = cache.computeKey(service.name, strictness, question)
    const id = key.toString('base64')
    const finding = inFlight.get(id) ?? findVerdict(question, key).finally(() => inFlight.delete(id))
    inFlight.set(id, finding)
    const verdict = await finding
    if (typeof verdict !== 'string') return toAnswer(verdict, address)
    if (fallback === 'embedded') return standardise(address)
    return verdict === 'no answer' ? verdict : { ...asEntered(address), success: false, code: 429, message: 'Too many requests' }
  }
}

// Answers for an address that cannot be sent to the service: it is malformed, abroad, or too long even when abbreviated.
function answerUnsendable(address: ValidateAddressRequest, fallback: Fallback): ValidateAddressAnswer {
  const own = standardise(address)
  if (!own.success || fallback === 'embedded') return own
  return { ...asEntered(address), success: false, code: 400, message: 'The address is too long to be checked.' }
}

function toAnswer(verdict: Verdict, address: ValidateAddressRequest): ValidateAddressAnswer {
  const { success, message } = verdict
  return verdict.success
    ? { success, code: 200, message, ...verdict.address, level: verdict.level }
    : { ...asEntered(address), success, code: 400, message }
}

function asEntered({ address1, address2, city, state_code, postal_code }: ValidateAddressRequest) {
  return { address1, address2, city, state_code, postal_code }
}
