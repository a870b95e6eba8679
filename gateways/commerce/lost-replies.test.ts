import type { Fetch } from '@fondly/kit/env.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { ANA, DORA } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Commerce, LineItem, OrderAddress, Shopper } from './commerce.ts'
import { commerceGateway } from './commerce-gateway.ts'
import { isUntouched } from './own-basket.ts'

// As in a real instance, the search finds a changed order only half a minute later.
const SEARCH_LAG_MS = 30_000

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeEach(async () => {
  shop = await openTestCommerce(1, { searchLagMilliseconds: SEARCH_LAG_MS })
})
afterEach(() => shop.close())

type Loss = 'before' | 'after'
/** A connection that records every call. It can lose the next call of a kind, before it reaches commerce or after commerce did the work. */
function createLossyConnection() {
  const messages: string[] = []
  let next: { call: RegExp; loss: Loss } | undefined
  const fetch: Fetch = async (request) => {
    const call = `${request.headers.get('x-dw-http-method-override') ?? request.method} ${new URL(request.url).pathname}`
    messages.push(call)
    if (!next?.call.test(call)) return shop.fetch(request)
    const { loss } = next
    next = undefined
    if (loss === 'after') await (await shop.fetch(request)).arrayBuffer()
    throw new TypeError('The connection was closed.')
  }
  const endpoint = { fetch, baseUrl: 'http://commerce' }
  return {
    messages,
    lose: (call: RegExp, loss: Loss) => void (next = { call, loss }),
    gateway: (orderCreate: 'post' | 'put' = 'post') =>
      commerceGateway({ ...shop.settings, endpoint, tokenEndpoint: endpoint, orderCreate }),
  }
}

async function shopperOf(commerce: Commerce, email: string): Promise<Shopper> {
  const customer = await commerce.customers.find(email)
  if (!customer) throw new Error('The small world has changed.')
  return { customerId: customer.customerId, email }
}

const anywhere: OrderAddress = {
  firstName: 'Joe',
  lastName: 'Poe',
  address1: '1 Main St',
  address2: '',
  city: 'Boston',
  state: 'MA',
  zip: '02101',
}
const card = (scanCode: string): LineItem => ({
  cardId: '1HBE2115',
  quantity: 1,
  scanCode,
  itemId: 'I',
  envelopeId: 'A7',
  sentimentCode: 'S-0001',
  sentiment: 'Thinking of you',
  personalizationName: 'Joe Poe',
  message: 'Hello.',
  signature: 'Ana',
  envelopeFont: 'JohnsonPrint',
  envelopeColour: '#000000',
  category: 'birthday',
  language: 'en_US',
  returnAddress: '{}',
  shipNode: 'FC1',
})

async function filledBasket({ baskets }: Commerce, shopper: Shopper, scanCode: string): Promise<string> {
  const { id } = await baskets.create(shopper)
  await baskets.putEmail(shopper, id, shopper.email)
  await baskets.addItem(shopper, id, card(scanCode))
  await baskets.putShipment(shopper, id, { address: anywhere, method: 'USPSFC', mailDate: '2026-11-23', taxClassCode: '' })
  const { total = Number.NaN } = await baskets.putBillingAddress(shopper, id, anywhere)
  await baskets.addPayment(shopper, id, { method: 'AX_INVOICE', amount: total })
  return id
}

