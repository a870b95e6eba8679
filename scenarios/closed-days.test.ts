import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClosingDesk, NONE, openClosingDesk, REASON } from './testing/closing-desk.ts'

let closing: ClosingDesk
/** Each test has a day of its own. */
let day: string
beforeAll(async () => {
  closing = await openClosingDesk()
  day = closing.desk.mailDate
})
afterAll(() => closing?.testProduct.close())
beforeEach(async () => {
  // The previous test moved its cards to the next mailing day, so take the one after it.
  day = await closing.beside('later', await closing.beside('later', day))
})

const send = () => closing.send(day)
const close = (plan?: CardPlan) => closing.close(day, plan)
const progress = () => closing.progress(day)

test('a day with cards can be closed only with a decision, which the log records', async () => {
  await send()
  expect((await closing.calendar()).waiting).toContainEqual({ day, cards: 1, people: 1 })
  const refused = await close()
  expect([refused.status, ((await refused.json()) as Refusal).code]).toEqual([409, 'cards-undecided'])
  expect((await close('ask')).status).toBe(204)
  const { entries } = await closing.clientAdmin.json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  expect(entries[0]?.after).toMatchObject({ cardsOfDay: 'ask' })
})

test('each card of a closed day is moved once, its replacement is printed, and its sender sees a notice', async () => {
  const orderNo = await send()
  const to = await closing.beside('later', day)
  expect((await close('later')).status).toBe(204)
  await closing.settle()
  await closing.settle()
  await expect.poll(() => closing.settle().then(() => progress()), { timeout: 15_000 }).toEqual({ ...NONE, moved: 1 })

  const notice = (await closing.attention()).find(({ closedDay }) => closedDay?.day === day)
  expect(notice).toMatchObject({ mailDate: to, closedDay: { day, isMoved: true, by: 'Lucía Herrera', reason: REASON } })
  const inItsPlace = notice?.closedDay?.orderNo ?? ''
  expect(await closing.desk.rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: inItsPlace })
  expect(await closing.testProduct.product.gateways.commerce.orders.ofSite(inItsPlace)).toMatchObject({
    mailDate: to,
    exportStatus: 'ready',
  })
  await closing.desk.sender.ask('POST', `/api/sendings/${notice?.id}/seen`)
  expect((await closing.attention()).map(({ id }) => id)).not.toContain(notice?.id)

  await closing.followOrders()
  expect((await closing.calendar()).waiting.find((one) => one.day === day)).toBeUndefined()
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, moved: 1 })
})

test('a sender who is asked for another day sees the question until the card is corrected', async () => {
  const orderNo = await send()
  expect((await close('ask')).status).toBe(204)
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
  const question = (await closing.attention()).find(({ closedDay }) => closedDay?.orderNo === orderNo)
  expect(question).toMatchObject({
    mailDate: day,
    outcome: 'failed',
    closedDay: { day, isMoved: false, by: 'Lucía Herrera', reason: REASON },
  })
  expect(await closing.desk.rowOf(orderNo)).toMatchObject({ withdrawn: false, isBeingCorrected: false })

  expect((await closing.desk.sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(200)
  await closing.desk.send({ sendDate: await closing.beside('later', day) })
  expect((await closing.attention()).filter(({ closedDay }) => closedDay?.orderNo === orderNo)).toEqual([])
})

test('a card whose sender is correcting it is not moved, because the sender chooses a day in the correction', async () => {
  const orderNo = await send()
  expect((await closing.desk.sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(200)
  await close('later')
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
  await closing.desk.sender.ask('DELETE', '/api/cards/1HBE2115/draft')
})

test('an order of another program is counted, and stays', async () => {
  const orderNo = await send()
  // Without this row the product does not know the sender, as with an order of another program.
  await closing.run(`delete from bff.audit where event = 'purchase' and order_no = '${orderNo}'`)
  expect((await closing.calendar()).waiting).toContainEqual({ day, cards: 1, people: 1 })
  await close('later')
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, left: 1 })
})

test('a day whose cards are being printed is not closed, and the batch is named', async () => {
  const orderNo = await send()
  await closing.desk.cutAll()
  await closing.followOrders()
  await closing.run(`update bff.report_order set state = 'in-press' where order_no = '${orderNo}'`)
  const refused = await close('later')
  expect(refused.status).toBe(409)
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'day-being-printed', params: { batch: `${day}/batch-001` } })
})

test('a card that is cut after the day was closed is printed once and not moved', async () => {
  const orderNo = await send()
  await close('earlier')
  await closing.desk.cutAll()
  await closing.settle()
  expect([await closing.desk.timesPrinted(orderNo), await progress()]).toEqual([1, { ...NONE, left: 1 }])
})

test('cards stay as they are when their day is opened again before they were decided', async () => {
  const orderNo = await send()
  // A card is not decided while its sending has not ended.
  await closing.run(
    `update bff.sending set state = 'running', next_attempt_at = now() + interval '1 day' where data ->> 'orderNo' = '${orderNo}'`,
  )
  await close('later')
  expect((await closing.open(day)).status).toBe(204)
  await closing.run(`update bff.sending set state = 'done' where data ->> 'orderNo' = '${orderNo}'`)
  await closing.settle()
  expect(await progress()).toBeUndefined()
  expect(await closing.desk.rowOf(orderNo)).toMatchObject({ withdrawn: false, correctedBy: null })
})
