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
/** Ends the sending as failed. Nothing has to be undone. */
export const STOP_AS_FAILED: FailureOutcome = { kind: 'stopped', data: FAILED }

/** The greatest number of attempts at one step before the order exists. With the pauses between them they take at most SENDER_WAIT_MS. */
const MAX_ATTEMPTS_BEFORE_ORDER = 3
/** How long a sender waits for a sending that keeps failing. */
const SENDER_WAIT_MS = 10_000
/** The longest pause before the next attempt while an upstream is unavailable and the order does not exist yet. */
const MAX_UPSTREAM_PAUSE_MS = 5_000
/** The shortest pause while an upstream is unavailable. In this time another call checks whether the upstream is available again. */
const MIN_UPSTREAM_PAUSE_MS = 250
/** The greatest number of searches for an order that must exist. They take some minutes, because the search index of commerce lags. */
const MAX_ORDER_SEARCHES = 12
/** The greatest number of attempts at one step after the order exists. They take hours, with at most a minute between two attempts. */
const MAX_ATTEMPTS_AFTER_ORDER = 300

/** The basket does not contain what we put into it. */
export class BasketNotAsFilled extends LoggableError {
  override name = 'BasketNotAsFilled'
}

/** The order has a second line or a second payment. A call that had timed out arrived after the last check of the basket. */
export class OrderNotAsFilled extends LoggableError {
  override name = 'OrderNotAsFilled'
}

/** The order must exist but cannot be found. The search index of commerce may lag. */
export class OrderNotFoundYet extends LoggableError {
  override name = 'OrderNotFoundYet'
}

/**
 * Decides what the failure of a step means, and undoes a sending that a step abandoned. Before the order exists, the sending is undone: our own
 * basket is removed and nothing is ordered. After the order exists, nothing is undone. The sending is tried again, or it ends as failed before its
 * commit point and is never printed.
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
      // Commerce is unavailable, so the basket cannot be removed now. The sender does not wait for this.
      return { kind: 'retry', cause: failure, afterMs: pauseAfter(failure), data: { givenUp: true } }
    }
  }

  // Either somebody removed the basket, or it became an order that cannot be found. In both cases the order was never made ready, so nothing is
  // printed.
  function orderNotFound(error: unknown, run: Run<SendingData>): FailureOutcome {
    return run.attempts < MAX_ORDER_SEARCHES ? { kind: 'retry', cause: error } : STOP_AS_FAILED
  }

  /** Before the order exists: removes our own basket and stops the sending. */
  async function undo(run: Run<SendingData>, data: Partial<SendingData>, fence: () => Promise<void>): Promise<FailureOutcome> {
    const { shopper } = seal.snapshot(run.data)
    if (run.data.basketId !== undefined) {
      await fence()
      const removed = await commerce.baskets.remove(shopper, run.data.basketId)
      // The basket is gone, but we did not remove it. So the call that failed has made the order: find that order instead of undoing the sending.
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
    // A placed order can only be cancelled. An order that is not placed yet can only be set to failed.
    if (order?.status === 'created') await commerce.orders.setStatus(order.orderNo, 'failed')
    if (order?.status === 'new' || order?.status === 'open') await commerce.orders.setStatus(order.orderNo, 'cancelled')
    return STOP_AS_FAILED
  }
}

/** Returns true when another attempt, as long as the last one, ends within SENDER_WAIT_MS. The pauses double, beginning with at most one second. */
function isTimeForAnother({ attempts, recorded }: Run<SendingData>, error: unknown): boolean {
  const waited = error instanceof UpstreamTimeout ? error.waitedMilliseconds : 0
  // `attempts` counts from 0 for a step that follows another step in the same run. Count this attempt and the next one too.
  const tries = attempts + (recorded.length > 0 ? 1 : 0) + 1
  return tries * waited + (2 ** (tries - 1) - 1) * 1000 <= SENDER_WAIT_MS
}

/** Returns the pause in milliseconds that the upstream asks for. Undefined when it asks for none. */
function pauseAfter(error: unknown): number | undefined {
  const requestedMs = requestedPauseMs(error)
  return requestedMs !== undefined && error instanceof UpstreamUnavailable ? Math.max(requestedMs, MIN_UPSTREAM_PAUSE_MS) : requestedMs
}

/**
 * Returns true when another attempt cannot help: an upstream refused for a reason other than load, time or a token, or the basket or the order is
 * wrong.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof BasketNotAsFilled || error instanceof OrderNotAsFilled) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && ![401, 408, 409, 425, 429].includes(error.status)
}
