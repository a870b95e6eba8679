import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow, OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { addDays, isWeekend } from '@fondly/domain/mail-date/mail-date.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lines } from './lines.ts'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

let house: WholeProduct
let sender: Visitor
let colleague: Visitor
let isSilent = false
/** A day on which cards are mailed, so far ahead that its cut is not near whenever this runs. */
let mailDate = ''

/** Commerce, which hears nothing of statuses while it is silent. */
const reach = (lines: Lines): Lines => ({
  ...lines,
  commerce: {
    ...lines.commerce,
    fetch: (request) =>
      isSilent && /_status$|\/status$/.test(new URL(request.url).pathname)
        ? Promise.resolve(new Response('', { status: 503 }))
        : lines.commerce.fetch(request),
  },
})

beforeAll(async () => {
  house = await wholeProduct({ reach, environment: { FONDLY_PRESS_CUT: 'cut-off' } })
  sender = house.newVisitor()
  colleague = house.newVisitor()
  await sender.signIn('orderer@harborview.test')
  await colleague.signIn('clientadmin@harborview.test')
  house.product.bff.work()
  const { setting } = await filledForm(sender)
  const blackedOut = new Set(setting.calendar.blackoutDays.map(({ day }) => day))
  mailDate = addDays(setting.calendar.today, 14)
  while (isWeekend(mailDate) || blackedOut.has(mailDate)) mailDate = addDays(mailDate, 1)
})
afterAll(() => house?.close())

