import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { CARD, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let tab: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct()
  testProduct.product.core.work()
  tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
})
afterAll(() => testProduct?.close())

test('one form in two windows makes one card, and the second window is told that it was sent', async () => {
  const first = await pressSend(tab)
  const { id } = (await first.response.json()) as { id: string }
  expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })

  // The other window saves its form before it sends. It names the draft that it opened, which no longer exists.
  const { senderProfileId, form } = first.body
  const saveDraft = (more: object) => tab.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, ...more })
  const late = await saveDraft({ key: first.draft.key })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ detail: 'This form was sent or closed elsewhere. Please open the card again.' })
  expect((await readOrderCounts(testProduct.database.url)).orders).toBe(1)

  // After the form is opened anew, it belongs to no draft, so the same words are another card.
  const anew = await pressSend(tab)
  const next = (await anew.response.json()) as { id: string }
  expect((await newsUntil(tab, next.id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
  expect((await readOrderCounts(testProduct.database.url)).orders).toBe(2)
})

test('a window whose sending stopped keeps saving its form, under a new key', async () => {
  const sent = await pressSend(tab, { address1: '429 Toomany Ln' })
  const { id } = (await sent.response.json()) as { id: string }
  expect((await newsUntil(tab, id, ['address', 'sent', 'stopped'])).at(-1)).toMatchObject({ state: 'address' })
  await tab.ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' })
  const { senderProfileId, form } = sent.body
  const savedDraft = await tab.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key: sent.draft.key })
  expect(savedDraft.status).toBe(200)
  expect(((await savedDraft.json()) as { key: string }).key).not.toBe(sent.draft.key)

  // The window can also discard its draft by its old key.
  expect((await tab.ask('DELETE', `/api/cards/${CARD}/draft?key=${encodeURIComponent(sent.draft.key)}`)).status).toBe(204)
  expect(await (await tab.ask('GET', `/api/cards/${CARD}/order-form`)).json()).toMatchObject({ draft: null })
})
