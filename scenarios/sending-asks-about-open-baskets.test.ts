import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawnOnce } from './testing/drawn-once.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import { createTroubledUpstreams } from './testing/trouble.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const SENDER = 'orderer@harborview.test'
const UNVERIFIED = { code: 'address-unverified' }
const END: SendingNews['state'][] = ['sent', 'stopped', 'open-baskets', 'address']

const upstreams = createTroubledUpstreams()
let testProduct: ComposedProduct
let tab: Visitor
let colleague: Visitor
let shop: Awaited<ReturnType<typeof shopVisit>>
let daysLater = 0

beforeAll(async () => {
  const clock = () => new Date(Date.now() + daysLater * 86_400_000)
  testProduct = await startComposedProduct({
    clock,
    reach: (real) => upstreams.reach(drawnOnce(real)),
    pace: { backOff: () => 5, pollMilliseconds: 20, ownSendingWaitMilliseconds: 600_000 },
  })
  testProduct.product.core.work()
  ;[tab, colleague] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await tab.signIn(SENDER)
  await colleague.signIn('reporting@harborview.test')
  shop = await shopVisit(testProduct, SENDER)
})
afterEach(async () => {
  upstreams.none()
  for (const basketId of await shop.openBaskets()) await shop.removeBasket(basketId)
})
afterAll(() => testProduct?.close())

type Sent = { id: string; news: SendingNews | undefined; draft: Draft }

/** Presses Send and follows the sending to a question or its end. */
async function send(...pressing: Parameters<typeof pressSend> extends [unknown, ...infer Rest] ? Rest : never): Promise<Sent> {
  const { response, draft } = await pressSend(tab, ...pressing)
  expect(response.status).toBe(202)
  const { id } = (await response.json()) as { id: string }
  return { id, draft, news: await nextNews(id) }
}
const nextNews = async (id: string, states = END) => (await newsUntil(tab, id, states)).at(-1)
const decide = async (id: string, decision: string, by = tab) => (await by.ask('POST', `/api/sendings/${id}/decision`, { decision })).status
const readCounts = () => readOrderCounts(testProduct.database.url)

describe('open baskets', () => {
  test('lead to the question of the specification, and yes deletes them and sends the card', async () => {
    const open = await shop.openBasket()
    const { id, news } = await send()
    expect(news).toEqual({ state: 'open-baskets', own: null })
    expect(await shop.openBaskets()).toEqual([open])
    expect(await decide(id, 'delete-baskets')).toBe(204)
    expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({ state: 'sent' })
    expect(await shop.openBaskets()).toEqual([])
  })

  test('stay after no, which orders nothing and keeps the draft for a new Send', async () => {
    const before = await readCounts()
    const open = await shop.openBasket()
    const { id, draft } = await send()
    expect(await decide(id, 'abort')).toBe(204)
    expect(await nextNews(id, ['sent', 'stopped'])).toEqual({ state: 'stopped', reason: 'aborted' })
    expect(await shop.openBaskets()).toEqual([open])
    expect((await readCounts()).orders).toBe(before.orders)
    await shop.removeBasket(open)
    const again = await send()
    expect(again.news).toMatchObject({ state: 'sent' })
    expect(again.draft.key).not.toBe(draft.key)
  })

  test('stop the sending after no, even if they are gone by then', async () => {
    const before = await readCounts()
    const open = await shop.openBasket()
    const { id } = await send()
    await shop.removeBasket(open)
    expect(await decide(id, 'abort')).toBe(204)
    expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({ state: 'stopped', reason: 'aborted' })
    expect((await readCounts()).orders).toBe(before.orders)
  })

  test('that appeared after the question lead to a new question instead of being deleted', async () => {
    const shown = await shop.openBasket()
    const { id } = await send()
    await shop.removeBasket(shown)
    const laterBasket = await shop.openBasket()
    expect(await decide(id, 'delete-baskets')).toBe(204)
    expect(await nextNews(id)).toEqual({ state: 'open-baskets', own: null })
    expect(await shop.openBaskets()).toEqual([laterBasket])
    expect(await decide(id, 'delete-baskets')).toBe(204)
    expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({ state: 'sent' })
  })

  test.each([
    ['delete-baskets', 'sent', 1],
    ['abort', 'stopped', 0],
  ])(
    'that are opened between the check and our own basket lead to the question: after the answer %s the card is %s',
    async (decision, end, orders) => {
      const before = await readCounts()
      upstreams.plan('POST /baskets', async (request, fetch) => {
        await shop.openBasket()
        return fetch(request)
      })
      const { id, news } = await send()
      expect(news).toMatchObject({ state: 'open-baskets' })
      expect(await decide(id, decision)).toBe(204)
      expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({ state: end })
      expect((await readCounts()).orders).toBe(before.orders + orders)
    },
  )

  test('two cards that one sender sends at the same time both arrive without a question', async () => {
    const before = await readCounts()
    const sent = await Promise.all([send({}, CARD), send({}, '1HBE2121'), send({}, '1HBE2124')])
    expect(sent.map(({ news }) => news?.state)).toEqual(['sent', 'sent', 'sent'])
    expect(await readCounts()).toMatchObject({ orders: before.orders + 3, baskets: 0 })
  })
})

