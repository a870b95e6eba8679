import { SendAnswer } from '@fondly/contracts/bff/send-answer.ts'
import { ask, Nothing } from './ask.ts'

/** Sends the same card again; returns the id of the new sending. */
export async function sendOnceMore(sendingId: string): Promise<string> {
  return (await ask(`/api/sendings/${encodeURIComponent(sendingId)}/again`, SendAnswer, { method: 'POST' })).id
}

/** Marks the sending as seen, so that it is not shown any more. */
export async function markSeen(sendingId: string): Promise<void> {
  await ask(`/api/sendings/${encodeURIComponent(sendingId)}/seen`, Nothing, { method: 'POST' })
}
