import type { RunAbandoned, Step } from '@fondly/kit/workflow/step.ts'
import type { SendingData } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/**
 * Returns a step that is not executed when the sending is cancelled or given up. Each step reads the committed row. So a cancellation before
 * createOrder is marked as started always stops the sending, and a later cancellation never stops it. createOrder first finds out whether an order
 * was made.
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
  // The sender has cancelled the sending from another window.
  if (cancelled) return { kind: 'abandoned', data: { stopped: { reason: 'aborted' } } }
  // Hours may have passed, and a card must not be sent on a later day than its sender approved.
  if (givenUp) return { kind: 'abandoned', data: { stopped: { reason: 'failed' } } }
  return undefined
}
