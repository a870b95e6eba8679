import { Client } from 'pg'
import { expect, test } from 'vitest'
import { placeOrder } from './testing/fill-basket.ts'
import { applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

const LAG_MS = 60_000

async function lateShop(searchLagMilliseconds: number) {
  const shop = await openTestCommerce(1, { searchLagMilliseconds })
  const application = await applicationToken(shop.fetch)
  const search = async (query: object, more: object = {}) => {
    const { json } = await say(shop.fetch, 'POST', `${SHOP}/order_search`, { token: application, body: { query, ...more } })
    const hits = (json['hits'] ?? []) as { data: Record<string, unknown> }[]
    return { total: json['total'], orders: hits.map(({ data }) => data) }
  }
  const put = (orderNo: string, name: string, status: string) =>
    say(shop.fetch, 'PUT', `${DATA}/sites/fondly/orders/${orderNo}/${name}`, { token: application, body: { status } })
  const place = async (code: string) => {
    const { token } = await shopperToken(shop.fetch, ANA.email)
    return { token, orderNo: String((await placeOrder(shop.fetch, token, ANA.email, code))['order_no']) }
  }
  return { ...shop, search, put, place }
}

const all = { match_all_query: {} }
const is = (field: string, value: string) => ({ term_query: { fields: [field], operator: 'is', values: [value] } })

test('a new order is not found until the index has caught up, and every other call knows it at once', async () => {
  const shop = await lateShop(LAG_MS)
  try {
    const { token, orderNo } = await shop.place('late')
    expect(await shop.search(all)).toEqual({ total: 0, orders: [] })
    expect((await say(shop.fetch, 'GET', `${SHOP}/orders/${orderNo}`, { token })).status).toBe(200)
    shop.advanceClock(LAG_MS)
    expect(await shop.search(is('order_no', orderNo))).toMatchObject({ total: 1, orders: [{ order_no: orderNo, status: 'created' }] })
  } finally {
    await shop.close()
  }
})

test('each of several changes is found only after the lag, both by the query and in the returned document', async () => {
  const shop = await lateShop(LAG_MS)
  try {
    const { token, orderNo } = await shop.place('chain')
    shop.advanceClock(LAG_MS)
    const found = async () => {
      const { orders } = await shop.search(is('order_no', orderNo))
      return orders.map(({ status, export_status: exported, c_location: location }) => [status, exported, location])
    }
    expect(await found()).toEqual([['created', 'not_exported', undefined]])

    expect((await shop.put(orderNo, 'status', 'new')).status).toBe(204)
    shop.advanceClock(LAG_MS / 2)
    expect((await shop.put(orderNo, 'export_status', 'ready')).status).toBe(204)
    await say(shop.fetch, 'PATCH', `${SHOP}/orders/${orderNo}`, { token, body: { c_location: 'Austin' } })
    expect(await found()).toEqual([['created', 'not_exported', undefined]])
    expect((await shop.search(is('export_status', 'ready'))).total).toBe(0)
    expect((await shop.search(is('status', 'created'))).total).toBe(1)

    // The index has the first change now, but not the other two.
    shop.advanceClock(LAG_MS / 2)
    expect(await found()).toEqual([['new', 'not_exported', undefined]])
    expect((await shop.search(is('status', 'created'))).total).toBe(0)
    shop.advanceClock(LAG_MS / 2)
    expect(await found()).toEqual([['new', 'ready', 'Austin']])
    expect((await shop.search(is('export_status', 'ready'))).total).toBe(1)
  } finally {
    await shop.close()
  }
})

test('pages, totals and sort orders come from the delayed index, and no order is found twice', async () => {
  const shop = await lateShop(LAG_MS)
  try {
    const numbers: string[] = []
    for (const code of ['a', 'b', 'c']) numbers.push((await shop.place(code)).orderNo)
    shop.advanceClock(LAG_MS)
    for (const orderNo of numbers) await shop.put(orderNo, 'confirmation_status', 'confirmed')
    await shop.place('too young')
    const page = (start: number) => shop.search(all, { start, count: 2, sorts: [{ field: 'order_no' }] })
    expect((await page(0)).orders.map(({ order_no: orderNo }) => orderNo)).toEqual(numbers.slice(0, 2))
    expect((await page(2)).orders.map(({ order_no: orderNo }) => orderNo)).toEqual(numbers.slice(2))
    expect((await page(2)).total).toBe(3)
  } finally {
    await shop.close()
  }
})

test('versions are kept only for a delayed index', async () => {
  const shop = await lateShop(LAG_MS)
  try {
    const { orderNo } = await shop.place('swept')
    for (let at = 0; at < 3; at++) await shop.put(orderNo, 'export_status', 'ready')
    shop.advanceClock(16 * 60_000)
    await shop.put(orderNo, 'export_status', 'exported')
    expect(await versionsOf(shop.databaseUrl)).toBe(1)
  } finally {
    await shop.close()
  }
  const prompt = await lateShop(0)
  try {
    const { orderNo } = await prompt.place('prompt')
    await prompt.put(orderNo, 'export_status', 'ready')
    expect((await prompt.search(is('export_status', 'ready'))).total).toBe(1)
    expect(await versionsOf(prompt.databaseUrl)).toBe(0)
  } finally {
    await prompt.close()
  }
})

async function versionsOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from commerce.order_version')
    return rows[0]?.kept ?? -1
  } finally {
    await client.end()
  }
}
