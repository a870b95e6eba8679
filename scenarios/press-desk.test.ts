import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardPicture } from '@fondly/contracts/bff/card-picture.ts'
import type { Batch, BatchDetails, PressOverview, Reprint } from '@fondly/contracts/bff/press.ts'
import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const KEY = '6f1b1f0e-8a51-4a0e-9a53-0d1c8f2f7f01'

let testProduct: ComposedProduct
let sender: Visitor
let admin: Visitor
/** The batch of one printed card. */
let orderNo = ''
let batch: Batch

beforeAll(async () => {
  testProduct = await startComposedProduct()
  sender = testProduct.newVisitor()
  admin = testProduct.newVisitor()
  await sender.signIn('orderer@harborview.test')
  await admin.signIn('admin@fondly.test')
  testProduct.product.core.work()
  const { response } = await pressSend(sender)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error('The card was not sent.')
  orderNo = last.confirmation.orderNo
  await testProduct.product.press.run()
  const [first] = (await board()).batches
  if (!first) throw new Error('Nothing was printed.')
  batch = first
})
afterAll(() => testProduct?.close())

const board = () => admin.json<PressOverview>('GET', '/api/press')
const details = () => admin.json<BatchDetails>('GET', `/api/press/batches/${batch.id}`)

const ROUTES: [method: string, path: string, body?: unknown][] = [
  ['GET', '/api/press'],
  ['POST', '/api/press/cut', { mailDate: '2026-12-01', size: '70', stock: 'A7' }],
  ['GET', '/api/press/batches/1'],
  ['POST', '/api/press/batches/1/acknowledge'],
  ['POST', '/api/press/batches/1/mailed'],
  ['POST', '/api/press/batches/acknowledge', { batches: [1] }],
  ['POST', '/api/press/batches/mailed', { batches: [1] }],
  ['GET', '/api/press/batches/1/files/manifest.csv'],
  ['GET', '/api/press/batches/1/sheets.pdf?paper=letter&flip=long'],
  ['GET', '/api/press/batches/1/envelopes.pdf'],
  ['POST', '/api/press/orders/1/reprint', { key: KEY, reason: 'damaged', note: '' }],
  ['GET', '/api/press/reprints/1/files/manifest.csv'],
  ['GET', '/api/press/reprints/1/sheets.pdf?paper=letter&flip=long'],
  ['GET', '/api/press/reprints/1/envelopes.pdf'],
]

describe('access to the press', () => {
  test.each([
    ['orderer@harborview.test', 403],
    ['reporting@harborview.test', 403],
    ['clientadmin@harborview.test', 403],
    ['orderer@summit.test', 403],
    [undefined, 401],
  ])('%s is refused with %i at every route', async (who, status) => {
    const tab = testProduct.newVisitor()
    if (who) await tab.signIn(who)
    for (const [method, path, body] of ROUTES) {
      expect([method, path, (await tab.ask(method, path, body)).status]).toEqual([method, path, status])
    }
  })

  test('an admin has access, but a changing call from a foreign page is refused at every route', async () => {
    for (const [method, path, body] of ROUTES) {
      if (method === 'GET') continue
      const foreign = await admin.ask(method, path, body, { 'sec-fetch-site': 'cross-site' })
      expect([path, foreign.status]).toEqual([path, 403])
    }
    expect((await details()).batch).toMatchObject({ state: 'complete', acknowledgedAt: null })
  })
})

