import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { LeaseLost, type Run } from '@fondly/kit/workflow/workflow-runs.ts'
import { Postponed, Stopped } from '@fondly/kit/workflow/step.ts'
import type { Log } from '@fondly/kit/log.ts'
import { UpstreamRefused, UpstreamUnavailable, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { SendingCancelled } from './cancelled.ts'
import { CorrectionRefused } from './correction-refused.ts'
import type { BasketSlot } from './open-basket-check.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { CREATE_BASKET, CREATE_ORDER } from './step-names.ts'

type Settled = Postponed<SendingData> | Stopped<SendingData>

/** Tries of one step before a sending that has no order yet is given up; with the back-off, within the sender's patience. */
const MAX_ATTEMPTS_BEFORE_ORDER = 3
/** How long a sender waits for a sending that comes to nothing. */
const SENDER_WAIT_MS = 10_000
/** Before the order, an upstream that is not to be asked for longer is not waited for. */
const MAX_UPSTREAM_PAUSE_MS = 5_000
/** While another call finds out whether it is well again. */
const MIN_UPSTREAM_PAUSE_MS = 250
/** Looks for an order that must be there: some minutes, for a search index that follows behind. */
const MAX_ORDER_SEARCHES = 12
/** Tries of one step after the order exists: hours, with at most a minute between two. */
const MAX_ATTEMPTS_AFTER_ORDER = 300

/** The basket is not what we put into it. */
export class BasketNotAsFilled extends Error {
  override name = 'BasketNotAsFilled'
}

/** A call that was given up arrived between the last look at the basket and the order: it holds a line or a payment too many. */
export class OrderNotAsFilled extends Error {
  override name = 'OrderNotAsFilled'
}

/** The order must exist and is not to be found; the search of commerce may follow behind. */
export class OrderNotFoundYet extends Error {
  override name = 'OrderNotFoundYet'
}

/**
 * What the failure of a step means. Before the order exists the whole sequence is rejected: our own basket is removed and nothing was
 * ordered. After it nothing is undone: it is finished later, or ends as failed before the commit point, and never prints.
 */
export function createOnStepFailure({
  commerce,
  seal,
  room,
  log,
}: {
  commerce: Commerce
  seal: SendingSeal
  room: Pick<BasketSlot, 'removeUnknown'>
  log: Log
}) {
  return async (error: unknown, run: Run<SendingData>, fence: () => Promise<void>): Promise<Settled> => {
    if (error instanceof SendingCancelled) return undone(error, run, fence, error.reason)
    if (error instanceof CorrectionRefused) return undone(error, run, fence, error.reason)
    logFailure(log, 'A step of a sending failed.', error, { sendingId: run.id, step: run.step ?? undefined, attempt: run.attempts })
    if (run.data.orderNo !== undefined) return afterOrder(error, run, fence)
    if (error instanceof OrderNotFoundYet) return orderSoughtInVain(error, run)
    const mayGetBetter = run.attempts < MAX_ATTEMPTS_BEFORE_ORDER && !isFinal(error) && isTimeForAnother(run, error)
    const rest = restWished(error)
    if (mayGetBetter && (rest ?? 0) <= MAX_UPSTREAM_PAUSE_MS) return new Postponed(rest, error)
    try {
      return await undone(error, run, fence, 'failed')
    } catch (failure) {
      if (failure instanceof LeaseLost) throw failure
      // As long as commerce is not there its basket cannot be removed: the sender need not stand and wait for that.
      return new Postponed<SendingData>(restWished(failure), failure, { givenUp: true })
    }
  }

  // The basket was removed by somebody, or it has become an order that cannot be seen: in both cases nothing was made ready, and nothing prints.
  function orderSoughtInVain(error: unknown, run: Run<SendingData>): Settled {
    return run.attempts < MAX_ORDER_SEARCHES
      ? new Postponed(undefined, error)
      : new Stopped<SendingData>({ stopped: { reason: 'failed' } }, error)
  }

  /** Before the order: our own basket is removed. */
  async function undone(
    error: unknown,
    run: Run<SendingData>,
    fence: () => Promise<void>,
    reason: 'failed' | 'aborted' | CorrectionRefused['reason'],
  ): Promise<Settled> {
    const { shopper } = seal.matter(run.data)
    if (run.data.basketId !== undefined) {
      await fence()
      const removed = await commerce.baskets.remove(shopper, run.data.basketId)
      // Gone, and not by us: it became the order, however the call ended for us. There is nothing to undo, only to find.
      if (!removed && run.mark === CREATE_ORDER) return new Postponed(undefined, error)
    } else if (run.mark === CREATE_BASKET) await room.removeUnknown(run.data, { fence })
    return new Stopped<SendingData>({ stopped: { reason } }, error)
  }

  async function afterOrder(error: unknown, run: Run<SendingData>, fence: () => Promise<void>): Promise<Settled> {
    const tries = isFinal(error) ? MAX_ATTEMPTS_BEFORE_ORDER : MAX_ATTEMPTS_AFTER_ORDER
    if (run.attempts < tries) return new Postponed(restWished(error), error)
    const order = await commerce.orders.get(seal.matter(run.data).shopper, run.data.orderNo ?? '')
    if (order && order.exportStatus !== 'not_exported') return new Postponed(undefined, error)
    await fence()
    // What has been placed can only be cancelled; what has not, only fail.
    if (order?.status === 'created') await commerce.orders.setStatus(order.orderNo, 'failed')
    if (order?.status === 'new' || order?.status === 'open') await commerce.orders.setStatus(order.orderNo, 'cancelled')
    return new Stopped<SendingData>({ stopped: { reason: 'failed' } }, error)
  }
}

/** Whether another try, should it wait as long again, ends within the sender's patience; the back-off doubles, and begins with a second at the most. */
function isTimeForAnother({ attempts, recorded }: Run<SendingData>, error: unknown): boolean {
  const waited = error instanceof UpstreamTimeout ? error.waitedMilliseconds : 0
  // Whoever comes from the step before was not taken for this one: the first try here is number nought.
  const tries = attempts + (recorded.length > 0 ? 1 : 0) + 1
  return tries * waited + (2 ** (tries - 1) - 1) * 1000 <= SENDER_WAIT_MS
}

/** For how long the upstream wants to be left in peace, in milliseconds, where it is known. */
function restWished(error: unknown): number | undefined {
  if (error instanceof UpstreamUnavailable) return Math.max(error.restMilliseconds, MIN_UPSTREAM_PAUSE_MS)
  return error instanceof UpstreamRefused ? error.retryAfterMilliseconds : undefined
}

/** Said once, and it would be said again: a refusal that is not about load, time or a token, or a basket or order that only a new one can mend. */
function isFinal(error: unknown): boolean {
  if (error instanceof BasketNotAsFilled || error instanceof OrderNotAsFilled) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && ![401, 408, 409, 425, 429].includes(error.status)
}
