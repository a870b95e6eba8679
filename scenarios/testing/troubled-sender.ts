import { jsonLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, expect } from 'vitest'
import { drawnOnce } from './drawn-once.ts'
import { readOrderCounts } from './read-order-counts.ts'
import { newsUntil, pressSend } from './send-a-card.ts'
import { shopVisit } from './shop-visit.ts'
import { createTroubledUpstreams } from './trouble.ts'
import { startComposedProduct } from './composed-product.ts'

const SENDER = 'orderer@harborview.test'

/** The calls of a sending until the order is made, as `{method} {path}`. */
export const BEFORE_ORDER = [
  'GET /customers/[^/]+/baskets',
  'POST /baskets',
  'PUT /customer',
  'POST /items',
  'PUT /shipping_address',
  'PUT /shipping_method',
  'PATCH /shipments/me',
  'PUT /billing_address',
  'POST /payment_instruments',
  'POST /getImage',
  'PATCH /items/[^/]+',
  'POST /orders',
]
/** The calls of a sending after the order is made. */
export const AFTER_ORDER = ['PATCH /orders/[^/]+', 'PUT /confirmation_status', 'GET /orders/[^/]+', 'PUT /status', 'PUT /export_status']

type OrderDocument = {
  order_no: string
  status: string
  confirmation_status: string
  export_status: string
  product_items: { quantity: number }[]
  payment_instruments: object[]
}

/** Opens, for one test file, a product whose upstreams can be made to fail, with a signed-in sender and access to the sender's baskets and orders. */
export async function openTroubledSender() {
  const upstreams = createTroubledUpstreams()
  const logged: string[] = []
  const log = jsonLog({ write: (line: string) => void logged.push(line) })
  const testProduct = await startComposedProduct({
    reach: (real) => upstreams.reach(drawnOnce(real)),
    log,
    pace: { backOff: () => 5, pollMilliseconds: 20 },
  })
  afterEach(upstreams.none)
  afterAll(() => testProduct.close())
  testProduct.product.core.work()
  const tab = testProduct.newVisitor()
  await tab.signIn(SENDER)
  const shop = await shopVisit(testProduct, SENDER)
  const readCounts = () => readOrderCounts(testProduct.database.url)

  /** Presses Send and follows the sending to its end. Returns its states, and the changes of orders and baskets. */
  async function send() {
    const before = await readCounts()
    const { response, draft } = await pressSend(tab)
    expect(response.status).toBe(202)
    const { id } = (await response.json()) as { id: string }
    const reported = await newsUntil(tab, id, ['sent', 'stopped'])
    const news = reported.at(-1)
    const after = await readCounts()
    return {
      id,
      draft,
      reported,
      news,
      orderNo: news?.state === 'sent' ? news.confirmation.orderNo : '',
      orders: after.orders - before.orders,
      ready: after.ready - before.ready,
      baskets: after.baskets,
    }
  }

  const readOrder = (orderNo: string) => shop.ask<OrderDocument>('GET', `/orders/${orderNo}`)

  return {
    upstreams,
    logged,
    testProduct,
    tab,
    shop,
    readCounts,
    send,
    readNewestOrder: async (): Promise<OrderDocument> => {
      const database = openDatabase({ url: testProduct.database.url, schema: 'commerce', poolSize: 1 })
      const { rows } = await sql<{ order_no: string }>`select order_no from orders order by created_at desc limit 1`.execute(database)
      await database.destroy()
      return readOrder(rows[0]?.order_no ?? '')
    },
    expectOneCard: async (sent: Awaited<ReturnType<typeof send>>): Promise<void> => {
      expect(sent).toMatchObject({ news: { state: 'sent' }, orders: 1, ready: 1, baskets: 0 })
      const order = await readOrder(sent.orderNo)
      expect(order).toMatchObject({
        status: 'new',
        confirmation_status: 'confirmed',
        export_status: 'ready',
        product_items: [{ quantity: 1 }],
      })
      expect(order.payment_instruments).toHaveLength(1)
    },
  }
}
