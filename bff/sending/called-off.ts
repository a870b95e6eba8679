import type { Step } from '@fondly/kit/durable/step.ts'
import type { SendingData } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** The sender called this sending off, from another window, before its order existed. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

/**
 * A step before the order, or the order itself: not begun once the sending is called off. What is read is the committed row, so a call-off
 * that comes before the order's mark always stops it, and a later one never does. Whether an order was made is found out first.
 */
export function unlessCalledOff(step: Step<SendingData>): Step<SendingData> {
  return {
    ...step,
    ...(step.look && {
      look: async (data, signal) => {
        if (step.name !== CREATE_ORDER) refuseIfCalledOff(data)
        return step.look?.(data, signal)
      },
    }),
    act: async (data, signal) => {
      refuseIfCalledOff(data)
      return step.act(data, signal)
    },
  }
}

function refuseIfCalledOff({ calledOff }: SendingData): void {
  if (calledOff) throw new CalledOff('Called off by its sender.')
}
