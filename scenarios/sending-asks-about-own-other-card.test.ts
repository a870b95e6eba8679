import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawnOnce } from './testing/drawn-once.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { CARD, newsUntil, pressSend } from './testing/send-a-card.ts'
import { createTroubledUpstreams } from './testing/trouble.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const OTHER_CARD = '1HBE2121'
const ENDS: SendingNews['state'][] = ['sent', 'stopped']

const upstreams = createTroubledUpstreams()
let testProduct: ComposedProduct
let tab: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct({
    reach: (real) => upstreams.reach(drawnOnce(real)),
    pace: { backOff: () => 5, pollMilliseconds: 20, ownSendingWaitMilliseconds: 0 },
  })
  testProduct.product.core.work()
  tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
})
afterEach(upstreams.none)
afterAll(() => testProduct?.close())

const readCounts = () => readOrderCounts(testProduct.database.url)
const lastNews = async (id: string, states = ENDS) => (await newsUntil(tab, id, states)).at(-1)
const decide = async (id: string, decision: string) => (await tab.ask('POST', `/api/sendings/${id}/decision`, { decision })).status
async function press(cardId: string): Promise<string> {
  const { response } = await pressSend(tab, {}, cardId)
  expect(response.status).toBe(202)
  return ((await response.json()) as { id: string }).id
}

type CallHandler = (request: Request, fetch: (request: Request) => Promise<Response>, paused: Promise<void>) => Promise<Response>
const before: CallHandler = async (request, fetch, paused) => (await paused, fetch(request))
const after: CallHandler = async (request, fetch, paused) => {
  const response = await fetch(request)
  await paused
  return response
}

/** Starts a sending and holds it at this call. Then starts a second sending, which asks about the basket of the first. */
async function holdAt(call: string, handle: CallHandler) {
  const countsBefore = await readCounts()
  let resume = () => {}
  const paused = new Promise<void>((resolve) => (resume = resolve))
  upstreams.plan(call, (request, fetch) => handle(request, fetch, paused))
  const first = await press(CARD)
  await expect.poll(upstreams.met).toBe(1)
  const second = await press(OTHER_CARD)
  expect(await lastNews(second, [...ENDS, 'open-baskets'])).toMatchObject({ state: 'open-baskets', own: first })
  return { countsBefore, first, second, resume }
}

const STEPS = [
  ['GET /customers/[^/]+/baskets', 'stopped'],
  ['POST /Address-Validate', 'stopped'],
  ['POST /baskets', 'stopped'],
  ['PUT /customer', 'stopped'],
  ['POST /items', 'stopped'],
  ['PUT /shipping_address', 'stopped'],
  ['PUT /shipping_method', 'stopped'],
  ['PATCH /shipments/me', 'stopped'],
  ['PUT /billing_address', 'stopped'],
  ['POST /payment_instruments', 'stopped'],
  ['POST /getImage', 'stopped'],
  ['PATCH /items/[^/]+', 'stopped'],
  // From this call on the order may exist, so the first sending is finished.
  ['POST /orders', 'sent'],
] as const

