import type { Draft } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow, OrderHistory } from '@fondly/contracts/bff/orders.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Lines } from './lines.ts'
import { CARD, filledForm, findLateMailDate, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

const TOO_LATE = /already being printed, so the corrected one was not sent/

let house: WholeProduct
let sender: Visitor
let admin: Visitor
/** So far ahead that no clock cuts it whenever this runs. */
let mailDate = ''
/** What commerce does with a call before it answers; undefined lets it through. */
let onCall: ((request: Request, path: string) => Promise<Response | undefined>) | undefined

const reach = (lines: Lines): Lines => ({
  ...lines,
  commerce: {
    ...lines.commerce,
    fetch: async (request) => (await onCall?.(request, new URL(request.url).pathname)) ?? lines.commerce.fetch(request),
  },
})

beforeAll(async () => {
  house = await wholeProduct({ reach, environment: { FONDLY_PRESS_CUT: 'cut-off' }, pace: { backOff: () => 20, pollMilliseconds: 50 } })
  sender = house.newVisitor()
  admin = house.newVisitor()
  await sender.signIn('orderer@harborview.test')
  await admin.signIn('admin@fondly.test')
  house.product.core.work()
  mailDate = await findLateMailDate(sender)
})
afterEach(() => (onCall = undefined))
afterAll(() => house?.close())

type Sent = { id: string; last: SendingNews | undefined }

async function press(more: Parameters<typeof pressSend>[1] = {}): Promise<Sent> {
  const { response } = await pressSend(sender, { sendDate: mailDate, ...more })
  expect(response.status).toBe(202)
  const { id } = (await response.json()) as { id: string }
  return { id, last: (await newsUntil(sender, id, ['sent', 'stopped', 'address'])).at(-1) }
}
async function send(more: Parameters<typeof pressSend>[1] = {}): Promise<string> {
  const { last } = await press(more)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  return last.confirmation.orderNo
}
const rowOf = async (orderNo: string): Promise<HistoryRow | undefined> =>
  (await sender.json<OrderHistory>('GET', '/api/orders')).orders.find((row) => row.orderNo === orderNo)
const statusesOf = async (orderNo: string) => {
  const order = await house.product.gateways.commerce.orders.ofSite(orderNo)
  return [order?.status, order?.exportStatus]
}
const askToCorrect = (orderNo: string, replaceDraft = false) => sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft })
const draft = async (): Promise<Draft | null> => (await filledForm(sender)).setting.draft
const discardDraft = () => sender.ask('DELETE', `/api/cards/${CARD}/draft`)
const isPrinted = async (orderNo: string) =>
  (await readdir(join(house.data, 'print'), { recursive: true }).catch(() => [])).filter((name) => name.includes(`${orderNo}-card.pdf`))
    .length
/** Cuts and prints whatever may be cut. */
async function cutAll(): Promise<void> {
  await house.product.press.run()
  const { due } = await admin.json<{ due: { mailDate: string; size: string; stock: string }[] }>('GET', '/api/press')
  for (const { mailDate: day, size, stock } of due) await admin.json('POST', '/api/press/cut', { mailDate: day, size, stock })
  await house.product.press.run()
}
async function query<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  const database = openDatabase({ url: house.database.url, schema: 'bff', poolSize: 1 })
  try {
    return (await statement.execute(database)).rows
  } finally {
    await database.destroy()
  }
}
const stateAtPress = async (orderNo: string) =>
  (await query(sql<{ state: string }>`select state from press.print_order where order_no = ${orderNo}`))[0]?.state
const isReady = (request: Request, path: string) =>
  path.endsWith('/export_status') && (request.headers.get('x-dw-http-method-override') ?? request.method) === 'PUT'

test('Correct opens the form as it was sent and changes nothing; thrown away, the card goes out as if nothing had been', async () => {
  const orderNo = await send({ firstName: 'Marguerit' })
  await house.product.press.run()
  const answer = await askToCorrect(orderNo)
  expect(await answer.json()).toEqual({ cardId: CARD })
  expect(await draft()).toMatchObject({ form: { firstName: 'Marguerit', sendDate: mailDate }, corrects: orderNo })
  expect(await rowOf(orderNo)).toMatchObject({ status: 'ordered', withdrawn: false, isBeingCorrected: false })
  expect((await rowOf(orderNo))?.withdrawableUntil).not.toBeNull()
  expect(await statusesOf(orderNo)).toEqual(['new', 'ready'])

  // Asked again, it is the same form; to be begun anew, another one.
  const first = await draft()
  expect((await askToCorrect(orderNo)).status).toBe(200)
  expect((await draft())?.key).toBe(first?.key)
  expect((await askToCorrect(orderNo, true)).status).toBe(200)
  expect((await draft())?.key).not.toBe(first?.key)

  await discardDraft()
  await cutAll()
  expect(await isPrinted(orderNo)).toBe(1)
})

