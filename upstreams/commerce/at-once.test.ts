import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillBasket } from './testing/fill-basket.ts'
import { openTestCommerce, say, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

describe.each([1, 8])('with a pool of %i', (poolSize) => {
  let shop: Awaited<ReturnType<typeof openTestCommerce>>
  let ana: { token: string; customerId: string }
  beforeAll(async () => {
    shop = await openTestCommerce(poolSize)
    ana = await shopperToken(shop.fetch, ANA.email)
  })
  afterAll(() => shop.close())

  const twenty = <T>(work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, at) => work(at)))

  test('twenty baskets at once: one opens, and every refusal names it', async () => {
    const answers = await twenty(() => say(shop.fetch, 'POST', `${SHOP}/baskets`, { token: ana.token, body: {} }))
    const [opened, ...others] = answers.sort((one, other) => one.status - other.status)
    expect(opened?.status).toBe(200)
    for (const { status, json } of others) {
      expect([status, json.fault.type]).toEqual([400, 'CustomerBasketsQuotaExceededException'])
      expect(json.fault.arguments['basketIds']).toBe(opened?.json['basket_id'])
    }
    await say(shop.fetch, 'DELETE', `${SHOP}/baskets/${String(opened?.json['basket_id'])}`, { token: ana.token })
  })

  test('twenty items at once: none is lost', async () => {
    const { json } = await say(shop.fetch, 'POST', `${SHOP}/baskets`, { token: ana.token, body: {} })
    const basket = `${SHOP}/baskets/${String(json['basket_id'])}`
    const answers = await twenty((at) =>
      say(shop.fetch, 'POST', `${basket}/items`, {
        token: ana.token,
        body: [{ product_id: '1HBE2115', quantity: 1, c_scanCode: `code-${at}` }],
      }),
    )
    const taken = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status !== 200).map(({ json: { fault } }) => fault.type)).toEqual(
      Array.from({ length: 20 - taken }, () => 'ConcurrentModificationException'),
    )
    const read = await say(shop.fetch, 'GET', basket, { token: ana.token })
    expect(read.json['product_items']).toHaveLength(taken)
    await say(shop.fetch, 'DELETE', basket, { token: ana.token })
  })

  test('twenty orders of one basket: one order, and the basket is gone for the others', async () => {
    const basketId = await fillBasket(shop.fetch, ana.token, ANA.email, 'once')
    const answers = await twenty(() => say(shop.fetch, 'POST', `${SHOP}/orders`, { token: ana.token, body: { basket_id: basketId } }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ json }) => json.fault?.type === 'BasketNotFoundException')).toHaveLength(19)
    const query = { match_all_query: {} }
    const search = await say(shop.fetch, 'POST', `${SHOP}/order_search`, { token: ana.token, body: { query } })
    expect(search.json['total']).toBe(1)
  })
})

test('a basket that cannot be ordered stays unchanged', async () => {
  const shop = await openTestCommerce()
  try {
    const { token } = await shopperToken(shop.fetch, ANA.email)
    const { json } = await say(shop.fetch, 'POST', `${SHOP}/baskets`, {
      token,
      body: { product_items: [{ product_id: '1HBE2115', quantity: 1 }] },
    })
    const refused = await say(shop.fetch, 'POST', `${SHOP}/orders`, { token, body: { basket_id: json['basket_id'] } })
    expect([refused.status, refused.json.fault.type, refused.json.fault.arguments['flash']]).toEqual([
      400,
      'ValidationException',
      'PaymentMethodRequired',
    ])
    expect((await say(shop.fetch, 'GET', `${SHOP}/baskets/${String(json['basket_id'])}`, { token })).json).toEqual(json)
    // Seven days later the basket has expired, and the customer may open another one.
    shop.advanceClock(7 * 24 * 3600 * 1000)
    const later = (await shopperToken(shop.fetch, ANA.email)).token
    expect((await say(shop.fetch, 'GET', `${SHOP}/baskets/${String(json['basket_id'])}`, { token: later })).status).toBe(404)
    expect((await say(shop.fetch, 'POST', `${SHOP}/baskets`, { token: later, body: {} })).status).toBe(200)
  } finally {
    await shop.close()
  }
})
