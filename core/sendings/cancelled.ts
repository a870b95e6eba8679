import type { RunAbandoned, Step } from '@fondly/kit/workflow/step.ts'
import type { SendingData } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/**
 * Keeps a step from being executed once the sending is cancelled or given up. Each step reads the committed row, so a cancellation that comes before
 * createOrder is marked as started always stops the sending, and a later one never does. createOrder first finds out whether an order was made.
 */
export function unlessCancelled(step: Step<SendingData>): Step<SendingData> {
  return {
    ...step,
    ...(step.findResult && {
      findResult: async (data, signal) =>
        (step.name === CREATE_ORDER ? undefined : abandonIfCancelled(data)) ?? step.findResult?.(data, signal),
    }),
    execute: async (data, signal) => abandonIfCancelled(data) ?? step.execute(data, signal),
  }
}

function abandonIfCancelled({ cancelled, givenUp }: SendingData): RunAbandoned<SendingData> | undefined {
  // The sender cancelled the sending from another window.
  if (cancelled) return { kind: 'abandoned', data: { stopped: { reason: 'aborted' } } }
  // Hours may have passed. What the sender approved is not sent on another day.
  if (givenUp) return { kind: 'abandoned', data: { stopped: { reason: 'failed' } } }
  return undefined
}
