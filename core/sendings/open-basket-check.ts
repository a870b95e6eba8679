import type { Basket, Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { isUntouched } from '@fondly/gateways/commerce/own-basket.ts'
import { UpstreamRefused, UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { done, type Step, type StepInterruption, type StepOutcome } from '@fondly/kit/workflow/step.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import type { OrphanBaskets } from './orphan-baskets.ts'
import { orphanBasketSendingId, type BasketLock } from './basket-lock.ts'

/** How soon a sending that waits for another of the same user looks again. */
const BASKET_LOCK_RETRY_MS = 300

export type BasketSlot = ReturnType<typeof createBasketSlot>
export type BasketSlotOptions = {
  commerce: Pick<Commerce, 'baskets'>
  seal: SendingSeal
  basketLock: BasketLock
  orphanBaskets: OrphanBaskets
  clock: () => Date
  /** How long a sending waits for another of the same user before its sender is asked. */
  patienceMilliseconds: number
}

/**
 * A customer has one basket at a time, so the sendings of a user take the basket lock one after another. Another basket that is open while we hold
 * the lock is the work of another program: we ask the sender, and delete it if they agree (section 8, 'Open baskets'). For another sending of the
 * same
 * sender we wait first, and ask only when it takes too long.
 */
export function createBasketSlot({
  commerce: { baskets },
  seal,
  basketLock,
  orphanBaskets,
  clock,
  patienceMilliseconds,
}: BasketSlotOptions) {
  /** Sendings that hold the lock, by what a worker of this process knows since it took them. */
  const holders = new Set<string>()

  /** Takes the basket lock; returns why the sending has to wait when another holds it. */
  async function acquireLock(data: SendingData): Promise<StepInterruption<SendingData> | undefined> {
    const holder = await basketLock.take(seal.snapshot(data).userId, data.id)
    if (holder === data.id) {
      holders.add(data.id)
      return undefined
    }
    // An orphan basket or a sending that is being ended takes only a moment: wait without asking the sender.
    if (holder === undefined || orphanBasketSendingId(holder) !== undefined || isToBeEnded(holder, data))
      return { kind: 'postponed', afterMs: BASKET_LOCK_RETRY_MS }
    const since = data.awaits?.sendingId === holder ? data.awaits.since : clock().toISOString()
    if (clock().getTime() - Date.parse(since) < patienceMilliseconds)
      return { kind: 'postponed', afterMs: BASKET_LOCK_RETRY_MS, data: { awaits: { sendingId: holder, since } } }
    return { kind: 'decision-needed', data: { openQuestion: { question: 'open-baskets', basketIds: [], own: holder }, decision: null } }
  }

  /** Removes the baskets that may be removed without asking, and those that the sender agreed to. Returns the question about the others. */
  async function clearBaskets(data: SendingData): Promise<StepInterruption<SendingData> | undefined> {
    const { shopper, userId } = seal.snapshot(data)
    const open = await baskets.ofCustomer(shopper)
    // Delete only the baskets that the sender was shown; ask again about a newer one.
    const agreed = data.decision === 'delete-baskets' && data.openQuestion?.question === 'open-baskets' ? data.openQuestion.basketIds : []
    for (const { id } of open.filter((basket) => agreed.includes(basket.id))) await baskets.remove(shopper, id)
    const left = open.filter((basket) => !agreed.includes(basket.id))
    // Remove an orphan basket without asking: it is no order in progress.
    const isOrphan = left.length > 0 && (await orphanBaskets.areExpected(userId)) ? isUntouched : () => false
    for (const { id } of left.filter((basket) => isOrphan(basket, shopper))) await baskets.remove(shopper, id)
    const basketIds = left.filter((basket) => !isOrphan(basket, shopper)).map(({ id }) => id)
    if (basketIds.length === 0) return undefined
    return { kind: 'decision-needed', data: { openQuestion: { question: 'open-baskets', basketIds, own: null }, decision: null } }
  }

  async function create(data: SendingData): Promise<Basket> {
    try {
      return await baskets.create(seal.snapshot(data).shopper)
    } catch (error) {
      if (!isDefinite(error)) await orphanBaskets.expect(data)
      throw error
    }
  }

  return {
    acquireLock,
    /** Takes the lock unless it was taken since `forget`: a sending that has not waited for its sender since cannot have lost it. */
    keepLock: async (data: SendingData) => (holders.has(data.id) ? undefined : acquireLock(data)),
    /** Forgets whether this sending holds the lock, because its work begins anew or ends. */
    forget: (sendingId: string): void => void holders.delete(sendingId),
    /**
     * Removes the empty baskets that a call of ours may have made although its answer never came, except the one in use. It needs the basket lock,
     * and
     * removes only baskets that it saw before it took the lock, because the next sending may create its own at any moment.
     */
    removeUnknownBaskets: async (data: SendingData, { inUse, fence }: { inUse?: string | undefined; fence?: () => Promise<void> } = {}) => {
      const { shopper, userId } = seal.snapshot(data)
      const ours = (await baskets.ofCustomer(shopper)).filter((basket) => isUntouched(basket, shopper) && basket.id !== inUse)
      if (ours.length === 0 || (await basketLock.take(userId, data.id)) !== data.id) return
      for (const { id } of ours) {
        await fence?.()
        await baskets.remove(shopper, id)
      }
    },
    /** Takes the basket lock and removes the open baskets; returns why the sending cannot continue yet. */
    clearOpenBaskets: async (data: SendingData): Promise<StepInterruption<SendingData> | undefined> =>
      (await acquireLock(data)) ?? clearBaskets(data),
    /** Creates the basket; if another window has created one since the check, repeats the check first. */
    createBasket: async (data: SendingData): Promise<StepOutcome<SendingData, Basket>> => {
      try {
        return done(await create(data))
      } catch (error) {
        if (!(error instanceof UpstreamRefused) || error.code !== 'CustomerBasketsQuotaExceededException') throw error
        return (await clearBaskets(data)) ?? done(await create(data))
      }
    },
  }
}

/** Whether the failed call certainly made no basket and will make none. */
function isDefinite(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && error.status !== 408
}

/** Whether the sender chose to end that sending. It is being undone or finished, so the sender is not asked again. */
function isToBeEnded(sendingId: string, { openQuestion, decision }: SendingData): boolean {
  return decision === 'delete-baskets' && openQuestion?.question === 'open-baskets' && openQuestion.own === sendingId
}

/**
 * Returns the step that takes the user's basket lock and removes open baskets; if that is not allowed yet, the sending waits or the sender is asked.
 */
export function checkOpenBaskets(basketSlot: BasketSlot): Step<SendingData, void> {
  return {
    name: 'check open baskets',
    percent: 0,
    text: '',
    execute: async (data) => (await basketSlot.clearOpenBaskets(data)) ?? done(undefined),
    saveResult: () => ({ openQuestion: null, decision: null }),
  }
}