describe('one key makes one sending', () => {
  test('sixteen simultaneous presses of Send make one sending', async () => {
    const before = await readCounts()
    const { form, senderProfileId } = await filledForm(tab)
    const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
    const body = { cardId: CARD, senderProfileId, form, scanCode: draft.scanCode, displayListHash: null }
    const presses = Array.from({ length: 16 }, () => tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key }))
    const answers = await Promise.all(
      (await Promise.all(presses)).map(async (response) => [response.status, await response.json()] as const),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([202]))
    const ids = new Set(answers.map(([, answer]) => (answer as { id: string }).id))
    expect(ids.size).toBe(1)
    expect(await nextNews([...ids][0] ?? '')).toMatchObject({ state: 'sent' })
    expect((await readCounts()).orders).toBe(before.orders + 1)
    // Pressing Send with the same key much later returns the same sending.
    const late = await tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
    expect([late.status, ids.has(((await late.json()) as { id: string }).id)]).toEqual([202, true])
  })

  test("a missing key and a key or scan code that is not the draft's are refused", async () => {
    const before = await readCounts()
    const { form, senderProfileId } = await filledForm(tab)
    const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
    const body = { cardId: CARD, senderProfileId, form, scanCode: draft.scanCode, displayListHash: null }
    const press = async (more: object, headers: Record<string, string>) =>
      (await tab.ask('POST', '/api/sendings', { ...body, ...more }, headers)).status
    expect(await press({}, { 'idempotency-key': 'somebody-elses' })).toBe(409)
    expect(await press({ scanCode: 'AAAAAAAAAA' }, { 'idempotency-key': draft.key })).toBe(409)
    expect(await press({}, {})).toBe(400)
    expect((await readCounts()).orders).toBe(before.orders)
  })

  test('the same key with other words is refused', async () => {
    const { draft, body, response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    const other = { ...body, form: { ...body.form, lastName: 'Moss' } }
    const refused = await tab.ask('POST', '/api/sendings', other, { 'idempotency-key': draft.key })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ detail: 'This form was already sent with other words. Please open the card again.' })
    expect(await nextNews(id)).toMatchObject({ state: 'sent' })
  })

  test('a form that was reloaded and changed while a question waited can still be sent', async () => {
    const open = await shop.openBasket()
    const { id, draft } = await send()
    const { body, response } = await pressSend(tab, { lastName: 'Moss' })
    expect([response.status, body.scanCode]).toEqual([422, draft.scanCode])
    expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({ state: 'stopped', reason: 'aborted' })
    await shop.removeBasket(open)
    const again = await send({ lastName: 'Moss' })
    expect(again.draft.key).not.toBe(draft.key)
    expect(again.news).toMatchObject({ state: 'sent', confirmation: { deliveryAddress: expect.arrayContaining(['Marguerite Moss']) } })
  })
})