describe.each<Loss>(['before', 'after'])('the reply is lost, %s the work', (loss) => {
  test('creating a basket finds the untouched basket', async () => {
    const { gateway, lose } = createLossyConnection()
    const commerce = gateway()
    const shopper = await shopperOf(commerce, ANA.email)
    lose(/^POST .*\/baskets$/, loss)
    await expect(commerce.baskets.create(shopper)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    const open = await commerce.baskets.ofCustomer(shopper)
    expect(open.map((basket) => isUntouched(basket, shopper))).toEqual(loss === 'after' ? [true] : [])
    const id = open[0]?.id ?? (await commerce.baskets.create(shopper)).id
    await commerce.baskets.putEmail(shopper, id, shopper.email)
    const filled = await commerce.baskets.addItem(shopper, id, card('touched-01'))
    expect(isUntouched(filled, shopper)).toBe(false)
  })

  test('adding the card or its payment is checked by reading the basket', async () => {
    const { gateway, lose } = createLossyConnection()
    const commerce = gateway()
    const shopper = await shopperOf(commerce, ANA.email)
    const { id } = await commerce.baskets.create(shopper)
    lose(/^POST .*\/items$/, loss)
    await expect(commerce.baskets.addItem(shopper, id, card('looked-001'))).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    const codes = (await commerce.baskets.get(shopper, id))?.items.map(({ scanCode }) => scanCode)
    expect(codes).toEqual(loss === 'after' ? ['looked-001'] : [])
    lose(/^POST .*\/payment_instruments$/, loss)
    const pay = commerce.baskets.addPayment(shopper, id, { method: 'AX_INVOICE', amount: 1 })
    await expect(pay).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    expect((await commerce.baskets.get(shopper, id))?.paymentInstruments).toHaveLength(loss === 'after' ? 1 : 0)
  })

  test('removing a basket can be repeated', async () => {
    const { gateway, lose } = createLossyConnection()
    const commerce = gateway()
    const shopper = await shopperOf(commerce, ANA.email)
    const { id } = await commerce.baskets.create(shopper)
    lose(/^DELETE /, loss)
    await expect(commerce.baskets.remove(shopper, id)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    expect(await commerce.baskets.remove(shopper, id)).toBe(loss === 'before')
    expect(await commerce.baskets.ofCustomer(shopper)).toEqual([])
  })

  test('an order that commerce numbers is detected by its basket', async () => {
    const { gateway, lose } = createLossyConnection()
    const commerce = gateway('post')
    const shopper = await shopperOf(commerce, ANA.email)
    const id = await filledBasket(commerce, shopper, 'by-post-01')
    lose(/^POST .*\/orders$/, loss)
    await expect(commerce.orders.create(shopper, id, 'by-post-01')).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    expect((await commerce.baskets.get(shopper, id))?.id).toBe(loss === 'before' ? id : undefined)
    const again = await commerce.orders.create(shopper, id, 'by-post-01')
    expect(again?.item.scanCode).toBe(loss === 'before' ? 'by-post-01' : undefined)
    expect(await commerce.orders.findByScanCode(shopper, 'by-post-01')).toBeUndefined()
    shop.advanceClock(SEARCH_LAG_MS)
    const found = await commerce.orders.findByScanCode(shopper, 'by-post-01')
    expect(found).toMatchObject({ ...again, item: { scanCode: 'by-post-01' } })
    expect(await commerce.orders.history(shopper, new Date(0))).toHaveLength(1)
  })

  test('an order with our number is repeated without making a second one', async () => {
    const { gateway, lose, messages } = createLossyConnection()
    const commerce = gateway('put')
    const shopper = await shopperOf(commerce, ANA.email)
    const id = await filledBasket(commerce, shopper, 'by-put-001')
    lose(/^PUT .*\/orders\/\w+$/, loss)
    await expect(commerce.orders.create(shopper, id, 'by-put-001')).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    const again = await commerce.orders.create(shopper, id, 'by-put-001')
    const third = await commerce.orders.create(shopper, id, 'by-put-001')
    expect(again).toMatchObject({ status: 'created', item: { scanCode: 'by-put-001' } })
    expect(third).toEqual(again)
    expect(await commerce.orders.findByScanCode(shopper, 'by-put-001')).toEqual(again)
    expect(messages.filter((call) => call.includes('order_search'))).toEqual([])
    shop.advanceClock(SEARCH_LAG_MS)
    expect(await commerce.orders.history(shopper, new Date(0))).toHaveLength(1)
  })

  test.each(['setConfirmationStatus', 'setExportStatus'] as const)('of %s can be repeated', async (set) => {
    const { gateway, lose } = createLossyConnection()
    const commerce = gateway()
    const shopper = await shopperOf(commerce, ANA.email)
    const created = await commerce.orders.create(shopper, await filledBasket(commerce, shopper, 'again-0001'), 'again-0001')
    const orderNo = created?.orderNo ?? ''
    const say = () =>
      set === 'setConfirmationStatus' ? commerce.orders[set](orderNo, 'confirmed') : commerce.orders[set](orderNo, 'ready')
    lose(/^PUT .*_status$/, loss)
    await expect(say()).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    await say()
    const order = await commerce.orders.get(shopper, orderNo)
    expect(set === 'setConfirmationStatus' ? order?.confirmationStatus : order?.exportStatus).toBe(
      set === 'setConfirmationStatus' ? 'confirmed' : 'ready',
    )
  })

  test('placing an order can be repeated, at the latest when the search shows its status', async () => {
    const { gateway, lose } = createLossyConnection()
    const commerce = gateway()
    const shopper = await shopperOf(commerce, ANA.email)
    const order = await commerce.orders.create(shopper, await filledBasket(commerce, shopper, 'placed-001'), 'placed-001')
    const orderNo = order?.orderNo ?? ''
    lose(/^PUT .*\/status$/, loss)
    await expect(commerce.orders.setStatus(orderNo, 'new')).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    expect((await commerce.orders.get(shopper, orderNo))?.status).toBe(loss === 'after' ? 'new' : 'created')
    // The search still shows the old status, so a refusal does not count as a success yet.
    const again = await commerce.orders.setStatus(orderNo, 'new').catch((error: unknown) => error)
    expect((again as { code?: string } | undefined)?.code).toBe(loss === 'after' ? 'OrderStatusTransitionException' : undefined)
    shop.advanceClock(SEARCH_LAG_MS)
    await commerce.orders.setStatus(orderNo, 'new')
    expect((await commerce.orders.get(shopper, orderNo))?.status).toBe('new')
  })
})

test('an order of another card with our number does not count as ours', async () => {
  const commerce = createLossyConnection().gateway('put')
  const ana = await shopperOf(commerce, ANA.email)
  const dora = await shopperOf(commerce, DORA.email)
  await commerce.orders.create(ana, await filledBasket(commerce, ana, 'one-000001'), 'two-000002')
  for (const shopper of [ana, dora]) {
    const id = await filledBasket(commerce, shopper, 'two-000002')
    await expect(commerce.orders.create(shopper, id, 'two-000002')).rejects.toMatchObject({ name: 'UpstreamRefused' })
    expect(await commerce.baskets.get(shopper, id)).toBeDefined()
  }
})

test('an order that commerce numbered is still found after the setting changes to our own numbers', async () => {
  const connection = createLossyConnection()
  const ana = await shopperOf(connection.gateway(), ANA.email)
  const order = await connection
    .gateway('post')
    .orders.create(ana, await filledBasket(connection.gateway(), ana, 'before-001'), 'before-001')
  shop.advanceClock(SEARCH_LAG_MS)
  expect(await connection.gateway('put').orders.findByScanCode(ana, 'before-001')).toMatchObject({ orderNo: order?.orderNo })
})