test.each([
  ['that the press has noted', true],
  ['that the press has not seen yet', false],
])('the Send of a correction withdraws a card %s and orders the new one; they are linked, and the trail tells both', async (_, isNoted) => {
  const orderNo = await send({ firstName: 'Marguerit' })
  if (isNoted) await house.product.press.run()
  await askToCorrect(orderNo)
  const inItsPlace = await send({ firstName: 'Marguerite' })
  expect(await rowOf(orderNo)).toMatchObject({ status: 'cancelled', withdrawn: true, correctedBy: inItsPlace, corrects: null })
  expect(await rowOf(inItsPlace)).toMatchObject({ status: 'ordered', corrects: orderNo, correctedBy: null })
  expect(await statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
  expect((await askToCorrect(orderNo, true)).status).toBe(409)
  await cutAll()
  expect([await isPrinted(orderNo), await isPrinted(inItsPlace)]).toEqual([0, 1])
  const told = await query(sql<{ event: string }>`select event from bff.audit where order_no = ${orderNo} order by id`)
  expect(told.map(({ event }) => event)).toEqual(['purchase', 'withdraw'])
})

test('while the correction is ordered the first card is reserved: neither cut, nor withdrawn, nor corrected once more', async () => {
  const orderNo = await send()
  await house.product.press.run()
  await askToCorrect(orderNo)
  const meanwhile: unknown[] = []
  onCall = async (request, path) => {
    if (!isReady(request, path) || meanwhile.length > 0) return undefined
    meanwhile.push(await stateAtPress(orderNo))
    await cutAll()
    meanwhile.push(await stateAtPress(orderNo), await isPrinted(orderNo))
    meanwhile.push((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status, (await askToCorrect(orderNo, true)).status)
    meanwhile.push((await rowOf(orderNo))?.isBeingCorrected)
    return undefined
  }
  const inItsPlace = await send()
  expect(meanwhile).toEqual(['reserved', 'reserved', 0, 409, 409, true])
  await cutAll()
  expect([await isPrinted(orderNo), await isPrinted(inItsPlace)]).toEqual([0, 1])
})

test('a batch cut before the Send: nothing is sent, the sender is told, and the form is kept', async () => {
  const orderNo = await send()
  await askToCorrect(orderNo)
  await cutAll()
  const { response } = await pressSend(sender, { sendDate: mailDate, closing: 'Corrected too late.' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(TOO_LATE) })
  expect((await draft())?.form.closing).toBe('Corrected too late.')
  expect(await isPrinted(orderNo)).toBe(1)
  await discardDraft()
})

test('a batch cut while the correction is on its way: it stops before there is an order, and the sender is told', async () => {
  const orderNo = await send()
  await askToCorrect(orderNo)
  let isCut = false
  onCall = async (request, path) => {
    if (isCut || request.method !== 'POST' || !path.endsWith('/baskets')) return undefined
    isCut = true
    await cutAll()
    return undefined
  }
  const before = (await sender.json<OrderHistory>('GET', '/api/orders')).orders.length
  const { last } = await press()
  expect(last).toMatchObject({ state: 'stopped', reason: 'too-late', message: expect.stringMatching(TOO_LATE) })
  expect((await sender.json<OrderHistory>('GET', '/api/orders')).orders).toHaveLength(before)
  expect(await isPrinted(orderNo)).toBe(1)
  // Pressed again, it is still no second card.
  expect((await pressSend(sender, { sendDate: mailDate })).response.status).toBe(409)
  await discardDraft()
})

test.each<[string, (request: Request, path: string) => boolean]>([
  ['before its order exists', (request, path) => request.method === 'POST' && path.endsWith('/items')],
  ['once its order exists', isReady],
])('a correction that fails %s leaves the first card as it was: it is printed', async (_, isCall) => {
  const orderNo = await send()
  await house.product.press.run()
  await askToCorrect(orderNo)
  onCall = (request, path) =>
    Promise.resolve(
      isCall(request, path) && !path.includes(orderNo)
        ? Response.json({ _v: '21.2', fault: { type: 'InvalidParameterException', message: 'No.' } }, { status: 400 })
        : undefined,
    )
  const { last } = await press({ firstName: 'Refused' })
  expect(last).toMatchObject({ state: 'stopped', reason: 'failed' })
  onCall = undefined
  // Released once the sending has ended.
  await expect.poll(() => stateAtPress(orderNo)).toBe('free')
  expect(await rowOf(orderNo)).toMatchObject({ status: 'ordered', withdrawn: false, correctedBy: null })

  // Sent again from the same form, it is still the correction of that order.
  const inItsPlace = await send({ firstName: 'Accepted' })
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: inItsPlace })
})

