import type { OwnSignature } from '@fondly/contracts/bff/drawn-signature.ts'
import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { form } from '@fondly/core/testing/order-form.ts'
import { MAX_SIGNATURE_POINTS, MAX_SIGNATURE_STROKES, type DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smallWorld, testSettings } from '../testing/small-world.ts'

const { product, signIn, newTab, close } = await smallWorld()
const elsewhere = await smallWorld({ settings: { ...testSettings, drawnElsewhere: true } })
afterAll(() => Promise.all([close(), elsewhere.close()]))
const { database } = product.context
beforeEach(async () => {
  await database.deleteFrom('drawn_signature').execute()
  await database.deleteFrom('audit').execute()
})

const { tab: orderer } = await signIn('orderer')
type Tab = typeof orderer
const PATH = '/api/drawn-signature'
const strokes: DrawnSignature = [
  [10, 20, 60, 80, 110, 20],
  [200, 100],
]
const other: DrawnSignature = [[10, 20, 300, 120]]
const change = { strokes, isUsed: true }
const read = (tab: Tab) => tab.read<OwnSignature>(PATH)
const put = async (tab: Tab, body: unknown) => (await tab.ask('PUT', PATH, body)).status
const events = async () =>
  (await database.selectFrom('audit').select(['event', 'user_id']).where('event', 'like', 'signature%').orderBy('id').execute()).map(
    ({ event, user_id }) => [event, user_id],
  )

test('a drawing is saved, replaced, switched off and removed; the audit log has these events without the strokes', async () => {
  expect(await read(orderer)).toEqual({ strokes: [], isUsed: false })
  expect(await put(orderer, change)).toBe(204)
  expect(await read(orderer)).toEqual(change)
  expect(await put(orderer, { isUsed: false })).toBe(204)
  expect(await read(orderer)).toEqual({ strokes, isUsed: false })
  expect(await put(orderer, { strokes: other, isUsed: true })).toBe(204)
  expect(await read(orderer)).toEqual({ strokes: other, isUsed: true })
  for (let time = 0; time < 2; time++) expect((await orderer.ask('DELETE', PATH)).status).toBe(204)
  expect(await read(orderer)).toEqual({ strokes: [], isUsed: false })
  expect(await put(orderer, { isUsed: true })).toBe(404)
  expect(await events()).toEqual([
    ['signature_drawn', 'orderer'],
    ['signature_drawn', 'orderer'],
    ['signature_removed', 'orderer'],
  ])
})

test.each(['orderer', 'colleague', 'clientadmin', 'admin', 'reporting', 'stranger'])(
  '%s can save a drawing, and it does not change the drawings of others',
  async (who) => {
    const everybody = ['orderer', 'colleague', 'clientadmin', 'admin', 'reporting', 'stranger']
    for (const id of everybody) expect(await put((await signIn(id)).tab, { strokes: other, isUsed: false })).toBe(204)
    const { tab } = await signIn(who)
    expect(await put(tab, change)).toBe(204)
    for (const id of everybody) expect((await read((await signIn(id)).tab))?.isUsed).toBe(id === who)
    expect((await tab.ask('DELETE', PATH)).status).toBe(204)
    for (const id of everybody) expect((await read((await signIn(id)).tab))?.strokes).toEqual(id === who ? [] : other)
  },
)

test.each(['GET', 'PUT', 'DELETE'])('%s needs a session', async (method) =>
  expect((await newTab().ask(method, PATH, method === 'PUT' ? change : undefined)).status).toBe(401),
)

test.each([
  ['no strokes', { strokes: [], isUsed: true }],
  ['an empty stroke', { strokes: [[]], isUsed: true }],
  ['half a point', { strokes: [[1, 2, 3]], isUsed: true }],
  ['a fraction', { strokes: [[1.5, 2]], isUsed: true }],
  ['a point outside of the field', { strokes: [[601, 2]], isUsed: true }],
  ['a negative number', { strokes: [[-1, 2]], isUsed: true }],
  ['a text', { strokes: [['1', 2]], isUsed: true }],
  ['too many strokes', { strokes: Array.from({ length: MAX_SIGNATURE_STROKES + 1 }, () => [1, 2]), isUsed: true }],
  ['too many points', { strokes: [Array<number>(2 * MAX_SIGNATURE_POINTS + 2).fill(1)], isUsed: true }],
  ['no choice', { strokes }],
  ['something more', { ...change, userId: 'colleague' }],
])('%s cannot be saved', async (_, body) => {
  expect(await put(orderer, body)).toBe(400)
  expect(await read(orderer)).toEqual({ strokes: [], isUsed: false })
})

