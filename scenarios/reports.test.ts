import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod } from '@fondly/domain/reports/report-period.ts'
import { operatorCommand } from '@fondly/launch/commands/operator-commands.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { orderDesk, type OrderDesk } from './testing/order-desk.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const ZONE = 'America/New_York'
let testProduct: ComposedProduct
let desk: OrderDesk
let clockAheadMs = 0
beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + clockAheadMs),
    environment: { FONDLY_PRESS_CUT: 'cut-off' },
  })
  desk = await orderDesk(testProduct)
})
afterAll(() => testProduct?.close())

async function follow() {
  clockAheadMs += 61_000
  expect(await testProduct.product.core.reports.follow()).toBe(true)
}
const report = () => {
  const today = postalDay(testProduct.env.clock(), ZONE)
  const days = { ...daysOfPeriod('year', today), from: '2026-01-01', to: today }
  return testProduct.product.core.reports.count({ clientId: 'harborview', days, zone: ZONE, today, filters: {}, by: [...DIMENSIONS] })
}
const changeOrder = (orderNo: string, change: string) =>
  inDatabase(testProduct.database.url, sql`update commerce.orders set ${sql.raw(change)}, modified_at = now() where order_no = ${orderNo}`)

test('a sent card is in the report with all of its dimensions before and after commerce shows it', async () => {
  const orderNo = await desk.send()
  await inDatabase(testProduct.database.url, sql`update commerce.orders set modified_at = '1990-01-01' where order_no = ${orderNo}`)
  // The order looks old at commerce, so no search for changed orders finds it. It must be counted from its sending.
  await inDatabase(testProduct.database.url, sql`update bff.report_feed set followed_to = now()`)
  await follow()
  const early = await report()
  await changeOrder(orderNo, 'revision = revision')
  await follow()
  const found = await report()
  for (const counted of [early, found]) {
    expect(counted).toMatchObject({ sent: 1, states: { 'in-press': 1 } })
    expect(Object.fromEntries(DIMENSIONS.map((name) => [name, counted.groups[name]?.map(({ value, label }) => [value, label])]))).toEqual({
      person: [['orderer@harborview.test', 'Dana Whitfield']],
      supervisor: [['HV-1003', '']],
      location: [['Portland Waterfront', '']],
      occasion: [['welcome-home', '']],
      card: [['1HBE2115', 'Hill Town']],
      profile: [['harborview-resident-care', 'Resident Care']],
      language: [['other', '']],
    })
    expect(counted.days.reduce((sum, { cards }) => sum + cards, 0)).toBe(1)
    expect(counted.asOf?.getTime()).toBeGreaterThan(Date.now())
  }
})

test('the time of the report advances even after a minute without any change', async () => {
  await follow()
  const before = await report()
  await follow()
  const after = await report()
  expect(after.sent).toBe(before.sent)
  expect(after.asOf?.getTime()).toBeGreaterThan(before.asOf?.getTime() ?? Infinity)
})

test('the report shows withdrawn, refused, mailed and failed orders with their reasons and counts orders of other programs', async () => {
  const [withdrawn, refused, mailed, failed] = [await desk.send(), await desk.send(), await desk.send(), await desk.send()]
  expect((await desk.sender.ask('POST', `/api/orders/${withdrawn}/withdraw`)).status).toBe(204)
  await testProduct.product.press.run()
  await inDatabase(
    testProduct.database.url,
    sql`update press.print_order set state = 'unprintable', reason = '{"code": "print-file-gone"}' where order_no = ${refused}`,
  )
  await changeOrder(refused, "export_status = 'failed'")
  await changeOrder(mailed, "status = 'open', export_status = 'exported', shipping_status = 'shipped'")
  await changeOrder(failed, "status = 'failed', export_status = 'not_exported'")
  // Another program creates this order, so it has no sending of ours.
  const ofErp = JSON.stringify({
    order_no: 'ERP-77',
    customer_email: 'ERP@harborview.test',
    status: 'cancelled',
    export_status: 'not_exported',
  })
  await inDatabase(
    testProduct.database.url,
    sql`insert into commerce.orders
      select (jsonb_populate_record(orders, ${ofErp}::jsonb)).* from commerce.orders where order_no = ${failed}`,
  )
  await follow()

  const { sent, states, reasons, groups } = await report()
  expect(states).toMatchObject({ 'in-press': 1, mailed: 1, withdrawn: 2, refused: 1, failed: 1 })
  expect(sent).toBe(5)
  expect(reasons.map(({ state, reason, cards }) => `${cards} ${state}: ${reason}`).sort()).toEqual([
    '1 failed: failed-at-commerce',
    '1 refused: print-file-gone',
    '1 withdrawn: cancelled-at-commerce',
    '1 withdrawn: withdrawn-by-sender',
  ])
  expect(groups.person?.map(({ value, cards }) => [value, cards])).toEqual([
    ['orderer@harborview.test', 4],
    ['erp@harborview.test', 1],
  ])
})

test('npm run admin -- reports rebuild compares every order with commerce', async () => {
  const { product } = testProduct
  const say = operatorCommand(['reports', 'rebuild'])
  const context = {
    ...product.gateways,
    signOut: product.core.signOut,
    reports: product.core.reports,
    eraseContacts: product.core.eraseContacts,
  }
  clockAheadMs += 3_600_000
  await inDatabase(testProduct.database.url, sql`delete from commerce.orders where order_no = 'ERP-77'`)
  expect(await say(context)).toBe(
    'The reports were compared with 5 orders of commerce. 1 rows were removed, whose orders commerce no longer has.',
  )
  expect((await report()).sent).toBe(4)
})

test('a sent card is counted a second later without waiting for the next minute', async () => {
  await follow()
  const { sent } = await report()
  // This must be the last test of the file, because `stop` ends all report work of this process.
  const running = testProduct.product.core.reports.run()
  await desk.send()
  await expect.poll(async () => (await report()).sent, { timeout: 10_000 }).toBe(sent + 1)
  await running.stop()
})
