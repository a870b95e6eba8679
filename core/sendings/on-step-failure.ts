import { LoggableError } from '@fondly/kit/loggable-error.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { LeaseLost } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import type { Workflow } from '@fondly/kit/workflow/run-steps.ts'
import type { StepInterruption } from '@fondly/kit/workflow/step.ts'
import type { Log } from '@fondly/kit/log.ts'
import { UpstreamRefused, UpstreamUnavailable, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { requestedPauseMs } from '@fondly/kit/requested-pause.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { BasketSlot } from './open-basket-check.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { CREATE_BASKET, CREATE_ORDER } from './step-names.ts'

type FailureOutcome = Extract<StepInterruption<SendingData>, { kind: 'retry' | 'stopped' }>

const FAILED: Partial<SendingData> = { stopped: { reason: 'failed' } }
/** The sending ends, and nothing has to be undone. */
export const STOP_AS_FAILED: FailureOutcome = { kind: 'stopped', data: FAILED }

/** Attempts of one step before the order exists. With the backoff they fit into SENDER_WAIT_MS. */
const MAX_ATTEMPTS_BEFORE_ORDER = 3
/** How long a sender waits for a sending that fails. */
const SENDER_WAIT_MS = 10_000
/** Before the order exists, a sending waits no longer than this for an unavailable upstream. */
const MAX_UPSTREAM_PAUSE_MS = 5_000
/** Another call checks meanwhile whether the upstream is available again. */
const MIN_UPSTREAM_PAUSE_MS = 250
/** Searches for an order that must exist: some minutes, because the search index of commerce lags. */
const MAX_ORDER_SEARCHES = 12
/** Attempts of one step after the order exists: hours, with at most a minute between two attempts. */
const MAX_ATTEMPTS_AFTER_ORDER = 300

/** The basket does not hold what we put into it. */
export class BasketNotAsFilled extends LoggableError {
  override name = 'BasketNotAsFilled'
}

/** A call that had timed out arrived between the last check of the basket and the order, so the order has a second line or payment. */
export class OrderNotAsFilled extends LoggableError {
  override name = 'OrderNotAsFilled'
}

/** The order must exist but cannot be found; the search index of commerce may lag. */
export class OrderNotFoundYet extends LoggableError {
  override name = 'OrderNotFoundYet'
}

/**
 * Decides what the failure of a step means, and undoes a sending that a step abandoned. Before the order exists, the sending is undone: our own basket
 * is removed and nothing was ordered. After it, nothing is undone: the sending is retried, or it ends as failed before the commit point and never
 * prints.
 */
export function createFailureHandling({
  commerce,
  seal,
  basketSlot,
  log,
}: {
  commerce: Commerce
  seal: SendingSeal
  basketSlot: Pick<BasketSlot, 'removeUnknownBaskets'>
  log: Log
}): Required<Pick<Workflow<SendingData>, 'onStepFailure' | 'undo'>> {
  return { onStepFailure, undo }

  async function onStepFailure(error: unknown, run: Run<SendingData>, fence: () => Promise<void>): Promise<FailureOutcome> {
    logFailure(log, 'A step of a sending failed.', error, { sendingId: run.id, step: run.step ?? undefined, attempt: run.attempts })
    if (run.data.orderNo !== undefined) return afterOrder(error, run, fence)
    if (error instanceof OrderNotFoundYet) return orderNotFound(error, run)
    const mayGetBetter = run.attempts < MAX_ATTEMPTS_BEFORE_ORDER && !isFinal(error) && isTimeForAnother(run, error)
    const pauseMs = pauseAfter(error)
    if (mayGetBetter && (pauseMs ?? 0) <= MAX_UPSTREAM_PAUSE_MS) return { kind: 'retry', cause: error, afterMs: pauseMs }
    try {
      return await undo(run, FAILED, fence)
    } catch (failure) {
      if (failure instanceof LeaseLost) throw failure
      // The basket cannot be removed while commerce is unavailable. The sender need not wait for that.
      return { kind: 'retry', cause: failure, afterMs: pauseAfter(failure), data: { givenUp: true } }
    }
  }

  // Somebody removed the basket, or it became an order that cannot be found. In both cases nothing was made ready, so nothing is printed.
  function orderNotFound(error: unknown, run: Run<SendingData>): FailureOutcome {
    return run.attempts < MAX_ORDER_SEARCHES ? { kind: 'retry', cause: error } : STOP_AS_FAILED
  }

  /** Before the order exists: removes our own basket and stops the sending. */
  async function undo(run: Run<SendingData>, data: Partial<SendingData>, fence: () => Promise<void>): Promise<FailureOutcome> {
    const { shopper } = seal.snapshot(run.data)
    if (run.data.basketId !== undefined) {
      await fence()
      const removed = await commerce.baskets.remove(shopper, run.data.basketId)
      // The basket is gone and we did not remove it: it became the order although our call failed. Find that order instead of undoing.
      if (!removed && run.startedStep === CREATE_ORDER)
        return { kind: 'retry', cause: new OrderNotFoundYet('The basket is gone, so it has become the order.') }
    } else if (run.startedStep === CREATE_BASKET) await basketSlot.removeUnknownBaskets(run.data, { fence })
    return { kind: 'stopped', data }
  }

  async function afterOrder(error: unknown, run: Run<SendingData>, fence: () => Promise<void>): Promise<FailureOutcome> {
    const tries = isFinal(error) ? MAX_ATTEMPTS_BEFORE_ORDER : MAX_ATTEMPTS_AFTER_ORDER
    if (run.attempts < tries) return { kind: 'retry', cause: error, afterMs: pauseAfter(error) }
    const order = await commerce.orders.get(seal.snapshot(run.data).shopper, run.data.orderNo ?? '')
    if (order && order.exportStatus !== 'not_exported') return { kind: 'retry', cause: error }
    await fence()
    // A placed order can only be cancelled; an order that is not placed yet can only fail.
    if (order?.status === 'created') await commerce.orders.setStatus(order.orderNo, 'failed')
    if (order?.status === 'new' || order?.status === 'open') await commerce.orders.setStatus(order.orderNo, 'cancelled')
    return STOP_AS_FAILED
  }
}

/** Whether another attempt that takes as long as the last one ends within SENDER_WAIT_MS. The backoff doubles and starts at one second at most. */
function isTimeForAnother({ attempts, recorded }: Run<SendingData>, error: unknown): boolean {
  const waited = error instanceof UpstreamTimeout ? error.waitedMilliseconds : 0
  // attempts counts from 0 for a step that the previous one continued into; count this try and the next one too.
  const tries = attempts + (recorded.length > 0 ? 1 : 0) + 1
  return tries * waited + (2 ** (tries - 1) - 1) * 1000 <= SENDER_WAIT_MS
}

/** The pause in milliseconds that the upstream asks for; undefined when it does not say. */
function pauseAfter(error: unknown): number | undefined {
  const requestedMs = requestedPauseMs(error)
  return requestedMs !== undefined && error instanceof UpstreamUnavailable ? Math.max(requestedMs, MIN_UPSTREAM_PAUSE_MS) : requestedMs
}

/** Whether a retry cannot help: a refusal that is not about load, time or a token, or a basket or order that is wrong. */
function isFinal(error: unknown): boolean {
  if (error instanceof BasketNotAsFilled || error instanceof OrderNotAsFilled) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && ![401, 408, 409, 425, 429].includes(error.status)
}
