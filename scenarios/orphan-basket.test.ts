import type { OrphanBasket } from '@fondly/core/sendings/orphan-baskets.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { drawnOnce } from './testing/drawn-once.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { CARD, newsUntil, pressSend } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import { createTroubledUpstreams } from './testing/trouble.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const SENDER = 'orderer@harborview.test'
const upstreams = createTroubledUpstreams()
let testProduct: ComposedProduct
let tab: Visitor
let shop: Awaited<ReturnType<typeof shopVisit>>

beforeAll(async () => {
  testProduct = await startComposedProduct({
    reach: (real) => upstreams.reach(drawnOnce(real)),
    pace: { backOff: () => 5, pollMilliseconds: 20 },
  })
  testProduct.product.core.work()
  tab = testProduct.newVisitor()
  await tab.signIn(SENDER)
  shop = await shopVisit(testProduct, SENDER)
})
afterEach(upstreams.none)
afterAll(() => testProduct?.close())

/** Presses Send. Returns how the sending ended, or that it asks about open baskets. */
async function send(): Promise<{ id: string; state: string | undefined }> {
  const { response } = await pressSend(tab)
  const { id } = (await response.json()) as { id: string }
  return { id, state: (await newsUntil(tab, id, ['sent', 'stopped', 'open-baskets'])).at(-1)?.state }
}

/** Sends a card whose calls for a basket get no answer, so that the sending stops. `arrive` lets the last call reach commerce later. */
async function stopWithLateBasket(): Promise<{ id: string; arrive: () => Promise<number> }> {
  let arrive = (): Promise<number> => Promise.reject(new Error('No basket was wished for.'))
  upstreams.plan(
    'POST /baskets',
    (request, fetch) => {
      const copy = request.clone()
      arrive = async () => (await fetch(copy.clone())).status
      throw new TypeError('The connection was closed.')
    },
    Infinity,
  )
  const { id, state } = await send()
  expect(state).toBe('stopped')
  upstreams.none()
  return { id, arrive: () => arrive() }
}

const readSearch = async (id: string) =>
  (
    await inDatabase(
      testProduct.database.url,
      sql<{ state: string; data: OrphanBasket }>`select state, data from orphan_basket where id = ${id}`,
    )
  )[0]
/** Moves the times of the search into the past, instead of waiting. */
const passTime = (id: string, seconds: number) =>
  inDatabase(
    testProduct.database.url,
    sql`
    update orphan_basket set next_attempt_at = next_attempt_at - ${seconds} * interval '1 second',
      data = data || jsonb_build_object('since', to_jsonb(((data ->> 'since')::timestamptz - ${seconds} * interval '1 second')))
    where id = ${id} and lease_holder is null`,
  )
const openBaskets = async () => (await readOrderCounts(testProduct.database.url)).baskets

