import type { Basket, Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { isUntouched } from '@fondly/gateways/commerce/own-basket.ts'
import { UpstreamRefused, UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { done, type Step, type StepInterruption, type StepOutcome } from '@fondly/kit/workflow/step.ts'
import type { AddressAnswers } from './check-address.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import type { OrphanBaskets } from './orphan-baskets.ts'
import { orphanBasketSendingId, type BasketLock } from './basket-lock.ts'

/** The pause before a sending that waits for another sending of the same user tries again. */
const BASKET_LOCK_RETRY_MS = 300

export type BasketSlot = ReturnType<typeof createBasketSlot>
export type BasketSlotOptions = {
  commerce: Pick<Commerce, 'baskets'>
  seal: SendingSeal
  basketLock: BasketLock
  orphanBaskets: OrphanBaskets
  clock: () => Date
  /** How long a sending waits for another sending of the same user before the sender is asked, in milliseconds. */
  ownSendingWaitMilliseconds: number
}

/**
 * A customer has only one basket at a time, so the sendings of a user take the basket lock one after another. If another basket is open while we hold
 * the lock, another program has made it: we ask the sender, and delete it if the sender agrees (section 8, 'Open baskets'). If another sending of the
 * same sender has the lock, we wait first, and ask only when that takes too long.
 */
export function createBasketSlot({
  commerce: { baskets },
  seal,
  basketLock,
  orphanBaskets,
  clock,
  ownSendingWaitMilliseconds,
}: BasketSlotOptions) {
  /** The ids of the sendings that have taken the lock in this process since the last `forget`. */
  const holders = new Set<string>()

  /** Takes the basket lock. If another holder has the lock, returns why the sending has to wait. */
  async function acquireLock(data: SendingData): Promise<StepInterruption<SendingData> | undefined> {
    const holder = await basketLock.take(seal.snapshot(data).userId, data.id)
    if (holder === data.id) {
      holders.add(data.id)
      return undefined
    }
    // The search for an orphan basket, or a sending that is being ended, holds the lock only for a moment. So wait without asking the sender.
    if (holder === undefined || orphanBasketSendingId(holder) !== undefined || isToBeEnded(holder, data))
      return { kind: 'postponed', afterMs: BASKET_LOCK_RETRY_MS }
    const since = data.awaits?.sendingId === holder ? data.awaits.since : clock().toISOString()
    if (clock().getTime() - Date.parse(since) < ownSendingWaitMilliseconds)
      return { kind: 'postponed', afterMs: BASKET_LOCK_RETRY_MS, data: { awaits: { sendingId: holder, since } } }
    return { kind: 'decision-needed', data: { openQuestion: { question: 'open-baskets', basketIds: [], own: holder }, decision: null } }
  }

  /**
   * Removes the orphan baskets, and the baskets to whose removal the sender has agreed. If other baskets are left, returns the question about them.
   */
  async function clearBaskets(data: SendingData): Promise<StepInterruption<SendingData> | undefined> {
    const { shopper, userId } = seal.snapshot(data)
    const open = await baskets.ofCustomer(shopper)
    // Delete only the baskets that the sender has seen. About a newer basket the sender is asked again.
    const agreed = data.decision === 'delete-baskets' && data.openQuestion?.question === 'open-baskets' ? data.openQuestion.basketIds : []
    for (const { id } of open.filter((basket) => agreed.includes(basket.id))) await baskets.remove(shopper, id)
    const left = open.filter((basket) => !agreed.includes(basket.id))
    // Remove an orphan basket without asking, because it is not an order that somebody is making.
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
    /**
     * Takes the lock, unless this sending has taken it since `forget`. A sending loses the lock only while it waits for its sender, so it still has
     * it.
     */
    keepLock: async (data: SendingData) => (holders.has(data.id) ? undefined : acquireLock(data)),
    /** Forgets that this sending holds the lock. Call this when its work begins anew or ends. */
    forget: (sendingId: string): void => void holders.delete(sendingId),
    /**
     * Removes empty baskets that a call of ours may have made although its answer never came; keeps the basket in use. Needs the basket lock. Removes
     * only baskets that it saw before it took the lock, because the next sending may create its own at any moment.
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
    /** Takes the basket lock and removes the open baskets; returns why the sending cannot continue yet. `beside` begins once it has the lock. */
    clearOpenBaskets: async (data: SendingData, beside?: () => void): Promise<StepInterruption<SendingData> | undefined> => {
      const wait = await acquireLock(data)
      if (wait) return wait
      beside?.()
      return clearBaskets(data)
    },
    /** Creates the basket. If another window has created one since the check of open baskets, repeats this check first. */
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

/** Returns true when it is certain that the failed call has made no basket and will make none. */
function isDefinite(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && error.status !== 408
}

/** Returns true when the sender has chosen to end the other sending. That sending is being undone or finished, so do not ask the sender again. */
function isToBeEnded(sendingId: string, { openQuestion, decision }: SendingData): boolean {
  return decision === 'delete-baskets' && openQuestion?.question === 'open-baskets' && openQuestion.own === sendingId
}

/**
 * Returns the step that takes the user's basket lock and removes open baskets; if that is not allowed yet, the sending waits or the sender is asked.
 * The address is looked up meanwhile, for the next step.
 */
export function checkOpenBaskets(
  basketSlot: Pick<BasketSlot, 'clearOpenBaskets'>,
  addressAnswers: Pick<AddressAnswers, 'begin' | 'forget'>,
): Step<SendingData, void> {
  return {
    name: 'check open baskets',
    percent: 0,
    text: '',
    execute: async (data) => {
      const wait = await basketSlot.clearOpenBaskets(data, () => addressAnswers.begin(data))
      // Hours may pass before the sender answers.
      if (wait) addressAnswers.forget(data.id)
      return wait ?? done(undefined)
    },
    saveResult: () => ({ openQuestion: null, decision: null }),
  }
}
