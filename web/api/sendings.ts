import { SendAnswer } from '@fondly/contracts/bff/send-answer.ts'
import type { SendRequest } from '@fondly/contracts/bff/send-request.ts'
import { ask, Unanswered } from './ask.ts'

const ASK_AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000]

/** Begins a sending and returns its id. Requests with the same key begin only one sending, so a request without an answer is repeated safely. */
export async function beginSending(request: SendRequest, idempotencyKey: string): Promise<string> {
  const begin = () => ask('/api/sendings', SendAnswer, { method: 'POST', body: request, headers: { 'idempotency-key': idempotencyKey } })
  for (const pause of ASK_AGAIN_AFTER_MS) {
    try {
      return (await begin()).id
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return (await begin()).id
}
