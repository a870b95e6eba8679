import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { parseSelector } from '@fondly/upstreams/commerce/search/selector.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { ANA, DORA } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Commerce, LineItem, OrderAddress, Shopper } from './commerce.ts'
import { commerceGateway } from './commerce-gateway.ts'
import { orderFields } from './order-fields.fixture.ts'
import { permitted, settingsOf, type Permits, type Resource, type Used } from './permitted.fixture.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let permits: Permits
beforeAll(async () => {
  shop = await openTestCommerce(1)
  permits = { shop: await settingsOf('shop'), data: await settingsOf('data') }
  // Dora may not sign in. If the permissions hid these attributes, reading her would show a difference.
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query(`update commerce.customer set enabled = false, locked = true where email = $1`, [DORA.email])
  await client.end()
})
afterAll(() => shop.close())

const used = new Map<string, Used>()
function gateway(with_: Permits | undefined, more: { orderCreate?: 'post' | 'put' } = {}): Commerce {
  const { endpoint } = shop.settings
  const guarded = with_ ? { ...endpoint, fetch: permitted(endpoint.fetch, with_, used) } : endpoint
  return commerceGateway({ ...shop.settings, hasRecipientCustomerId: true, ...more, endpoint: guarded, tokenEndpoint: endpoint })
}

/** Makes every call of the product to commerce, except those of administrators. */
async function makeEveryCall(commerce: Commerce): Promise<{ shopper: Shopper; orderNo: string; basketId: string }> {
  const { customers, baskets, orders } = commerce
  const email = `${randomUUID()}@acme.test`
  const shopper = await customers.create({ identityId: randomUUID(), email, firstName: 'Nia', lastName: 'New' })
  await customers.update(shopper, { email, firstName: 'Ana', lastName: 'Ruiz' })
  const moving = await customers.create({ identityId: randomUUID(), email: `old-${email}`, firstName: 'Nia', lastName: 'New' })
  await customers.update(moving, { email: `new-${email}`, firstName: 'Nia', lastName: 'New' })
  expect(await baskets.ofCustomer(shopper)).toEqual([])
  const filled = async (scanCode: string) => {
    const { id } = await baskets.create(shopper)
    await baskets.putEmail(shopper, id, email)
    const { items } = await baskets.addItem(shopper, id, lineItem(scanCode))
    await baskets.putShipment(shopper, id, {
      address: { ...joe, phone: '503 555 0142', companyName: 'Poe & Sons' },
      method: 'USPSFC',
      mailDate: '2026-11-23',
      taxClassCode: 'EXEMPT',
    })
    const { total = 0 } = await baskets.putBillingAddress(shopper, id, { ...joe, companyName: 'Acme Care' })
    await baskets.addPayment(shopper, id, { method: 'AX_INVOICE', amount: total })
    await baskets.patchItem(shopper, id, items[0]?.id ?? '', {
      envelopePrintUrl: 'https://render/envelope.png',
      cardPrintUrl: 'https://render/card.pdf',
    })
    return id
  }
  const scanCode = randomUUID().slice(0, 10)
  const order = await orders.create(shopper, await filled(scanCode), scanCode)
  const orderNo = order?.orderNo ?? ''
  await orders.patchFields(shopper, orderNo, { ...orderFields, recipientCustomerId: 'C-7' })
  await orders.setConfirmationStatus(orderNo, 'confirmed')
  await orders.setStatus(orderNo, 'new')
  await orders.setExportStatus(orderNo, 'ready')
  await orders.setShippingStatus(orderNo, 'shipped')
  expect((await orders.findByScanCode(shopper, scanCode))?.orderNo).toBe(orderNo)
  expect((await orders.ready(10)).map((one) => one.orderNo)).toContain(orderNo)
  const given = await baskets.create(shopper)
  expect(await baskets.remove(shopper, given.id)).toBe(true)
  return { shopper, orderNo, basketId: await filled(randomUUID().slice(0, 10)) }
}

