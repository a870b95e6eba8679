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
 * A customer has one basket at a time, so a user's sendings take turns. What is open while it is our turn is somebody else's work: it is
 * asked about, and deleted when the sender says so (section 8, 'Open baskets'). The sender's own sending is waited for a moment, then asked about too.
 */
export function createBasketSlot({ commerce: { baskets }, seal, turns, lateBaskets, clock, patienceMilliseconds }: BasketSlotOptions) {
  async function takeTurn(data: SendingData): Promise<void> {
    const holder = await turns.take(seal.matter(data).userId, data.id)
    if (holder === data.id) return
    // Nobody's card: it is done in a moment.
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
    // Only what was shown may be deleted: a basket that came since is asked about anew.
    const agreed = data.decision === 'delete-baskets' && data.asked?.question === 'open-baskets' ? data.asked.basketIds : []
    for (const { id } of open.filter((basket) => agreed.includes(basket.id))) await baskets.remove(shopper, id)
    const left = open.filter((basket) => !agreed.includes(basket.id))
    // What a call of ours made too late is no order in progress: nobody is asked about it.
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
     * Removes the empty baskets that a call of ours may have made whose answer never came, but for one that is in use. Only in our turn, and what
     * was there before it: the next sending's own may come at any moment after.
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
    /** Another window may have been quicker since the check. */
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

/** Whether the failed call has made nothing and will make nothing. */
function isDefinite(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return true
  return error instanceof UpstreamRefused && error.status >= 400 && error.status < 500 && error.status !== 408
}

/** The sender said yes to ending that one; it is undone or finished by itself, and neither takes an answer. */
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