describe('the address', () => {
  test('is replaced by its standardised form, and the confirmation shows it with what was changed', async () => {
    const { news } = await send({ address1: '1600 pennsylvania avenue northwest' })
    expect(news).toMatchObject({
      state: 'sent',
      confirmation: {
        deliveryAddress: ['Marguerite Okonkwo-Hale', '1600 PENNSYLVANIA AVE NW', '', 'WASHINGTON, DC 20500'],
        changes: expect.arrayContaining([{ from: 'avenue northwest', to: 'AVE NW' }]),
      },
    })
    const orderNo = news?.state === 'sent' ? news.confirmation.orderNo : ''
    expect(await shop.ask('GET', `/orders/${orderNo}`)).toMatchObject({
      shipments: [{ shipping_address: { address1: '1600 PENNSYLVANIA AVE NW', city: 'WASHINGTON', postal_code: '20500' } }],
    })
  })

  const answerWith = (answer: object) => () =>
    Promise.resolve(
      Response.json({
        success: false,
        code: 400,
        message: '',
        address1: '',
        address2: '',
        city: '',
        state_code: '',
        postal_code: '',
        ...answer,
      }),
    )
  test.each([
    ['as not found', { message: 'ADDRESS NOT FOUND' }, { code: 'address-multiple' }],
    ['as wrong in another way', { message: 'Invalid City.' }, { code: 'address-check-says', params: { text: 'Invalid City.' } }],
    ['without a message', {}, UNVERIFIED],
    [
      'without its second line',
      { success: true, code: 200, address1: '1600 PENNSYLVANIA AVE NW', city: 'WASHINGTON', state_code: 'DC', postal_code: '20500' },
      { code: 'address2-dropped' },
    ],
  ])('is shown for editing and cannot be sent unchanged when the service returns it %s', async (_, answer, problem) => {
    const before = await readCounts()
    upstreams.plan('POST /Address-Validate', answerWith(answer))
    const { id, news, draft } = await send({ address2: 'Apt 4' })
    const address = { address1: '1600 Pennsylvania Avenue NW', address2: 'Apt 4', city: 'Washington', state: 'DC', zip: '20500' }
    expect(news).toEqual({ state: 'address', question: { problem, address, mayContinue: false } })
    expect(await decide(id, 'send-anyway')).toBe(409)
    expect(await decide(id, 'edit-address')).toBe(204)
    expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({ state: 'stopped', reason: 'edit-address' })
    expect(await readCounts()).toMatchObject({ orders: before.orders, baskets: 0 })
    const again = await send()
    expect(again.draft.key).not.toBe(draft.key)
    expect(again.news).toMatchObject({ state: 'sent' })
  })

  test('may be sent as it was typed when the service was too busy to check it', async () => {
    const { id, news } = await send({ address1: '429 Toomany Ln' })
    expect(news).toMatchObject({ state: 'address', question: { problem: UNVERIFIED, mayContinue: true } })
    expect(await decide(id, 'send-anyway')).toBe(204)
    expect(await nextNews(id, ['sent', 'stopped'])).toMatchObject({
      state: 'sent',
      confirmation: { deliveryAddress: expect.arrayContaining(['429 Toomany Ln', 'Washington, DC 20500']), changes: [] },
    })
  })

  test('is shown for editing when it could not be checked because the service is down', async () => {
    const { id, news } = await send({ address1: '503 Outage Ln' })
    expect(news).toMatchObject({
      state: 'address',
      question: { problem: UNVERIFIED, mayContinue: false },
    })
    expect(await decide(id, 'edit-address')).toBe(204)
  })
})

describe('access to a sending and its decision', () => {
  test('only the sender can see the sending', async () => {
    await shop.openBasket()
    const { id } = await send()
    expect((await colleague.ask('GET', `/api/sendings/${id}/news`)).status).toBe(404)
    expect(await decide(id, 'delete-baskets', colleague)).toBe(404)
    expect(await nextNews(id)).toMatchObject({ state: 'open-baskets' })
    expect(await decide(id, 'abort')).toBe(204)
  })

  test('a second decision, a decision for another question, and a decision without a question are refused', async () => {
    await shop.openBasket()
    const { id } = await send()
    for (const other of ['send-anyway', 'edit-address', 'go-on']) expect(await decide(id, other)).toBe(409)
    const twice = await Promise.all([decide(id, 'abort'), decide(id, 'abort')])
    expect(twice.toSorted()).toEqual([204, 409])
    await nextNews(id, ['stopped'])
    expect(await decide(id, 'delete-baskets')).toBe(409)
    expect(await decide('no-such-sending', 'abort')).toBe(404)
  })
})

test('an answer after the mail date has passed sends no card and gives the reason', async () => {
  const before = await readCounts()
  await shop.openBasket()
  const { id } = await send()
  daysLater = 6
  tab = testProduct.newVisitor()
  await tab.signIn(SENDER)
  shop = await shopVisit(testProduct, SENDER)
  expect(await decide(id, 'delete-baskets')).toBe(204)
  expect(await nextNews(id, ['sent', 'stopped'])).toEqual({
    state: 'stopped',
    reason: 'form',
  })
  expect((await readCounts()).orders).toBe(before.orders)
})
