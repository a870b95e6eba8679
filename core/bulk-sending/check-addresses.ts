import { addressOutcome, mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import { findAddressField } from '@fondly/domain/address/find-address-field.ts'
import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { ListRow, RowTexts } from '@fondly/domain/bulk-sending/list-row.ts'
import type { RowProblem } from '@fondly/domain/bulk-sending/row-problem.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'

/** The address check is asked about so many rows at the same time, so that single cards beside a list still get their answers. */
const PARALLEL_CALLS = 6
const TOO_MANY_REQUESTS = 429

/**
 * Creates the check of the addresses of a list. It asks until `untilMs` on the clock, and stops when the address check says that it was asked too
 * often. The rows that are left are reported as unanswered; sending their cards asks again. Returns the problems of each row by its number.
 */
export function createCheckAddresses({ env, worker }: Pick<CoreContext, 'env' | 'worker'>) {
  return async (rows: readonly ListRow[], untilMs: number): Promise<Map<number, RowProblem[]>> => {
    const found = new Map<number, RowProblem[]>()
    const waiting = rows.values()
    let isStopped = false

    async function ask({ firstName, lastName }: RowTexts, address: PostalAddress): Promise<AddressAnswer | undefined> {
      if (isStopped || env.clock().getTime() >= untilMs) return undefined
      try {
        const answer = await worker.validateAddress({ firstName, lastName, address })
        if (answer.code === TOO_MANY_REQUESTS) isStopped = true
        return answer.code === TOO_MANY_REQUESTS ? undefined : answer
      } catch (cause) {
        logFailure(env.log, 'The address of a list could not be checked.', cause)
        // An upstream that is down is not asked about each of the other rows.
        if (cause instanceof UpstreamUnavailable) isStopped = true
        return undefined
      }
    }

    async function askInTurn(): Promise<void> {
      for (const { row, texts } of waiting) {
        const { address1, address2, city, state, zipCode: zip } = texts
        const address = { address1, address2, city, state, zip }
        // The rules of the form already report what is missing.
        if (mayBeChecked(address)) found.set(row, toProblems(address, await ask(texts, address)))
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_CALLS }, askInTurn))
    return found
  }
}

function toProblems(entered: PostalAddress, answer: AddressAnswer | undefined): RowProblem[] {
  if (!answer) return [{ field: 'address1', code: 'address-unanswered', isBlocking: false }]
  const outcome = addressOutcome(entered, answer)
  if (outcome.outcome !== 'standardised') return [{ ...outcome.problem, field: findAddressField(outcome.problem), isBlocking: true }]
  const { zip: zipCode, ...lines } = outcome.address
  // A ZIP code that only got its last four digits is no change that somebody has to accept.
  const changed = outcome.changes.filter(({ from, to }) => !(from !== '' && to.startsWith(`${from}-`)))
  if (changed.length === 0) return []
  const params = { from: changed.map(({ from }) => from).join(' '), to: changed.map(({ to }) => to).join(' ') }
  return [
    {
      field: 'address1',
      code: 'address-changed',
      params,
      isBlocking: false,
      answer: { kind: 'accept-address', change: { ...lines, zipCode } },
    },
  ]
}
