import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { smallWorld } from '@fondly/bff/testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterAll, expect, test } from 'vitest'

const CARD = '1HBE2115'
const shop = await openTestCommerce(1, { currency: 'USD' })
shop.advanceClock(Date.now() - shop.env.clock().getTime())
const real = commerceGateway(shop.settings)
let asksAboutAddress = false
const world = await smallWorld(({ commerce, worker, renderer }) => ({
  commerce: { ...commerce, baskets: real.baskets, orders: real.orders },
  worker: {
    ...worker,
    // Returns the address unchanged, or fails, so that the sender must decide about the address.
    validateAddress: ({ address }) =>
      asksAboutAddress ? Promise.reject(new Error('no answer')) : Promise.resolve({ success: true, code: 200, message: '', address }),
  },
  renderer: {
    ...renderer,
    print: () => Promise.resolve({ cardUrl: 'https://render.test/c.pdf', envelopeUrl: 'https://render.test/e.png' }),
  },
}))
world.world.now = Date.now()
const person = world.world.people.get('orderer')
if (!person?.customer) throw new Error('The small world has lost somebody.')
const { email, firstName, lastName } = person.customer
person.customer = await real.customers.create({ identityId: 'orderer', email, firstName, lastName })
const { tab: orderer } = await world.signIn('orderer')
const working = world.product.work()
afterAll(async () => {
  await working.stop()
  await world.close()
  await shop.close()
})

const readPageData = (query = '') => orderer.read<OrderFormPageData>(`/api/cards/${CARD}/order-form${query}`)
const findRow = async (sendingId: string) =>
  (await orderer.read<OrderHistory>('/api/orders')).orders.find((row) => row.sendingId === sendingId)

async function send(more: Partial<typeof form>): Promise<string> {
  const pageData = await readPageData()
  const filled = { ...form, accountNumber: '4711', sentiment: 'S1', sendDate: pageData.defaultShipDate, ...more }
  const saved = await orderer.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId: 'main', form: filled, key: pageData.draft?.key })
  const draft = (await saved.json()) as Draft
  const body = { cardId: CARD, senderProfileId: 'main', form: filled, scanCode: draft.scanCode, displayListHash: null }
  const sent = await orderer.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  expect(sent.status).toBe(202)
  return ((await sent.json()) as { id: string }).id
}

test('a message with placeholders uses the name of the new recipient when the card is sent again', async () => {
  const closing = 'Dear {first name}, welcome to {city}.'
  asksAboutAddress = true
  const stopped = await send({ closing })
  await expect
    .poll(async () => (await orderer.ask('POST', `/api/sendings/${stopped}/decision`, { decision: 'edit-address' })).status)
    .toBe(204)
  asksAboutAddress = false
  // The form of a card that was not sent has the placeholders as they were typed, even if its draft was discarded.
  await orderer.ask('DELETE', `/api/cards/${CARD}/draft`)
  const kept = await readPageData(`?sending=${stopped}`)
  expect(kept.draft?.form.closing).toBe(closing)

  const sendingId = await send({ closing })
  await expect.poll(async () => (await findRow(sendingId))?.status).toBe('ordered')
  const row = await findRow(sendingId)
  expect(row).toMatchObject({ personalMsg: 'Dear Ana, welcome to Portland.', typedMsg: closing })
  expect((await orderer.ask('POST', `/api/orders/${row?.id}/again`, { replaceDraft: true })).status).toBe(200)
  expect((await readPageData()).draft?.form.closing).toBe(closing)

  const next = await send({ closing, firstName: 'Bob', city: 'Salem' })
  const words = async () => (await findRow(next))?.personalMsg
  await expect.poll(words).toBe('Dear Bob, welcome to Salem.')
})