async function send(more: Parameters<typeof pressSend>[1] = {}): Promise<string> {
  const { response } = await pressSend(sender, { sendDate: mailDate, ...more })
  const { id } = (await response.json()) as { id: string }
  return finished(id)
}
async function finished(id: string): Promise<string> {
  const last = (await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  return last.confirmation.orderNo
}
const rowOf = async (orderNo: string): Promise<HistoryRow | undefined> =>
  (await sender.json<OrderHistory>('GET', '/api/orders')).orders.find((row) => row.orderNo === orderNo)
const statusesOf = async (orderNo: string) => {
  const order = await house.product.gateways.commerce.orders.ofSite(orderNo)
  return [order?.status, order?.exportStatus]
}
const printed = async () =>
  (await readdir(join(house.data, 'print'), { recursive: true }).catch(() => [])).filter((name) => name.endsWith('-card.pdf'))
const correct = (orderNo: string) => sender.json('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: false })
const audited = async (orderNo: string) => {
  const database = openDatabase({ url: house.database.url, schema: 'bff', poolSize: 1 })
  const { rows } = await sql<{ event: string }>`select event from audit where order_no = ${orderNo} order by id`.execute(database)
  await database.destroy()
  return rows.map(({ event }) => event)
}

test.each([
  ['that the press has noted', true],
  ['that the press has not seen yet', false],
])('a card %s is withdrawn: it is cancelled at commerce, never printed, and the trail tells it once', async (_, isNoted) => {
  const orderNo = await send()
  if (isNoted) await house.product.press.run()
  const before = await rowOf(orderNo)
  expect(before).toMatchObject({ status: 'ordered', withdrawn: false })
  expect(Date.parse(before?.withdrawableUntil ?? '')).toBeGreaterThan(Date.now())

  expect((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(204)
  expect(await rowOf(orderNo)).toMatchObject({ status: 'cancelled', withdrawn: true, withdrawableUntil: null })
  expect(await statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
  expect((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(204)
  await house.product.press.run()
  expect(await printed()).toEqual([])
  expect(await audited(orderNo)).toEqual(['purchase', 'withdraw'])
})

test('nobody else can withdraw or correct it, and there is nothing to withdraw where there is no order', async () => {
  const orderNo = await send()
  for (const [tab, number] of [
    [colleague, orderNo],
    [sender, '99999999'],
  ] as const) {
    expect((await tab.ask('POST', `/api/orders/${number}/withdraw`)).status).toBe(404)
    expect((await tab.ask('POST', `/api/orders/${number}/correct`, { replaceDraft: true })).status).toBe(404)
  }
  expect((await house.newVisitor().ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(401)
  expect(await statusesOf(orderNo)).toEqual(['new', 'ready'])
})

test('a commerce that cannot hear of it hears of it later; meanwhile the card is withdrawn all the same', async () => {
  const orderNo = await send()
  isSilent = true
  expect((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(204)
  expect(await rowOf(orderNo)).toMatchObject({ status: 'cancelled', withdrawn: true })
  expect(await statusesOf(orderNo)).toEqual(['new', 'ready'])
  isSilent = false
  await expect
    .poll(
      async () => {
        await house.product.press.run()
        return statusesOf(orderNo)
      },
      { timeout: 30_000, interval: 200 },
    )
    .toEqual(['cancelled', 'not_exported'])
  expect(await printed()).toEqual([])
})

test('a correction withdraws the card and opens its form with the same words and day; what is sent from it is linked with it', async () => {
  const orderNo = await send({ firstName: 'Marguerit' })
  const answer = await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: false })
  expect(await answer.json()).toEqual({ cardId: CARD })
  const { setting } = await filledForm(sender)
  expect(setting.draft?.form).toMatchObject({ firstName: 'Marguerit', sendDate: mailDate })
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: null })

  // Corrected again while its form is there, it goes on with that form; closed unsent, or to be begun anew, with a new one.
  expect(await correct(orderNo)).toEqual({ cardId: CARD })
  expect((await filledForm(sender)).setting.draft?.key).toBe(setting.draft?.key)
  expect((await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(200)
  expect((await filledForm(sender)).setting.draft?.key).not.toBe(setting.draft?.key)
  await sender.ask('DELETE', `/api/cards/${CARD}/draft`)
  expect(await rowOf(orderNo)).toMatchObject({ isCorrectionUnsent: true })
  await correct(orderNo)

  const inItsPlace = await send({ firstName: 'Marguerite' })
  expect(await rowOf(orderNo)).toMatchObject({ correctedBy: inItsPlace, corrects: null, isCorrectionUnsent: false })
  expect((await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(409)
  expect(await rowOf(inItsPlace)).toMatchObject({ corrects: orderNo, correctedBy: null, status: 'ordered' })
})

// Where a crash would be: nothing of what is written from there on stays.
test.each([
  ['before the form was kept', 'draft'],
  ['before the form was linked with its order', 'correction'],
])('a correction that broke off %s is gone on with, and what is sent from it is linked', async (_, table) => {
  const orderNo = await send({ firstName: 'Ida' })
  const database = openDatabase({ url: house.database.url, schema: 'bff', poolSize: 1 })
  await sql`create or replace function bff.break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
    database,
  )
  // The link is first written when nothing is withdrawn yet, then changed beside the draft.
  const when = table === 'draft' ? 'insert or update' : 'update'
  await sql.raw(`create trigger break_off before ${when} on bff.${table} for each row execute function bff.break_off()`).execute(database)
  expect((await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: false })).status).toBe(500)
  await sql.raw(`drop trigger break_off on bff.${table}`).execute(database)
  await database.destroy()

  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: true, isCorrectionUnsent: true, correctedBy: null })
  expect((await filledForm(sender)).setting.draft).toBeNull()
  expect(await correct(orderNo)).toEqual({ cardId: CARD })
  expect((await filledForm(sender)).setting.draft?.form).toMatchObject({ firstName: 'Ida', sendDate: mailDate })
  const inItsPlace = await send({ firstName: 'Ida' })
  expect(await rowOf(orderNo)).toMatchObject({ correctedBy: inItsPlace, isCorrectionUnsent: false })
  await house.product.press.run()
  expect(await printed()).toEqual([])
})

test('withdrawn only, a card is not waiting for a correction', async () => {
  const orderNo = await send()
  await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: true, isCorrectionUnsent: false })
})

test('a correction is still linked when its first sending stopped and was sent again', async () => {
  const orderNo = await send()
  await sender.json('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })
  // An address that is always refused for editing: the sending ends, and the draft gets another key.
  const { response } = await pressSend(sender, { sendDate: mailDate, address1: '503 Outage Ln' })
  const { id } = (await response.json()) as { id: string }
  await newsUntil(sender, id, ['address'])
  await sender.ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' })
  await newsUntil(sender, id, ['stopped'])
  const inItsPlace = await send()
  expect(await rowOf(inItsPlace)).toMatchObject({ corrects: orderNo })
})

test('an unfinished form of that card is not thrown away for a correction, and then nothing is withdrawn', async () => {
  const orderNo = await send()
  const { form, senderProfileId } = await filledForm(sender, { closing: 'Half a sentence' })
  await sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  expect((await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: false })).status).toBe(409)
  expect(await rowOf(orderNo)).toMatchObject({ withdrawn: false, status: 'ordered' })
  expect((await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(200)
  await sender.ask('DELETE', `/api/cards/${CARD}/draft`)
})

test('once its batch is cut a card is printed: it can be neither withdrawn nor corrected', async () => {
  const orderNo = await send()
  const admin = house.newVisitor()
  await admin.signIn('admin@fondly.test')
  await house.product.press.run()
  const { due } = await admin.json<{ due: { mailDate: string; size: string; stock: string; orders: number }[] }>('GET', '/api/press')
  for (const { mailDate: day, size, stock } of due) await admin.json('POST', '/api/press/cut', { mailDate: day, size, stock })

  for (const path of ['withdraw', 'correct']) {
    const answer = await sender.ask('POST', `/api/orders/${orderNo}/${path}`, path === 'correct' ? { replaceDraft: true } : undefined)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ message: 'This card is already being printed. It cannot be withdrawn any more.' })
  }
  expect(await rowOf(orderNo)).toMatchObject({ withdrawableUntil: null, withdrawn: false })
  await house.product.press.run()
  expect(await rowOf(orderNo)).toMatchObject({ status: 'printed' })
  expect((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(409)
})