test('a drawing with the most points fits in a request, and a larger body is refused before it is read', async () => {
  const full = [Array.from({ length: 2 * MAX_SIGNATURE_POINTS }, (__, at) => (at % 2 === 0 ? 599 : 199))]
  expect(await put(orderer, { strokes: full, isUsed: true })).toBe(204)
  expect(await put(orderer, { strokes: [Array<number>(30_000).fill(1)], isUsed: true })).toBe(413)
})

test('a drawing is encrypted in the table', async () => {
  await put(orderer, change)
  const { sealed } = await database.selectFrom('drawn_signature').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.includes('110')).toBe(false)
})

const laterForm = { ...form, sendDate: '2026-12-02' }
const card = { cardId: '1HBE2115', senderProfileId: 'main', form: laterForm }
const preview = async (tab: Tab, isSignedByHand: boolean) =>
  (await (await tab.ask('POST', '/api/previews', { ...card, scanCode: 'ABCDEFGH23', isSignedByHand })).json()) as Preview
const readPageData = (tab: Tab) => tab.read<OrderFormPageData>('/api/cards/1HBE2115/order-form')

test('the order form contains the drawing, and the draft stores how its card is signed', async () => {
  await put(orderer, change)
  expect((await readPageData(orderer)).drawnSignature).toEqual(change)
  await orderer.ask('PUT', '/api/cards/1HBE2115/draft', { ...card, isSignedByHand: false })
  expect((await readPageData(orderer)).draft?.isSignedByHand).toBe(false)
  await orderer.ask('DELETE', '/api/cards/1HBE2115/draft')
})

test('the approved proof contains the strokes: with another drawing, or none, the sender must look at the preview again', async () => {
  await put(orderer, change)
  const [byHand, inWords] = [(await preview(orderer, true)).displayListHash, (await preview(orderer, false)).displayListHash]
  expect(byHand).not.toBe(inWords)
  await put(orderer, { strokes: other, isUsed: true })
  expect((await preview(orderer, true)).displayListHash).not.toBe(byHand)
  expect((await preview(orderer, false)).displayListHash).toBe(inWords)

  const draft = (await (await orderer.ask('PUT', '/api/cards/1HBE2115/draft', { ...card, isSignedByHand: true })).json()) as Draft
  const send = async (displayListHash: string | null) => {
    const body = { ...card, scanCode: draft.scanCode, isSignedByHand: true, displayListHash }
    const answer = await orderer.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  const approve = async () =>
    ((await (await orderer.ask('POST', '/api/previews', { ...card, scanCode: draft.scanCode, isSignedByHand: true })).json()) as Preview)
      .displayListHash
  const seen = await approve()
  await put(orderer, change)
  expect(await send(seen)).toEqual([409, 'preview-outdated'])
  const seenAgain = await approve()
  await orderer.ask('DELETE', PATH)
  expect(await send(seenAgain)).toEqual([409, 'preview-outdated'])
  expect(await send(null)).toEqual([409, 'preview-outdated'])
  await put(orderer, change)
  expect(await send(seenAgain)).toEqual([202, undefined])
})

test('with a remote renderer, no card can be signed by hand', async () => {
  const { tab } = await elsewhere.signIn('orderer')
  const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { code?: string }).code
  expect(await read(tab)).toBeNull()
  expect((await readPageData(tab)).drawnSignature).toBeNull()
  expect(await refused(tab.ask('PUT', PATH, change))).toBe('signed-by-hand-not-offered')
  const signed = { ...card, isSignedByHand: true }
  expect(await refused(tab.ask('POST', '/api/previews', { ...signed, scanCode: 'ABCDEFGH23' }))).toBe('signed-by-hand-not-offered')
  const draft = (await (await tab.ask('PUT', '/api/cards/1HBE2115/draft', signed)).json()) as Draft
  const body = { ...signed, scanCode: draft.scanCode, displayListHash: null }
  const sent = tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  expect(await refused(sent)).toBe('signed-by-hand-not-offered')
})
