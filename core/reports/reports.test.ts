import { silentLog } from '@fondly/kit/log.ts'
import type { ReportedOrder } from '@fondly/gateways/commerce/commerce.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noPress } from '../orders/press-desk.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { DIMENSIONS, type Dimension } from '@fondly/domain/reports/order-columns.ts'
import { createReports } from './reports.ts'
import { makeOrders, tally } from './independent-tally.fixture.ts'

const { database, drop } = await createCoreDatabase(2)
afterAll(drop)
const ZONE = 'America/New_York'
let now: Date
let orders: ReportedOrder[]
/** The number of pages that are delivered before the process is killed. */
let pagesUntilKill: number

beforeEach(async () => {
  now = new Date('2026-11-23T17:00:00Z')
  orders = makeOrders(430)
  pagesUntilKill = Infinity
  for (const table of ['report_order', 'report_columns', 'report_value'] as const) await database.deleteFrom(table).execute()
  await database
    .updateTable('report_feed')
    .set({ followed_to: null, as_of: null, checked_on: null, next_at: new Date(0) })
    .execute()
})

/** Returns the orders of commerce in pages of 50, sorted by the last change. */
async function* changedSince(since: Date): AsyncGenerator<ReportedOrder[]> {
  const changed = orders
    .filter(({ modifiedAt }) => modifiedAt >= since)
    .sort((one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime())
  for (let at = 0; at < changed.length; at += 50) {
    if (pagesUntilKill-- <= 0) throw new Error('killed')
    yield await Promise.resolve(structuredClone(changed.slice(at, at + 50)))
  }
}
const commerce = {
  orders: {
    changedSince,
    countChanged: (from: Date, to: Date) =>
      Promise.resolve(orders.filter(({ modifiedAt }) => modifiedAt >= from && modifiedAt < to).length),
  },
}
// Only these members are used.
const newReports = () =>
  createReports({
    database,
    commerce,
    env: { clock: () => now, log: silentLog },
    press: noPress,
    seal: { open: () => undefined, close: () => Buffer.alloc(0) },
    settings: { postalZone: ZONE },
    calendar: { today: () => '2026-11-23' },
  } as unknown as Parameters<typeof createReports>[0])
const reports = newReports()

const year = { from: '2026-01-01', to: '2026-12-31', daysEarlier: 364 }
const count = (more: Partial<Parameters<typeof reports.count>[0]> = {}) =>
  reports.count({ clientId: 'harborview', days: year, zone: ZONE, today: '2026-11-23', filters: {}, by: [...DIMENSIONS], ...more })
const followAgain = () => {
  now = new Date(now.getTime() + 61_000)
  return reports.follow()
}
/** Returns the reports in the form of the independent tally. */
async function countReport(more: Partial<Parameters<typeof reports.count>[0]> = {}) {
  const report = await count(more)
  return {
    sent: report.sent,
    states: report.states,
    days: Object.fromEntries(report.days.filter(({ cards }) => cards > 0).map(({ day, cards }) => [day, cards])),
    groups: Object.fromEntries(
      DIMENSIONS.map((dimension: Dimension) => [
        dimension,
        Object.fromEntries((report.groups[dimension] ?? []).filter(({ cards }) => cards > 0).map(({ value, cards }) => [value, cards])),
      ]),
    ),
    medianDaysToMail: report.medianDaysToMail,
  }
}

test.each(['America/New_York', 'America/Los_Angeles', 'Asia/Kolkata'])(
  '430 orders of a year agree to the last card with an independent tally in %s',
  async (zone) => {
    await reports.follow()
    const expected = tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone })
    expect(expected.sent).toBeGreaterThan(250)
    expect(await countReport({ zone })).toEqual(expected)
    const { sent, states } = await count({ zone })
    expect(states['in-press'] + states.mailed + states.withdrawn + states.refused).toBe(sent)
  },
)

test('filters and the people of a reporting user agree with the tally of those orders alone', async () => {
  await reports.follow()
  const some = orders.filter(({ location, cardId }) => location === 'Boston Seaport' && cardId !== 'card-2')
  const cards = [...new Set(orders.map(({ cardId }) => cardId))].filter((card) => card !== 'card-2')
  const options = { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE }
  expect(await countReport({ filters: { location: ['Boston Seaport'], card: cards } })).toEqual(tally(some, options))
  const own = orders.filter(({ personEmail }) => ['person3@harborview.test', 'person5@harborview.test'].includes(personEmail))
  expect(await countReport({ people: ['Person3@Harborview.test', 'HV-5'] })).toEqual(tally(own, options))
  expect((await count({ people: ['nobody@harborview.test'] })).sent).toBe(0)
})

test('a person keeps the employee number when a later order lacks it', async () => {
  const numbered = orders.filter(({ clientId, employeeId }) => clientId === 'harborview' && employeeId === 'HV-5').slice(0, 20)
  const unnumbered = numbered.map((order) => ({
    ...order,
    orderNo: `${order.orderNo}-later`,
    employeeId: '',
    modifiedAt: new Date(order.modifiedAt.getTime() + 1),
  }))
  orders = [...numbered, ...unnumbered]
  await reports.follow()
  expect((await count({ people: ['HV-5'] })).sent).toBe((await count()).sent)
  expect((await count()).sent).toBeGreaterThan(0)
})

