import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { CardParts, CatalogueAccess, NextVersion, SeenCatalogue } from '@fondly/contracts/bff/catalogue-access.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD, filledForm, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let orderer: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  ;[clientadmin, admin, orderer] = [testProduct.newVisitor(), testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
  await orderer.signIn('orderer@harborview.test')
})
afterAll(() => testProduct?.close())

const HARBORVIEW = '/api/admin/harborview'
const ON = { disabledSentiments: [], disabledMessageStarters: [] }
const read = (tab = clientadmin) => tab.json<CatalogueAccess>('GET', `${HARBORVIEW}/catalogue`)
const findCard = async (cardId = CARD) =>
  (await clientadmin.json<CatalogueAccess>('GET', `${HARBORVIEW}/catalogue?card=${cardId}`)).cards[0]
const change = async (part: 'cards' | 'categories' | 'shelf', entries: object, tab = clientadmin, version?: string) =>
  tab.ask('PATCH', `${HARBORVIEW}/catalogue/${part}`, { version: version ?? (await read()).version, [part]: entries })
const findCategoryOrder = async (categoryId: string) => (await read()).categories.find(({ id }) => id === categoryId)?.order
const offered = async () => (await orderer.json<Catalogue>('GET', '/api/catalogue')).cards.map(({ id }) => id)
const orderForm = () => orderer.ask('GET', `/api/cards/${CARD}/order-form`)

test('a card that is turned off disappears at once for this client alone, and undo brings it back', async () => {
  const before = await findCard()
  expect(await offered()).toContain(CARD)
  const off = await change('cards', { [CARD]: null })
  expect(off.status).toBe(200)
  expect(((await off.json()) as NextVersion).version).toBe((await read()).version)
  expect((await findCard())?.turnedOff).toBeNull()
  expect(await offered()).not.toContain(CARD)
  expect((await orderForm()).status).toBe(404)
  const summit = await admin.json<CatalogueAccess>('GET', `/api/admin/summit/catalogue?card=${CARD}`)
  expect(summit.cards[0]?.turnedOff).toMatchObject(ON)

  expect((await change('cards', { [CARD]: before?.turnedOff })).status).toBe(200)
  expect(await findCard()).toEqual(before)
  expect(await offered()).toContain(CARD)
})

test('a card that is turned off while its form is open is refused, and its draft opens again once the card is on', async () => {
  const { form, senderProfileId, pageData } = await filledForm(orderer, { closing: 'A word that must not be lost.' })
  const draft = await orderer.json<{ key: string; scanCode: string }>('PUT', `/api/cards/${CARD}/draft`, {
    senderProfileId,
    form,
    key: pageData.draft?.key,
  })
  const { turnedOff, drafts } = (await findCard()) ?? {}
  expect(drafts).toBe(1)
  await change('cards', { [CARD]: null })
  const body = { cardId: CARD, senderProfileId, form, scanCode: draft.scanCode, displayListHash: null }
  const refused = await orderer.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  expect(refused.status).toBe(404)
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'card-not-offered', detail: 'This card is not offered any more.' })
  const preview = await orderer.ask('POST', '/api/previews', body)
  expect((await preview.json()) as Refusal).toMatchObject({ code: 'card-not-offered' })

  await change('cards', { [CARD]: turnedOff })
  expect(((await (await orderForm()).json()) as OrderFormPageData).draft?.form.closing).toBe('A word that must not be lost.')
  await orderer.ask('DELETE', `/api/cards/${CARD}/draft`)
})

test('a sent card that is turned off stays in the history and cannot be sent again', async () => {
  const { response } = await pressSend(orderer)
  const { id } = (await response.json()) as { id: string }
  const turnedOff = (await findCard())?.turnedOff
  await change('cards', { [CARD]: null })
  const again = await orderer.ask('POST', `/api/orders/${id}/again`, { replaceDraft: true })
  expect((await again.json()) as Refusal).toMatchObject({ code: 'card-not-offered' })
  await change('cards', { [CARD]: turnedOff })
})

