import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { ClientMessages } from '@fondly/contracts/bff/client-messages.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

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
const CALL = {
  id: 'call',
  title: { en: 'Call us', es: 'Llámenos' },
  text: { en: 'Call us any time.', es: 'Llámenos cuando quiera.' },
  locked: true,
}
const GLAD = { id: 'glad', title: { en: 'Glad' }, text: { en: 'We are glad that you are here.' } }
const read = () => clientadmin.json<ClientMessages>('GET', `${HARBORVIEW}/messages`)
const put = async (messages: object[], version?: string) =>
  clientadmin.ask('PUT', `${HARBORVIEW}/messages`, { version: version ?? (await read()).version, messages })
const starters = async () => (await orderer.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)).card.messageStarters

test("the client's messages are in the order form at once, in their order, until they are deleted", async () => {
  const before = await starters()
  expect((await put([GLAD, GLAD])).status).toBe(400)
  const saved = await put([CALL, GLAD])
  expect(saved.status).toBe(200)
  expect(((await saved.json()) as ClientMessages).messages).toEqual([CALL, GLAD])
  expect(await starters()).toEqual([
    { id: 'client-call', description: 'Call us', text: 'Call us any time.', locked: true },
    { id: 'client-glad', description: 'Glad', text: 'We are glad that you are here.' },
    ...before,
  ])
  await put([GLAD, CALL])
  expect((await starters()).slice(0, 2).map(({ id }) => id)).toEqual(['client-glad', 'client-call'])
  await put([])
  expect(await starters()).toEqual(before)
})

test('with locked closings a sender may send such a message only unchanged', async () => {
  await put([CALL])
  const setLock = async (isLocked: boolean | null) => {
    const { version } = await clientadmin.json<SettingsAnswer>('GET', `${HARBORVIEW}/settings`)
    await clientadmin.ask('PATCH', `${HARBORVIEW}/settings`, { version, change: { disableEditPersonalClosing: isLocked } })
  }
  await setLock(true)
  expect((await pressSend(orderer, { closing: `${CALL.text.en} Really!` })).response.status).toBe(422)
  expect((await pressSend(orderer, { closing: CALL.text.en })).response.status).toBe(202)
  await setLock(null)
  await put([])
})

test.each([
  ['an offensive word', { en: 'You shit.' }, 'call en', 'closing-offensive'],
  ['too many characters', { en: 'a '.repeat(140) }, 'call en', 'closing-too-long'],
  ['a character that the print face lacks', { en: 'Welcome 🎉' }, 'call en', 'character-unprintable'],
  ['an offensive word in Spanish', { en: 'Welcome.', es: 'Eres un pendejo.' }, 'call es', 'closing-offensive'],
  ['more lines than the card has', { en: 'a\n'.repeat(60).trim() }, 'call en', 'closing-does-not-fit'],
])('%s is refused as it would be for a sender, and nothing is saved', async (_, text, key, code) => {
  const refused = await put([GLAD, { ...CALL, text }])
  expect(refused.status).toBe(422)
  expect(((await refused.json()) as { problems: object }).problems).toEqual({ [key]: expect.objectContaining({ code }) })
  expect((await read()).messages).toEqual([])
})

test('a second administrator sees the change of the first, and the log restores a message', async () => {
  const { version } = await read()
  expect((await put([CALL], version)).status).toBe(200)
  const refused = await put([GLAD], version)
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'changed-meanwhile', fields: { messages: [CALL] } })

  await put([])
  const [entry] = (await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)).entries
  expect(entry).toMatchObject({ before: { messages: [CALL] }, after: { messages: null } })
  const restored = await clientadmin.ask('POST', `${HARBORVIEW}/activity/${entry?.id}/restore`, { version: (await read()).version })
  expect(restored.status).toBe(204)
  expect((await read()).messages).toEqual([CALL])
  await put([])
})
