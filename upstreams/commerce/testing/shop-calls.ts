import { fillBasket, placeOrder } from './fill-basket.ts'
import type { FaultShop } from './fault-shop.ts'
import { JOE } from './joe.ts'
import { CLIENT, SHOP } from './open-commerce.ts'
import { ANA } from './small-world.ts'

/** A call that would succeed. A test changes one thing of the call, so that it fails. */
export type Ready = {
  path: string
  token?: string
  body?: unknown
  /** A statement that locks the same rows as the call, as another writer would. */
  held?: [statement: string, values: unknown[]]
  /** The ids of the resources that must exist before the call. */
  ids: Record<string, string>
}
export type ShopCall = {
  call: string
  /** Who may call: `anybody` with a client id, a `customer`, the `application`, either of both, or a shopper who is `signing in`. */
  caller: 'anybody' | 'customer' | 'application' | 'both' | 'signing in'
  /** A method that its path does not have. */
  without: string
  ready: (shop: FaultShop) => Promise<Ready>
}

export const WISHES = { product_id: '1HBE2115', quantity: 1 }
const HOLD_BASKET = 'select 1 from basket where basket_id = $1 for update'

let people = 0

/** Registers a customer. */
export async function newcomer({ ask, say, guest, application }: FaultShop) {
  const email = `newcomer-${++people}@acme.test`
  const profile = { authentication_provider_id: 'PingOne', external_id: `sub-${people}`, email, first_name: 'Nia', last_name: 'New' }
  await ask('POST', `${SHOP}/customers/ext_profile`, { token: (await guest()).token, body: profile })
  const answer = await say('POST', `${SHOP}/customers/auth/trustedsystem`, {
    token: await application(),
    body: { client_id: CLIENT.clientId, login: email },
  })
  const customer = (await answer.json()) as { customer_id: string }
  return { email, profile, customerId: customer.customer_id, token: answer.headers.get('authorization')?.slice('Bearer '.length) ?? '' }
}

/** A guest's basket with one card in it. */
async function basket({ ask, guest }: FaultShop): Promise<Ready> {
  const { token, customerId } = await guest()
  const opened = await ask('POST', `${SHOP}/baskets`, { token, body: { product_items: [WISHES] } })
  const [item] = opened['product_items'] as { item_id: string }[]
  const basketId = String(opened['basket_id'])
  return {
    path: `${SHOP}/baskets/${basketId}`,
    token,
    ids: { basketId, itemId: item?.item_id ?? '', customerId },
    held: [HOLD_BASKET, [basketId]],
  }
}

/** A guest's basket that may be ordered. */
export async function fullBasket({ fetch, guest }: FaultShop): Promise<{ basketId: string; token: string }> {
  const { token } = await guest()
  return { token, basketId: await fillBasket(fetch, token, ANA.email, 'fault') }
}

async function order({ fetch, guest }: FaultShop): Promise<Ready> {
  const { token } = await guest()
  const orderNo = String((await placeOrder(fetch, token, ANA.email, 'fault'))['order_no'])
  return {
    path: `${SHOP}/orders/${orderNo}`,
    token,
    ids: { orderNo },
    held: ['select 1 from orders where order_no = $1 for update', [orderNo]],
  }
}

const below =
  (rest: string | ((ready: Ready) => string), body?: unknown) =>
  async (shop: FaultShop): Promise<Ready> => {
    const ready = await basket(shop)
    return { ...ready, path: ready.path + (typeof rest === 'string' ? rest : rest(ready)), body }
  }
const read = (path: string) => () => Promise.resolve({ path: SHOP + path, ids: {} })
const ofCustomer = (rest: string) => async (shop: FaultShop) => {
  const { token, customerId } = await newcomer(shop)
  return { path: `${SHOP}/customers/${customerId}${rest}`, token, ids: { customerId } }
}

