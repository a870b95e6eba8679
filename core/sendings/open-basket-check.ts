import type { Basket, Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { isUntouched } from '@fondly/gateways/commerce/own-basket.ts'
import { UpstreamRefused, UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { DecisionNeeded, Postponed, type Step } from '@fondly/kit/workflow/step.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import type { OrphanBaskets } from './orphan-baskets.ts'
import { orphanBasketSendingId, type BasketLock } from './basket-lock.ts'

/** How soon a sending that waits for another of the same user looks again. */
const BASKET_LOCK_RETRY_MS = 300

export type BasketSlot = ReturnType<typeof createBasketSlot>
export type BasketSlotOptions = {
  commerce: Pick<Commerce, 'baskets'>
  seal: SendingSeal
  turns: BasketLock
  lateBaskets: OrphanBaskets
  clock: () => Date
  /** How long a sending waits for another of the same user before its sender is asked. */
  patienceMilliseconds: number
}

/**
 * A customer has one basket at a time, so the sendings of a user take the basket lock one after another. Another basket that is open while we hold
 * the lock is somebody else's work: the sender is asked, and it is deleted on their yes (section 8, 'Open baskets'). A sending of the sender's own is
 * waited for first, and asked about only when it takes too long.
 */
export function createBasketSlot({ commerce: { baskets }, seal, turns, lateBaskets, clock, patienceMilliseconds }: BasketSlotOptions) {
  async function takeTurn(data: SendingData): Promise<void> {
    const holder = await turns.take(seal.matter(data).userId, data.id)
    if (holder === data.id) return
    // An orphan basket or a sending that is being ended takes only a moment: wait without asking the sender.
    if (holder === undefined || orphanBasketSendingId(holder) !== undefined || isToBeEnded(holder, data))
      throw new Postponed(BASKET_LOCK_RETRY_MS)
    const since = data.awaits?.sendingId === holder ? data.awaits.since : clock().toISOString()
    if (clock().getTime() - Date.parse(since) < patienceMilliseconds)
      throw new Postponed<SendingData>(BASKET_LOCK_RETRY_MS, undefined, { awaits: { sendingId: holder, since } })
    throw new DecisionNeeded<SendingData>({ asked: { question: 'open-baskets', basketIds: [], own: holder }, decision: null })
  }

  async function make(data: SendingData): Promise<void> {
    const { shopper, userId } = seal.matter(data)
    const open = await baskets.ofCustomer(shopper)
    // Delete only the baskets that the sender was shown; ask again about a newer one.
    const agreed = data.decision === 'delete-baskets' && data.asked?.question === 'open-baskets' ? data.asked.basketIds : []
    for (const { id } of open.filter((basket) => agreed.includes(basket.id))) await baskets.remove(shopper, id)
    const left = open.filter((basket) => !agreed.includes(basket.id))
    // Remove an orphan basket without asking: it is no order in progress.
    const isLate = left.length > 0 && (await lateBaskets.areExpected(userId)) ? isUntouched : () => false
    for (const { id } of left.filter((basket) => isLate(basket, shopper))) await baskets.remove(shopper, id)
    const basketIds = left.filter((basket) => !isLate(basket, shopper)).map(({ id }) => id)
    if (basketIds.length > 0)
      throw new DecisionNeeded<SendingData>({ asked: { question: 'open-baskets', basketIds, own: null }, decision: null })
  }

  async function create(data: SendingData): Promise<Basket> {
    try {
      return await baskets.create(seal.matter(data).shopper)
    } catch (error) {
      if (!isDefinite(error)) await lateBaskets.expect(data)
      throw error
    }
  }

  return {
    takeTurn,
    /**
     * Removes the empty baskets that a call of ours may have made although its answer never came, except one in use. Acts only under the basket lock,
     * and only on baskets seen before taking it: the next sending may create its own at any moment.
     */
    removeUnknown: async (data: SendingData, { inUse, fence }: { inUse?: string | undefined; fence?: () => Promise<void> } = {}) => {
      const { shopper, userId } = seal.matter(data)
      const ours = (await baskets.ofCustomer(shopper)).filter((basket) => isUntouched(basket, shopper) && basket.id !== inUse)
      if (ours.length === 0 || (await turns.take(userId, data.id)) !== data.id) return
      for (const { id } of ours) {
        await fence?.()
        await baskets.remove(shopper, id)
      }
    },
    make: async (data: SendingData): Promise<void> => {
      await takeTurn(data)
      await make(data)
    },
    /** Creates the basket; if another window has created one since the check, repeats the check first. */
    createBasket: async (data: SendingData): Promise<Basket> => {
      try {
        return await create(data)
      } catch (error) {
        if (!(error instanceof UpstreamRefused) || error.code !== 'CustomerBasketsQuotaExceededException') throw error
        await make(data)
        return create(data)
      }
    },
  }
}

/** Whether the failed call certainly made no basket and will make none. */
function isDefinite(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && error.status !== 408
}

/** Whether the sender chose to end that sending. It is undone or finished by itself, so nothing more is asked. */
function isToBeEnded(sendingId: string, { asked, decision }: SendingData): boolean {
  return decision === 'delete-baskets' && asked?.question === 'open-baskets' && asked.own === sendingId
}

export function checkOpenBaskets(room: BasketSlot): Step<SendingData, void> {
  return {
    name: 'check open baskets',
    percent: 0,
    text: '',
    execute: (data) => room.make(data),
    saveResult: () => ({ asked: null, decision: null }),
  }
}
