import { readdir } from 'node:fs/promises'
import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { DesignEntry } from '@fondly/contracts/bff/designs.ts'
import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import { printVerdict } from '@fondly/launch/commands/print-verdict.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { createDesignDesk } from './testing/design-desk.ts'
import { inDatabase } from './testing/in-database.ts'
import { filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let designs: ReturnType<typeof createDesignDesk>
let clientadmin: Visitor
let admin: Visitor
let orderer: Visitor
let stranger: Visitor
let aheadMilliseconds = 0
/** Answers the next call of commerce whose method and path contain this text, instead of commerce. */
let broken: { call: string; answer: () => Response } | undefined
beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + aheadMilliseconds),
    reach: (upstreams) => ({
      ...upstreams,
      commerce: {
        ...upstreams.commerce,
        fetch: (request) => {
          const method = request.headers.get('x-dw-http-method-override') ?? request.method
          if (!broken || !`${method} ${request.url}`.includes(broken.call)) return upstreams.commerce.fetch(request)
          const { answer } = broken
          broken = undefined
          return Promise.resolve(answer())
        },
      },
    }),
  })
  const signedIn = async (email: string) => {
    const tab = testProduct.newVisitor()
    await tab.signIn(email)
    return tab
  }
  clientadmin = await signedIn('clientadmin@harborview.test')
  admin = await signedIn('admin@fondly.test')
  orderer = await signedIn('orderer@harborview.test')
  stranger = await signedIn('orderer@summit.test')
  designs = createDesignDesk(clientadmin)
  testProduct.product.core.work()
})
afterAll(() => testProduct?.close())

const faulty = (status: number, type: string) => () =>
  Response.json({ _v: '21.2', fault: { type, message: 'No.', arguments: {} } }, { status })
const read = async <Answer>(answer: Response | Promise<Response>) => (await (await answer).json()) as Answer
const refusalOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer
  return [status, (await read<Refusal>(answer)).code]
}
const catalogueOf = async (tab: Visitor) => (await tab.json<Catalogue>('GET', '/api/catalogue')).cards
const findCard = async (cardId: string, tab = orderer) => (await catalogueOf(tab)).find((card) => card.id === cardId)
const orderForm = (cardId: string, tab = orderer) => tab.ask('GET', `/api/cards/${cardId}/order-form`)
const offered = async (name: string) => {
  const entry = await designs.draw({ name })
  return read<DesignEntry>(designs.move(entry, 'offer'))
}
const accessOf = (clientKey: string, cardId: string, tab = admin) =>
  tab.json<CatalogueAccess>('GET', `/api/admin/${clientKey}/catalogue?card=${cardId}`)

test("an offered design is a card of its client with its own pictures and another card's words", async () => {
  const { id, cardId, design, isWaiting } = await offered('Harbor at dawn')
  expect(cardId).toMatch(/^OWN-[0-9A-F]{12}$/)
  expect([design.state, isWaiting]).toEqual(['offered', false])
  expect(Date.parse(design.offeredAt ?? '')).toBeGreaterThan(0)
  const card = await findCard(cardId)
  expect(card).toMatchObject({ name: 'Harbor at dawn', categoryId: 'thank-you', size: '70', orientation: 'V', language: 'en_US' })
  expect(card?.pictureUrl).toMatch(/^http:\/\/localhost:3000\/art\/designs\//)
  expect((await orderer.ask('GET', new URL(card?.pictureUrl ?? '').pathname)).status).toBe(200)

  const like = await orderer.json<OrderFormPageData>('GET', `/api/cards/${design.likeCardId}/order-form`)
  const { card: details } = await read<OrderFormPageData>(orderForm(cardId))
  expect(details).toMatchObject({ sentiments: like.card.sentiments, messageStarters: like.card.messageStarters, insideUrl: null })
  const person = await accessOf('harborview', cardId, clientadmin)
  expect(person.cards[0]?.turnedOff).toEqual({ disabledSentiments: [], disabledMessageStarters: [] })
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  expect(entries[0]).toMatchObject({
    subject: `design ${id}`,
    before: { design: { state: 'draft' } },
    after: { design: { state: 'offered' } },
  })
})

test('an offered design stays hidden from other clients, even when their administrator turns it on', async () => {
  const { cardId } = await offered('Only ours')
  const { form, senderProfileId } = await filledForm(orderer, {}, cardId)
  const summit = await accessOf('summit', cardId)
  expect(summit.cards).toEqual([])
  const on = { disabledSentiments: [], disabledMessageStarters: [] }
  const body = { version: summit.version, cards: { [cardId]: on } }
  expect((await admin.ask('PATCH', '/api/admin/summit/catalogue/cards', body)).status).toBe(404)
  // Another program adds the card to the cards of the other client, in commerce's attribute c_clientModelLine.
  await inDatabase(
    testProduct.database.url,
    sql`update commerce.customer_group set revision = revision + 1, custom = jsonb_set(custom, '{c_clientModelLine}',
      to_jsonb(((custom ->> 'c_clientModelLine')::jsonb || ${JSON.stringify([{ id: cardId, ...on }])}::jsonb)::text)) where id = 'summit'`,
  )
  testProduct.product.core.context.clients.forget('summit')

  expect(await findCard(cardId, stranger)).toBeUndefined()
  expect((await orderForm(cardId, stranger)).status).toBe(404)
  const request = { cardId, senderProfileId, form, scanCode: 'ABCDE12345', displayListHash: null }
  expect((await stranger.ask('POST', '/api/previews', request)).status).toBe(404)
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await stranger.ask('POST', '/api/sendings', request, key)).status).toBe(404)
  expect((await stranger.ask('GET', `/api/admin/harborview/designs`)).status).toBe(403)
})

