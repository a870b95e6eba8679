import { LoggableError } from '@fondly/kit/loggable-error.ts'
import type { Step } from '@fondly/kit/workflow/step.ts'
import type { SendingData } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** The sender cancelled the sending from another window, or it was given up, before its order existed. */
export class SendingCancelled extends LoggableError {
  override name = 'SendingCancelled'
  readonly reason: 'aborted' | 'failed'

  constructor(reason: 'aborted' | 'failed') {
    super(reason === 'aborted' ? 'The sender cancelled the sending.' : 'The sending was given up and is not yet undone.')
    this.reason = reason
  }
}

/**
 * Refuses to execute a step once the sending is cancelled or given up. Each step reads the committed row, so a cancellation that comes before
 * createOrder is marked as started always stops the sending, and a later one never does. createOrder first finds out whether an order was made.
 */
export function unlessCancelled(step: Step<SendingData>): Step<SendingData> {
  return {
    ...step,
    ...(step.findResult && {
      findResult: async (data, signal) => {
        if (step.name !== CREATE_ORDER) refuseIfCancelled(data)
        return step.findResult?.(data, signal)
      },
    }),
    execute: async (data, signal) => {
      refuseIfCancelled(data)
      return step.execute(data, signal)
    },
  }
}

function refuseIfCancelled({ cancelled, givenUp }: SendingData): void {
  if (cancelled) throw new SendingCancelled('aborted')
  // Hours may have passed. What the sender approved is not sent on another day.
  if (givenUp) throw new SendingCancelled('failed')
}
