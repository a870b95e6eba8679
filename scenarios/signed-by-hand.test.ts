import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import type { DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import { printVerdict } from '@fondly/launch/commands/print-verdict.ts'
import type { StrokesMark } from '@fondly/stationery/layout/display-list.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { CARD, filledForm, newsUntil } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'

const STROKES: DrawnSignature = [
  [20, 150, 80, 30, 140, 150, 200, 60, 300, 120, 580, 40],
  [320, 20],
]
const PROGRAMS = ['mutool', 'pdfimages', 'qpdf'] as const
const missing = PROGRAMS.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
if (missing.length > 0 && process.env['CI'])
  throw new Error(`Where CI is set nothing is skipped, and ${missing.join(', ')} cannot be found.`)

let testProduct: ComposedProduct
let sender: Visitor
let colleague: Visitor
/** One order with the drawn signature, one of the same sender with words, and one of a colleague who has a drawn signature but uses words. */
let orders: { byHand: string; withWords: string; ofColleague: string }

beforeAll(async () => {
  testProduct = await startComposedProduct()
  testProduct.product.core.work()
  ;[sender, colleague] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await sender.signIn('orderer@harborview.test')
  await colleague.signIn('clientadmin@harborview.test')
  await draw(sender, STROKES)
  await draw(colleague, [[300, 20, 300, 180]])
  orders = { byHand: await send(sender, true), withWords: await send(sender, false), ofColleague: await send(colleague, false) }
  await testProduct.product.press.run()
})
afterAll(() => testProduct?.close())

async function draw(tab: Visitor, strokes: DrawnSignature): Promise<void> {
  expect((await tab.ask('PUT', '/api/drawn-signature', { strokes, isUsed: true })).status).toBe(204)
}

/** Previews a card and sends exactly what the preview showed; returns the order number. */
async function send(tab: Visitor, isSignedByHand: boolean): Promise<string> {
  const { pageData, form, senderProfileId } = await filledForm(tab)
  const card = { senderProfileId, form, isSignedByHand }
  const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { ...card, key: pageData.draft?.key })
  const request = { ...card, cardId: CARD, scanCode: draft.scanCode }
  const { displayListHash } = await tab.json<Preview>('POST', '/api/previews', request)
  const answer = await tab.ask('POST', '/api/sendings', { ...request, displayListHash }, { 'idempotency-key': draft.key })
  const { id } = (await answer.json()) as { id: string }
  const last = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  return last.confirmation.orderNo
}

async function approvedStrokes(orderNo: string): Promise<StrokesMark[]> {
  const order = await testProduct.product.gateways.commerce.orders.ofSite(orderNo)
  const proof = await testProduct.product.core.proofOf(orderNo, order?.item.scanCode ?? '')
  return (proof?.list?.pages ?? []).flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'strokes' ? [mark] : [])))
}

async function cardFile(orderNo: string): Promise<string> {
  const files = await readdir(join(testProduct.data, 'print'), { recursive: true })
  return join(testProduct.data, 'print', files.find((file) => file.endsWith(`${orderNo}-card.pdf`)) ?? 'none')
}

const run = (program: (typeof PROGRAMS)[number], args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  expect([program, status, stderr.includes('error')]).toEqual([program, 0, false])
  return stdout
}
/** The strokes of the signature in a trace of the PDF: their lines are half a millimetre wide. Fold and cut marks are thinner. */
const pens = (trace: string) => [...trace.matchAll(/<stroke_path linewidth="6" .*?<\/stroke_path>/gs)].map(([path]) => path)
const pictures = (file: string) => run('pdfimages', ['-list', file]).trimEnd().split('\n').length

test('the approved proof has the strokes at least half an inch from the edge, and the press prints it', async () => {
  const [mark, ...more] = await approvedStrokes(orders.byHand)
  expect(more).toEqual([])
  expect(mark).toMatchObject({ kind: 'strokes', color: '#000000', width: 600 })
  expect(mark?.strokes.map(({ length }) => length)).toEqual(STROKES.map(({ length }) => length))
  const ys = mark?.strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 1)) ?? []
  expect(Math.max(...ys) - Math.min(...ys) + 600).toBeLessThanOrEqual(150_00)
  expect(await approvedStrokes(orders.withWords)).toEqual([])
  expect(await approvedStrokes(orders.ofColleague)).toEqual([])
  for (const orderNo of Object.values(orders)) {
    expect((await printVerdict(orderNo, testProduct.product)).isAsApproved).toBe(true)
    expect((await testProduct.product.gateways.commerce.orders.ofSite(orderNo))?.exportStatus).toBe('exported')
  }
})

test.skipIf(missing.length > 0)('in the batch the signature is vector lines in the ink of the words, and no picture', async () => {
  const file = await cardFile(orders.byHand)
  run('qpdf', ['--check', file])
  const trace = run('mutool', ['trace', file])
  const [pen = '', ...more] = pens(trace)
  expect(more).toEqual([])
  expect(pen).toContain('linecap="1,1,1" linejoin="1"')
  expect(pen.match(/<moveto /g)).toHaveLength(STROKES.length)
  expect(pen).toContain('<curveto ')
  const ink = / colorspace="\w+" color="[^"]*"/.exec(pen)?.[0] ?? 'none'
  expect(trace).toMatch(new RegExp(`<fill_text[^>]*${ink}`))
  // A line of six pixels at 300 dpi is half a millimetre wide.
  const scale = Number(/transform="([\d.]+) /.exec(pen)?.[1])
  expect((6 * scale * 25.4) / 72).toBeCloseTo(0.5, 1)

  for (const orderNo of [orders.withWords, orders.ofColleague]) {
    const other = await cardFile(orderNo)
    expect(pens(run('mutool', ['trace', other]))).toEqual([])
    expect(pictures(other)).toBe(pictures(file))
  }
})

test('a card that is sent again is signed as it was, and the other one with words', async () => {
  for (const [orderNo, isSignedByHand] of [
    [orders.byHand, true],
    [orders.withWords, false],
  ] as const) {
    expect((await sender.ask('POST', `/api/orders/${orderNo}/again`, { replaceDraft: true })).status).toBeLessThan(300)
    const pageData = await sender.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)
    expect(pageData.draft?.isSignedByHand).toBe(isSignedByHand)
    expect(pageData.drawnSignature).toEqual({ strokes: STROKES, isUsed: true })
  }
})

test('the order at commerce keeps the words of the sender profile, and a removed drawing stays on the card that was sent', async () => {
  const [byHand, withWords] = await Promise.all(
    [orders.byHand, orders.withWords].map((orderNo) => testProduct.product.gateways.commerce.orders.ofSite(orderNo)),
  )
  expect(byHand?.item.signature).toBe(withWords?.item.signature)
  expect((await sender.ask('DELETE', '/api/drawn-signature')).status).toBe(204)
  expect((await printVerdict(orders.byHand, testProduct.product)).isAsApproved).toBe(true)
})
