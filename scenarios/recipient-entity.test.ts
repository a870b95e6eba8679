import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledForm, findLateMailDate, newsUntil } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'

const CARD = '1HBE2115'
const EMAIL = 'orderer@harborview.test'

let testProduct: ComposedProduct
beforeAll(async () => {
  testProduct = await startComposedProduct({ environment: { FONDLY_PRESS_CUT: 'cut-off' } })
  testProduct.product.core.work()
})
afterAll(() => testProduct?.close())

type WireOrder = {
  c_recipientCustomerId?: string
  billing_address: Record<string, string>
  shipments: { shipping_address: Record<string, string> }[]
  product_items: { c_scanCode: string }[]
}

const ATTRIBUTES = { customerId: 'C-4711', phone: '503 555 0142', companyName: 'Poe & Sons' }

/** Saves and sends this draft as the page does, with the attributes of the recipient. */
async function sendDraft(tab: Visitor, { senderProfileId, form, preset, key, corrects }: Draft, address1 = form.address1) {
  const written = { senderProfileId, form: { ...form, address1 } }
  const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { ...written, preset, key })
  const body = { cardId: CARD, ...written, scanCode: draft.scanCode, displayListHash: null, corrects }
  const { id } = await tab.json<{ id: string }>('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  const news = (await newsUntil(tab, id, ['sent', 'stopped', 'address'])).at(-1)
  return { id, draft, orderNo: news?.state === 'sent' ? news.confirmation.orderNo : 'none' }
}
const draftNow = async (tab: Visitor, sendingId?: string): Promise<Draft> => {
  const query = sendingId ? `?sending=${sendingId}` : ''
  const { draft } = await tab.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form${query}`)
  if (!draft) throw new Error('There is no draft.')
  return draft
}
async function isWhole(orderNo: string, scanCode: string): Promise<void> {
  const shop = await shopVisit(testProduct, EMAIL)
  const order = await shop.ask<WireOrder>('GET', `/orders/${orderNo}`)
  expect(order.c_recipientCustomerId).toBe('C-4711')
  expect(order.shipments[0]?.shipping_address).toMatchObject({ phone: '503 555 0142', company_name: 'Poe & Sons', country_code: 'US' })
  expect(order.billing_address).toMatchObject({ country_code: 'US' })
  expect(order.product_items[0]?.c_scanCode).toBe(scanCode)
}

test('all attributes of a recipient from a link reach the order, also when the card is sent again, corrected or continued after a question', async () => {
  const tab = testProduct.newVisitor()
  await tab.signIn(EMAIL)
  const sendDate = await findLateMailDate(tab)
  const { form, senderProfileId } = await filledForm(tab, { sendDate }, CARD)
  const preset = { firstName: form.firstName, lastName: form.lastName, ...ATTRIBUTES }
  expect((await tab.ask('PUT', '/api/prefill', { recipient: preset })).status).toBe(204)
  const savedDraft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, preset })
  const first = await sendDraft(tab, savedDraft)
  await isWhole(first.orderNo, first.draft.scanCode)

  await tab.json('POST', `/api/orders/${first.orderNo}/again`, { replaceDraft: false })
  const again = await draftNow(tab)
  expect(again.preset).toMatchObject(ATTRIBUTES)
  const second = await sendDraft(tab, again)
  await isWhole(second.orderNo, second.draft.scanCode)

  await tab.json('POST', `/api/orders/${second.orderNo}/correct`, { replaceDraft: false })
  const correction = await draftNow(tab)
  expect([correction.preset, correction.corrects]).toMatchObject([ATTRIBUTES, second.orderNo])

  // The address check asks, the draft is discarded, and then the sender chooses to edit the address.
  const sent = await sendDraft(tab, correction, '429 Toomany Lane')
  await tab.ask('DELETE', `/api/cards/${CARD}/draft`)
  expect((await draftNow(tab, sent.id)).preset).toMatchObject(ATTRIBUTES)
  await tab.ask('POST', `/api/sendings/${sent.id}/decision`, { decision: 'edit-address' })
  const restored = await draftNow(tab)
  expect(restored.preset).toMatchObject(ATTRIBUTES)
  const third = await sendDraft(tab, restored, form.address1)
  await isWhole(third.orderNo, third.draft.scanCode)
})