/** Makes every write of administrators. */
async function administer({ administration: { clients, blackoutDays, banners, products } }: Commerce): Promise<void> {
  const { value, version = '' } = (await clients.read('acme')) ?? {}
  expect((await clients.write('acme', { ...value, backCardMessage: randomUUID() }, version)).kind).toBe('written')
  expect((await clients.create(`made-${randomUUID()}`, { ...value })).kind).toBe('written')
  const [day, reason] = ['2027-01-01', { en: 'New Year', es: 'Año Nuevo' }]
  for (const next of [{ day, reason }, { day, reason: { en: 'Closed' } }, undefined]) {
    expect((await blackoutDays.write(day, next, (await blackoutDays.read(day))?.version)).kind).toBe('written')
  }
  expect(await products.put(OWN_CARD)).toBe('written')
  await products.rename(OWN_CARD.id, randomUUID())
  const banner = await banners.read('acme')
  for (const clientId of ['acme', randomUUID()]) {
    const shown = { from: '2000-01-01T00:00:00.000Z', until: '2999-01-01T00:00:00.000Z' }
    const texts = { enabled: true, callout: { en: '' }, body: { en: '' }, ...banner?.value, ...shown }
    expect((await banners.write(clientId, texts, (await banners.read(clientId))?.version)).kind).toBe('written')
  }
}

/** For each resource: the reads of the product, in our own terms. */
const readings = ({ shopper, orderNo, basketId }: Awaited<ReturnType<typeof makeEveryCall>>) =>
  ({
    '/customer_lists/*/customer_search': async ({ customers }) => [await customers.find(ANA.email), await customers.find(DORA.email)],
    '/sites/*/customer_groups/*': async ({ clients, administration }) => [
      await clients.find('acme'),
      withoutVersion(await administration.clients.read('acme')),
    ],
    '/sites/*/customer_group_search': ({ clients }) => clients.list(),
    '/sites/*/slots/*/slot_configurations/*': async ({ clients, administration }) => [
      await clients.banner('acme', 'en_US'),
      withoutVersion(await administration.banners.read('acme')),
    ],
    '/sites/*/custom_objects/*/*': async ({ administration }) => withoutVersion(await administration.blackoutDays.read('2026-11-26')),
    '/custom_objects_search/*': ({ catalogue }) => catalogue.blackoutDays(),
    '/categories/*': ({ catalogue }) => catalogue.categories(),
    '/product_search': ({ catalogue }) => catalogue.cards(),
    '/products/*': async ({ catalogue }) => [
      await catalogue.cards(),
      await catalogue.card('1HBE2115'),
      await catalogue.card('feliz'),
      await catalogue.card(OWN_CARD.id),
      await catalogue.sentiments(['S-0001']),
      await catalogue.messageStarters(['M-0001']),
    ],
    '/customers/*/baskets': ({ baskets }) => baskets.ofCustomer(shopper),
    '/baskets/*': ({ baskets }) => baskets.get(shopper, basketId),
    '/orders/*': ({ orders }) => orders.get(shopper, orderNo),
    '/order_search': ({ orders }) => orders.history(shopper, new Date('2020-01-01')),
  }) satisfies Record<string, (commerce: Commerce) => Promise<unknown>>

/** The version is a digest of everything that may be read, so it differs with the permissions. */
const withoutVersion = <Value>(found: { value: Value; lastWrite?: string | undefined } | undefined) =>
  found && [found.value, found.lastWrite]

const OWN_CARD = { id: 'OWN-1', name: 'Harbor', orientation: 'H', categoryId: 'birthday', likeCardId: '1HBE2115' } as const

let made: Awaited<ReturnType<typeof makeEveryCall>>
test('the documented OCAPI settings permit every call that the product makes', async () => {
  made = await makeEveryCall(gateway(permits))
  await makeEveryCall(gateway(permits, { orderCreate: 'put' }))
  await administer(gateway(permits))
  for (const [resource, read] of Object.entries(readings(made))) {
    const whole = await read(gateway(undefined))
    expect([resource, whole]).not.toEqual([resource, undefined])
    expect([resource, await read(gateway(permits))]).toEqual([resource, whole])
  }

  const listed = Object.entries(permits).flatMap(([api, resources]) =>
    resources.flatMap(({ resource_id: id, methods }) => methods.map((method) => `${api} ${method} ${id}`)),
  )
  expect([...used.keys()].sort()).toEqual(listed.sort())
})

test('the settings permit writing exactly the attributes that the product writes', () => {
  for (const [api, resources] of Object.entries(permits)) {
    for (const { resource_id: id, write_attributes: writable } of resources) {
      const written = [...used.values()].filter(({ call }) => call.startsWith(`${api} `) && call.endsWith(` ${id}`))
      const names = new Set(written.flatMap(({ attributes }) => [...attributes]))
      const allowed = writable === undefined ? [] : [...parseSelector(writable).names.keys()]
      expect([id, ...[...names].sort()]).toEqual([id, ...allowed.sort()])
    }
  }
})

