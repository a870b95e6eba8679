import type { Draft } from '@fondly/contracts/bff/catalogue.ts'
import { jsonLog } from '@fondly/kit/log.ts'
import { sql } from 'kysely'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawnOnce } from './testing/drawn-once.ts'
import { inDatabase } from './testing/in-database.ts'
import { whatHappened } from './testing/orders-of.ts'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import { troubledLines, type Trouble } from './testing/trouble.ts'
import type { Visitor } from './testing/visitor.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

const SENDER = 'orderer@harborview.test'
const lines = troubledLines()
const logged: string[] = []

let testProduct: WholeProduct
let tab: Visitor
let shop: Awaited<ReturnType<typeof shopVisit>>

beforeAll(async () => {
  const log = jsonLog({ write: (line: string) => void logged.push(line) })
  testProduct = await wholeProduct({ reach: (line) => lines.reach(drawnOnce(line)), log, pace: { backOff: () => 5, pollMilliseconds: 20 } })
  testProduct.product.core.work()
  tab = testProduct.newVisitor()
  await tab.signIn(SENDER)
  shop = await shopVisit(testProduct, SENDER)
})
afterEach(lines.none)
afterAll(() => testProduct?.close())

/** Presses Send and hears the news to the end; with what has become of orders and baskets meanwhile. */
async function send() {
  const before = await whatHappened(testProduct.database.url)
  const { response, draft } = await pressSend(tab)
  expect(response.status).toBe(202)
  const { id } = (await response.json()) as { id: string }
  const heard = await newsUntil(tab, id, ['sent', 'stopped'])
  const news = heard.at(-1)
  const after = await whatHappened(testProduct.database.url)
  return {
    id,
    draft,
    heard,
    news,
    orderNo: news?.state === 'sent' ? news.confirmation.orderNo : '',
    orders: after.orders - before.orders,
    ready: after.ready - before.ready,
    baskets: after.baskets,
  }
}

type OrderDocument = {
  order_no: string
  status: string
  confirmation_status: string
  export_status: string
  product_items: { quantity: number }[]
  payment_instruments: object[]
}
const orderOf = (orderNo: string) => shop.ask<OrderDocument>('GET', `/orders/${orderNo}`)

async function newestOrder(): Promise<OrderDocument> {
  const database = openDatabase({ url: testProduct.database.url, schema: 'commerce', poolSize: 1 })
  const { rows } = await sql<{ order_no: string }>`select order_no from orders order by created_at desc limit 1`.execute(database)
  await database.destroy()
  return orderOf(rows[0]?.order_no ?? '')
}

const BEFORE_ORDER = [
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
const AFTER_ORDER = ['PATCH /orders/[^/]+', 'PUT /confirmation_status', 'GET /orders/[^/]+', 'PUT /status', 'PUT /export_status']

async function expectOneCard(sent: Awaited<ReturnType<typeof send>>): Promise<void> {
  expect(sent).toMatchObject({ news: { state: 'sent' }, orders: 1, ready: 1, baskets: 0 })
  const order = await orderOf(sent.orderNo)
  expect(order).toMatchObject({ status: 'new', confirmation_status: 'confirmed', export_status: 'ready', product_items: [{ quantity: 1 }] })
  expect(order.payment_instruments).toHaveLength(1)
}

describe('a call did its work and its reply was lost: one order with one card and one payment, and no basket', () => {
  test.each([...BEFORE_ORDER, ...AFTER_ORDER])('%s', async (call) => {
    lines.plan(call, 'its reply is lost')
    const sent = await send()
    expect(lines.met()).toBe(1)
    await expectOneCard(sent)
  })
})

describe('every single call fails the first time: one order with one card and one payment, and no basket', () => {
  test.each<Trouble>(['its reply is lost', 'nobody is there', 'it is answered 500', 'its token has expired', 'it is answered 409'])(
    '%s',
    async (trouble) => {
      const calls = [...BEFORE_ORDER, ...AFTER_ORDER]
      lines.planForEach(calls, trouble)
      const sent = await send()
      expect(lines.met()).toBe(calls.length)
      await expectOneCard(sent)
    },
  )
})

describe('a call before the order never succeeds: nothing is ordered, no basket is left, and the draft may be sent anew', () => {
  test.each(BEFORE_ORDER)('%s', async (call) => {
    lines.plan(call, 'it is answered 500', Infinity)
    const stopped = await send()
    expect(stopped).toMatchObject({ orders: 0, ready: 0, baskets: 0 })
    expect(stopped.news).toEqual({
      state: 'stopped',
      reason: 'failed',
    })
    lines.none()
    const again = await send()
    expect(again.draft.key).not.toBe(stopped.draft.key)
    await expectOneCard(again)
  })

  test('a call that commerce refuses for good is not said three times', async () => {
    lines.plan('POST /items', 'it is refused', Infinity)
    expect(await send()).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 0, baskets: 0 })
    expect(lines.met()).toBe(1)
  })
})

