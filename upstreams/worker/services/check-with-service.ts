import type { ValidateAddressAnswer, ValidateAddressRequest } from '@fondly/contracts/worker/address.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamResting, UpstreamSilent, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { standardise } from '../address/standardise.ts'
import { addressQuestion } from './address-question.ts'
import type { AddressQuestion, AddressService, Strictness, Verdict } from './address-service.ts'
import type { KeptVerdicts } from './kept-verdicts.ts'

/** Why nothing is known. */
type Trouble = 'too many requests' | 'no answer'
export type Fallback = 'embedded' | 'none'

/** Checks addresses by a real service; 'no answer' when it gives none and nothing takes its place. */
export function checkWithService({
  env,
  service,
  kept,
  strictness,
  fallback,
}: {
  env: Env
  service: AddressService
  kept: KeptVerdicts
  strictness: Strictness
  /** What answers when the service does not: what can be known offline, or nothing. */
  fallback: Fallback
}): (address: ValidateAddressRequest) => Promise<ValidateAddressAnswer | 'no answer'> {
  // A quota is counted by the hour, so that is how long a service may ask to be left in peace.
  const rest = breaker({
    upstream: service.name,
    env,
    failures: 3,
    restMilliseconds: 30_000,
    longestRest: 300_000,
    longestLimit: 3_600_000,
  })
  const underWay = new Map<string, Promise<Verdict | Trouble>>()

  async function look(question: AddressQuestion, key: Buffer): Promise<Verdict | Trouble> {
    const known = await kept.find(key)
    if (known) return known
    const verdict = await rest.run(() => service.ask(question)).catch(trouble)
    if (typeof verdict !== 'string') await kept.keep(key, verdict)
    return verdict
  }

  function trouble(cause: unknown): Trouble {
    if (!(cause instanceof UpstreamRefused || cause instanceof UpstreamSilent || cause instanceof UpstreamUnreadable)) throw cause
    const [status, isLimit] = [
      cause instanceof UpstreamRefused ? cause.status : undefined,
      cause instanceof UpstreamResting && cause.reason === 'limit',
    ]
    // Told once, when it begins to rest.
    if (!(cause instanceof UpstreamResting)) env.log.warn('The address service gave no answer.', { upstream: service.name, status, cause })
    return status === 429 || isLimit ? 'too many requests' : 'no answer'
  }

  return async (address) => {
    const question = addressQuestion(address, service.limits)
    if (!question) return unasked(address, fallback)
    const key = kept.keyOf(service.name, strictness, question)
    const id = key.toString('base64')
    const looking = underWay.get(id) ?? look(question, key).finally(() => underWay.delete(id))
    underWay.set(id, looking)
    const verdict = await looking
    if (typeof verdict !== 'string') return answerOf(verdict, address)
    if (fallback === 'embedded') return standardise(address)
    return verdict === 'no answer' ? verdict : { ...asEntered(address), success: false, code: 429, message: 'Too many requests' }
  }
}

// Malformed, abroad, or too long for the service even in its shortest form.
function unasked(address: ValidateAddressRequest, fallback: Fallback): ValidateAddressAnswer {
  const own = standardise(address)
  if (!own.success || fallback === 'embedded') return own
  return { ...asEntered(address), success: false, code: 400, message: 'The address is too long to be checked.' }
}

function answerOf(verdict: Verdict, address: ValidateAddressRequest): ValidateAddressAnswer {
  const { success, message } = verdict
  return verdict.success
    ? { success, code: 200, message, ...verdict.address, level: verdict.level }
    : { ...asEntered(address), success, code: 400, message }
}

function asEntered({ address1, address2, city, state_code, postal_code }: ValidateAddressRequest) {
  return { address1, address2, city, state_code, postal_code }
}
