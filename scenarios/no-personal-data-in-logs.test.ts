import { Writable } from 'node:stream'
import { jsonLog } from '@fondly/kit/log.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const lines: string[] = []
const urls: string[] = []
const log = jsonLog(new Writable({ write: (line: Buffer, _, done) => (lines.push(line.toString()), done()) }))

let testProduct: ComposedProduct
let tab: Visitor

beforeAll(async () => {
  const noted = (fetch: (request: Request) => Promise<Response>) => (request: Request) => {
    urls.push(request.url)
    return fetch(request)
  }
  testProduct = await startComposedProduct({
    log,
    reach: (reached) => ({
      ...reached,
      commerce: { ...reached.commerce, fetch: noted(reached.commerce.fetch) },
      worker: { ...reached.worker, fetch: noted(reached.worker.fetch) },
      renderer: { ...reached.renderer, fetch: noted(reached.renderer.fetch) },
      identity: { ...reached.identity, fetch: noted(reached.identity.fetch) },
      files: noted(reached.files),
    }),
  })
  tab = testProduct.newVisitor()
})
afterAll(() => testProduct?.close())

/** The test types each of these texts. None of them may be in a log line or an address. */
const CANARIES = [
  'Quetzalina',
  'Zwetschgenbaum',
  '77 Kanarienvogel',
  'Yellowfeather',
  'canary@nowhere.test',
  'Canary-password-9',
  '40718852',
]

test('no log line or address contains personal data that somebody typed, even when upstreams fail', async () => {
  await expect(tab.signIn('canary@nowhere.test', 'Canary-password-9')).rejects.toThrow(/400/)
  await tab.signIn('orderer@harborview.test')
  const words = { firstName: 'Quetzalina', lastName: 'Zwetschgenbaum', closing: 'Yellowfeather sends her best.' }

  // A card is sent and printed.
  testProduct.product.core.work()
  const sent = await pressSend(tab, words)
  const { id } = (await sent.response.json()) as { id: string }
  expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
  await testProduct.product.press.run()

  // Earlier cards to the same person are looked up, with a valid body and with an invalid one.
  const person = { firstName: 'Quetzalina', lastName: 'Zwetschgenbaum', address1: '77 Kanarienvogel Ln', address2: '' }
  const place = { city: 'Washington', state: 'DC', zipCode: '20500' }
  expect((await tab.ask('POST', '/api/past-cards', { ...person, ...place })).status).toBe(200)
  expect((await tab.ask('POST', '/api/past-cards', { ...person, zipCode: 7 })).status).toBe(400)

  // A card is previewed; others are refused, need an answer, or fail.
  const { form, senderProfileId, pageData } = await filledForm(tab, words)
  const preview = await tab.ask('POST', '/api/previews', { cardId: pageData.card.id, senderProfileId, form, scanCode: 'ABCDEFGH23' })
  expect(preview.status).toBe(200)
  await tab.ask('POST', '/api/previews', {
    cardId: pageData.card.id,
    senderProfileId,
    form: { ...form, closing: `${form.closing}😀` },
    scanCode: 'ABCDEFGH23',
  })
  await tab.ask('POST', '/api/previews', `{"form": {"firstName": "Quetzalina", `)
  for (const address1 of ['77 Kanarienvogel Ln', '429 Toomany Ln', '503 Outage Ln']) {
    const sent = await pressSend(tab, { ...words, address1 })
    const begun = (await sent.response.json()) as { id: string }
    const news = await newsUntil(tab, begun.id, ['sent', 'stopped', 'address'])
    if (news.at(-1)?.state === 'address') await tab.ask('POST', `/api/sendings/${begun.id}/decision`, { decision: 'edit-address' })
  }

  expect(urls.length).toBeGreaterThan(20)
  expect(lines.length).toBeGreaterThan(0)
  const cookies = [...tab.jar.values()].filter((value) => value.length > 20)
  for (const canary of [...CANARIES, ...cookies]) {
    expect(
      lines.filter((line) => line.includes(canary)),
      `${canary} is in the log`,
    ).toEqual([])
    expect(
      urls.filter((url) => decodeURIComponent(url).includes(canary)),
      `${canary} is in an address`,
    ).toEqual([])
  }
})
