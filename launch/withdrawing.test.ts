import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { HistoryRow, OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lines } from './lines.ts'
import { findLateMailDate, newsUntil, pressSend } from './testing/send-a-card.ts'
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
  house.product.core.work()
  mailDate = await findLateMailDate(sender)
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
      { interval: 200 },
    )
    .toEqual(['cancelled', 'not_exported'])
  expect(await printed()).toEqual([])
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
