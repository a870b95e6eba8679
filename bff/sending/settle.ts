import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Run } from '@fondly/kit/durable/runs.ts'
import { Postponed, Stopped } from '@fondly/kit/durable/step.ts'
import type { Log } from '@fondly/kit/log.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { logFailure } from '../door/answer-errors.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { CREATE_BASKET, CREATE_ORDER } from './step-names.ts'

/** Tries of one step before a sending that has no order yet is given up; with the back-off, within the sender's patience. */
const TRIES_BEFORE_ORDER = 3
/** Looks for an order that must be there: some minutes, for a search index that follows behind. */
const LOOKS_FOR_ORDER = 12
/** Tries of one step after the order exists: hours, with at most a minute between two. */
const TRIES_AFTER_ORDER = 300

/** The basket is not what we put into it. */
export class BasketNotAsFilled extends Error {
  override name = 'BasketNotAsFilled'
}

/** The order must exist and is not to be found; the search of commerce may follow behind. */
export class OrderNotFoundYet extends Error {
  override name = 'OrderNotFoundYet'
}

/**
 * What the failure of a step means. Before the order exists the whole sequence is rejected: our own basket is removed and nothing was
 * ordered. After it nothing is undone: it is finished later, or ends as failed before the commit point, and never prints.
 */
export function settling({ commerce, seal, log }: { commerce: Commerce; seal: SendingSeal; log: Log }) {
  return async (error: unknown, run: Run<SendingData>): Promise<Postponed | Stopped<SendingData>> => {
    logFailure(log, 'A step of a sending failed.', error, { sendingId: run.id, step: run.step ?? undefined, attempt: run.attempts })
    if (run.data.orderNo !== undefined) return afterOrder(error, run)
    if (error instanceof OrderNotFoundYet) return orderSoughtInVain(error, run)
    if (run.attempts < TRIES_BEFORE_ORDER && !isFinal(error)) return new Postponed(undefined, error)
    return beforeOrder(error, run)
  }

  // The basket was removed by somebody, or it has become an order that cannot be seen: in both cases nothing was made ready, and nothing prints.
  function orderSoughtInVain(error: unknown, run: Run<SendingData>): Postponed | Stopped<SendingData> {
    return run.attempts < LOOKS_FOR_ORDER
      ? new Postponed(undefined, error)
      : new Stopped<SendingData>({ stopped: { reason: 'failed' } }, error)
  }

  async function beforeOrder(error: unknown, run: Run<SendingData>): Promise<Postponed | Stopped<SendingData>> {
    const { shopper } = seal.matter(run.data)
    if (run.data.basketId !== undefined) {
      const removed = await commerce.baskets.remove(shopper, run.data.basketId)
      // Gone, and not by us: it became the order, however the call ended for us. There is nothing to undo, only to find.
      if (!removed && run.mark === CREATE_ORDER) return new Postponed(undefined, error)
    } else if (run.mark === CREATE_BASKET) await removeUnknownBasket(run)
    return new Stopped<SendingData>({ stopped: { reason: 'failed' } }, error)
  }

  /** The call that made our basket was never answered: an empty one without an e-mail is it. */
  async function removeUnknownBasket(run: Run<SendingData>): Promise<void> {
    const { shopper } = seal.matter(run.data)
    const ours = (await commerce.baskets.ofCustomer(shopper)).filter((basket) => basket.items.length === 0 && basket.email === undefined)
    for (const { id } of ours) await commerce.baskets.remove(shopper, id)
  }

  async function afterOrder(error: unknown, run: Run<SendingData>): Promise<Postponed | Stopped<SendingData>> {
    const tries = isFinal(error) ? TRIES_BEFORE_ORDER : TRIES_AFTER_ORDER
    if (run.attempts < tries) return new Postponed(undefined, error)
    const order = await commerce.orders.get(seal.matter(run.data).shopper, run.data.orderNo ?? '')
    if (order && order.exportStatus !== 'not_exported') return new Postponed(undefined, error)
    // What has been placed can only be cancelled; what has not, only fail.
    if (order?.status === 'created') await commerce.orders.setStatus(order.orderNo, 'failed')
    if (order?.status === 'new' || order?.status === 'open') await commerce.orders.setStatus(order.orderNo, 'cancelled')
    return new Stopped<SendingData>({ stopped: { reason: 'failed' } }, error)
  }
}

/** Said once, and it would be said again: a refusal that is not about load, time or a token, or a basket that only a new one can mend. */
function isFinal(error: unknown): boolean {
  if (error instanceof BasketNotAsFilled) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && ![401, 408, 409, 425, 429].includes(error.status)
}