describe('after the order nothing is undone, and nothing is printed that did not get ready', () => {
  test.each([
    ['PATCH /orders/[^/]+', 'failed'],
    ['PUT /confirmation_status', 'failed'],
    ['PUT /export_status', 'cancelled'],
  ])('%s is refused for good: the order ends as %s, and the next Send has another scan code', async (call, status) => {
    lines.plan(call, 'it is refused', Infinity)
    const stopped = await send()
    expect(stopped).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 1, ready: 0, baskets: 0 })
    expect(await newestOrder()).toMatchObject({ status, export_status: 'not_exported' })
    lines.none()
    const again = await send()
    expect(again.draft.scanCode).not.toBe(stopped.draft.scanCode)
    await expectOneCard(again)
  })

  test('while commerce is out of order the sending is neither lost nor repeated, and does not keep the sender from others', async () => {
    const before = await whatHappened(testProduct.database.url)
    lines.plan('PUT /status', 'it is answered 500', Infinity)
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    await expect.poll(lines.met).toBeGreaterThan(5)
    const other = await pressSend(tab, {}, '1HBE2121')
    const { id: otherId } = (await other.response.json()) as { id: string }
    await expect.poll(async () => (await whatHappened(testProduct.database.url)).orders).toBe(before.orders + 2)
    lines.none()
    for (const sending of [id, otherId])
      expect((await newsUntil(tab, sending, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
    expect(await whatHappened(testProduct.database.url)).toMatchObject({ orders: before.orders + 2, ready: before.ready + 2, baskets: 0 })
  })

  test.each([
    ['sent', 'PUT /status'],
    ['stopped', 'POST /items'],
  ])('a draft of the same card that was begun meanwhile stays as it is when the sending ends as %s', async (end, call) => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    lines.plan(call, async (request, fetch) => (await held, end === 'sent' ? fetch(request) : Response.json({}, { status: 400 })))
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    await expect.poll(lines.met).toBe(1)
    await tab.ask('DELETE', `/api/cards/${CARD}/draft`)
    const { form, senderProfileId } = await filledForm(tab, { lastName: 'Moss' })
    const keep = () => tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
    const begun = await keep()
    goOn()
    expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: end })
    const kept = await keep()
    expect([kept.key, kept.scanCode]).toEqual([begun.key, begun.scanCode])
  })

  test('an order that somebody calls off at commerce is not made ready', async () => {
    lines.plan('PATCH /orders/[^/]+', async (request, fetch) => {
      const response = await fetch(request)
      await shop.putStatus(new URL(request.url).pathname.split('/').at(-1) ?? '', 'status', 'failed')
      return response
    })
    expect(await send()).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 1, ready: 0 })
  })
})

describe('others at the same basket', () => {
  test('a basket that is gone when the order is to be made does not keep the sending for ever', async () => {
    lines.plan('POST /orders', async (request, fetch) => {
      for (const basketId of await shop.openBaskets()) await shop.removeBasket(basketId)
      return fetch(request)
    })
    const stopped = await send()
    expect(stopped).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 0, baskets: 0 })
    const again = await send()
    expect(again.draft.scanCode).not.toBe(stopped.draft.scanCode)
    await expectOneCard(again)
  })

  test.each([
    ['card', (path: string) => shop.ask('POST', `${path}/items`, [{ product_id: '1HBE2121', quantity: 1 }])],
    ['payment', (path: string) => shop.ask('POST', `${path}/payment_instruments`, { payment_method_id: 'AX_INVOICE', amount: 1 })],
  ])('a second %s that comes into it becomes no order', async (_, add) => {
    lines.plan('PATCH /items/[^/]+', async (request, fetch) => {
      await add(/\/baskets\/[^/]+/.exec(request.url)?.[0] ?? '')
      return fetch(request)
    })
    expect(await send()).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 0, baskets: 0 })
  })
})

