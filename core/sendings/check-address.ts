import { addressOutcome, mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import { done, type Step } from '@fondly/kit/workflow/step.ts'
import type { Log } from '@fondly/kit/log.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { createReadAhead, type ReadAhead } from './read-ahead.ts'
import type { Destination, SendingData, SendingSeal } from './sending-data.ts'

/** The answers of the address check, asked for beside the check of open baskets; undefined where it was not asked or did not answer. */
export type AddressAnswers = ReadAhead<SendingData, AddressAnswer | undefined>

/** Creates the lookup of the address that a sender has entered. */
export function createAddressAnswers({
  worker,
  seal,
  log,
}: {
  worker: Pick<Worker, 'validateAddress'>
  seal: SendingSeal
  log: Log
}): AddressAnswers {
  return createReadAhead(async (data) => {
    const { form } = seal.snapshot(data)
    const entered = enteredAddress(data, seal)
    // Section 5, 'Address before the check': an address with a missing part is not looked up; the sender completes it.
    if (isChecked(data) || !mayBeChecked(entered)) return undefined
    return worker.validateAddress({ firstName: form.firstName, lastName: form.lastName, address: entered }).catch((cause: unknown) => {
      // 'Exception during lookup': the edit prompt opens, and the log says why.
      logFailure(log, 'The address check failed.', cause, { sendingId: data.id })
      return undefined
    })
  })
}

/** Section 4, 'Address check outcomes': the sending continues with the standardised address, or asks the sender. */
export function checkAddress({
  addressAnswers,
  seal,
}: {
  addressAnswers: Pick<AddressAnswers, 'take'>
  seal: SendingSeal
}): Step<SendingData, Destination> {
  return {
    name: 'check address',
    percent: 0,
    text: '',
    execute: async (data) => {
      if (isChecked(data)) return done(seal.destination(data))
      const entered = enteredAddress(data, seal)
      if (data.decision === 'send-anyway') return done({ address: entered, changes: [] })

      const answer = await addressAnswers.take(data)
      const outcome = addressOutcome(entered, answer)
      if (outcome.outcome === 'standardised')
        return done({ address: outcome.address, changes: outcome.changes, level: answer?.level, deliveryPoint: answer?.deliveryPoint })
      const mayContinue = outcome.outcome === 'may-continue'
      const question = { problem: outcome.problem, address: outcome.address, mayContinue }
      const openQuestion = { question: 'address' as const, mayContinue, sealed: seal.closeQuestion(question) }
      return { kind: 'decision-needed', data: { openQuestion, decision: null } }
    },
    saveResult: (destination) => ({ destination: seal.closeDestination(destination), openQuestion: null, decision: null }),
  }
}

/** A card that was moved to another day keeps its address, which was checked with the first card. */
const isChecked = ({ movedFrom, destination }: SendingData): boolean => movedFrom !== undefined && destination !== undefined

function enteredAddress(data: SendingData, seal: SendingSeal): PostalAddress {
  const { address1, address2, city, state, zipCode: zip } = seal.snapshot(data).form
  return { address1, address2, city, state, zip }
}