test('sentiments and message starters are turned off one by one, except the last sentiment', async () => {
  const { card } = (await (await orderForm()).json()) as OrderFormPageData
  const parts = await clientadmin.json<CardParts>('GET', `${HARBORVIEW}/catalogue/cards/${CARD}`)
  expect(parts.sentiments).toEqual(expect.arrayContaining(card.sentiments))
  const [first, ...others] = parts.sentiments.map(({ id }) => id)
  const [starter] = card.messageStarters.map(({ id }) => id)
  const turnedOff = (await findCard())?.turnedOff
  const less = { disabledSentiments: others, disabledMessageStarters: starter ? [starter] : [] }
  expect((await change('cards', { [CARD]: less })).status).toBe(200)
  const now = ((await (await orderForm()).json()) as OrderFormPageData).card
  expect(now.sentiments.map(({ id }) => id)).toEqual([first])
  expect(now.messageStarters.map(({ id }) => id)).not.toContain(starter)

  const none = await change('cards', { [CARD]: { ...less, disabledSentiments: [first, ...others] } })
  expect(none.status).toBe(422)
  expect((await none.json()) as Refusal).toMatchObject({ code: 'last-sentiment' })
  await change('cards', { [CARD]: turnedOff })
})

test("a category takes the names of the client in both languages, can be hidden, and can return to the site's names", async () => {
  const { categories } = await orderer.json<Catalogue>('GET', '/api/catalogue')
  const id = categories[0]?.id ?? ''
  const find = async () => (await orderer.json<Catalogue>('GET', '/api/catalogue')).categories.find((one) => one.id === id)
  const before = (await read()).categories.find((one) => one.id === id)!
  expect((await change('categories', { [id]: { name: 'Move-In', spanishName: 'Mudanza' } })).status).toBe(200)
  expect(await find()).toEqual({ id, name: 'Move-In', spanishName: 'Mudanza' })
  expect((await change('categories', { [id]: { hidden: true } })).status).toBe(200)
  expect(await find()).toBeUndefined()
  expect((await change('categories', { [id]: null })).status).toBe(200)
  expect((await change('categories', { 'no-category': { name: 'Nowhere' } })).status).toBe(404)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`category-${at}`, null]))
  expect((await change('categories', many)).status).toBe(400)
  expect(await find()).toEqual({ id, name: before.name, spanishName: before.spanishName })
  await change('categories', { [id]: Object.keys(before.own).length > 0 ? before.own : null })
})

test('the second of two concurrent administrators is refused, and the log restores one card without changing the others', async () => {
  const { version, cards } = await read(admin)
  const [one, other] = cards.filter(({ turnedOff }) => turnedOff)
  if (!one || !other) throw new Error('The client has fewer than two cards.')
  expect((await change('cards', { [one.id]: null }, admin, version)).status).toBe(200)
  const refused = await change('cards', { [one.id]: { ...ON, disabledMessageStarters: ['M'] } }, clientadmin, version)
  const shown = (await refused.json()) as Refusal & { fields: object }
  expect(shown.code).toBe('changed-meanwhile')
  expect(Object.keys(shown.fields)).toContain(other.id)
  expect(Object.keys(shown.fields)).not.toContain(one.id)
  await change('cards', { [other.id]: null })

  const { entries } = await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  const entry = entries.find(({ subject, after }) => subject === 'card-access' && Object.hasOwn(Object(after), one.id))!
  expect(entry).toMatchObject({ isRestorable: true, before: { [one.id]: one.turnedOff }, after: { [one.id]: null } })
  const restore = { version: (await read()).version }
  expect((await clientadmin.ask('POST', `${HARBORVIEW}/activity/${entry.id}/restore`, restore)).status).toBe(204)
  expect((await findCard(one.id))?.turnedOff).toEqual(one.turnedOff)
  expect((await findCard(other.id))?.turnedOff).toBeNull()
  await change('cards', { [other.id]: other.turnedOff })
})

