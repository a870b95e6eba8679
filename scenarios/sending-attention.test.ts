import { sql } from 'kysely'
import type { Attention, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawnOnce } from './testing/drawn-once.ts'
import { inDatabase } from './testing/in-database.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { CARD, newsUntil, pressSend } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import { createTroubledUpstreams } from './testing/trouble.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const upstreams = createTroubledUpstreams()
let testProduct: ComposedProduct
let tab: Visitor
let colleague: Visitor
let daysLater = 0

beforeAll(async () => {
  const clock = () => new Date(Date.now() + daysLater * 86_400_000)
  testProduct = await startComposedProduct({
    clock,
    reach: (real) => upstreams.reach(drawnOnce(real)),
    pace: { backOff: () => 5, pollMilliseconds: 20 },
  })
  testProduct.product.core.work()
  ;[tab, colleague] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await tab.signIn('orderer@harborview.test')
  await colleague.signIn('reporting@harborview.test')
})
afterEach(async () => {
  upstreams.none()
  for (const { id } of await attention()) await tab.ask('POST', `/api/sendings/${id}/seen`)
})
afterAll(() => testProduct?.close())

const readCounts = () => readOrderCounts(testProduct.database.url)
const attention = async (of = tab) => (await of.json<Attention>('GET', '/api/sendings/attention')).sendings
const sendAgain = (id: string, by = tab) => by.ask('POST', `/api/sendings/${id}/again`)
const lastNews = async (id: string, states: SendingNews['state'][] = ['sent', 'stopped']) => (await newsUntil(tab, id, states)).at(-1)
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id

async function rowOf(id: string) {
  const row = sql<{ state: string; reason: string | null }>`
    select state, data -> 'stopped' ->> 'reason' as reason from sending where id = ${id}`
  return (await inDatabase(testProduct.database.url, row))[0]
}

/** Lets a sending fail while its sender has closed the window. */
async function failUnseen() {
  upstreams.plan('POST /items', 'it is refused', Infinity)
  const pressed = await pressSend(tab)
  const id = await idOf(pressed.response)
  await expect.poll(() => rowOf(id)).toEqual({ state: 'stopped', reason: 'failed' })
  upstreams.none()
  return { id, ...pressed }
}

describe('a card that could not be sent', () => {
  test('is shown only to its sender, until the sender sees it', async () => {
    const { id, body } = await failUnseen()
    const item = {
      id,
      cardId: CARD,
      cardName: 'Hill Town',
      recipient: 'Marguerite Okonkwo-Hale',
      mailDate: body.form.sendDate,
      outcome: 'failed',
      maySendAgain: true,
    }
    expect(await attention()).toEqual([item])
    expect(await attention(colleague)).toEqual([])
    expect((await colleague.ask('POST', `/api/sendings/${id}/seen`)).status).toBe(404)
    expect((await sendAgain(id, colleague)).status).toBe(404)
    expect(await attention()).toEqual([item])
    expect((await tab.ask('POST', `/api/sendings/${id}/seen`)).status).toBe(204)
    expect(await attention()).toEqual([])
  })

  test('is not shown if its sender watched the sending', async () => {
    upstreams.plan('POST /items', 'it is refused', Infinity)
    const id = await idOf((await pressSend(tab)).response)
    expect(await lastNews(id)).toMatchObject({ state: 'stopped', reason: 'failed' })
    await expect.poll(() => attention()).toEqual([])
  })

  test('counts as seen once a window that is opened afterwards has shown its end', async () => {
    const { id } = await failUnseen()
    expect(await lastNews(id)).toEqual({ state: 'stopped', reason: 'failed' })
    await expect.poll(() => attention()).toEqual([])
  })

  test('leaves the list after thirty days', async () => {
    const { id } = await failUnseen()
    const age = (days: number) =>
      inDatabase(testProduct.database.url, sql`update sending set updated_at = now() - ${days} * interval '1 day' where id = ${id}`)
    await age(29)
    expect(await attention()).toHaveLength(1)
    await age(31)
    expect(await attention()).toEqual([])
    await age(0)
  })
})

