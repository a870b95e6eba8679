import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { Attention } from '@fondly/contracts/bff/sendings.ts'
import { afterEach, expect, test } from 'vitest'
import { openOrderDesk } from './testing/order-desk.ts'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'

const PRINTING =
  'The card that you are correcting is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.'
const WITHDRAWN =
  'The card that you are correcting was withdrawn meanwhile, so the corrected one was not sent either. You can send it as a new card.'
/** For this street the address service answers 'too many requests', so the sender is asked whether to send it as it is. */
const UNCHECKABLE_STREET = '429 Toomany Lane'
const AS_NEW_CARD = { asNewCard: true, corrects: undefined }

const { onCall, desk } = await openOrderDesk({ pace: { backOff: () => 20, pollMilliseconds: 50 } })
afterEach(() => desk.sender.ask('DELETE', `/api/cards/${CARD}/draft`))

const draft = async (): Promise<Draft | null> => (await filledForm(desk.sender)).pageData.draft
const withdraw = (orderNo: string) => desk.sender.ask('POST', `/api/orders/${orderNo}/withdraw`)
const correct = (orderNo: string) => desk.sender.json('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })
const decide = (id: string, decision: string) => desk.sender.ask('POST', `/api/sendings/${id}/decision`, { decision })
const countOrders = async () => (await desk.history()).length

/** Sends a card and opens its correction. Returns the order number. */
async function openCorrection(): Promise<string> {
  const orderNo = await desk.send()
  await correct(orderNo)
  return orderNo
}
async function pressRefused(form: Parameters<typeof pressSend>[1] = {}) {
  const { response } = await pressSend(desk.sender, { sendDate: desk.mailDate, ...form })
  return { status: response.status, body: await response.json() }
}
/** Sends the form as a new card, and expects that neither order names the other. */
async function sendAsNewCard(original: string, closing: string): Promise<string> {
  const orderNo = await desk.send({ closing }, AS_NEW_CARD)
  expect(await desk.rowOf(orderNo)).toMatchObject({ corrects: null, correctedBy: null, personalMsg: closing })
  expect(await desk.rowOf(original)).toMatchObject({ correctedBy: null })
  return orderNo
}

test('a batch that is cut before Send stops the correction, keeps its form, and allows it to be sent as a new card', async () => {
  const orderNo = await openCorrection()
  await desk.cutAll()
  const closing = 'Corrected too late.'
  expect(await pressRefused({ closing })).toMatchObject({ status: 409, body: { detail: PRINTING, offer: 'send-as-new-card' } })
  expect((await draft())?.form.closing).toBe(closing)
  expect((await draft())?.corrects).toBe(orderNo)

  const another = await sendAsNewCard(orderNo, closing)
  await desk.cutAll()
  expect([await desk.timesPrinted(orderNo), await desk.timesPrinted(another)]).toEqual([1, 1])
})

test('a batch that is cut during the correction stops it before its order exists, and it can be sent as a new card', async () => {
  const orderNo = await openCorrection()
  let isCut = false
  onCall(async (request, path) => {
    if (isCut || request.method !== 'POST' || !path.endsWith('/baskets')) return undefined
    isCut = true
    await desk.cutAll()
    return undefined
  })
  const before = await countOrders()
  const { last } = await desk.press({ closing: 'On its way.' })
  expect(last).toMatchObject({ state: 'stopped', reason: 'too-late' })
  expect(await countOrders()).toBe(before)
  expect(await desk.timesPrinted(orderNo)).toBe(1)
  // Pressing Send again is refused too.
  expect((await pressRefused()).status).toBe(409)
  await sendAsNewCard(orderNo, 'On its way.')
})

test('a batch that is cut while the correction waits for an answer stops it after the answer, and it can be sent as a new card', async () => {
  const orderNo = await openCorrection()
  const { id, last } = await desk.press({ address1: UNCHECKABLE_STREET, closing: 'Asked about.' })
  expect(last?.state).toBe('address')
  await desk.cutAll()
  const before = await countOrders()
  await decide(id, 'send-anyway')
  expect((await newsUntil(desk.sender, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'stopped', reason: 'too-late' })
  // The history listed the correction while it was being sent, and lists it no more.
  expect(await countOrders()).toBe(before - 1)
  expect((await draft())?.form).toMatchObject({ address1: UNCHECKABLE_STREET, closing: 'Asked about.' })
  await sendAsNewCard(orderNo, 'Asked about.')
})

test('Send of a correction whose card was withdrawn meanwhile asks the sender instead of ordering it again', async () => {
  const orderNo = await openCorrection()
  expect((await withdraw(orderNo)).status).toBe(204)
  const before = await countOrders()
  expect(await pressRefused()).toMatchObject({ status: 409, body: { detail: WITHDRAWN, offer: 'send-as-new-card' } })
  expect(await countOrders()).toBe(before)
  const another = await sendAsNewCard(orderNo, 'After all.')
  await desk.cutAll()
  expect([await desk.timesPrinted(orderNo), await desk.timesPrinted(another)]).toEqual([0, 1])
})

test('a card that is withdrawn while its correction waits for an answer stays withdrawn and cannot be corrected', async () => {
  const orderNo = await openCorrection()
  const { id } = await desk.press({ address1: UNCHECKABLE_STREET })
  expect((await withdraw(orderNo)).status).toBe(204)
  await decide(id, 'send-anyway')
  const last = (await newsUntil(desk.sender, id, ['sent', 'stopped'])).at(-1)
  expect(last).toMatchObject({ state: 'stopped', reason: 'original-withdrawn' })
  expect((await desk.sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(409)
})

test('repeating the Send as a new card makes one card', async () => {
  const orderNo = await openCorrection()
  await withdraw(orderNo)
  const { press, response } = await pressSend(desk.sender, { sendDate: desk.mailDate }, CARD, AS_NEW_CARD)
  const { id } = (await response.json()) as { id: string }
  expect(await (await press()).json()).toEqual({ id })
  expect((await newsUntil(desk.sender, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent', confirmation: { corrects: null } })
})

test('a failed correction is neither offered nor sent again after a newer one was sent', async () => {
  const orderNo = await openCorrection()
  onCall((request, path) =>
    Promise.resolve(request.method === 'POST' && path.endsWith('/items') ? Response.json({ fault: {} }, { status: 400 }) : undefined),
  )
  const { response } = await pressSend(desk.sender, { sendDate: desk.mailDate })
  const { id } = (await response.json()) as { id: string }
  const attention = async () => (await desk.sender.json<Attention>('GET', '/api/sendings/attention')).sendings
  await expect.poll(attention).toMatchObject([{ id, maySendAgain: true }])
  onCall(undefined)

  // Discard the form of the failed correction, and begin a new one.
  await desk.sender.ask('DELETE', `/api/cards/${CARD}/draft`)
  await correct(orderNo)
  expect(await attention()).toEqual([])
  expect((await desk.sender.ask('POST', `/api/sendings/${id}/again`)).status).toBe(404)
  const inItsPlace = await desk.send()
  const again = await desk.sender.ask('POST', `/api/sendings/${id}/again`)
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { detail: 'This order was corrected already: another was sent in its place.' },
  ])
  expect(await attention()).toEqual([])
  await desk.cutAll()
  expect([await desk.timesPrinted(orderNo), await desk.timesPrinted(inItsPlace)]).toEqual([0, 1])
})
