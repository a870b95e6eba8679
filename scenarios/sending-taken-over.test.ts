import { sql } from 'kysely'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compose, type Product } from '@fondly/launch/compose.ts'
import { inDatabase } from './testing/in-database.ts'
import { drawnOnce } from './testing/drawn-once.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { LONG_TIMEOUTS } from './testing/long-timeouts.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { createTroubledUpstreams } from './testing/trouble.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

/** The upstreams of two processes on one database. The first process is suspended in the middle of a sending, and the other one takes over. */
const [upstreams, otherUpstreams] = [createTroubledUpstreams(), createTroubledUpstreams()]
const pace = { backOff: () => 5, pollMilliseconds: 20 }
let testProduct: ComposedProduct
let other: Product
let tab: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct({ reach: (real) => upstreams.reach(drawnOnce(real)), pace })
  const { env, settings, database } = testProduct
  other = await compose({
    env,
    settings,
    databaseUrl: database.url,
    reach: (real) => otherUpstreams.reach(drawnOnce(real)),
    pace,
    limits: LONG_TIMEOUTS,
  })
  tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
})
afterEach(() => {
  upstreams.none()
  otherUpstreams.none()
})
afterAll(async () => {
  await other?.close()
  await testProduct?.close()
})

const readCounts = () => readOrderCounts(testProduct.database.url)
const lastNews = async (id: string, states: SendingNews['state'][] = ['sent', 'stopped']) => (await newsUntil(tab, id, states)).at(-1)
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id

const purchasesOf = async (orderNo: string) =>
  (await inDatabase(testProduct.database.url, sql`select 1 from audit where event = 'purchase' and order_no = ${orderNo}`)).length

type CallHandler = (request: Request, fetch: (request: Request) => Promise<Response>, suspended: Promise<void>) => Promise<Response>
const before: CallHandler = async (request, fetch, suspended) => (await suspended, fetch(request))
const after: CallHandler = async (request, fetch, suspended) => {
  const response = await fetch(request)
  await suspended
  return response
}

/** Suspends the first process at call number `count` of this kind, until its lease has expired and the other process has taken over. */
async function suspendAt(call: string, handle: CallHandler, count = 1) {
  const countsBefore = await readCounts()
  let wake = () => {}
  const suspended = new Promise<void>((resolve) => (wake = resolve))
  upstreams.plan(call, (request, fetch) => handle(request, fetch, suspended), count)
  const slow = testProduct.product.core.work()
  const { response } = await pressSend(tab)
  const id = await idOf(response)
  await expect.poll(upstreams.met).toBe(count)
  // The suspended process takes no further sending, and the lease of its current one expires.
  const slowEnds = slow.stop()
  await inDatabase(testProduct.database.url, sql`update sending set lease_until = now() - interval '1 second' where id = ${id}`)
  const logStart = otherUpstreams.calls.length
  const quick = other.core.work()
  return {
    id,
    countsBefore,
    callsSince: () => otherUpstreams.calls.slice(logStart),
    wake: async () => {
      wake()
      await slowEnds
    },
    end: () => quick.stop(),
  }
}

const CALLS = [
  'GET /customers/[^/]+/baskets',
  'POST /Address-Validate',
  'POST /baskets',
  'PUT /customer',
  'POST /items',
  'PUT /shipping_address',
  'PATCH /shipments/me',
  'PUT /billing_address',
  'POST /payment_instruments',
  'PATCH /items/[^/]+',
  'POST /orders',
  'PATCH /orders/[^/]+',
  'PUT /confirmation_status',
  'PUT /status',
  'PUT /export_status',
]

describe('a process that continues after another one finished its sending leaves one order, one purchase and no basket', () => {
  test.each(CALLS.flatMap((call) => [[call, 'before'] as const, [call, 'after'] as const]))(
    'suspended at %s, %s the work of the call',
    async (call, moment) => {
      const { id, countsBefore, wake, end } = await suspendAt(call, moment === 'before' ? before : after)
      try {
        // The other process uses the empty basket if the suspended one has created it. A basket that is created later belongs to no sending.
        const news = await lastNews(id)
        expect(news).toMatchObject({ state: 'sent' })
        await wake()
        expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 1, baskets: 0 })
        expect(await purchasesOf(news?.state === 'sent' ? news.confirmation.orderNo : '')).toBe(1)
        expect(await inDatabase(testProduct.database.url, sql<{ state: string }>`select state from sending where id = ${id}`)).toEqual([
          { state: 'done' },
        ])
      } finally {
        await end()
      }
    },
  )

  test('a process suspended while it removes its basket after a refusal changes neither the sent card nor the draft of the next card', async () => {
    const { id, countsBefore, wake, end } = await suspendAt(
      '(POST|DELETE) (/items|/baskets/[^/]+)',
      (request, fetch, suspended) =>
        request.method === 'DELETE' ? before(request, fetch, suspended) : Promise.resolve(Response.json({}, { status: 400 })),
      2,
    )
    try {
      expect(await lastNews(id)).toMatchObject({ state: 'sent' })
      const next = await pressSend(tab, { lastName: 'Moss' })
      const nextId = await idOf(next.response)
      await wake()
      expect(await lastNews(nextId)).toMatchObject({ state: 'sent' })
      expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 2, baskets: 0 })
    } finally {
      await end()
    }
  })
})

test('the process that takes over a sending begins to draw at once, beside the steps', async () => {
  const { id, callsSince, wake, end } = await suspendAt('POST /items', after)
  try {
    expect(await lastNews(id)).toMatchObject({ state: 'sent' })
    await wake()
  } finally {
    await end()
  }
  const logStart = callsSince().map((call) => call.replace(/^(\S+) .*\//, '$1 '))
  const [drawn, paid] = [logStart.indexOf('POST getImage'), logStart.indexOf('POST payment_instruments')]
  expect([drawn >= 0, drawn < paid]).toEqual([true, true])
})

describe('confirming a sending', () => {
  test.each([
    ['the outcome of the order is not known', '(GET|POST) (/baskets/[^/]+|/orders|/order_search)'],
    ['the order exists but cannot be confirmed', 'PUT /confirmation_status'],
  ])('when %s, the sender sees that the card is being confirmed, and then that it is sent', async (_, call) => {
    const countsBefore = await readCounts()
    let isFailing = true
    otherUpstreams.plan(
      call,
      async (request, fetch) => {
        if (!isFailing) return fetch(request)
        if (request.method === 'POST') await (await fetch(request)).arrayBuffer()
        throw new TypeError('The connection was closed.')
      },
      Infinity,
    )
    const worker = other.core.work()
    const id = await idOf((await pressSend(tab)).response)
    const reported = await newsUntil(tab, id, ['confirming', 'sent', 'stopped'])
    expect(reported.at(-1)).toEqual({ state: 'confirming', percent: 90 })
    isFailing = false
    expect(await lastNews(id)).toMatchObject({ state: 'sent' })
    await worker.stop()
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 1, baskets: 0 })
  })

  test('a page that is reloaded meanwhile also shows first that the card is being confirmed', async () => {
    otherUpstreams.plan('PUT /confirmation_status', 'nobody is there', Infinity)
    const worker = other.core.work()
    const id = await idOf((await pressSend(tab)).response)
    expect(await lastNews(id, ['confirming'])).toMatchObject({ state: 'confirming' })
    expect(await newsUntil(tab, id, ['confirming', 'running', 'sent'])).toMatchObject([{ state: 'confirming' }])
    otherUpstreams.none()
    expect(await lastNews(id)).toMatchObject({ state: 'sent' })
    await worker.stop()
  })
})