test('a card that waits for an answer is shown until it is answered', async () => {
  const id = await idOf((await pressSend(tab, { address1: '429 Toomany Ln' })).response)
  expect(await lastNews(id, ['address'])).toMatchObject({ state: 'address' })
  expect(await attention()).toMatchObject([{ id, outcome: null, maySendAgain: false }])
  expect(await attention(colleague)).toEqual([])
  await tab.ask('POST', `/api/sendings/${id}/seen`)
  expect(await attention()).toMatchObject([{ id }])
  await tab.ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' })
  await expect.poll(() => attention()).toEqual([])
})

describe('sending a failed card again with one click', () => {
  test('makes one new sending with its own scan code, even on a double click, and takes the old one off the list', async () => {
    const before = await readCounts()
    const { id, draft } = await failUnseen()
    const clicks = await Promise.all(Array.from({ length: 8 }, () => sendAgain(id)))
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([202]))
    const ids = new Set(await Promise.all(clicks.map(idOf)))
    expect([ids.size, ids.has(id)]).toEqual([1, false])
    const [newId = ''] = ids
    const news = await lastNews(newId)
    expect(news).toMatchObject({ state: 'sent', confirmation: { deliveryAddress: expect.arrayContaining(['Marguerite Okonkwo-Hale']) } })
    expect(await attention()).toEqual([])
    // A later click returns the same new sending.
    expect(await idOf(await sendAgain(id))).toBe(newId)
    expect(await readCounts()).toMatchObject({ orders: before.orders + 1, ready: before.ready + 1, baskets: 0 })
    const shop = await shopVisit(testProduct, 'orderer@harborview.test')
    const orderNo = news?.state === 'sent' ? news.confirmation.orderNo : ''
    const { product_items: items } = await shop.ask<{ product_items: { c_scanCode: string }[] }>('GET', `/orders/${orderNo}`)
    expect(items[0]?.c_scanCode).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
    expect(items[0]?.c_scanCode).not.toBe(draft.scanCode)
    // The stored form of the failed sending is finished too.
    expect((await pressSend(tab)).draft.scanCode).not.toBe(draft.scanCode)
  })

  test('shows the new sending instead of the old one if the new sending fails unseen', async () => {
    const { id } = await failUnseen()
    upstreams.plan('POST /items', 'it is refused', Infinity)
    const newId = await idOf(await sendAgain(id))
    await expect.poll(() => rowOf(newId)).toMatchObject({ state: 'stopped' })
    upstreams.none()
    expect((await attention()).map((item) => item.id)).toEqual([newId])
    expect(await lastNews(await idOf(await sendAgain(newId)))).toMatchObject({ state: 'sent' })
  })

  test('makes one order when its form is sent at the same moment', async () => {
    const before = await readCounts()
    const { id } = await failUnseen()
    const [form, click] = await Promise.all([pressSend(tab), sendAgain(id)])
    const one = await idOf(click)
    // If the form came first, both requests return its sending. If the form came second, it is refused.
    const statusAndId = [form.response.status, form.response.status === 202 ? await idOf(form.response) : undefined]
    expect([
      [202, one],
      [422, undefined],
    ]).toContainEqual(statusAndId)
    expect(await lastNews(one)).toMatchObject({ state: 'sent' })
    expect((await readCounts()).orders).toBe(before.orders + 1)
  })

  test('is refused for a cancelled, a sent and an unknown sending', async () => {
    const waitingId = await idOf((await pressSend(tab, { address1: '429 Toomany Ln' })).response)
    expect(await lastNews(waitingId, ['address'])).toMatchObject({ state: 'address' })
    expect((await sendAgain(waitingId)).status).toBe(404)
    await tab.ask('POST', `/api/sendings/${waitingId}/decision`, { decision: 'edit-address' })
    expect((await sendAgain(waitingId)).status).toBe(404)
    const sent = await idOf((await pressSend(tab)).response)
    expect(await lastNews(sent)).toMatchObject({ state: 'sent' })
    expect((await sendAgain(sent)).status).toBe(404)
    expect((await sendAgain('no-such-sending')).status).toBe(404)
    expect(await attention()).toEqual([])
  })

  test('is refused once its form is no longer valid, so that the sender checks the form first', async () => {
    const { id } = await failUnseen()
    daysLater = 7
    try {
      const later = testProduct.newVisitor()
      await later.signIn('orderer@harborview.test')
      expect(await attention(later)).toMatchObject([{ id, maySendAgain: false }])
      const refused = await sendAgain(id, later)
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({ detail: 'This card cannot be sent as it is any more. Please look at the form again.' })
    } finally {
      daysLater = 0
    }
  })
})
