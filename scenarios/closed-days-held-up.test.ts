import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClosingDesk, NONE, openClosingDesk } from './testing/closing-desk.ts'

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
/** Settles and returns the progress. Poll this: the product also settles by itself, so one call may find that another round works on the card. */
const settleAndRead = () => closing.settle().then(progress)

test('a card whose sending has not ended is decided as soon as the sending ends', async () => {
  const orderNo = await send()
  const sending = `update bff.sending set next_attempt_at = now() + interval '1 day', state`
  await closing.run(`${sending} = 'running' where data ->> 'orderNo' = '${orderNo}'`)
  await closing.run(`update bff.audit set order_no = 'not yet' where event = 'purchase' and order_no = '${orderNo}'`)
  await close('ask')
  await closing.settle()
  expect(await progress()).toBeUndefined()

  await closing.run(`update bff.audit set order_no = '${orderNo}' where order_no = 'not yet'`)
  await closing.run(`${sending} = 'done' where data ->> 'orderNo' = '${orderNo}'`)
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
})

test('a card whose sending cannot be read does not delay other cards', async () => {
  const [unreadable, other] = [await send(), await send()].toSorted()
  await closing.run(`update bff.sending set data = data || '{"snapshot": "unreadable"}' where data ->> 'orderNo' = '${unreadable}'`)
  await close('later')
  await expect.poll(settleAndRead).toEqual({ ...NONE, moved: 1 })
  await closing.run(`update bff.sending set data = data - 'snapshot' where data ->> 'orderNo' = '${unreadable}'`)
  expect(await closing.desk.rowOf(unreadable ?? '')).toMatchObject({ withdrawn: false })
  expect(await closing.desk.rowOf(other ?? '')).toMatchObject({ withdrawn: true })
  await expect.poll(settleAndRead).toEqual({ ...NONE, moved: 2 })
})

test('a day that cannot be read does not delay other days', async () => {
  await send()
  await closing.run(`insert into bff.closed_day (change_id, day, client_id, plan, sealed, started_at)
    values ('unreadable', (select min(day) from bff.closed_day), '', 'ask', 'unreadable', now())`)
  expect((await close('ask')).status).toBe(204)
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, asked: 1 })
  await closing.run(`delete from bff.closed_day where change_id = 'unreadable'`)
})

test('many waiting cards do not delay another card', async () => {
  const orderNo = await send()
  const copies = `generate_series(1, 250) n where source.order_no = '${orderNo}'`
  await closing.run(`insert into bff.report_order select (jsonb_populate_record(source, jsonb_build_object('order_no', '0-' || n))).*
    from bff.report_order source, ${copies}`)
  // Leave out generated columns, which only PostgreSQL may write.
  const [{ columns } = {}] = await closing.run(`select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_schema = 'bff' and table_name = 'sending' and is_generated = 'NEVER'`)
  await closing.run(`insert into bff.sending (${String(columns)}) select ${String(columns)} from (
    select (jsonb_populate_record(source, jsonb_build_object('id', '0-' || n, 'owner', 'busy', 'idempotency_key', n,
      'state', 'running', 'next_attempt_at', now() + interval '1 day', 'data', source.data || jsonb_build_object('orderNo', '0-' || n)))).*
    from bff.sending source, ${copies}) copied`)
  await close('ask')
  await expect.poll(settleAndRead).toEqual({ ...NONE, asked: 1 })
  await closing.run(`delete from bff.report_order where order_no like '0-%'`)
  await closing.run(`delete from bff.sending where owner = 'busy'`)
})

test('the question to a sender disappears when the day is opened again, and comes back when it is closed again', async () => {
  const orderNo = await send()
  const countQuestions = async () => (await closing.attention()).filter(({ closedDay }) => closedDay?.orderNo === orderNo).length
  await close('ask')
  await closing.settle()
  expect([await countQuestions(), await progress()]).toEqual([1, { ...NONE, asked: 1 }])
  expect((await closing.open(day)).status).toBe(204)
  expect([await countQuestions(), await progress()]).toEqual([0, undefined])
  await closing.settle()
  expect(await countQuestions()).toBe(0)

  await close('ask')
  await closing.settle()
  expect([await countQuestions(), await progress()]).toEqual([1, { ...NONE, asked: 1 }])
  await closing.open(day)
})

test('a day that the site has also closed stays closed for senders when the client opens the day', async () => {
  const orderNo = await send()
  await close('ask')
  await closing.settle()
  await closing.run(`insert into bff.closed_day (change_id, day, client_id, plan, sealed, started_at)
    select 'of-site', day, '', plan, sealed, started_at from bff.closed_day where day = '${day}' and ended_at is null`)
  await closing.open(day)
  expect((await closing.attention()).filter(({ closedDay }) => closedDay?.orderNo === orderNo)).toHaveLength(1)
  await closing.run(`delete from bff.closed_day where change_id = 'of-site'`)
})

/** Closes the day while the worker is stopped, so that the card is still being moved when the day is opened again. Returns a function that starts the worker. */
async function openAgainWhileMoving(): Promise<() => void> {
  const startWorker = await closing.desk.stopWorker()
  await close('later')
  await closing.settle()
  expect(await progress()).toEqual({ ...NONE, moving: 1 })
  expect((await closing.open(day)).status).toBe(204)
  return startWorker
}

test('a card that is being moved while its day is opened again is still moved', async () => {
  const orderNo = await send()
  const startWorker = await openAgainWhileMoving()
  startWorker()
  await expect.poll(settleAndRead).toEqual({ ...NONE, moved: 1 })
  expect(await closing.desk.rowOf(orderNo)).toMatchObject({ withdrawn: true })
})

test('a card that could not be moved stays on a day that is open again, and nobody is asked', async () => {
  const orderNo = await send()
  const startWorker = await openAgainWhileMoving()
  closing.refuseBaskets()
  startWorker()
  await expect.poll(settleAndRead).toEqual({ ...NONE, left: 1 })
  closing.acceptBaskets()
  expect(await closing.desk.rowOf(orderNo)).toMatchObject({ withdrawn: false })
  expect((await closing.attention()).filter(({ closedDay }) => closedDay?.orderNo === orderNo)).toEqual([])
})
