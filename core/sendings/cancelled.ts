import type { Step } from '@fondly/kit/workflow/step.ts'
import type { SendingData } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** Called off by its sender from another window, or given up, before its order existed. */
export class SendingCancelled extends Error {
  override name = 'CalledOff'
  readonly reason: 'aborted' | 'failed'

  constructor(reason: 'aborted' | 'failed') {
    super(reason === 'aborted' ? 'Called off by its sender.' : 'Given up, and not yet undone.')
    this.reason = reason
  }
}

/**
 * A step before the order, or the order itself: not begun once the sending is called off or given up. What is read is the committed row, so a call-off
 * that comes before the order's mark always stops it, and a later one never does. Whether an order was made is found out first.
 */
export function unlessCancelled(step: Step<SendingData>): Step<SendingData> {
  return {
    ...step,
    ...(step.findResult && {
      findResult: async (data, signal) => {
        if (step.name !== CREATE_ORDER) refuseIfCalledOff(data)
        return step.findResult?.(data, signal)
      },
    }),
    execute: async (data, signal) => {
      refuseIfCalledOff(data)
      return step.execute(data, signal)
    },
  }
}

function refuseIfCalledOff({ calledOff, givenUp }: SendingData): void {
  if (calledOff) throw new SendingCancelled('aborted')
  // Hours may have passed: what its sender approved is not sent on another day.
  if (givenUp) throw new SendingCancelled('failed')
}
