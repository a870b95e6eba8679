import { placeOrder } from './fill-basket.ts'
import type { FaultShop } from './fault-shop.ts'
import { DATA, SHOP } from './open-commerce.ts'
import type { Ready, ShopCall } from './shop-calls.ts'
import { ANA } from './small-world.ts'

const HOLD_ORDER = 'select 1 from orders where order_no = $1 for update'
/** The names of an order's statuses, each with a value that a new order may change to. */
export const STATUS_NAMES: Record<string, string> = {
  status: 'new',
  confirmation_status: 'confirmed',
  export_status: 'ready',
  payment_status: 'paid',
  shipping_status: 'shipped',
  external_status: 'at the binder’s',
}

let placed = 0

async function order(shop: FaultShop, rest: string, body: unknown): Promise<Ready> {
  const { token } = await shop.shopper(ANA.email)
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, ANA.email, `data-${++placed}`)
  const number = String(orderNo)
  return {
    path: `${DATA}/sites/fondly/orders/${number}${rest}`,
    token: await shop.application(),
    body,
    held: [HOLD_ORDER, [number]],
    ids: { orderNo: number },
  }
}

/** A search that finds everything. */
const search =
  (path: string) =>
  async (shop: FaultShop): Promise<Ready> => ({
    path,
    token: await shop.application(),
    body: { query: { match_all_query: {} } },
    ids: {},
  })

const read =
  (path: string) =>
  async (shop: FaultShop): Promise<Ready> => ({ path, token: await shop.application(), ids: {} })

export const SEARCHES: ShopCall[] = [
  {
    call: 'POST /customer_lists/{list}/customer_search',
    caller: 'application',
    without: 'GET',
    ready: search(`${DATA}/customer_lists/fondly/customer_search`),
  },
  {
    call: 'POST /sites/{site}/customer_group_search',
    caller: 'application',
    without: 'GET',
    ready: search(`${DATA}/sites/fondly/customer_group_search`),
  },
  {
    call: 'POST /custom_objects_search/{object_type}',
    caller: 'application',
    without: 'GET',
    ready: search(`${DATA}/custom_objects_search/BlackoutDate`),
  },
]

/** A search of the Shop API, with the same query language as the Data API. */
export const ORDER_SEARCH: ShopCall = { call: 'POST /order_search', caller: 'both', without: 'GET', ready: search(`${SHOP}/order_search`) }

export const READS: ShopCall[] = [
  {
    call: 'GET /sites/{site}/customer_groups/{id}',
    caller: 'application',
    without: 'POST',
    ready: read(`${DATA}/sites/fondly/customer_groups/acme`),
  },
  {
    call: 'GET /sites/{site}/slots/{slot}/slot_configurations/{config}',
    caller: 'application',
    without: 'POST',
    ready: read(`${DATA}/sites/fondly/slots/header-banner/slot_configurations/acme`),
  },
]

export const STATUSES: ShopCall[] = Object.entries(STATUS_NAMES).map(([name, status]) => ({
  call: `PUT /sites/{site}/orders/{no}/${name}`,
  caller: 'application',
  without: 'GET',
  ready: (shop) => order(shop, `/${name}`, { status }),
}))

export const ORDER_PATCH: ShopCall = {
  call: 'PATCH /sites/{site}/orders/{no}',
  caller: 'application',
  without: 'GET',
  ready: (shop) => order(shop, '', { c_location: 'Austin' }),
}

/** Every call of the Data API that this server answers. */
export const DATA_CALLS: ShopCall[] = [...SEARCHES, ...READS, ...STATUSES, ORDER_PATCH]
