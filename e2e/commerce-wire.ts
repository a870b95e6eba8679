import type { StoryProduct } from './test-product.ts'

/** The credentials of the demonstration, with which stories use commerce like any other client of its protocol. */
const CLIENT = { id: 'fondly-bff', secret: 'fondly-demo-secret' }

export type Order = {
  order_no: string
  status: string
  export_status: string
  customer_info: { email: string }
  product_items: { product_id: string; quantity: number; c_scanCode: string }[]
  shipments: { shipping_address: { full_name: string; address1: string }; c_req_ship_date: string }[]
}

/** Lists the orders of a customer, at most 200. */
export async function listOrders(testProduct: StoryProduct, email: string): Promise<Order[]> {
  const query = { term_query: { fields: ['customer_email'], operator: 'is', values: [email] } }
  const found = await say<{ total: number; hits?: { data: Order }[] }>(
    testProduct,
    'POST',
    `${SHOP}/order_search`,
    await applicationToken(testProduct),
    {
      query,
      select: '(**)',
      count: 200,
    },
  )
  return (found.hits ?? []).map(({ data }) => data)
}

/** Opens a basket with a card for a customer, as another window would, and returns its id. */
export async function openBasket(testProduct: StoryProduct, email: string): Promise<string> {
  const { token } = await shopper(testProduct, email)
  return (
    await say<{ basket_id: string }>(testProduct, 'POST', `${SHOP}/baskets`, token, {
      product_items: [{ product_id: '1HBE2115', quantity: 1 }],
    })
  ).basket_id
}

/** Deletes the basket. */
export async function closeBasket(testProduct: StoryProduct, email: string, basketId: string): Promise<void> {
  const { token } = await shopper(testProduct, email)
  await call(testProduct, 'DELETE', `${SHOP}/baskets/${basketId}`, token)
}

/** Lists the ids of the customer's baskets that are still open. */
export async function listBaskets(testProduct: StoryProduct, email: string): Promise<string[]> {
  const { token, customerId } = await shopper(testProduct, email)
  const { baskets = [] } = await say<{ baskets?: { basket_id: string }[] }>(
    testProduct,
    'GET',
    `${SHOP}/customers/${customerId}/baskets`,
    token,
  )
  return baskets.map(({ basket_id }) => basket_id)
}

export type Disturbance = { call: string; kind: 'server_error' | 'slow' | 'reply_dropped'; times?: number; milliseconds?: number }

/** Makes the demonstration's commerce misbehave at a call; undefined ends all faults. */
export async function disturb(testProduct: StoryProduct, disturbance: Disturbance | undefined): Promise<void> {
  await call(testProduct, disturbance ? 'POST' : 'DELETE', '/disturbances', await applicationToken(testProduct), disturbance)
}

const SHOP = '/s/fondly/dw/shop/v21_2'

async function applicationToken({ url }: StoryProduct): Promise<string> {
  const response = await fetch(`${url}/commerce/dwsso/oauth2/access_token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${CLIENT.id}:${CLIENT.secret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  if (!response.ok) throw new Error(`No token: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { access_token: string }).access_token
}

async function shopper(testProduct: StoryProduct, login: string): Promise<{ token: string; customerId: string }> {
  const response = await call(testProduct, 'POST', `${SHOP}/customers/auth/trustedsystem`, await applicationToken(testProduct), {
    client_id: CLIENT.id,
    login,
  })
  const { customer_id: customerId } = (await response.json()) as { customer_id: string }
  return { token: response.headers.get('authorization')?.replace(/^Bearer /, '') ?? '', customerId }
}

async function say<Read>(testProduct: StoryProduct, method: string, path: string, token: string, body?: object): Promise<Read> {
  // The story knows which type it expects.
  return (await (await call(testProduct, method, path, token, body)).json()) as Read
}

async function call({ url }: StoryProduct, method: string, path: string, token: string, body?: object): Promise<Response> {
  const response = await fetch(`${url}/commerce${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-dw-client-id': CLIENT.id,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}
