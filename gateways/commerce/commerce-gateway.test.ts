import { randomUUID } from 'node:crypto'
import { DEFAULT_OCAPI_VERSION } from '@fondly/contracts/ocapi/version.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { contractTestTargets } from '@fondly/kit/testing/contract-test-targets.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Commerce, LineItem, OrderAddress, Shopper } from './commerce.ts'
import { commerceGateway } from './commerce-gateway.ts'
import type { OrderCreate } from './make-order.ts'
import { orderFields } from './order-fields.fixture.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let http: Awaited<ReturnType<typeof overHttp>>
beforeAll(async () => {
  shop = await openTestCommerce(1)
  http = await overHttp(shop.fetch)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

// The real service has another catalogue, so the tests use the cards that they find there and create their own customers and orders.
const connections = contractTestTargets<(orderCreate: OrderCreate) => Commerce>('COMMERCE', {
  inProcess: (orderCreate) => commerceGateway({ ...shop.settings, orderCreate }),
  overHttp: (orderCreate) => {
    const endpoint = { fetch: networkFetch(), baseUrl: http.origin }
    return commerceGateway({ ...shop.settings, endpoint, tokenEndpoint: endpoint, orderCreate })
  },
  real: (url, setting) => {
    const options = {
      clientId: setting('CLIENT_ID'),
      clientSecret: setting('CLIENT_SECRET'),
      site: setting('SITE'),
      list: setting('LIST'),
      version: setting('VERSION', DEFAULT_OCAPI_VERSION),
      endpoint: { fetch: networkFetch(), baseUrl: url },
      tokenEndpoint: { fetch: networkFetch(), baseUrl: setting('TOKEN_URL', url).replace(/\/dwsso\/oauth2\/access_token$/, '') },
      timeoutMilliseconds: 30_000,
    }
    return (orderCreate) => commerceGateway({ ...shop.settings, ...options, orderCreate, env: { ...shop.env, clock: () => new Date() } })
  },
})
// Some installations do not let programs number orders. Set FONDLY_TEST_COMMERCE_ORDER_CREATE=post for them.
const modes = (process.env['FONDLY_TEST_COMMERCE_ORDER_CREATE'] ?? 'post,put').split(',') as OrderCreate[] // the setting may contain only these words
const cases = connections.flatMap(([way, open]) => modes.map((mode) => [way, mode, open] as const))
// A real instance indexes an order some seconds after it was placed.
const indexed = { interval: 500 }

const joe: OrderAddress = {
  firstName: 'Joe',
  lastName: 'Poe',
  address1: '1 Main St',
  address2: 'Apt 2',
  city: 'Boston',
  state: 'MA',
  zip: '02101-0001',
}
const office: OrderAddress = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  companyName: 'Acme Care',
  address1: '9 HQ Rd',
  address2: '',
  city: 'Austin',
  state: 'TX',
  zip: '73301',
}

function lineItem(cardId: string, scanCode: string): LineItem {
  return {
    cardId,
    quantity: 1,
    scanCode,
    itemId: cardId,
    envelopeId: 'A7',
    sentimentCode: 'S-0001',
    sentiment: 'Thinking of you',
    personalizationName: 'Joe Poe',
    message: 'With care — für Zoë, ñ\nAna',
    signature: 'Warmly,\nAna Ruiz',
    envelopeFont: 'JohnsonPrint',
    envelopeColour: '#000000',
    category: 'birthday',
    language: 'es',
    returnAddress: 'Acme Care, 9 HQ Rd, Austin, TX 73301',
    shipNode: 'FC1',
  }
}

describe.each(cases)('commerce, %s, orders by %s', (_, mode, open) => {
  let commerce: Commerce
  let shopper: Shopper
  const email = `${randomUUID()}@acme.test`
  const scanCode = randomUUID().slice(0, 10)
  const person = { identityId: randomUUID(), email, firstName: 'Nia', lastName: 'New' }
  beforeAll(async () => {
    commerce = open(mode)
    shopper = await commerce.customers.create(person)
  })

  test('a customer is created once and only changed names are written', async () => {
    expect(await commerce.customers.find(`not-${email}`)).toBeUndefined()
    expect(await commerce.customers.create(person)).toMatchObject({ customerId: shopper.customerId })
    expect(await commerce.customers.find(email.toUpperCase())).toMatchObject({
      customerId: shopper.customerId,
      firstName: 'Nia',
      locked: false,
      enabled: true,
    })
    await commerce.customers.update(shopper, { email, firstName: 'Ana', lastName: 'Ruiz' })
    expect(await commerce.customers.find(email)).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz' })
  })

  test('every word of an ordered card is read back', async () => {
    const { baskets, orders } = commerce
    const [card] = (await commerce.catalogue.cards()).filter(({ orderable }) => orderable)
    const cardId = card?.id ?? ''
    expect(await baskets.ofCustomer(shopper)).toEqual([])
    const { id } = await baskets.create(shopper)
    await expect(baskets.create(shopper)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      status: 400,
      code: 'CustomerBasketsQuotaExceededException',
      details: { basketIds: [id] },
    })
    await baskets.putEmail(shopper, id, email)
    const { items } = await baskets.addItem(shopper, id, lineItem(cardId, scanCode))
    expect(items).toEqual([{ id: expect.any(String), cardId, scanCode, cardPrintUrl: undefined, envelopePrintUrl: undefined }])
    const itemId = items[0]?.id ?? ''
    await baskets.putShipment(shopper, id, { address: joe, method: 'USPSFC', mailDate: '2026-11-23', taxClassCode: 'EXEMPT' })
    const { total = Number.NaN } = await baskets.putBillingAddress(shopper, id, office)
    await baskets.addPayment(shopper, id, { method: 'AX_INVOICE', amount: total })
    await baskets.patchItem(shopper, id, itemId, { envelopePrintUrl: 'https://render/envelope.png' })
    await baskets.patchItem(shopper, id, itemId, { cardPrintUrl: 'https://render/card.pdf' })
    expect(await baskets.get(shopper, id)).toMatchObject({
      id,
      email,
      shippingAddress: joe,
      billingAddress: office,
      shippingMethod: 'USPSFC',
      mailDate: '2026-11-23',
      paymentInstruments: [{ method: 'AX_INVOICE', amount: total }],
      total,
      items: [{ cardPrintUrl: 'https://render/card.pdf', envelopePrintUrl: 'https://render/envelope.png' }],
    })

    const order = await orders.create(shopper, id, scanCode)
    const orderNo = order?.orderNo ?? ''
    expect((await orders.create(shopper, id, scanCode))?.orderNo).toBe(mode === 'put' ? orderNo : undefined)
    expect(await baskets.get(shopper, id)).toBeUndefined()
    expect(await baskets.remove(shopper, id)).toBe(false)
    await orders.patchFields(shopper, orderNo, orderFields)
    await orders.setConfirmationStatus(orderNo, 'confirmed')
    await orders.setStatus(orderNo, 'new')
    // After a lost reply the product repeats the call.
    await orders.setStatus(orderNo, 'new')
    await expect(orders.setStatus(orderNo, 'failed')).rejects.toMatchObject({ code: 'OrderStatusTransitionException' })
    await orders.setExportStatus(orderNo, 'ready')

    const placed = await orders.get(shopper, orderNo)
    const words = lineItem(cardId, scanCode)
    expect(placed).toMatchObject({
      orderNo,
      status: 'new',
      confirmationStatus: 'confirmed',
      exportStatus: 'ready',
      shippingStatus: 'not_shipped',
      email,
      total,
      shippingAddress: joe,
      mailDate: '2026-11-23',
      senderProfile: 'Acme Care',
      clientId: 'acme',
      item: {
        id: itemId,
        cardId,
        cardName: card?.name,
        scanCode,
        sentiment: words.sentiment,
        sentimentCode: words.sentimentCode,
        personalizationName: words.personalizationName,
        message: words.message,
        signature: words.signature,
        returnAddress: words.returnAddress,
        envelopeId: words.envelopeId,
        cardPrintUrl: 'https://render/card.pdf',
        envelopePrintUrl: 'https://render/envelope.png',
      },
    })
    expect(await orders.ofSite(orderNo)).toEqual(placed)
    await expect.poll(() => orders.findByScanCode(shopper, scanCode), indexed).toEqual(placed)
    expect(await orders.findByScanCode(shopper, 'nothing')).toBeUndefined()
    expect(await orders.history(shopper, new Date('2020-01-01'))).toEqual([placed])
    expect(await orders.history(shopper, new Date('2100-01-01'))).toEqual([])
    const ready = async () => (await orders.ready(200)).map((order) => order.orderNo)
    await expect.poll(ready, indexed).toContain(orderNo)
    await orders.setExportStatus(orderNo, 'exported')
    await expect.poll(ready, indexed).not.toContain(orderNo)
  })

  test('a call on a missing basket is refused', async () => {
    await expect(commerce.baskets.putBillingAddress(shopper, 'nowhere', joe)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      upstream: 'commerce',
      status: 404,
      code: 'BasketNotFoundException',
    })
    const { id } = await commerce.baskets.create(shopper)
    expect(await commerce.baskets.remove(shopper, id)).toBe(true)
    expect(await commerce.orders.get(shopper, '99999999')).toBeUndefined()
    expect(await commerce.orders.ofSite('99999999')).toBeUndefined()
    expect(await commerce.clients.find('nobody-such')).toBeUndefined()
    expect(await commerce.clients.banner('nobody-such', 'en_US')).toBeUndefined()
    expect(await commerce.catalogue.card('nothing-such')).toBeUndefined()
  })
})
