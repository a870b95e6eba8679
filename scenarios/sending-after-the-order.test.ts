import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { describe, expect, test } from 'vitest'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import { openTroubledSender } from './testing/troubled-sender.ts'

const { upstreams, tab, shop, readCounts, readNewestOrder, send, expectOneCard } = await openTroubledSender()

describe('after the order nothing is undone, and only a card that became ready is printed', () => {
  test.each([
    ['PATCH /orders/[^/]+', 'failed'],
    ['PUT /confirmation_status', 'failed'],
    ['PUT /export_status', 'cancelled'],
  ])('when %s is refused for good, the order ends as %s and the next Send has another scan code', async (call, status) => {
    upstreams.plan(call, 'it is refused', Infinity)
    const stopped = await send()
    expect(stopped).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 1, ready: 0, baskets: 0 })
    expect(await readNewestOrder()).toMatchObject({ status, export_status: 'not_exported' })
    upstreams.none()
    const again = await send()
    expect(again.draft.scanCode).not.toBe(stopped.draft.scanCode)
    await expectOneCard(again)
  })

  test('a sending is neither lost nor repeated while commerce is down, and its sender can send other cards', async () => {
    const before = await readCounts()
    upstreams.plan('PUT /status', 'it is answered 500', Infinity)
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    await expect.poll(upstreams.met).toBeGreaterThan(5)
    const other = await pressSend(tab, {}, '1HBE2121')
    const { id: otherId } = (await other.response.json()) as { id: string }
    await expect.poll(async () => (await readCounts()).orders).toBe(before.orders + 2)
    upstreams.none()
    for (const sending of [id, otherId])
      expect((await newsUntil(tab, sending, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
    expect(await readCounts()).toMatchObject({ orders: before.orders + 2, ready: before.ready + 2, baskets: 0 })
  })

  test.each([
    ['sent', 'PUT /status'],
    ['stopped', 'POST /items'],
  ])('a newer draft of the same card stays unchanged when the sending ends as %s', async (end, call) => {
    let goOn = () => {}
    const paused = new Promise<void>((resolve) => (goOn = resolve))
    upstreams.plan(call, async (request, fetch) => (await paused, end === 'sent' ? fetch(request) : Response.json({}, { status: 400 })))
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    await expect.poll(upstreams.met).toBe(1)
    await tab.ask('DELETE', `/api/cards/${CARD}/draft`)
    const { form, senderProfileId } = await filledForm(tab, { lastName: 'Moss' })
    const saveDraft = () => tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
    const begun = await saveDraft()
    goOn()
    expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: end })
    const savedDraft = await saveDraft()
    expect([savedDraft.key, savedDraft.scanCode]).toEqual([begun.key, begun.scanCode])
  })

  test('an order that was cancelled at commerce is not made ready', async () => {
    upstreams.plan('PATCH /orders/[^/]+', async (request, fetch) => {
      const response = await fetch(request)
      await shop.putStatus(new URL(request.url).pathname.split('/').at(-1) ?? '', 'status', 'failed')
      return response
    })
    expect(await send()).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 1, ready: 0 })
  })
})

describe('other programs use the same basket', () => {
  test('a sending ends when its basket disappears before the order', async () => {
    upstreams.plan('POST /orders', async (request, fetch) => {
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
  ])('a basket into which another program adds a second %s becomes no order', async (_, add) => {
    upstreams.plan('PATCH /items/[^/]+', async (request, fetch) => {
      await add(/\/baskets\/[^/]+/.exec(request.url)?.[0] ?? '')
      return fetch(request)
    })
    expect(await send()).toMatchObject({ news: { state: 'stopped', reason: 'failed' }, orders: 0, baskets: 0 })
  })
})