test('an offered design is sent, ordered and printed like any card, and sent cards outlast its withdrawal', async () => {
  const entry = await offered('To be sent')
  const { cardId } = entry
  const { response } = await pressSend(orderer, {}, cardId)
  const { id } = await read<{ id: string }>(response)
  const last = (await newsUntil(orderer, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  const { orderNo } = last.confirmation
  const order = await testProduct.product.gateways.commerce.orders.ofSite(orderNo)
  expect(order?.item).toMatchObject({ cardId, cardName: 'To be sent' })

  const withdrawn = await read<DesignEntry>(designs.move(entry, 'withdraw'))
  expect(withdrawn.design.state).toBe('withdrawn')
  expect(await findCard(entry.cardId)).toBeUndefined()
  expect((await orderForm(entry.cardId)).status).toBe(404)
  expect((await accessOf('harborview', cardId)).cards).toEqual([])
  const { orders } = await orderer.json<OrderHistory>('GET', '/api/orders')
  expect(orders.find((one) => one.orderNo === orderNo)).toMatchObject({ prodName: 'To be sent', prodId: cardId })
  expect(await refusalOf(orderer.ask('POST', `/api/orders/${id}/again`, { replaceDraft: true }))).toEqual([404, 'card-not-offered'])

  expect((await printVerdict(orderNo, testProduct.product)).isAsApproved).toBe(true)
  await testProduct.product.press.run()
  expect((await testProduct.product.gateways.commerce.orders.ofSite(orderNo))?.exportStatus).toBe('exported')
  const files = await readdir(`${testProduct.data}/print`, { recursive: true })
  expect(files.some((file) => file.endsWith(`${orderNo}-card.pdf`))).toBe(true)

  const again = await read<DesignEntry>(designs.move(withdrawn, 'offer'))
  expect(again.design.state).toBe('offered')
  expect((await findCard(entry.cardId))?.name).toBe('To be sent')
  expect((await orderer.ask('POST', `/api/orders/${id}/again`, { replaceDraft: true })).status).toBe(200)
})

test('an offered design can be renamed, but keeps its files and cannot be removed', async () => {
  const entry = await offered('First name')
  const { offeredAt: _, state: _1, ...draft } = entry.design
  const renamed = await read<DesignEntry>(designs.save(entry.id, entry.version, { ...draft, name: 'Second name' }))
  expect(renamed.design).toMatchObject({ name: 'Second name', state: 'offered' })
  expect((await testProduct.product.gateways.commerce.catalogue.card(entry.cardId))?.name).toBe('Second name')
  expect(await refusalOf(designs.save(entry.id, renamed.version, { ...draft, front: null }))).toEqual([409, 'design-was-offered'])
  expect(await refusalOf(designs.remove(renamed))).toEqual([409, 'design-was-offered'])
  expect(await refusalOf(designs.move(entry, 'withdraw'))).toEqual([409, 'changed-meanwhile'])
})

test('an incomplete design cannot be offered', async () => {
  for (const missing of [{ name: ' ' }, { categoryId: 'nowhere' }, { likeCardId: '' }, { front: null }])
    expect(await refusalOf(designs.move(await designs.draw(missing), 'offer'))).toEqual([422, 'design-not-offerable'])
})

test('when commerce refuses the product, the design stays a draft and can be offered later', async () => {
  const entry = await designs.draw({ name: 'Refused' })
  broken = { call: 'PUT http', answer: faulty(403, 'ClientAccessForbiddenException') }
  expect(await refusalOf(designs.move(entry, 'offer'))).toEqual([422, 'design-not-taken'])
  broken = { call: 'PUT http', answer: faulty(500, 'InternalServerErrorException') }
  expect(await refusalOf(designs.move(entry, 'offer'))).toEqual([503, 'upstream-silent'])
  expect((await designs.find(entry.id))?.design.state).toBe('draft')
  expect((await read<DesignEntry>(designs.move(entry, 'offer'))).design.state).toBe('offered')
})

test('an offer that was interrupted is completed later, once', async () => {
  const entry = await designs.draw({ name: 'Half offered' })
  broken = { call: 'PATCH http', answer: faulty(500, 'InternalServerErrorException') }
  expect((await designs.move(entry, 'offer')).status).toBeGreaterThanOrEqual(500)
  expect(await findCard(entry.cardId)).toBeUndefined()
  expect(await refusalOf(designs.move({ ...entry, version: '2' }, 'withdraw'))).toEqual([409, 'change-in-progress'])
  aheadMilliseconds += 61_000
  await testProduct.product.core.context.changes.settleOpen()
  await testProduct.product.core.context.changes.settleOpen()
  expect((await findCard(entry.cardId))?.name).toBe('Half offered')
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  const logged = entries.filter(({ subject }) => subject === `design ${entry.id}`)
  expect(logged.map(({ after }) => after)).toMatchObject([{ design: { state: 'offered' } }, { design: { state: 'draft' } }])
})

test("a new client that copies another client's cards does not get that client's own designs", async () => {
  const { cardId } = await offered('Stays ours')
  const copyFrom = { key: 'harborview', parts: ['cards'] }
  const body = { key: 'copied', name: 'Copied', commerceAccount: 'C-1', copyFrom }
  expect((await admin.ask('POST', '/api/admin', body)).status).toBeLessThan(300)
  const models = (await testProduct.product.gateways.commerce.clients.find('copied'))?.models.map((model) => model.id) ?? []
  expect(models.length).toBeGreaterThan(50)
  expect(models).not.toContain(cardId)
})

test('until commerce has a price for a design, the design waits and the operator is told what to import', async () => {
  const draft = await designs.draw({ name: 'Waits' })
  const setPrice = (cardId: string, price: number | null) =>
    inDatabase(testProduct.database.url, sql`update commerce.product set price = ${price}, orderable = true where id = ${cardId}`)
  // Remove every price, so that commerce has none for this item.
  await setPrice(draft.design.likeCardId, null)
  await inDatabase(testProduct.database.url, sql`update commerce.product set price = null where id like 'OWN-%'`)
  const { cardId, isWaiting } = await read<DesignEntry>(designs.move(draft, 'offer'))
  expect(isWaiting).toBe(true)
  expect(await findCard(cardId)).toBeUndefined()
  expect((await orderForm(cardId)).status).toBe(404)
  const findWaiting = async () => (await testProduct.product.core.listWaitingDesigns()).find((one) => one.cardId === cardId)
  expect(await findWaiting()).toMatchObject({ clientId: 'harborview', name: 'Waits', hasPrice: false, likePrice: undefined })
  await setPrice(draft.design.likeCardId, 4.5)
  expect(await findWaiting()).toMatchObject({ hasPrice: false, likePrice: { amount: 4.5, currency: 'USD' } })
  await setPrice(cardId, 4.5)
  expect((await designs.find(draft.id))?.isWaiting).toBe(false)
  expect(await findWaiting()).toBeUndefined()
})
