import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { postalDay, startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import type { PrintablePages } from '@fondly/gateways/renderer/renderer.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { browser } from '@fondly/bff/testing/browser.ts'
import { smallWorld } from '@fondly/bff/testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'

// The test uses the embedded commerce through the real gateway. Its clock shows the database's time, because rows of sendings have that time.
const CARD = '1HBE2115'
const ZONE = 'America/New_York'
const NEW_CARD = { accountNumber: '4711', sentiment: 'S1' }
const shop = await openTestCommerce(1, { currency: 'CAD' })
shop.advanceClock(Date.now() - shop.env.clock().getTime())
const batches: [start: number, count: number][] = []
const endpoint = {
  ...shop.settings.endpoint,
  fetch: async (request: Request) => {
    if (request.url.endsWith('/order_search')) {
      const { start, count } = (await request.clone().json()) as { start: number; count: number }
      batches.push([start, count])
    }
    return shop.fetch(request)
  },
}
const real = commerceGateway({ ...shop.settings, endpoint })
const shopDatabase = openDatabase<{ orders: { order_no: string } }>({
  url: shop.databaseUrl,
  schema: 'commerce',
  poolSize: 1,
  onLostConnection: () => undefined,
})
const drawn: PrintablePages[] = []
let asksAboutAddress = false
const world = await smallWorld(({ commerce, worker, renderer }) => ({
  commerce: { ...commerce, baskets: real.baskets, orders: real.orders },
  worker: {
    ...worker,
    // Returns a standardised address, or fails, so that the sender must decide about the address.
    validateAddress: ({ address }) =>
      asksAboutAddress
        ? Promise.reject(new Error('no answer'))
        : Promise.resolve({ success: true, code: 200, message: '', address: { ...address, address1: '123 MAIN ST', zip: '97201-4471' } }),
  },
  renderer: {
    preview: (pages) => {
      drawn.push(pages)
      return renderer.preview(pages)
    },
    print: () => Promise.resolve({ cardUrl: 'https://render.test/c.pdf', envelopeUrl: 'https://render.test/e.png' }),
  },
}))
world.world.now = Date.now()

type Tab = ReturnType<typeof browser>
let orderer: Tab
let colleague: Tab
const working = world.product.work()
beforeAll(async () => {
  for (const who of ['orderer', 'colleague']) {
    const person = world.world.people.get(who)
    if (!person?.customer) throw new Error('The small world has lost somebody.')
    const { email, firstName, lastName } = person.customer
    person.customer = await real.customers.create({ identityId: who, email, firstName, lastName })
  }
  orderer = (await world.signIn('orderer')).tab
  colleague = (await world.signIn('colleague')).tab
})
afterAll(async () => {
  await working.stop()
  await world.close()
  await shopDatabase.destroy()
  await shop.close()
})

const history = async (tab: Tab) => (await tab.read<OrderHistory>('/api/orders')).orders

async function send(tab: Tab, more: Partial<typeof form> = {}): Promise<string> {
  const pageData = await tab.read<OrderFormPageData>(`/api/cards/${CARD}/order-form`)
  const filled = { ...form, ...NEW_CARD, sendDate: pageData.defaultShipDate, ...more }
  const savedDraft = await tab.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId: 'main', form: filled, key: pageData.draft?.key })
  const draft = (await savedDraft.json()) as Draft
  const body = { cardId: CARD, senderProfileId: 'main', form: filled, scanCode: draft.scanCode, displayListHash: null }
  const sent = await tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  expect(sent.status).toBe(202)
  return ((await sent.json()) as { id: string }).id
}

/** Copies an order `count` times, with this date and, if given, another customer. */
async function copies(orderNo: string, { count, at, customerId }: { count: number; at: Date; customerId?: string }): Promise<void> {
  await sql`
    insert into commerce.orders
    select (jsonb_populate_record(o, jsonb_build_object(
      'order_no', nextval('commerce.copy')::text, 'order_token', gen_random_uuid()::text, 'created_at', ${at.toISOString()}::text,
      'customer_id', coalesce(${customerId ?? null}::text, o.customer_id), 'content', jsonb_set(o.content, '{items,0,custom,c_scanCode}', '""')))).*
    from commerce.orders o, generate_series(1, ${count}) where o.order_no = ${orderNo}`.execute(shopDatabase)
}