test('a correction called off at its question changes nothing, and is linked when it is sent after all', async () => {
  const orderNo = await send()
  await askToCorrect(orderNo)
  const { id, last } = await press({ address1: '503 Outage Ln' })
  expect(last?.state).toBe('address')
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: false, isBeingCorrected: true })
  expect((await askToCorrect(orderNo, true)).status).toBe(409)
  await sender.ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' })
  await newsUntil(sender, id, ['stopped'])
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: false, isBeingCorrected: false })
  const inItsPlace = await send()
  expect(await rowOf(inItsPlace)).toMatchObject({ corrects: orderNo })
  expect(await statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
})

test('a card withdrawn by hand meanwhile is replaced all the same, and a withdrawn card is not corrected', async () => {
  const orderNo = await send()
  await askToCorrect(orderNo)
  expect((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(204)
  const inItsPlace = await send()
  expect(await rowOf(inItsPlace)).toMatchObject({ corrects: orderNo, status: 'ordered' })
  const other = await send()
  await sender.ask('POST', `/api/orders/${other}/withdraw`)
  expect((await askToCorrect(other)).status).toBe(409)
})

test('an unfinished form of that card is not thrown away for a correction', async () => {
  const orderNo = await send()
  const { form, senderProfileId } = await filledForm(sender, { closing: 'Half a sentence' })
  await sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  expect((await askToCorrect(orderNo)).status).toBe(409)
  expect((await draft())?.form.closing).toBe('Half a sentence')
  expect((await askToCorrect(orderNo, true)).status).toBe(200)
  await discardDraft()
})

test('the form of a correction in one window stays the correction, whatever another window does with the draft of that card', async () => {
  const orderNo = await send()
  await askToCorrect(orderNo)
  const opened = await draft()
  // Discarded in the other window, which then begins another card.
  await discardDraft()
  const { form, senderProfileId } = await filledForm(sender, { closing: 'Another card' })
  const keep = (key?: string) => sender.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key })
  const other = (await (await keep()).json()) as Draft
  const kept = (await (await keep(opened?.key)).json()) as Draft
  expect(kept.key).toBe(opened?.key)
  expect((await draft())?.corrects).toBe(orderNo)

  // The other window's card is not sent in place of the order; it is told, and its form is opened anew.
  expect((await keep(other.key)).status).toBe(409)
  expect((await keep()).status).toBe(409)
  const inItsPlace = await send()
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: inItsPlace })
})

test('nobody else can correct it or ask until when it may be withdrawn', async () => {
  const orderNo = await send()
  const colleague = house.newVisitor()
  await colleague.signIn('clientadmin@harborview.test')
  expect((await colleague.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(404)
  expect((await colleague.ask('GET', `/api/orders/${orderNo}/withdrawal`)).status).toBe(404)
  const { until, withdrawn } = await sender.json<{ until: string; withdrawn: boolean }>('GET', `/api/orders/${orderNo}/withdrawal`)
  expect([Date.parse(until) > Date.now(), withdrawn]).toEqual([true, false])
})

// A process that stalls before its reservation reaches the database, and wakes when its sending is long over.
test('a reservation made after its sending has ended is resolved by the press', async () => {
  const orderNo = await send()
  await house.product.press.run()
  await askToCorrect(orderNo)
  onCall = (request, path) =>
    Promise.resolve(request.method === 'POST' && path.endsWith('/items') ? Response.json({ fault: {} }, { status: 400 }) : undefined)
  const { id, last } = await press()
  expect(last?.state).toBe('stopped')
  onCall = undefined
  expect(await house.product.press.reserve(orderNo, id)).toBe('reserved')
  await cutAll()
  expect(await isPrinted(orderNo)).toBe(1)
  await discardDraft()
})