describe('when a basket arrives late, after its call was given up and its sending stopped', () => {
  let late: Awaited<ReturnType<typeof stopWithLateBasket>>
  beforeEach(async () => {
    late = await stopWithLateBasket()
  })
  /** Lets time pass until the search has ended. */
  async function waitForSearchEnd(): Promise<void> {
    const state = async () => (await passTime(late.id, 1_000), (await readSearch(late.id))?.state)
    await expect.poll(state, { interval: 50 }).toBe('done')
  }

  test('the basket is removed, and the search ends after a quarter of an hour', async () => {
    expect(await late.arrive()).toBe(200)
    expect(await openBaskets()).toBe(1)
    await waitForSearchEnd()
    expect(await openBaskets()).toBe(0)
  })

  test('the basket is removed even if it arrives just before the last check', async () => {
    await passTime(late.id, 890)
    await expect.poll(async () => (await readSearch(late.id))?.data.seen).toEqual([])
    expect((await readSearch(late.id))?.state).toBe('running')
    expect(await late.arrive()).toBe(200)
    await waitForSearchEnd()
    expect(await openBaskets()).toBe(0)
  })

  test('the next card is sent without a question to its sender', async () => {
    expect(await late.arrive()).toBe(200)
    expect(await send()).toMatchObject({ state: 'sent' })
    expect(await openBaskets()).toBe(0)
    await waitForSearchEnd()
  })

  test("another program's filled basket stays, and the sender is asked about it", async () => {
    const basketId = await shop.openBasket()
    const { id, state } = await send()
    expect(state).toBe('open-baskets')
    await waitForSearchEnd()
    expect(await shop.openBaskets()).toEqual([basketId])
    await tab.ask('POST', `/api/sendings/${id}/decision`, { decision: 'abort' })
    await shop.removeBasket(basketId)
  })

  test('a basket that another program opens and fills between two checks stays', async () => {
    const basketId = await shop.emptyBasket()
    await passTime(late.id, 5)
    await expect.poll(async () => (await readSearch(late.id))?.data.seen).toEqual([basketId])
    await shop.ask('POST', `/baskets/${basketId}/items`, [{ product_id: CARD, quantity: 1 }])
    await waitForSearchEnd()
    expect(await shop.openBaskets()).toEqual([basketId])
    await shop.removeBasket(basketId)
  })

  test("the empty basket of the sender's next card stays while that card is being sent", async () => {
    let goOn = () => {}
    const paused = new Promise<void>((resolve) => (goOn = resolve))
    upstreams.plan('PUT /customer', async (request, fetch) => (await paused, fetch(request)))
    const sending = send()
    await expect.poll(openBaskets).toBe(1)
    const [basketId] = await shop.openBaskets()
    const countLookups = () => upstreams.calls.filter((call) => /^GET .*\/customers\/[^/]+\/baskets$/.test(call)).length
    const before = countLookups()
    await expect.poll(async () => (await passTime(late.id, 1_000), countLookups()), { interval: 50 }).toBeGreaterThan(before + 3)
    expect((await readSearch(late.id))?.data.seen).toEqual([basketId])
    goOn()
    expect(await sending).toMatchObject({ state: 'sent' })
    await waitForSearchEnd()
    expect(await openBaskets()).toBe(0)
  })
})

test("the sender is asked about another program's empty basket when no call of ours is in doubt", async () => {
  await inDatabase(testProduct.database.url, sql`delete from orphan_basket`)
  const basketId = await shop.emptyBasket()
  const { id, state } = await send()
  expect(state).toBe('open-baskets')
  expect(await shop.openBaskets()).toEqual([basketId])
  await tab.ask('POST', `/api/sendings/${id}/decision`, { decision: 'abort' })
  await shop.removeBasket(basketId)
})

test.each([
  ['all answered', undefined, 'sent'],
  ['refused', 'it is refused', 'stopped'],
  ['refused by a commerce whose tokens had expired', 'its token has expired', 'sent'],
] as const)('nothing is searched for a sending whose calls were %s', async (_, trouble, end) => {
  if (trouble) upstreams.plan('POST /baskets', trouble)
  const { id, state } = await send()
  expect(state).toBe(end)
  expect(await readSearch(id)).toBeUndefined()
})

test('the basket of a sending that was taken over in the middle of that call is searched for', async () => {
  let goOn = () => {}
  const paused = new Promise<void>((resolve) => (goOn = resolve))
  upstreams.plan('POST /baskets', async (request, fetch) => (await paused, fetch(request)))
  const sending = send()
  await expect.poll(upstreams.met).toBe(1)
  await inDatabase(testProduct.database.url, sql`update sending set lease_until = now() - interval '1 second' where state = 'running'`)
  const { id, state } = await sending
  expect(state).toBe('sent')
  expect(await readSearch(id)).toMatchObject({ state: 'running' })
  goOn()
  await expect.poll(async () => (await passTime(id, 1_000), (await readSearch(id))?.state), { interval: 50 }).toBe('done')
  expect(await openBaskets()).toBe(0)
})