test('the overview shows a batch with its mail date, size, stock, state and papers, and nothing about its recipients', async () => {
  const seen = await board()
  expect(seen).toMatchObject({ cut: { mode: 'at-once', cutOff: '16:00', zone: 'America/New_York' }, due: [], aside: [] })
  expect(batch).toMatchObject({ orders: 1, state: 'complete', isReported: true, stock: expect.stringMatching(/./) })
  expect(batch.papers.length).toBeGreaterThan(0)
  expect(batch).toMatchObject({ cards: [{ id: (await details()).orders[0]?.cardId }], distinctCards: 1 })
  const [card] = batch.cards
  const front = cardPicture(card?.pictureUrl ?? '', 45).src
  expect((await admin.ask('GET', front)).headers.get('content-type')).toMatch(/^image\//)
  expect(JSON.stringify([seen, await details()])).not.toMatch(/Okonkwo|Pennsylvania|first weeks/)
})

test('files are fetched one by one as they are on disk and cached only by the browser that requested them', async () => {
  const { orders } = await details()
  const [entry] = orders
  if (!entry) throw new Error('The batch is empty.')
  expect(entry.orderNo).toBe(orderNo)
  for (const [name, sha256] of [
    [entry.cardFile, entry.cardSha256],
    [entry.envelopeFile, entry.envelopeSha256],
  ]) {
    const answer = await admin.ask('GET', `/api/press/batches/${batch.id}/files/${name}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
  for (const name of ['..%2F..%2Fkeys', 'nothing.pdf', '%2e%2e', 'manifest.json%00'])
    expect((await admin.ask('GET', `/api/press/batches/${batch.id}/files/${name}`)).status).toBe(404)
  expect((await admin.ask('GET', '/api/press/batches/999/files/manifest.json')).status).toBe(404)
  expect((await admin.ask('GET', '/api/press/batches/x')).status).toBe(404)
})

test('a card can be placed on exactly the papers that are offered, and envelopes come as one file', async () => {
  for (const paper of ['letter', 'legal', 'tabloid', 'a4', 'a3'] as const) {
    const isOffered = batch.papers.some((offered) => offered.paper === paper)
    const answer = await admin.ask('GET', `/api/press/batches/${batch.id}/sheets.pdf?paper=${paper}&flip=short`)
    const pages = answer.ok ? (await PDFDocument.load(await answer.arrayBuffer())).getPageCount() : 0
    expect([paper, answer.status, pages]).toEqual(isOffered ? [paper, 200, 2] : [paper, 422, 0])
  }
  expect((await admin.ask('GET', `/api/press/batches/${batch.id}/sheets.pdf?paper=napkin&flip=short`)).status).toBe(400)
  const envelopes = await admin.ask('GET', `/api/press/batches/${batch.id}/envelopes.pdf`)
  expect((await PDFDocument.load(await envelopes.arrayBuffer())).getPageCount()).toBe(1)
})

test('a batch file whose process keeps being killed is refused with a sentence and made on the next request', async () => {
  const [entry] = (await details()).orders
  const [path, { sheetsProcessId }] = [join(testProduct.data, 'print', batch.name, entry?.envelopeFile ?? ''), testProduct.product.press]
  const envelope = await readFile(path)
  await rm(path)
  // A pipe: a process that reads it waits until another process writes.
  execFileSync('mkfifo', [path])
  const download = admin.ask('GET', `/api/press/batches/${batch.id}/envelopes.pdf`)
  for (let kills = 0; kills < 2; kills++) {
    // `open` returns as soon as the process reads the pipe.
    const writer = await open(path, 'w')
    const killed = sheetsProcessId()
    process.kill(killed ?? 0, 'SIGKILL')
    await writer.close()
    await expect.poll(sheetsProcessId).not.toBe(killed)
  }
  const refused = await download
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.json()).toMatchObject({
    code: 'sheets-too-heavy',
    detail: 'This file took too long to make, or too much memory. Please try again, or print the cards one by one.',
  })

  await rm(path)
  await writeFile(path, envelope)
  const made = await admin.ask('GET', `/api/press/batches/${batch.id}/envelopes.pdf`)
  expect((await PDFDocument.load(await made.arrayBuffer())).getPageCount()).toBe(1)
})

test('printing a card again uses the same files, once for each request, and makes no second order', async () => {
  const ask = (more = {}) =>
    admin.ask('POST', `/api/press/orders/${orderNo}/reprint`, { key: KEY, reason: 'damaged', note: 'Fold.', ...more })
  const [first, again] = [await ask(), await ask()]
  const reprint = (await first.json()) as Reprint
  expect([first.status, reprint.completedAt, ((await again.json()) as Reprint).id]).toEqual([202, null, reprint.id])
  expect((await admin.ask('GET', `/api/press/reprints/${reprint.id}/files/manifest.csv`)).status).toBe(404)
  await testProduct.product.press.run()

  const { orders, reprints } = await details()
  expect(reprints).toMatchObject([{ id: reprint.id, orderNo, reason: 'damaged', note: 'Fold.', completedAt: expect.any(String) }])
  expect(reprints[0]?.askedBy).not.toBe('')
  const file = (name: string) => admin.ask('GET', `/api/press/reprints/${reprint.id}/files/${name}`)
  const manifest = (await (await file('manifest.json')).json()) as { orders: (BatchDetails['orders'][number] & { remark: string })[] }
  expect(manifest.orders).toMatchObject([
    { orderNo, scanCode: orders[0]?.scanCode, cardSha256: orders[0]?.cardSha256, remark: `reprint of ${batch.name} position 1` },
  ])
  expect(await (await file('manifest.csv')).text()).toContain(`reprint of ${batch.name} position 1`)
  for (const name of reprints[0]?.files ?? []) expect([name, (await file(name)).status]).toEqual([name, 200])
  expect((await admin.ask('GET', `/api/press/reprints/${reprint.id}/sheets.pdf?paper=tabloid&flip=long`)).status).toBe(200)
  expect((await admin.ask('GET', `/api/press/reprints/${reprint.id}/envelopes.pdf`)).status).toBe(200)
  // The reprint has its own folder beside the batch.
  const day = join(testProduct.data, 'print', batch.mailDate)
  expect((await readdir(day)).toSorted()).toEqual(['batch-001', 'reprint-001'])
  expect((JSON.parse(await readFile(join(day, 'batch-001', 'manifest.json'), 'utf8')) as { orders: unknown[] }).orders).toHaveLength(1)
  expect((await board()).batches).toHaveLength(1)

  expect((await ask({ key: KEY.replace('f01', 'f02'), reason: 'other', note: ' ' })).status).toBe(422)
  expect((await ask({ reason: 'boredom' })).status).toBe(400)
  expect((await ask({ key: 'not a key' })).status).toBe(400)
  expect(
    (await admin.ask('POST', '/api/press/orders/00000000/reprint', { key: KEY.replace('f01', 'f03'), reason: 'lost', note: '' })).status,
  ).toBe(409)
})

test('reprinting after the batch files are lost or damaged makes the card anew byte for byte, or ends with a reason', async () => {
  const folder = join(testProduct.data, 'print', batch.name)
  const again = async (last: number, harm: () => Promise<void>) => {
    await harm()
    const wish = { key: `${KEY.slice(0, -2)}${last}`, reason: 'lost', note: '' }
    const { id } = (await (await admin.ask('POST', `/api/press/orders/${orderNo}/reprint`, wish)).json()) as Reprint
    await testProduct.product.press.run()
    return (await details()).reprints.find((reprint) => reprint.id === id)
  }
  const [before] = (await details()).orders
  const laidDown = async (id: number | undefined) => {
    const answer = await admin.ask('GET', `/api/press/reprints/${id}/files/manifest.json`)
    return ((await answer.json()) as { orders: unknown[] }).orders
  }
  const anew = [{ cardSha256: before?.cardSha256, envelopeSha256: before?.envelopeSha256, remark: `reprint of ${batch.name} made anew` }]

  const harmed = await again(10, () => appendFile(join(folder, before?.cardFile ?? ''), '%'))
  expect([harmed?.unprintable, await laidDown(harmed?.id)]).toMatchObject([null, anew])
  expect((await details()).gone).toEqual([])
  const gone = await again(11, () => rm(folder, { recursive: true }))
  expect(await details()).toMatchObject({ orders: [], gone: [orderNo] })
  expect([gone?.unprintable, await laidDown(gone?.id)]).toMatchObject([null, anew])

  // The renderer no longer has the print file either.
  const never = await again(12, async () => {
    const database = openDatabase({ url: testProduct.database.url, schema: 'renderer', poolSize: 1 })
    await sql`delete from renderer.picture where signed`.execute(database)
    await database.destroy()
  })
  expect(never).toMatchObject({ completedAt: null, unprintable: { code: 'print-file-gone' }, files: [] })
  const [row] = (await details()).reprints.filter(({ id }) => id === never?.id)
  expect(row).toEqual(never)
})

test('marking a batch as taken to the printer and mailed tells the sender and commerce that it is on its way', async () => {
  const say = (word: string) => admin.ask('POST', `/api/press/batches/${batch.id}/${word}`)
  const sayOf = (word: string, batches: unknown) => admin.ask('POST', `/api/press/batches/${word}`, { batches })
  expect((await say('mailed')).status).toBe(409)
  expect(await (await sayOf('mailed', [batch.id])).json()).toEqual({
    outcomes: [{ id: batch.id, refusal: { code: 'batch-not-acknowledged' } }],
  })
  for (const nonsense of [[], ['1'], [1.5], Array.from({ length: 201 }, (_, at) => at + 1), undefined])
    expect([nonsense, (await sayOf('acknowledge', nonsense)).status]).toEqual([nonsense, 400])
  const acknowledged = (await (await say('acknowledge')).json()) as Batch
  expect(acknowledged.state).toBe('acknowledged')
  expect(((await (await say('acknowledge')).json()) as Batch).acknowledgedAt).toBe(acknowledged.acknowledgedAt)
  // In a command for several batches, an unknown batch does not affect the others.
  expect(await (await sayOf('mailed', [999, batch.id])).json()).toMatchObject({
    outcomes: [
      { id: 999, refusal: { code: 'not-found' } },
      { id: batch.id, batch: { state: 'mailed', isReported: false } },
    ],
  })
  expect(await (await say('mailed')).json()).toMatchObject({ state: 'mailed' })

  await testProduct.product.press.run()
  expect((await board()).batches).toMatchObject([{ id: batch.id, state: 'mailed', isReported: true }])
  expect(await testProduct.product.gateways.commerce.orders.ofSite(orderNo)).toMatchObject({
    shippingStatus: 'shipped',
    exportStatus: 'exported',
  })
  const { orders } = await sender.json<OrderHistory>('GET', '/api/orders')
  expect(orders.find((row) => row.orderNo === orderNo)).toMatchObject({ status: 'mailed', withdrawableUntil: null })
})
