import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { Attention } from '@fondly/contracts/bff/sendings.ts'
import type { ActivityAnswer, CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { findMailDayBeside } from '@fondly/domain/mail-date/mail-day-beside.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { orderDesk, type OrderDesk } from './testing/order-desk.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let desk: OrderDesk
let clientAdmin: Visitor
let later = 0
/** Each test has a day of its own. */
let day: string
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => new Date(Date.now() + later), environment: { FONDLY_PRESS_CUT: 'cut-off' } })
  desk = await orderDesk(testProduct)
  day = desk.mailDate
  clientAdmin = testProduct.newVisitor()
  await clientAdmin.signIn('clientadmin@harborview.test')
})
afterAll(() => testProduct?.close())

const HARBORVIEW = '/api/admin/harborview'
const calendar = (tab: Visitor = clientAdmin) => tab.json<CalendarAnswer>('GET', `${HARBORVIEW}/calendar`)
const attention = async () => (await desk.sender.json<Attention>('GET', '/api/sendings/attention')).sendings
const run = (statement: string) => inDatabase<Record<string, unknown>>(testProduct.database.url, sql.raw(statement))
const beside = async (direction: 'earlier' | 'later', of = day) => {
  const { today, siteDays, ownDays } = await calendar()
  return findMailDayBeside(of, direction, { today, blackoutDays: new Set([...siteDays, ...ownDays].map((one) => one.day)) }) ?? ''
}
const REASON = { en: 'Offices closed', es: 'Oficinas cerradas' }

async function followOrders(): Promise<void> {
  later += 61_000
  await testProduct.product.core.reports.follow()
}
async function send(): Promise<string> {
  const orderNo = await desk.send({ sendDate: day })
  await followOrders()
  return orderNo
}
async function close(plan?: CardPlan): Promise<Response> {
  const { version } = await calendar()
  return clientAdmin.ask('PUT', `${HARBORVIEW}/own-days/${day}`, { version, reason: REASON, ...(plan ? { plan } : {}) })
}
const settle = () => testProduct.product.core.closedDays.settle()
const progress = async (of = day) => (await calendar()).closedDays.find((one) => one.day === of)?.cards
const NONE = { moving: 0, moved: 0, asked: 0, left: 0 }

beforeEach(async () => {
  // A day further on than the one to which the test before moved its cards.
  day = await beside('later', await beside('later'))
})

test('a day with cards is closed only with a decision, and the log tells it', async () => {
  await send()
  expect((await calendar()).waiting).toContainEqual({ day, cards: 1, people: 1 })
  const refused = await close()
  expect([refused.status, ((await refused.json()) as Refusal).code]).toEqual([409, 'cards-undecided'])
  expect((await close('ask')).status).toBe(204)
  const { entries } = await clientAdmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  expect(entries[0]?.after).toMatchObject({ cardsOfDay: 'ask' })
})

test('the cards of a closed day are moved, each once: the press prints the one in its place, and its sender is told', async () => {
  const orderNo = await send()
  const to = await beside('later')
  expect((await close('later')).status).toBe(204)
  await settle()
  await settle()
  await expect.poll(() => settle().then(() => progress()), { timeout: 15_000 }).toEqual({ ...NONE, moved: 1 })

  const told = (await attention()).find(({ closedDay }) => closedDay?.day === day)
  expect(told).toMatchObject({ mailDate: to, closedDay: { day, isMoved: true, by: 'Lucía Herrera', reason: REASON } })
  const inItsPlace = told?.closedDay?.orderNo ?? ''
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: inItsPlace })
  expect(await testProduct.product.gateways.commerce.orders.ofSite(inItsPlace)).toMatchObject({ mailDate: to, exportStatus: 'ready' })
  await desk.sender.ask('POST', `/api/sendings/${told?.id}/seen`)
  expect((await attention()).map(({ id }) => id)).not.toContain(told?.id)

  await followOrders()
  expect((await calendar()).waiting.find((one) => one.day === day)).toBeUndefined()
  await settle()
  expect(await progress()).toEqual({ ...NONE, moved: 1 })
})

test('each sender is asked, until the card is corrected; the card stays as it is before', async () => {
  const orderNo = await send()
  expect((await close('ask')).status).toBe(204)
  await settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
  const asked = (await attention()).find(({ closedDay }) => closedDay?.orderNo === orderNo)
  expect(asked).toMatchObject({ mailDate: day, outcome: 'failed', closedDay: { day, isMoved: false, by: 'Lucía Herrera', reason: REASON } })
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: false, isBeingCorrected: false })

  expect((await desk.sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(200)
  await desk.send({ sendDate: await beside('later') })
  expect((await attention()).filter(({ closedDay }) => closedDay?.orderNo === orderNo)).toEqual([])
})

test('a card whose sender is correcting it is not moved: the sender chooses the day there', async () => {
  const orderNo = await send()
  expect((await desk.sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(200)
  await close('later')
  await settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
  await desk.sender.ask('DELETE', '/api/cards/1HBE2115/draft')
})

test('an order of another program is counted, and stays', async () => {
  const orderNo = await send()
  // Nobody here knows who sent it.
  await run(`delete from bff.audit where event = 'purchase' and order_no = '${orderNo}'`)
  expect((await calendar()).waiting).toContainEqual({ day, cards: 1, people: 1 })
  await close('later')
  await settle()
  expect(await progress()).toEqual({ ...NONE, left: 1 })
})

test('a card whose sending commerce reports before it has ended is looked at again when it has', async () => {
  const orderNo = await send()
  const sending = `update bff.sending set next_attempt_at = now() + interval '1 day', state`
  await run(`${sending} = 'running' where data ->> 'orderNo' = '${orderNo}'`)
  await run(`update bff.audit set order_no = 'not yet' where event = 'purchase' and order_no = '${orderNo}'`)
  await close('ask')
  await settle()
  expect(await progress()).toBeUndefined()

  await run(`update bff.audit set order_no = '${orderNo}' where order_no = 'not yet'`)
  await run(`${sending} = 'done' where data ->> 'orderNo' = '${orderNo}'`)
  await settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
})

test('a day whose cards are being printed is not closed, and the batch is named', async () => {
  const orderNo = await send()
  await desk.cutAll()
  await followOrders()
  await run(`update bff.report_order set state = 'in-press' where order_no = '${orderNo}'`)
  const refused = await close('later')
  expect(refused.status).toBe(409)
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'day-being-printed', params: { batch: `${day}/batch-001` } })
})

test('a card that is cut after the day was closed is printed once and not moved', async () => {
  const orderNo = await send()
  await close('earlier')
  await desk.cutAll()
  await settle()
  expect([await desk.timesPrinted(orderNo), await progress()]).toEqual([1, { ...NONE, left: 1 }])
})

test('a day that is opened again before its cards were looked at leaves them as they are', async () => {
  const orderNo = await send()
  await close('later')
  const closed = await calendar()
  await clientAdmin.ask('PUT', `${HARBORVIEW}/own-days/${day}`, { version: closed.version, reason: null })
  await settle()
  expect(await progress()).toBeUndefined()
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: false, correctedBy: null })
})