describe('in the order of the specification', () => {
  test('every call is made at its percent and text, and ready is the last word', async () => {
    const told: string[] = []
    const database = openDatabase({ url: testProduct.database.url, schema: 'bff', poolSize: 1 })
    // Earlier tests leave late baskets behind, and a worker that looks for one asks for the same user's baskets.
    await sql`delete from late_basket`.execute(database)
    const calls = ['GET /customers/[^/]+/baskets', 'POST /Address-Validate', ...BEFORE_ORDER.slice(1), 'PATCH /items/[^/]+', ...AFTER_ORDER]
    const isSpoken = (call: string) => calls.findIndex((known) => new RegExp(`^${known.replace(' ', ' .*')}$`).test(call))
    lines.plan(
      '(GET|POST|PUT|PATCH) /(.*)',
      async (request, fetch) => {
        const call = lines.said.at(-1) ?? ''
        const { rows } = await sql<{
          line: string
        }>`select concat_ws(' ', percent, text) as line from sending where state = 'running'`.execute(database)
        const known = calls[isSpoken(call)]
        // Beside the steps pictures are drawn, whenever they are ready, and a late basket of an earlier sending is looked for.
        const isBeside = known === 'POST /getImage' || (known === calls[0] && told.length > 0)
        if (known && !isBeside && rows[0]) told.push(`${known} at ${rows[0].line}`)
        return fetch(request)
      },
      Infinity,
    )
    const { heard } = await send()
    await database.destroy()
    expect(told).toEqual([
      'GET /customers/[^/]+/baskets at 0 ',
      'POST /Address-Validate at 0 ',
      'POST /baskets at 20 saving',
      'PUT /customer at 20 saving',
      'POST /items at 30 saving-card',
      'PUT /shipping_address at 40 saving-shipping',
      'PUT /shipping_method at 40 saving-shipping',
      'PATCH /shipments/me at 40 saving-shipping',
      'PUT /billing_address at 50 saving-billing',
      'POST /payment_instruments at 60 finalizing',
      'PATCH /items/[^/]+ at 70 finalizing',
      'PATCH /items/[^/]+ at 70 finalizing',
      'POST /orders at 90 placing',
      'PATCH /orders/[^/]+ at 90 placing',
      'PUT /confirmation_status at 90 placing',
      'GET /orders/[^/]+ at 90 placing',
      'PUT /status at 90 placing',
      'GET /orders/[^/]+ at 90 placing',
      'PUT /export_status at 90 placing',
    ])
    const percents = heard.map((news) => (news.state === 'running' || news.state === 'sent' ? news.percent : -1))
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect(heard.at(-1)).toMatchObject({ state: 'sent', percent: 100 })
  })

  test('drawing begins before the basket, and the basket is filled meanwhile', async () => {
    let drawn = () => {}
    const isDrawn = new Promise<void>((resolve) => (drawn = resolve))
    const said = lines.said.length
    lines.plan('POST /getImage', async (request, fetch) => (await isDrawn, fetch(request)), Infinity)
    const sent = send()
    const saidOf = (call: RegExp) => lines.said.slice(said).findIndex((one) => call.test(one))
    await expect.poll(() => saidOf(/^POST .*\/payment_instruments$/)).toBeGreaterThan(0)
    expect(saidOf(/\/getImage$/)).toBeGreaterThan(-1)
    expect(saidOf(/\/getImage$/)).toBeLessThan(saidOf(/^POST .*\/baskets$/))
    expect(saidOf(/^PATCH .*\/items\//)).toBe(-1)
    drawn()
    await expectOneCard(await sent)
  })
})

test('of all that, nobody reads a name, an address or a message in the rows or in the log', async () => {
  const rows = await inDatabase(testProduct.database.url, sql<{ row: string }>`select sending::text as row from sending`)
  expect(rows.length).toBeGreaterThan(20)
  expect(logged.length).toBeGreaterThan(20)
  for (const text of [...rows.map(({ row }) => row), ...logged])
    expect(text).not.toMatch(/Marguerite|Okonkwo|Pennsylvania|Welcome|harborview\.test/i)
})

test('while commerce is gone for long the sender may close the sheet; once it is back there is no card and no basket, and the card may be sent anew', async () => {
  lines.plan('[A-Z]+ /baskets/.+', 'nobody is there', Infinity)
  const before = await whatHappened(testProduct.database.url)
  const { response } = await pressSend(tab)
  const { id } = (await response.json()) as { id: string }
  const heard = await newsUntil(tab, id, ['confirming', 'sent', 'stopped'])
  expect(heard.at(-1)).toMatchObject({ state: 'confirming', percent: 20 })

  lines.none()
  expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'stopped', reason: 'failed' })
  expect(await whatHappened(testProduct.database.url)).toMatchObject({ orders: before.orders, ready: before.ready, baskets: 0 })
  const again = await pressSend(tab)
  const { id: next } = (await again.response.json()) as { id: string }
  expect((await newsUntil(tab, next, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
}, 180_000)
