import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledForm, newsUntil } from './testing/send-a-card.ts'
import { shopVisit } from './testing/shop-visit.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'
import type { Draft } from '@fondly/contracts/bff/catalogue.ts'

const CARD = '1HBE2115'
const EMAIL = 'orderer@harborview.test'

let house: WholeProduct
beforeAll(async () => {
  house = await wholeProduct()
  house.product.core.work()
})
afterAll(() => house?.close())

type WireOrder = {
  c_recipientCustomerId?: string
  billing_address: Record<string, string>
  shipments: { shipping_address: Record<string, string> }[]
  product_items: { c_scanCode: string }[]
}

test('a recipient whom a link names reaches the order whole: customer number, telephone, company, scan code, country', async () => {
  const tab = house.newVisitor()
  await tab.signIn(EMAIL)
  const { form, senderProfileId } = await filledForm(tab, {}, CARD)
  const preset = {
    firstName: form.firstName,
    lastName: form.lastName,
    customerId: 'C-4711',
    phone: '503 555 0142',
    companyName: 'Poe & Sons',
  }
  expect((await tab.ask('PUT', '/api/prefill', { recipient: preset })).status).toBe(204)
  const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, preset })
  const body = { cardId: CARD, senderProfileId, form, scanCode: draft.scanCode, displayListHash: null }
  const begun = await tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  const { id } = (await begun.json()) as { id: string }
  const news = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
  const orderNo = news?.state === 'sent' ? news.confirmation.orderNo : 'none'

  const shop = await shopVisit(house, EMAIL)
  const order = await shop.ask<WireOrder>('GET', `/orders/${orderNo}`)
  expect(order.c_recipientCustomerId).toBe('C-4711')
  expect(order.shipments[0]?.shipping_address).toMatchObject({ phone: '503 555 0142', company_name: 'Poe & Sons', country_code: 'US' })
  expect(order.billing_address).toMatchObject({ country_code: 'US' })
  expect(order.product_items[0]?.c_scanCode).toBe(draft.scanCode)
})