test('a card is in the history after Send, first as Processing and later with all its words', async () => {
  expect(await history(orderer)).toEqual([])
  const today = slashDay(postalDay(new Date(world.world.now), ZONE))
  asksAboutAddress = true
  const id = await send(orderer)
  const [waiting, ...none] = await history(orderer)
  expect(none).toEqual([])
  expect(waiting).toMatchObject({
    id,
    orderNo: '',
    status: 'processing',
    recipient: 'Ana Núñez',
    prodName: `Card ${CARD}`,
    sendingId: id,
    orderDate: today,
  })

  await expect.poll(async () => (await orderer.ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' })).status).toBe(204)
  expect(await history(orderer)).toEqual([])

  asksAboutAddress = false
  const sendingId = await send(orderer)
  await expect.poll(async () => (await history(orderer))[0]?.status).toBe('ordered')
  const [row, ...more] = await history(orderer)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    orderNo: expect.stringMatching(/^\d{8}$/),
    orderDate: today,
    prodId: CARD,
    sender: 'Main',
    recipient: 'Ana Núñez',
    shipAddress: '123 MAIN ST, Portland, OR 97201-4471',
    shipLines: ['123 MAIN ST', 'Portland, OR 97201-4471'],
    shipDate: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    sentiment: 'About S1',
    personalMsg: 'Welcome home.',
    charges: { currency: 'CAD', taxTotal: 0, shippingTotal: 0.55 },
    sendingId,
  })
  expect(row?.id).toBe(row?.orderNo)
  expect(waiting?.charges).toBeNull()
  // The purchase event needs the total in the currency of the order.
  const news = await (await orderer.go(`/api/sendings/${sendingId}/news`)).text()
  expect(news).toContain('"currency":"CAD"')
})

test('the pictures of an order show the printed words and the checked address', async () => {
  const [row] = await history(orderer)
  const pictures = await orderer.read(`/api/orders/${row?.id}/pictures`)
  expect(pictures).toMatchObject({
    asPrinted: true,
    size: '70',
    orientation: 'V',
    outsideUrl: expect.any(String),
    envelopeUrl: expect.any(String),
  })
  const words = JSON.stringify(drawn.at(-1))
  expect(words).toContain('123 MAIN ST')
  expect(words).toContain('Welcome home.')
  expect((await orderer.go('/api/orders/nothing-such/pictures')).status).toBe(404)
})

test('sending a card again makes a new draft to the sent address with another key and scan code', async () => {
  const [row] = await history(orderer)
  const again = await orderer.ask('POST', `/api/orders/${row?.id}/again`, { replaceDraft: false })
  expect(await again.json()).toEqual({ cardId: CARD })
  const { draft, defaultShipDate } = await orderer.read<OrderFormPageData>(`/api/cards/${CARD}/order-form`)
  expect(draft).toMatchObject({
    senderProfileId: 'main',
    form: { ...form, ...NEW_CARD, address1: '123 MAIN ST', zipCode: '97201-4471', sendDate: defaultShipDate },
  })

  // An unfinished draft is replaced only if the request says so.
  expect((await orderer.ask('POST', `/api/orders/${row?.id}/again`, { replaceDraft: false })).status).toBe(409)
  expect((await orderer.ask('POST', `/api/orders/${row?.id}/again`, { replaceDraft: true })).status).toBe(200)
  const replaced = (await orderer.read<OrderFormPageData>(`/api/cards/${CARD}/order-form`)).draft
  expect(replaced?.form).toEqual(draft?.form)
  expect(replaced?.key).not.toBe(draft?.key)
  expect(replaced?.scanCode).not.toBe(draft?.scanCode)
})

test("a user cannot see, draw or repeat another user's order, even after taking over their e-mail address", async () => {
  const [row] = await history(orderer)
  expect(await history(colleague)).toEqual([])
  for (const id of [row?.orderNo, row?.sendingId]) {
    expect((await colleague.go(`/api/orders/${id}/pictures`)).status).toBe(404)
    expect((await colleague.ask('POST', `/api/orders/${id}/again`, { replaceDraft: true })).status).toBe(404)
  }
  const owner = await real.customers.find('colleague@fondly.test')
  await sql`create sequence commerce.copy start 80000000`.execute(shopDatabase)
  // Copy an order with the orderer's e-mail address for the colleague.
  await copies(row?.orderNo ?? '', { count: 1, at: new Date(world.world.now - 1000), customerId: owner?.customerId ?? '' })
  expect(await history(orderer)).toHaveLength(1)
  expect((await world.newTab().go('/api/orders')).status).toBe(401)
})

