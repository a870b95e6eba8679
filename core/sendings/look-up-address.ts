import { addressOutcome } from '@fondly/domain/address/address-answer.ts'
import type { AddressProblemCode } from '@fondly/domain/address/address-answer.ts'
import { findAddressField } from '@fondly/domain/address/find-address-field.ts'
import type { PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { Message } from '@fondly/domain/message.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'

/** What the address check knows about an address while a user is typing it. */
export type AddressLookup =
  | { kind: 'found'; city: string; state: string }
  | { kind: 'refused'; problem: Message<AddressProblemCode> }
  /** `isLate`: the check did not answer in time. It may answer when it is asked again. */
  | { kind: 'unknown'; isLate?: true }

/**
 * Creates the function that checks the address in a form. It never throws: when the check fails, the result is 'unknown'. The address needs a street
 * and a ZIP code. Without city and state, a refusal counts only if it is about the ZIP code.
 */
export function createLookUpAddress({ worker, env }: Pick<CoreContext, 'worker' | 'env'>) {
  return async (entered: PostalAddress): Promise<AddressLookup> => {
    if (!entered.address1.trim() || !/^\d{5}(?:-\d{4})?$/.test(entered.zip)) return { kind: 'unknown' }
    const answer = await worker.validateAddress({ firstName: '', lastName: '', address: entered }).catch((cause: unknown) => {
      logFailure(env.log, 'The check of an address in a form failed.', cause)
      return undefined
    })
    if (!answer) return { kind: 'unknown', isLate: true }
    const outcome = addressOutcome(entered, answer)
    if (outcome.outcome === 'standardised') return { kind: 'found', city: outcome.address.city, state: outcome.address.state }
    const isWhole = entered.city.trim() !== '' && entered.state.trim() !== ''
    const isKnown = outcome.outcome === 'edit' && answer.code < 500 && (isWhole || findAddressField(outcome.problem) === 'zipCode')
    return isKnown ? { kind: 'refused', problem: outcome.problem } : { kind: 'unknown' }
  }
}
