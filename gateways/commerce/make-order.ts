import { Order as WireOrder, OrderRequest } from '@fondly/contracts/ocapi/shop/orders.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { unlessGone } from './baskets.ts'
import type { Order, Shopper } from './commerce.ts'
import type { Access } from './commerce-access.ts'
import { orderFromWire } from './order-mapping.ts'
import { toOrderNumber } from './order-number.ts'

/** Who numbers an order: commerce (post), or we in advance (put). */
export type OrderCreate = 'post' | 'put'

export type MakingOrders = {
  /** Returns undefined when the basket is gone. */
  create: (shopper: Shopper, basketId: string, scanCode: string) => Promise<Order | undefined>
  /** Finds the order of that scan code by its number, which needs no search index. Returns undefined when commerce numbers the orders. */
  byNumber: (shopper: Shopper, scanCode: string) => Promise<Order | undefined>
}

/** Creates the functions that turn a basket into an order, in one of two modes. */
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
        // Commerce refuses a repeated call in several ways after a lost response, so look up what exists under the number.
        if (!(error instanceof UpstreamRefused) || ![400, 404, 409].includes(error.status)) throw error
        const made = await byNumber(shopper, scanCode, ends)
        if (made) return made
        if (error.code === 'BasketNotFoundException') return undefined
        throw error
      }
    },
  }
}