test("cards take the client's order at once, new cards come last, and the log restores the earlier order", async () => {
  const { cards, categories } = await read()
  const category = categories.find(({ id }) => cards.filter(({ categoryId, turnedOff }) => categoryId === id && turnedOff).length > 2)!
  const shown = async () => {
    const { cards: found } = await orderer.json<Catalogue>('GET', '/api/catalogue')
    return found.filter(({ categoryId }) => categoryId === category.id).map(({ id }) => id)
  }
  const elsewhere = (await offered()).filter((id) => !cards.some((card) => card.id === id && card.categoryId === category.id))
  const [first = '', second = '', ...others] = await shown()
  expect(category.order).toBeNull()

  // Cards that are not in the client's order are new: they come last.
  expect((await change('shelf', { [category.id]: { cards: [second, first, second, 'GONE'] } })).status).toBe(200)
  expect(await findCategoryOrder(category.id)).toEqual({ cards: [second, first] })
  expect(await shown()).toEqual([second, first, ...others])
  expect((await offered()).filter((id) => elsewhere.includes(id))).toEqual(elsewhere)
  const { turnedOff } = (await findCard(second)) ?? {}
  await change('cards', { [second]: null })
  expect(await shown()).toEqual([first, ...others])
  await change('cards', { [second]: turnedOff })
  expect(await shown()).toEqual([second, first, ...others])
  const summit = await admin.json<CatalogueAccess>('GET', '/api/admin/summit/catalogue')
  expect(summit.categories.every(({ order }) => order === null)).toBe(true)

  const { version } = await read(admin)
  expect((await change('shelf', { [category.id]: { cards: [first, second] } }, admin, version)).status).toBe(200)
  const refused = await change('shelf', { [category.id]: null }, clientadmin, version)
  expect((await refused.json()) as Refusal).toMatchObject({
    code: 'changed-meanwhile',
    fields: { [category.id]: { cards: [first, second] } },
  })

  const { entries } = await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  const earliest = entries.findLast(({ subject }) => subject === 'shelf')!
  expect(earliest).toMatchObject({
    isRestorable: true,
    before: { [category.id]: null },
    after: { [category.id]: { cards: [second, first] } },
  })
  const restore = { version: (await read()).version }
  expect((await clientadmin.ask('POST', `${HARBORVIEW}/activity/${earliest.id}/restore`, restore)).status).toBe(204)
  expect(await findCategoryOrder(category.id)).toBeNull()
  expect(await shown()).toEqual([first, second, ...others])
  expect((await change('shelf', { NOTHING: { cards: [first] } })).status).toBe(404)
})

test('an unknown card cannot be turned on', async () => {
  expect((await change('cards', { NOTHING: ON })).status).toBe(404)
})

test('only an administrator can preview the catalogue as a person sees it, and the preview writes nothing', async () => {
  const { people } = await clientadmin.json<PeopleAnswer>('GET', `${HARBORVIEW}/people`)
  const { id, name } = people.find(({ email }) => email === 'orderer@harborview.test')!
  const path = `${HARBORVIEW}/catalogue/as/${id}`
  const { cards } = await orderer.json<Catalogue>('GET', '/api/catalogue')
  const [first] = cards
  if (!first) throw new Error('The catalogue is empty.')
  const { id: firstId, categoryId } = first
  const ofCategory = cards.filter((card) => card.categoryId === categoryId).map((card) => card.id)
  const { turnedOff } = (await findCard(firstId)) ?? {}
  await change('shelf', { [categoryId]: { cards: ofCategory.toReversed() } })
  await change('cards', { [firstId]: null })

  const seen = await clientadmin.json<SeenCatalogue>('GET', path)
  expect(seen).toMatchObject({ name, ...(await orderer.json<Catalogue>('GET', '/api/catalogue')) })
  expect(seen.cards.map((card) => card.id)).not.toContain(firstId)
  expect(seen.cards.find((card) => card.categoryId === categoryId)?.id).toBe(ofCategory.at(-1))
  expect([...new Set(seen.cards.map(({ language }) => language))].toSorted()).toEqual(seen.languages.toSorted())
  expect(seen.languages).toContain(seen.language)
  await change('cards', { [firstId]: turnedOff })
  await change('shelf', { [categoryId]: null })

  expect((await orderer.ask('GET', path)).status).toBe(403)
  const reporting = testProduct.newVisitor()
  await reporting.signIn('reporting@harborview.test')
  expect((await reporting.ask('GET', path)).status).toBe(403)
  expect((await admin.ask('GET', path.replace('harborview', 'summit'))).status).toBe(404)
  expect((await orderer.json<Catalogue>('GET', '/api/catalogue')).cards.map((card) => card.id)).toEqual(cards.map((card) => card.id))
})