/** Every call of the Shop API that this server answers, each in a correct form. */
export const SHOP_CALLS: ShopCall[] = [
  {
    call: 'POST /customers/auth',
    caller: 'signing in',
    without: 'PUT',
    ready: () => Promise.resolve({ path: `${SHOP}/customers/auth`, body: { type: 'guest' }, ids: {} }),
  },
  {
    call: 'DELETE /customers/auth',
    caller: 'customer',
    without: 'PUT',
    ready: async ({ guest }) => ({ path: `${SHOP}/customers/auth`, token: (await guest()).token, ids: {} }),
  },
  {
    call: 'POST /customers/auth/trustedsystem',
    caller: 'application',
    without: 'PUT',
    ready: async (shop) => {
      const { email, customerId } = await newcomer(shop)
      return {
        path: `${SHOP}/customers/auth/trustedsystem`,
        token: await shop.application(),
        body: { client_id: CLIENT.clientId, login: email },
        ids: { customerId },
        held: ['select 1 from customer where customer_id = $1 for update', [customerId]],
      }
    },
  },
  {
    call: 'POST /customers/ext_profile',
    caller: 'customer',
    without: 'PUT',
    ready: async (shop) => {
      const { token } = await shop.guest()
      const number = ++people
      const profile = { authentication_provider_id: 'PingOne', external_id: `sub-${number}`, email: `newcomer-${number}@acme.test` }
      return {
        path: `${SHOP}/customers/ext_profile`,
        token,
        body: profile,
        ids: {},
        held: [
          `insert into customer (customer_id, provider, external_id, login, email, created_at, modified_at)
           values ($1, 'PingOne', $1, $2, $2, now(), now())`,
          [profile.external_id, profile.email],
        ],
      }
    },
  },
  {
    call: 'POST /customers',
    caller: 'customer',
    without: 'PUT',
    ready: async ({ guest }) => {
      const { token } = await guest()
      const login = `registered-${++people}@elsewhere.test`
      return {
        path: `${SHOP}/customers`,
        token,
        body: { password: 'Card-1234', customer: { login, email: login, last_name: 'Reed' } },
        ids: {},
        held: [
          `insert into customer (customer_id, provider, external_id, login, email, created_at, modified_at)
           values ($1, '', $1, $1, $1, now(), now())`,
          [login],
        ],
      }
    },
  },
  { call: 'GET /customers/{id}', caller: 'customer', without: 'PUT', ready: ofCustomer('') },
  {
    call: 'PATCH /customers/{id}',
    caller: 'customer',
    without: 'PUT',
    ready: async (shop) => {
      const ready = await ofCustomer('')(shop)
      const held: Ready['held'] = ['select 1 from customer where customer_id = $1 for update', [ready.ids.customerId]]
      return { ...ready, held, body: { first_name: 'Anna' } }
    },
  },
  { call: 'GET /customers/{id}/baskets', caller: 'customer', without: 'PUT', ready: ofCustomer('/baskets') },
  { call: 'GET /customers/{id}/orders', caller: 'customer', without: 'PUT', ready: ofCustomer('/orders') },
  {
    call: 'POST /baskets',
    caller: 'customer',
    without: 'PUT',
    ready: async ({ guest }) => {
      const { token, customerId } = await guest()
      return {
        path: `${SHOP}/baskets`,
        token,
        body: { product_items: [WISHES] },
        ids: { customerId },
        held: [
          `insert into basket (basket_id, customer_id, content, created_at, modified_at) values ($1, $1, '{}', now(), now())`,
          [customerId],
        ],
      }
    },
  },
  { call: 'GET /baskets/{id}', caller: 'customer', without: 'PUT', ready: below('') },
  { call: 'PATCH /baskets/{id}', caller: 'customer', without: 'PUT', ready: below('', { currency: 'USD' }) },
  { call: 'DELETE /baskets/{id}', caller: 'customer', without: 'PUT', ready: below('') },
  { call: 'PUT /baskets/{id}/customer', caller: 'customer', without: 'DELETE', ready: below('/customer', { email: ANA.email }) },
  { call: 'POST /baskets/{id}/items', caller: 'customer', without: 'DELETE', ready: below('/items', [WISHES]) },
  {
    call: 'PATCH /baskets/{id}/items/{item}',
    caller: 'customer',
    without: 'PUT',
    ready: below(({ ids }) => `/items/${ids['itemId']}`, { quantity: 2 }),
  },
  {
    call: 'DELETE /baskets/{id}/items/{item}',
    caller: 'customer',
    without: 'PUT',
    ready: below(({ ids }) => `/items/${ids['itemId']}`),
  },
  { call: 'PUT /baskets/{id}/billing_address', caller: 'customer', without: 'DELETE', ready: below('/billing_address', JOE) },
  {
    call: 'PUT /baskets/{id}/shipments/{shipment}/shipping_address',
    caller: 'customer',
    without: 'DELETE',
    ready: below('/shipments/me/shipping_address', JOE),
  },
  {
    call: 'PUT /baskets/{id}/shipments/{shipment}/shipping_method',
    caller: 'customer',
    without: 'DELETE',
    ready: below('/shipments/me/shipping_method', { id: 'USPSFC' }),
  },
  {
    call: 'PATCH /baskets/{id}/shipments/{shipment}',
    caller: 'customer',
    without: 'DELETE',
    ready: below('/shipments/me', { gift: true }),
  },
  {
    call: 'GET /baskets/{id}/shipments/{shipment}/shipping_methods',
    caller: 'customer',
    without: 'DELETE',
    ready: below('/shipments/me/shipping_methods'),
  },
  { call: 'GET /baskets/{id}/notes', caller: 'customer', without: 'DELETE', ready: below('/notes') },
  { call: 'GET /baskets/{id}/payment_methods', caller: 'customer', without: 'DELETE', ready: below('/payment_methods') },
  {
    call: 'POST /baskets/{id}/payment_instruments',
    caller: 'customer',
    without: 'DELETE',
    ready: below('/payment_instruments', { amount: 5.05, payment_method_id: 'AX_INVOICE' }),
  },
  {
    call: 'POST /orders',
    caller: 'customer',
    without: 'DELETE',
    ready: async (shop) => {
      const { token, basketId } = await fullBasket(shop)
      return { path: `${SHOP}/orders`, token, body: { basket_id: basketId }, ids: { basketId }, held: [HOLD_BASKET, [basketId]] }
    },
  },
  {
    call: 'PUT /orders/{order_no}',
    caller: 'application',
    without: 'DELETE',
    ready: async (shop) => {
      const { basketId } = await fullBasket(shop)
      const orderNo = `ours-${basketId}`
      return {
        path: `${SHOP}/orders/${orderNo}`,
        token: await shop.application(),
        body: { basket_id: basketId },
        ids: { basketId, orderNo },
        held: [HOLD_BASKET, [basketId]],
      }
    },
  },
  { call: 'GET /orders/{order_no}', caller: 'customer', without: 'DELETE', ready: order },
  {
    call: 'PATCH /orders/{order_no}',
    caller: 'customer',
    without: 'DELETE',
    ready: async (shop) => ({ ...(await order(shop)), body: { c_clientID: 'acme' } }),
  },
  {
    call: 'GET /orders/{order_no}/notes',
    caller: 'customer',
    without: 'DELETE',
    ready: async (shop) => {
      const ready = await order(shop)
      return { ...ready, path: `${ready.path}/notes` }
    },
  },
  { call: 'GET /site', caller: 'anybody', without: 'PUT', ready: read('/site') },
  { call: 'GET /categories/{id}', caller: 'anybody', without: 'PUT', ready: read('/categories/birthday') },
  { call: 'GET /product_search', caller: 'anybody', without: 'PUT', ready: read('/product_search') },
  { call: 'GET /product_search/{part}', caller: 'anybody', without: 'PUT', ready: read('/product_search/images') },
  { call: 'GET /products/({ids})', caller: 'anybody', without: 'PUT', ready: read('/products/(1HBE2115,feliz)') },
  { call: 'GET /products/{id}', caller: 'anybody', without: 'PUT', ready: read('/products/1HBE2115') },
  { call: 'GET /products/{id}/{part}', caller: 'anybody', without: 'PUT', ready: read('/products/1HBE2115/prices') },
  {
    call: 'POST /order_search',
    caller: 'both',
    without: 'PUT',
    ready: async ({ guest }) => ({
      path: `${SHOP}/order_search`,
      token: (await guest()).token,
      body: { query: { match_all_query: {} } },
      ids: {},
    }),
  },
]
