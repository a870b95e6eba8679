import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillBasket } from './testing/fill-basket.ts'
import { type Answer, openTestCommerce, say, type Saying, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let other: Awaited<ReturnType<typeof shop.openBeside>>
let direct: Client
let token: string
beforeAll(async () => {
  shop = await openTestCommerce(1)
  other = await shop.openBeside()
  direct = new Client({ connectionString: shop.databaseUrl })
  await direct.connect()
  await direct.query('set search_path = commerce')
})
beforeEach(async () => {
  await direct.query('delete from basket')
  token = (await shopperToken(shop.fetch, ANA.email)).token
})
afterAll(async () => {
  await direct.end()
  await other.close()
  await shop.close()
})

const here = (method: string, path: string, saying?: Saying): Promise<Answer> => say(shop.fetch, method, SHOP + path, { token, ...saying })
const there = (method: string, path: string, saying?: Saying): Promise<Answer> =>
  say(other.fetch, method, SHOP + path, { token, ...saying })
const ITEM = [{ product_id: '1HBE2115', quantity: 1 }]

test('an order has what another process changed in the basket', async () => {
  const basketId = await fillBasket(shop.fetch, token, ANA.email, 'changed')
  await there('POST', `/baskets/${basketId}/items`, { body: ITEM })
  const { status, json } = await here('POST', '/orders', { body: { basket_id: basketId } })
  expect([status, json['product_items']]).toEqual([200, [expect.anything(), expect.anything()]])
})

test('a basket that another process ordered is not found', async () => {
  const basketId = await fillBasket(shop.fetch, token, ANA.email, 'once')
  expect((await there('POST', '/orders', { body: { basket_id: basketId } })).status).toBe(200)
  for (const call of [
    here('POST', '/orders', { body: { basket_id: basketId } }),
    here('POST', `/baskets/${basketId}/items`, { body: ITEM }),
    here('DELETE', `/baskets/${basketId}`),
  ])
    expect((await call).json.fault.type).toBe('BasketNotFoundException')
  const { rows } = await direct.query(`select from orders where content -> 'items' -> 0 -> 'custom' ->> 'c_scanCode' = 'once'`)
  expect(rows).toHaveLength(1)
})

test('processes that place the same basket at the same time make one order', async () => {
  const basketId = await fillBasket(shop.fetch, token, ANA.email, 'together')
  const placing = [here, there, here, there].map((ask) => ask('POST', '/orders', { body: { basket_id: basketId } }))
  const answers = (await Promise.all(placing)).map(({ status }) => status)
  expect(answers.toSorted((one, another) => one - another)).toEqual([200, 404, 404, 404])
})

test('an item has the price of this moment, also if the product was cached before it changed', async () => {
  const { json } = await here('POST', '/baskets', { body: {} })
  const path = `/baskets/${String(json['basket_id'])}/items`
  await here('POST', path, { body: ITEM })
  await direct.query(`update product set price = 6 where id = '1HBE2115'`)
  try {
    const { json: filled } = await here('POST', path, { body: ITEM })
    expect((filled['product_items'] as { base_price: number }[]).map((item) => item.base_price)).toEqual([4.5, 6])
  } finally {
    await direct.query(`update product set price = 4.5 where id = '1HBE2115'`)
  }
})

test('a product that is no longer orderable is refused, in an item and in an order, and the basket stays', async () => {
  const basketId = await fillBasket(shop.fetch, token, ANA.email, 'withdrawn')
  await here('POST', `/baskets/${basketId}/items`, { body: ITEM })
  await direct.query(`update product set orderable = false where id = '1HBE2115'`)
  try {
    const item = await here('POST', `/baskets/${basketId}/items`, { body: ITEM })
    const order = await here('POST', '/orders', { body: { basket_id: basketId } })
    expect([item.json.fault.type, order.json.fault.type]).toEqual(['ProductItemNotAvailableException', 'ProductItemNotAvailableException'])
    expect((await here('GET', `/baskets/${basketId}`)).json['product_items']).toHaveLength(2)
  } finally {
    await direct.query(`update product set orderable = true where id = '1HBE2115'`)
  }
})

test('an order number that a caller has already used is skipped, and the order gets the next number', async () => {
  const { rows } = await direct.query<{ next: string }>(`select lpad((last_value + 1)::text, 8, '0') as next from order_number`)
  const taken = rows[0]?.next ?? ''
  const basketId = await fillBasket(shop.fetch, token, ANA.email, 'numbered')
  await direct.query(
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('order_no', $1::text))).* from orders limit 1`,
    [taken],
  )
  const { json } = await here('POST', '/orders', { body: { basket_id: basketId } })
  expect(Number(json['order_no'])).toBe(Number(taken) + 1)
})

test('a basket is removed only in the state that the caller names', async () => {
  const { json } = await here('POST', '/baskets', { body: {} })
  const path = `/baskets/${String(json['basket_id'])}`
  const seen = { headers: { 'x-dw-resource-state': String(json['_resource_state']) } }
  await there('PUT', `${path}/customer`, { body: { email: 'ana@elsewhere.test' } })
  expect((await here('DELETE', path, seen)).json.fault.type).toBe('ResourceStateConflictException')
  const { json: now } = await here('GET', path)
  expect((await here('DELETE', path, { headers: { 'x-dw-resource-state': String(now['_resource_state']) } })).status).toBe(204)
})