test('the history returns 400 more orders once each, newest first, in batches of 200, for exactly 90 postal days', async () => {
  const [row] = await history(orderer)
  const first = startOfPostalDay(addDays(postalDay(new Date(world.world.now), ZONE), -90), ZONE)
  const orderNo = row?.orderNo ?? ''
  await copies(orderNo, { count: 399, at: new Date(world.world.now - 40 * 86_400_000) })
  await copies(orderNo, { count: 1, at: first })
  await copies(orderNo, { count: 1, at: new Date(first.getTime() - 1) })
  batches.length = 0
  const rows = await history(orderer)
  expect(batches).toEqual([
    [0, 200],
    [200, 200],
    [400, 200],
  ])
  expect(rows).toHaveLength(401)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(401)
  expect(rows[0]?.id).toBe(row?.id)
  expect(rows.at(-1)?.orderedAt).toBe(first.toISOString())
  const times = rows.map(({ orderedAt }) => orderedAt)
  expect(times).toEqual(times.toSorted().toReversed())

  // An order without a sending of ours has no pictures, and can still be sent again.
  const other = rows.at(-1)
  expect(other?.sendingId).toBeNull()
  expect((await orderer.go(`/api/orders/${other?.id}/pictures`)).status).toBe(404)
  await orderer.ask('DELETE', `/api/cards/${CARD}/draft`)
  expect((await orderer.ask('POST', `/api/orders/${other?.id}/again`, { replaceDraft: false })).status).toBe(200)
  const { draft } = await orderer.read<OrderFormPageData>(`/api/cards/${CARD}/order-form`)
  expect(draft?.form).toMatchObject({
    firstName: 'Ana',
    lastName: 'Núñez',
    address1: '123 MAIN ST',
    closing: 'Welcome home.',
    sentiment: 'S1',
  })
})

test('a name that looks like an offence is sent after its sender confirms it, and the order records that without the name', async () => {
  const refused = { problems: { lastName: { code: 'name-offensive' } } }
  const { defaultShipDate } = await colleague.read<OrderFormPageData>(`/api/cards/${CARD}/order-form`)
  const filled = { ...form, ...NEW_CARD, sendDate: defaultShipDate, lastName: 'Tits' }
  const savedDraft = await colleague.ask('PUT', `/api/cards/${CARD}/draft`, {
    senderProfileId: 'main',
    form: filled,
    realNames: ['lastName'],
  })
  const draft = (await savedDraft.json()) as Draft
  expect(draft.realNames).toEqual(['lastName'])
  const body = { cardId: CARD, senderProfileId: 'main', form: filled, scanCode: draft.scanCode, displayListHash: null }
  const ask = (more: object) => colleague.ask('POST', '/api/sendings', { ...body, ...more }, { 'idempotency-key': draft.key })
  const preview = (more: object) => colleague.ask('POST', '/api/previews', { ...body, ...more })
  for (const realNames of [undefined, [], ['firstName']]) {
    expect(await (await ask({ realNames })).json()).toMatchObject(refused)
    expect(await (await preview({ realNames })).json()).toMatchObject(refused)
  }
  expect((await ask({ realNames: ['closing'] })).status).toBe(400)
  // A strong offence is refused even if its sender confirms it.
  const strong = { form: { ...filled, lastName: 'Wanker' }, realNames: ['lastName'] }
  expect(await (await ask(strong)).json()).toMatchObject(refused)
  expect(await (await preview(strong)).json()).toMatchObject(refused)
  expect((await preview({ realNames: ['lastName'] })).status).toBe(200)
  // The first name needs no confirmation, so none is stored for it.
  expect((await ask({ realNames: ['firstName', 'lastName'] })).status).toBe(202)
  const sent = async () => (await history(colleague)).find(({ recipient }) => recipient === 'Ana Tits')
  await expect.poll(async () => (await sent())?.status).toBe('ordered')
  const { orderNo } = (await sent()) ?? {}

  const own = openDatabase<{ audit: { event: string; order_no: string; code: string } }>({
    url: world.database.url,
    schema: 'bff',
    poolSize: 1,
    onLostConnection: () => undefined,
  })
  const rows = await own.selectFrom('audit').select(['order_no', 'code']).where('event', '=', 'real_name').execute()
  await own.destroy()
  expect(rows).toEqual([{ order_no: orderNo, code: 'lastName' }])

  expect((await colleague.ask('POST', `/api/orders/${orderNo}/again`, { replaceDraft: true })).status).toBe(200)
  const again = await colleague.read<OrderFormPageData>(`/api/cards/${CARD}/order-form`)
  expect(again.draft?.realNames).toEqual(['lastName'])
})

test('a card that is no longer offered is not sent again', async () => {
  const [row] = await history(orderer)
  const wish = { replaceDraft: true }
  world.world.people.get('orderer')!.account.data.languages = ['es']
  const elsewhere = (await world.signIn('orderer')).tab
  expect((await elsewhere.ask('POST', `/api/orders/${row?.id}/again`, wish)).status).toBe(404)
  expect((await elsewhere.ask('POST', `/api/orders/${row?.id}/again`, { replaceDraft: 'yes' })).status).toBe(400)
})
