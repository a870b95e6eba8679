import { OrderStatusRequest } from '@fondly/contracts/ocapi/data/order-statuses.ts'
import { SEARCH_PAGE_SIZE, SearchRequest, type SearchQuery } from '@fondly/contracts/ocapi/search.ts'
import { Order as WireOrder, OrderPatch, OrderSearchResult } from '@fondly/contracts/ocapi/shop/orders.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import * as z from 'zod'
import { type LastHit, range, type SearchPage, walkChangedOrders } from './changed-orders.ts'
import type { Order, Orders, Shopper } from './commerce.ts'
import type { Access } from './commerce-access.ts'
import type { CallOptions } from './call-commerce.ts'
import { makingOrders, type OrderCreate } from './make-order.ts'
import { orderFieldsToWire, orderFromWire } from './order-mapping.ts'
import { reportedOrderFromWire } from './reported-order.ts'
import type { TokenKinds } from './token-kinds.ts'

const MAX_PAGES = 50
/** A new order is always among this many newest orders of a shopper. */
const MAX_NEWEST_ORDERS = 2 * SEARCH_PAGE_SIZE

export type OrderSettings = { env: Env; site: string; tokens: TokenKinds; orderCreate: OrderCreate; hasRecipientCustomerId: boolean }

/** Creates the calls that make, find and change orders. `orderCreate` says who numbers an order, `tokens` whose token a search sends. */
export function createOrders(access: Access, { env, site, tokens, orderCreate, hasRecipientCustomerId }: OrderSettings): Orders {
  const { asShopper, asApplication, asUser } = access
  const of = (orderNo: string) => `/orders/${encodeURIComponent(orderNo)}`

  function search<Answer extends z.ZodType>(
    shopper: Shopper | undefined,
    saying: CallOptions<Answer>,
    ends?: Date,
  ): Promise<z.output<Answer>> {
    const kind = shopper ? tokens.order_search : tokens.site_order_search
    if (kind === 'user') return asUser(saying, ends)
    return shopper && kind === 'shopper' ? asShopper(shopper, saying, ends) : asApplication(saying, ends)
  }

  /** Loads one page of a search. An unreadable order is logged and left out. */
  async function load<Read>(shopper: Shopper | undefined, query: SearchQuery, read: (data: unknown) => Read, ends?: Date) {
    const body = { schema: SearchRequest, document: { ...query, select: '(**)' } }
    const saying = { api: 'shop', method: 'POST', path: '/order_search', body, answer: OrderSearchResult } as const
    const { hits, total } = await search(shopper, saying, ends)
    const orders = hits.flatMap(({ data }) => {
      if (shopper && !isOf(shopper, data)) return []
      try {
        return [read(data)]
      } catch (cause) {
        if (!(cause instanceof UpstreamUnreadable)) throw cause
        env.log.error('An order could not be read.', { upstream: 'commerce', cause })
        return []
      }
    })
    return { orders, seen: hits.length, total, last: hits.at(-1)?.data }
  }
  const page = (shopper: Shopper | undefined, query: SearchQuery, ends?: Date) => load(shopper, query, orderFromWire, ends)
  const reported: SearchPage = async (query) => {
    const { last, ...found } = await load(undefined, query, reportedOrderFromWire)
    return { ...found, last: lastHit(last) }
  }

  // A new order shifts the pages, so they are merged by order number.
  async function* pages(shopper: Shopper | undefined, query: SearchQuery, most: number, ends?: Date): AsyncGenerator<Order[]> {
    const met = new Set<string>()
    for (let start = 0, at = 0; at < MAX_PAGES && start < most; at++) {
      const { orders, seen, total } = await page(shopper, { ...query, start, count: Math.min(SEARCH_PAGE_SIZE, most - start) }, ends)
      yield orders.filter(({ orderNo }) => !met.has(orderNo) && met.add(orderNo))
      start += seen
      if (seen === 0 || start >= total) return
    }
  }

  async function all(shopper: Shopper | undefined, query: SearchQuery, most: number): Promise<Order[]> {
    const orders: Order[] = []
    for await (const some of pages(shopper, query, most)) orders.push(...some)
    return orders
  }

  async function ofSite(orderNo: string): Promise<Order | undefined> {
    const query = { term_query: { fields: ['order_no'], operator: 'is' as const, values: [orderNo] } }
    return (await page(undefined, { query, count: 1 })).orders[0]
  }

  async function put(orderNo: string, name: string, status: string): Promise<void> {
    const body = { schema: OrderStatusRequest, document: { status } }
    await asApplication({ api: 'data', method: 'PUT', path: `/sites/${site}${of(orderNo)}/${name}`, body, answer: z.unknown() })
  }

  async function get(shopper: Shopper, orderNo: string, ends?: Date): Promise<Order | undefined> {
    try {
      return orderFromWire(await asShopper(shopper, { api: 'shop', method: 'GET', path: of(orderNo), answer: WireOrder }, ends))
    } catch (error) {
      if (error instanceof UpstreamRefused && error.code === 'OrderNotFoundException') return undefined
      throw error
    }
  }
  const { create, byNumber } = makingOrders(access, orderCreate, get)

  return {
    create,
    get: (shopper, orderNo) => get(shopper, orderNo),

    patchFields: async (shopper, orderNo, fields) => {
      const body = { schema: OrderPatch, document: orderFieldsToWire(fields, { hasRecipientCustomerId }) }
      await asShopper(shopper, { api: 'shop', method: 'PATCH', path: of(orderNo), body, answer: WireOrder })
    },

    setConfirmationStatus: (orderNo, status) => put(orderNo, 'confirmation_status', status),
    setExportStatus: (orderNo, status) => put(orderNo, 'export_status', status),
    setShippingStatus: (orderNo, status) => put(orderNo, 'shipping_status', status),

    setStatus: async (orderNo, status) => {
      try {
        await put(orderNo, 'status', status)
      } catch (error) {
        // After a lost response, commerce refuses the repeated change. It succeeded if the order already has the status.
        const refused = error instanceof UpstreamRefused && error.code === 'OrderStatusTransitionException'
        if (!refused || (await ofSite(orderNo))?.status !== status) throw error
      }
    },

    findByScanCode: async (shopper, scanCode) => {
      const numbered = await byNumber(shopper, scanCode)
      if (numbered) return numbered
      for await (const orders of pages(shopper, { query: ofEmail(shopper), sorts: newestFirst }, MAX_NEWEST_ORDERS, access.until())) {
        const found = orders.find((order) => order.item.scanCode === scanCode)
        if (found) return found
      }
      return undefined
    },

    history: async (shopper, since) => {
      const filter = { range_filter: { field: 'creation_date', from: since.toISOString() } }
      const query = { filtered_query: { query: ofEmail(shopper), filter } }
      const orders = await all(shopper, { query, sorts: newestFirst }, MAX_PAGES * SEARCH_PAGE_SIZE)
      return orders.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    },

    ready: (count) => {
      const query = { term_query: { fields: ['export_status'], operator: 'is' as const, values: ['ready'] } }
      return all(undefined, { query, sorts: [{ field: 'creation_date', sort_order: 'asc' }] }, count)
    },

    ofSite,

    changedSince: (since) => walkChangedOrders(reported, since),

    countChanged: async (from, to) => {
      const query = range({ field: 'last_modified', from: from.toISOString(), to: to.toISOString(), to_inclusive: false })
      return (await reported({ query, count: 1 })).total
    },
  }
}

function lastHit(document: unknown): LastHit | undefined {
  if (document === undefined) return undefined
  const read = z.looseObject({ order_no: z.string(), last_modified: z.string() }).safeParse(document)
  // Without these two values the walk cannot continue, and ending it early would lose the later orders.
  if (!read.success) throw new UpstreamUnreadable('commerce', read.error)
  return { orderNo: read.data.order_no, modified: read.data.last_modified }
}

const newestFirst = [{ field: 'creation_date', sort_order: 'desc' as const }]

function ofEmail({ email }: Shopper) {
  return { term_query: { fields: ['customer_email'], operator: 'is' as const, values: [email] } }
}

// The e-mail address may have belonged to another customer before.
function isOf({ customerId }: Shopper, data: unknown): boolean {
  const read = z.looseObject({ customer_info: z.looseObject({ customer_id: z.string() }) }).safeParse(data)
  return read.success && read.data.customer_info.customer_id === customerId
}
