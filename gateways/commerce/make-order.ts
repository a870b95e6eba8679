import { Order as WireOrder, OrderRequest } from '@fondly/contracts/ocapi/shop/orders.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { unlessGone } from './baskets.ts'
import type { Order, Shopper } from './commerce.ts'
import type { Access } from './commerce-access.ts'
import { orderFromWire } from './order-mapping.ts'
import { toOrderNumber } from './order-number.ts'

/** Who numbers an order: commerce (post), or we beforehand (put). */
export type OrderCreate = 'post' | 'put'

export type MakingOrders = {
  /** Undefined when the basket is gone. */
  create: (shopper: Shopper, basketId: string, scanCode: string) => Promise<Order | undefined>
  /** The order of that scan code where its number is known without a search: at once, and whatever the search index knows. */
  byNumber: (shopper: Shopper, scanCode: string) => Promise<Order | undefined>
}

/** The two ways in which a basket becomes an order. */
export function makingOrders(
  { asShopper, asApplication, until }: Access,
  mode: OrderCreate,
  get: (shopper: Shopper, orderNo: string, ends?: Date) => Promise<Order | undefined>,
): MakingOrders {
  const saying = (method: 'POST' | 'PUT', path: string, basketId: string) => {
    const body = { schema: OrderRequest, document: { basket_id: basketId } }
    return { api: 'shop', method, path, body, answer: WireOrder } as const
  }
  if (mode === 'post')
    return {
      create: (shopper, basketId) => unlessGone(async () => orderFromWire(await asShopper(shopper, saying('POST', '/orders', basketId)))),
      byNumber: () => Promise.resolve(undefined),
    }

  async function byNumber(shopper: Shopper, scanCode: string, ends?: Date): Promise<Order | undefined> {
    const order = await get(shopper, toOrderNumber(scanCode), ends)
    return order?.item.scanCode === scanCode ? order : undefined
  }

  return {
    byNumber,
    create: async (shopper, basketId, scanCode) => {
      const ends = until()
      try {
        const path = `/orders/${encodeURIComponent(toOrderNumber(scanCode))}`
        return orderFromWire(await asApplication(saying('PUT', path, basketId), ends))
      } catch (error) {
        // Said again after a reply that was lost it is refused, in one way or another: what stands under the number decides.
        if (!(error instanceof UpstreamRefused) || ![400, 404, 409].includes(error.status)) throw error
        const made = await byNumber(shopper, scanCode, ends)
        if (made) return made
        if (error.code === 'BasketNotFoundException') return undefined
        throw error
      }
    },
  }
}