describe("deleting the basket of the sender's other card makes one order for each sent card and leaves no basket", () => {
  const NOT_REPEATABLE = ['POST /baskets', 'POST /items', 'POST /payment_instruments', 'POST /orders']
  test.each([
    ...STEPS.map(([call, end]) => [call, 'before', end] as const),
    ...STEPS.filter(([call]) => NOT_REPEATABLE.includes(call)).map(([call, end]) => [call, 'after', end] as const),
  ])('the other card, held at %s %s the work of the call, is %s', async (call, moment, end) => {
    const { countsBefore, first, second, resume } = await holdAt(call, moment === 'before' ? before : after)
    expect(await decide(second, 'delete-baskets')).toBe(204)
    resume()
    expect(await lastNews(first)).toMatchObject(end === 'sent' ? { state: 'sent' } : { state: 'stopped', reason: 'aborted' })
    expect(await lastNews(second)).toMatchObject({ state: 'sent' })
    const orders = end === 'sent' ? 2 : 1
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + orders, ready: countsBefore.ready + orders, baskets: 0 })
  })

  test('the order of the other card is found by a lookup when the reply to its call is lost', async () => {
    const { countsBefore, first, second, resume } = await holdAt('POST /orders', async (request, fetch, paused) => {
      await (await fetch(request)).arrayBuffer()
      await paused
      throw new TypeError('The connection was closed.')
    })
    expect(await decide(second, 'delete-baskets')).toBe(204)
    resume()
    expect([await lastNews(first), await lastNews(second)]).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 2, baskets: 0 })
  })

  test('the order of the other card is not tried again after its call failed', async () => {
    const { countsBefore, first, second, resume } = await holdAt(
      'POST /orders',
      async (_, __, paused) => (await paused, Response.json({}, { status: 500 })),
    )
    expect(await decide(second, 'delete-baskets')).toBe(204)
    resume()
    expect(await lastNews(first)).toMatchObject({ state: 'stopped', reason: 'aborted' })
    expect(await lastNews(second)).toMatchObject({ state: 'sent' })
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 1, baskets: 0 })
  })

  test('the other card is cancelled even if it waits for an answer of its sender', async () => {
    const nothing = { message: '', address1: '', address2: '', city: '', state_code: '', postal_code: '' }
    const { countsBefore, first, second, resume } = await holdAt(
      'POST /Address-Validate',
      async (_, __, paused) => (await paused, Response.json({ success: false, code: 429, ...nothing })),
    )
    resume()
    expect(await lastNews(first, [...ENDS, 'address'])).toMatchObject({ state: 'address' })
    expect(await decide(second, 'delete-baskets')).toBe(204)
    expect(await lastNews(first)).toMatchObject({ state: 'stopped', reason: 'aborted' })
    expect(await lastNews(second)).toMatchObject({ state: 'sent' })
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 1, baskets: 0 })
  })

  test('this card is sent even if the other card was already sent', async () => {
    const { countsBefore, first, second, resume } = await holdAt('POST /items', before)
    resume()
    expect(await lastNews(first)).toMatchObject({ state: 'sent' })
    expect(await decide(second, 'delete-baskets')).toBe(204)
    expect(await lastNews(second)).toMatchObject({ state: 'sent' })
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 2, baskets: 0 })
  })
})

test.each(['abort', 'go-on'])(
  '%s stops only this card: the other card is sent, and then the form of this card can be sent again',
  async (decision) => {
    const { countsBefore, first, second, resume } = await holdAt('POST /items', before)
    expect(await decide(second, decision)).toBe(204)
    expect(await lastNews(second)).toMatchObject({ state: 'stopped', reason: 'aborted' })
    resume()
    expect(await lastNews(first)).toMatchObject({ state: 'sent' })
    expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + 1, baskets: 0 })
    expect(await lastNews(await press(OTHER_CARD))).toMatchObject({ state: 'sent' })
  },
)

test('three forms that are sent at once and whose questions are all answered with yes leave no duplicate and no open basket', async () => {
  const countsBefore = await readCounts()
  const ids = await Promise.all([press(CARD), press(OTHER_CARD), press('1HBE2124')])
  const ended = await Promise.all(
    ids.map(async (id) => {
      for (;;) {
        const news = await lastNews(id, [...ENDS, 'open-baskets'])
        if (news?.state !== 'open-baskets') return news
        // 409: this sending was cancelled meanwhile.
        expect([204, 409]).toContain(await decide(id, 'delete-baskets'))
      }
    }),
  )
  const sent = ended.filter((news) => news?.state === 'sent').length
  expect(sent).toBeGreaterThan(0)
  expect(ended.every((news) => news?.state === 'sent' || (news?.state === 'stopped' && news.reason === 'aborted'))).toBe(true)
  expect(await readCounts()).toMatchObject({ orders: countsBefore.orders + sent, baskets: 0 })
})