test('if reading is stopped, it ends after the current page, and the next process continues', async () => {
  const other = newReports()
  const { stop } = other.run({ on: () => () => {} })
  await stop()
  await other.follow().catch(() => undefined)
  expect((await count()).sent).toBe(0)
  await followAgain()
  expect((await count()).sent).toBeGreaterThan(0)
})

test('after a kill, reading continues where it was saved: nothing is lost and nothing counted twice', async () => {
  for (const pages of [0, 3, 1, 2]) {
    pagesUntilKill = pages
    await expect(reports.follow()).rejects.toThrow('killed')
    now = new Date(now.getTime() + 61_000)
  }
  const saved = await database.selectFrom('report_order').select('order_no').execute()
  expect(saved.length).toBeGreaterThan(100)
  expect((await count()).asOf).toBeUndefined()
  pagesUntilKill = Infinity
  await reports.follow()
  expect(await countReport()).toEqual(tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE }))
  expect((await count()).asOf).toEqual(now)
})

test('a change at commerce changes the counts, also if the day or the person changed; an older version changes nothing', async () => {
  await reports.follow()
  const before = structuredClone(orders)
  for (const order of orders.slice(0, 40)) {
    order.status = 'cancelled'
    order.orderedAt = new Date(order.orderedAt.getTime() + 86_400_000)
    order.personEmail = 'person1@harborview.test'
    order.modifiedAt = now
  }
  expect(await reports.follow()).toBe(false)
  await followAgain()
  const expected = tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE })
  expect(await countReport()).toEqual(expected)
  orders = before
  await reports.rebuild()
  expect(await countReport()).toEqual(expected)
})

test('an order that changes twice within one timestamp of commerce is counted with its second change', async () => {
  const last = orders.toSorted((one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime()).at(-1)
  Object.assign(last ?? {}, { clientId: 'harborview', status: 'created', exportStatus: 'not_exported', location: '' })
  await reports.follow()
  Object.assign(last ?? {}, { status: 'new', exportStatus: 'ready', shippingStatus: 'not_shipped', location: 'Boston Seaport' })
  await followAgain()
  expect(await countReport()).toEqual(tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE }))
})

test('the check finds a missing order and a missed change even if both are on the same day and the number of orders agrees', async () => {
  await reports.follow()
  now = new Date(now.getTime() + 3_600_000)
  const [lost, stale] = orders.filter(({ modifiedAt }) => modifiedAt.getTime() < now.getTime() - 7_200_000)
  const sameDay = new Date('2026-11-10T08:00:00Z')
  for (const order of [lost, stale]) Object.assign(order ?? {}, { modifiedAt: sameDay })
  await reports.rebuild()
  await database
    .deleteFrom('report_order')
    .where('order_no', '=', lost?.orderNo ?? '')
    .execute()
  Object.assign(stale ?? {}, { status: 'failed', modifiedAt: new Date('2026-11-20T12:00:00.500Z') })
  expect(await reports.check()).toMatchObject({ different: 0 })
  expect((await database.selectFrom('report_order').select('order_no').execute()).length).toBe(orders.length)
  expect((await reports.check()).mended).toBe(0)
})

test('the rebuild removes what commerce no longer has', async () => {
  await reports.follow()
  orders = orders.slice(5)
  now = new Date(now.getTime() + 3_600_000)
  expect(await reports.rebuild()).toEqual({ orders: 425, removed: 5 })
  expect(await countReport()).toEqual(tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE }))
})

test('the check finds a missing order and a missed change, and corrects both', async () => {
  await reports.follow()
  now = new Date(now.getTime() + 3_600_000)
  expect(await reports.check()).toMatchObject({ mended: 0, different: 0 })
  const [lost, stale] = orders.filter(({ modifiedAt }) => modifiedAt.getTime() < now.getTime() - 7_200_000)
  await database
    .deleteFrom('report_order')
    .where('order_no', '=', lost?.orderNo ?? '')
    .execute()
  if (stale) Object.assign(stale, { status: 'failed', modifiedAt: new Date('2026-11-20T12:00:00.500Z') })
  expect(await reports.check()).toMatchObject({ different: 0 })
  expect(await countReport()).toEqual(tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE }))
})

test('the check finds stored columns, sums and days that differ from their orders, and writes them again', async () => {
  await reports.follow()
  now = new Date(now.getTime() + 3_600_000)
  expect((await reports.check()).rewritten).toBe(0)
  const [one, two, three] = await database.selectFrom('report_columns').selectAll().where('client_id', '=', 'harborview').limit(3).execute()
  const edit = (day: typeof one, changed: object) =>
    database
      .updateTable('report_columns')
      .set(changed)
      .where('client_id', '=', 'harborview')
      .where('utc_day', '=', day?.utc_day ?? 0)
  await edit(one, { sums: two?.sums }).execute()
  await edit(two, { packed: three?.packed }).execute()
  // This day has columns but no order.
  await edit(three, { utc_day: 20_400 }).execute()
  expect((await reports.check()).rewritten).toBe(4)
  expect(await countReport()).toEqual(tally(orders, { clientId: 'harborview', from: year.from, to: year.to, zone: ZONE }))
  expect((await reports.check()).rewritten).toBe(0)
})