test('every attribute that the settings permit reading is needed', async () => {
  const needless: string[] = []
  for (const [resource, read] of Object.entries(readings(made))) {
    const whole = await read(gateway(undefined))
    const listed = [...permits.shop, ...permits.data].find(({ resource_id: id }) => id === resource)
    for (const path of leavesOf(listed?.read_attributes ?? '')) {
      if (OF_EVERY_PAGE.has(path)) continue
      const cut = { ...listed, read_attributes: without(listed?.read_attributes ?? '', path) } as Resource
      const less = (resources: Resource[]) => resources.map((one) => (one === listed ? cut : one))
      const outcome = await read(gateway({ shop: less(permits.shop), data: less(permits.data) })).catch(() => 'refused')
      if (isDeepStrictEqual(outcome, whole)) needless.push(`${resource} ${path}`)
    }
  }
  expect(needless.filter((one) => !NEEDED_IN_REAL_SHOP.has(one))).toEqual([])
  expect([...NEEDED_IN_REAL_SHOP].filter((one) => !needless.includes(one))).toEqual([])
})

/** Counts of a page. The product reads them only where it reads several pages. */
const OF_EVERY_PAGE = new Set(['count', 'start', 'total'])

/** Attributes that the product needs in a real shop. In this small world another attribute has the same value, or nothing uses them. */
const NEEDED_IN_REAL_SHOP = new Set([
  ...['enabled', 'customer_groups'].map((name) => `/sites/*/slots/*/slot_configurations/* ${name}`),
  ...['product_name', 'orderable', 'c_cardLanguage', 'c_primaryCategory'].map((name) => `/product_search hits.${name}`),
  ...['data.name', 'data.short_description', 'data.primary_category_id', 'data.inventory.orderable', 'data.c_hbc_CardLanguage'].map(
    (name) => `/products/* ${name}`,
  ),
  // Only archived clients need this attribute, and this world has none.
  '/sites/*/customer_group_search hits.c_clientConfiguration',
  // The product selects it by name, and a real instance refuses to select an attribute that may not be read.
  '/sites/*/customer_groups/* member_count',
  // The orders of this world have exactly the values that the product assumes when these attributes are missing (USD, no taxes).
  ...[
    'currency',
    'tax_total',
    'product_items.price',
    'product_items.price_after_order_discount',
    'shipments.c_req_ship_date',
    'c_req_ship_date',
  ].flatMap((name) => [`/orders/* ${name}`, `/order_search hits.data.${name}`]),
])

type Selector = ReturnType<typeof parseSelector>

/** Returns the full path of each name in a selector. */
function leavesOf(text: string): string[] {
  const below = ({ names, deep }: Selector, above: string): string[] =>
    deep ? [above] : [...names].flatMap(([name, inner]) => (inner ? below(inner, `${above}${name}.`) : [`${above}${name}`]))
  return below(parseSelector(text), '').map((path) => path.replace(/\.$/, ''))
}

/** Returns the selector without the name at this path. */
function without(text: string, path: string): string {
  const written = ({ names, deep }: Selector, above: string): string => {
    const left = [...names].flatMap(([name, inner]) => {
      const here = `${above}${name}`
      if (here === path) return []
      return inner ? [`${name}.${written(inner, `${here}.`)}`] : [name]
    })
    return `(${[...(deep ? ['**'] : []), ...left].join(',') || 'nothing'})`
  }
  return written(parseSelector(text), '')
}

const joe: OrderAddress = {
  firstName: 'Joe',
  lastName: 'Poe',
  address1: '1 Main St',
  address2: 'Apt 2',
  city: 'Boston',
  state: 'MA',
  zip: '02101',
}

function lineItem(scanCode: string): LineItem {
  return {
    cardId: '1HBE2115',
    quantity: 1,
    scanCode,
    itemId: '1HBE2115',
    envelopeId: 'A7',
    sentimentCode: 'S-0001',
    sentiment: 'Thinking of you',
    personalizationName: 'Joe Poe',
    message: 'With care',
    signature: 'Ana Ruiz',
    envelopeFont: 'JohnsonPrint',
    envelopeColour: '#000000',
    category: 'birthday',
    language: 'en_US',
    returnAddress: 'Acme Care, Austin',
    shipNode: 'FC1',
  }
}
