import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { HistoryRow, OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

/** For this street the address service answers 'too many requests', so the sender must choose: send the card anyway, or edit the address. */
const UNCHECKABLE_STREET = '429 Toomany Lane'

let testProduct: ComposedProduct
let sender: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct({ environment: { FONDLY_PRESS_CUT: 'cut-off' } })
  sender = testProduct.newVisitor()
  await sender.signIn('orderer@harborview.test')
  testProduct.product.core.work()
})
beforeEach(() => discardDraft())
afterAll(() => testProduct?.close())

const discardDraft = () => sender.ask('DELETE', `/api/cards/${CARD}/draft`)
const formOf = (sendingId?: string) =>
  sender.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form${sendingId ? `?sending=${sendingId}` : ''}`)
const rowOfSending = async (id: string): Promise<HistoryRow | undefined> =>
  (await sender.json<OrderHistory>('GET', '/api/orders')).orders.find((row) => row.sendingId === id)
const decide = (id: string, decision: string) => sender.ask('POST', `/api/sendings/${id}/decision`, { decision })

/** Starts a sending that waits for an answer, and discards its draft. Returns the id of the sending. */
async function startAndDiscardDraft(lastName: string): Promise<string> {
  const { response } = await pressSend(sender, { lastName, address1: UNCHECKABLE_STREET })
  const { id } = (await response.json()) as { id: string }
  await newsUntil(sender, id, ['address'])
  await discardDraft()
  return id
}
/** Saves a draft as the page does and presses Send. Returns the last state of the sending. */
async function sendDraft({ key, senderProfileId, form, corrects }: Draft) {
  const savedDraft = await sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key })
  const body = { cardId: CARD, senderProfileId, form, scanCode: savedDraft.scanCode, displayListHash: null, corrects }
  const { id } = await sender.json<{ id: string }>('POST', '/api/sendings', body, { 'idempotency-key': savedDraft.key })
  return (await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)
}

test('a card with an open question needs an answer in the history, and its form opens with its words after the draft is discarded', async () => {
  const id = await startAndDiscardDraft('Waiting')
  expect(await rowOfSending(id)).toMatchObject({ status: 'needs-answer', recipient: 'Marguerite Waiting', prodId: CARD })
  expect((await formOf()).draft).toBeNull()
  expect(await formOf(id)).toMatchObject({
    replacesDraft: false,
    draft: { isOfSending: true, form: { lastName: 'Waiting', address1: UNCHECKABLE_STREET } },
  })
  const colleague = testProduct.newVisitor()
  await colleague.signIn('clientadmin@harborview.test')
  const seen = await colleague.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form?sending=${id}`)
  expect(seen.draft).toBeNull()

  expect((await decide(id, 'send-anyway')).status).toBe(204)
  await newsUntil(sender, id, ['sent'])
  // After the card was sent, no form is offered any more.
  expect((await formOf(id)).draft).toBeNull()
})

test('a sender who edits the address of such a card finds the form, also after a reload, and can send it', async () => {
  const id = await startAndDiscardDraft('Edited')
  expect((await decide(id, 'edit-address')).status).toBe(204)
  const { draft } = await formOf()
  if (!draft) throw new Error('The form is gone.')
  expect(draft.form).toMatchObject({ lastName: 'Edited', address1: UNCHECKABLE_STREET })
  const form = { ...draft.form, address1: '1600 Pennsylvania Avenue NW' }
  expect(await sendDraft({ ...draft, form })).toMatchObject({ state: 'sent' })
  expect((await formOf()).draft).toBeNull()
})

test('another unfinished form of that card stays until the sender types into the form of the sending, which then replaces it', async () => {
  const id = await startAndDiscardDraft('Mine')
  const { form, senderProfileId } = await filledForm(sender, { lastName: 'Other' })
  await sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  const { draft, replacesDraft } = await formOf(id)
  expect([draft?.form.lastName, replacesDraft]).toEqual(['Mine', true])
  await decide(id, 'edit-address')
  expect((await formOf()).draft?.form.lastName).toBe('Other')
  if (!draft) throw new Error('The form is gone.')
  const corrected = { ...draft, form: { ...draft.form, address1: '1600 Pennsylvania Avenue NW' } }
  expect(await sendDraft(corrected)).toMatchObject({ state: 'sent' })
  expect((await formOf()).draft).toBeNull()
})

test.each([
  ['its draft was discarded', false],
  ['there is another draft of that card', true],
])('a correction that is sent after its question still replaces the first order when %s', async (_, hasOther) => {
  const original = await pressSend(sender, { lastName: 'First' })
  const { id: first } = (await original.response.json()) as { id: string }
  const sent = (await newsUntil(sender, first, ['sent', 'stopped'])).at(-1)
  if (sent?.state !== 'sent') throw new Error('The card was not sent.')
  const { orderNo } = sent.confirmation
  await sender.json('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })
  const id = await startAndDiscardDraft('Second')
  if (hasOther) {
    const { form, senderProfileId } = await filledForm(sender, { lastName: 'Other' })
    await sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  }
  const { draft } = await formOf(id)
  if (!draft) throw new Error('The form is gone.')
  expect(draft.corrects).toBe(orderNo)
  await decide(id, 'edit-address')
  expect(await sendDraft({ ...draft, form: { ...draft.form, address1: '1600 Pennsylvania Avenue NW' } })).toMatchObject({ state: 'sent' })
  const { orders } = await sender.json<OrderHistory>('GET', '/api/orders')
  expect(orders.find((row) => row.orderNo === orderNo)).toMatchObject({ withdrawn: true, correctedBy: expect.stringMatching(/./) })
})
