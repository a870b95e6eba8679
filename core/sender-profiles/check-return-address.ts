import { addressOutcome } from '@fondly/domain/address/address-answer.ts'
import { keepSpelling } from '@fondly/domain/address/changes.ts'
import type { AddressAnswer } from '@fondly/domain/address/postal-address.ts'
import type { ReturnAddress } from '@fondly/domain/sender/sender-profile.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'

type Edit = Extract<ReturnType<typeof addressOutcome>, { outcome: 'edit' | 'may-continue' }>
type Standardised = Extract<ReturnType<typeof addressOutcome>, { outcome: 'standardised' }>

/** What the address check says about a return address. `level` says which parts it verified; without `level`, it checked only the format. */
export type ReturnAddressVerdict =
  | { kind: 'confirmed'; level: AddressAnswer['level']; address: ReturnAddress; changes: Standardised['changes'] }
  | { kind: 'refused'; problem: Edit['problem'] }
  /** The check did not answer, or it accepts no more requests for now. The address is checked again later. */
  | { kind: 'waiting' }

/** Creates the function that checks a return address. It never throws: when the check fails, the result is 'waiting'. */
export function createCheckReturnAddress({ worker, env }: Pick<CoreContext, 'worker' | 'env'>) {
  return async (address: ReturnAddress): Promise<ReturnAddressVerdict> => {
    const { name, country, ...entered } = address
    const answer = await worker.validateAddress({ firstName: name, lastName: '', address: entered }).catch((cause: unknown) => {
      logFailure(env.log, 'The check of a return address failed.', cause)
      return undefined
    })
    if (!answer || (!answer.success && answer.code >= 500)) return { kind: 'waiting' }
    const outcome = addressOutcome(entered, answer)
    if (outcome.outcome !== 'standardised')
      return outcome.outcome === 'edit' ? { kind: 'refused', problem: outcome.problem } : { kind: 'waiting' }
    const spelled = keepSpelling(entered, outcome.address)
    return { kind: 'confirmed', level: answer.level, address: { name, country, ...spelled }, changes: outcome.changes }
  }
}
