import { addressOutcome, mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import type { PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import { done, type Step } from '@fondly/kit/workflow/step.ts'
import type { Log } from '@fondly/kit/log.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { Destination, SendingData, SendingSeal } from './sending-data.ts'

/** Section 4, 'Address check outcomes': continues with the standardised address, or asks the sender. */
export function checkAddress({ worker, seal, log }: { worker: Worker; seal: SendingSeal; log: Log }): Step<SendingData, Destination> {
  return {
    name: 'check address',
    percent: 0,
    text: '',
    execute: async (data) => {
      // A card that was moved to another day keeps its address, which was checked with the first card.
      if (data.movedFrom && data.destination) return done(seal.destination(data))
      const { form } = seal.snapshot(data)
      const { address1, address2, city, state, zipCode: zip } = form
      const entered: PostalAddress = { address1, address2, city, state, zip }
      if (data.decision === 'send-anyway') return done({ address: entered, changes: [] })

      const validate = () =>
        worker.validateAddress({ firstName: form.firstName, lastName: form.lastName, address: entered }).catch((cause: unknown) => {
          // 'Exception during lookup': the edit prompt opens, and the log says why.
          logFailure(log, 'The address check failed.', cause, { sendingId: data.id })
          return undefined
        })
      // Section 5, 'Address before the check': an address with a missing part is not looked up; the sender completes it.
      const answer = mayBeChecked(entered) ? await validate() : undefined
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
