import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { ClientMessages } from '@fondly/contracts/bff/client-messages.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { CARD, filledForm, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
let orderer: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  ;[clientadmin, orderer] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await orderer.signIn('orderer@harborview.test')
})
afterAll(() => testProduct?.close())

const HARBORVIEW = '/api/admin/harborview'
const read = () => clientadmin.json<ClientMessages>('GET', `${HARBORVIEW}/messages`)
const put = async (text: string, locked?: true) =>
  clientadmin.ask('PUT', `${HARBORVIEW}/messages`, {
    version: (await read()).version,
    messages: [{ id: 'lines', title: { en: 'Lines' }, text: { en: text }, ...(locked ? { locked } : {}) }],
  })
const listOffered = async (cardId: string) =>
  (await orderer.json<OrderFormPageData>('GET', `/api/cards/${cardId}/order-form`)).card.messageStarters.map(({ id }) => id)

test('a locked message is sent unchanged, and is refused with a word changed or added', async () => {
  const text = 'It was a pleasure to welcome you. We hope to see you again soon.'
  expect((await put(text, true)).status).toBe(200)
  for (const closing of [`${text} Ask for Ann!`, text.replace('pleasure', 'burden')]) {
    const { response } = await pressSend(orderer, { closing })
    expect([response.status, await response.json()]).toMatchObject([422, { problems: { closing: { code: 'closing-locked' } } }])
  }
  expect((await pressSend(orderer, { closing: text })).response.status).toBe(202)
})

test('an unfinished form with a locked message opens with its new wording and is sent with it', async () => {
  const [misspelt, corrected] = ['It was a plaesure to welcome you here.', 'It was a pleasure to welcome you here.']
  expect((await put(misspelt, true)).status).toBe(200)
  const { pageData, form, senderProfileId } = await filledForm(clientadmin, { closing: misspelt })
  await clientadmin.json('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key: pageData.draft?.key })
  expect((await put(corrected, true)).status).toBe(200)
  const opened = await clientadmin.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)
  expect(opened.draft?.form.closing).toBe(corrected)
  expect((await pressSend(clientadmin, opened.draft?.form)).response.status).toBe(202)
})

test('a message that does not fit on a smaller card is marked on the page Messages and not offered for that card', async () => {
  const access = await clientadmin.json<CatalogueAccess>('GET', `${HARBORVIEW}/catalogue?language=en_US&state=on`)
  expect(access.cards).toHaveLength(access.total)
  const area = (card: Parameters<typeof cardInches>[0]) => cardInches(card).width * cardInches(card).height
  const cards = access.cards.toSorted((a, b) => area(a) - area(b))
  const large = cards.at(-1)
  if (!large || cards[0]?.size === large.size) throw new Error('The demonstration has cards of one size only.')

  const lines = (count: number) => Array.from({ length: count }, () => 'a').join('\n')
  let count = 1
  while ((await put(lines(count))).status === 200) count += 1

  const turn = async (isOn: boolean) => {
    const smaller = cards.filter(({ size }) => size !== large.size)
    const changes = smaller.map(({ id, turnedOff }) => [id, isOn ? turnedOff : null])
    const { version } = await read()
    const turned = await clientadmin.ask('PATCH', `${HARBORVIEW}/catalogue/cards`, { version, cards: Object.fromEntries(changes) })
    expect(turned.status).toBe(200)
  }
  await turn(false)
  const saved = await put(lines(count))
  expect(((await saved.json()) as ClientMessages).unfit).toEqual({})
  await turn(true)

  const unfit = (await read()).unfit['lines en'] ?? []
  expect(unfit.length).toBeGreaterThan(0)
  const isUnfit = (card: Parameters<typeof cardInches>[0]) => {
    const { width, height } = cardInches(card)
    return unfit.some((size) => size.width === width && size.height === height)
  }
  expect(isUnfit(large)).toBe(false)
  expect(await listOffered(large.id)).toContain('client-lines')
  expect(await listOffered(cards.find(isUnfit)?.id ?? '')).not.toContain('client-lines')
})
