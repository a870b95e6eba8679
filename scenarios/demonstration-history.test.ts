import type { SentCardDetails, SentCards } from '@fondly/contracts/bff/dashboard-cards.ts'
import type { ContactCovers, ContactListAnswer } from '@fondly/contracts/bff/contacts.ts'
import type { Occasions } from '@fondly/contracts/bff/occasions.ts'
import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import type { BatchDetails, PressOverview } from '@fondly/contracts/bff/press.ts'
import type { CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { makePastCards } from '@fondly/launch/history/make-past-cards.ts'
import type { History } from '@fondly/launch/history/load-history.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { inDatabase } from './testing/in-database.ts'
import type { Visitor } from './testing/visitor.ts'

/** A Monday, before the cut-off of the day. */
const BEGIN = new Date('2026-11-23T17:00:00Z')
let now = BEGIN
let testProduct: ComposedProduct
let history: History
let admin: Visitor
const counts = { year: 0, waiting: 0 }
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => now, environment: { FONDLY_PRESS_CUT: 'soon' } })
  history = (await testProduct.product.createHistory(BEGIN))!
  counts.year = await history.loadYear()
  await history.loadContacts()
  counts.waiting = await history.loadWaiting(new AbortController().signal)
  admin = testProduct.newVisitor()
  await admin.signIn('admin@fondly.test')
}, 240_000)
afterAll(() => testProduct?.close())

const rows = <Row>(statement: ReturnType<typeof sql<Row>>) => inDatabase<Row>(testProduct.database.url, statement)
/** Reads everything that a worker, the press or a second load could change. */
const everything = () =>
  rows(sql`select
    (select array_agg(description || revision order by id) from commerce.customer_group) as clients,
    (select count(*)::integer from identity.users where enabled) as enabled,
    (select array[count(*)::text, max(modified_at)::text, max(revision)::text] from commerce.orders) as orders,
    (select array_agg(state || ' ' || number order by state) from (select state, count(*) as number from press.print_order group by state) one) as pieces,
    (select array[count(*)::text, max(completed_at)::text, count(*) filter (where state <> 'exported')::text] from press.batch) as batches,
    (select array[count(*)::text, max(updated_at)::text, max(revision)::text] from bff.sending where state = 'done') as sendings,
    (select count(*)::integer from bff.sending where state <> 'done') as others,
    (select count(*)::integer from bff.audit where event in ('purchase', 'withdraw')) as audit,
    (select array[(select count(*) from bff.occasion), (select count(*) from bff.contact_card
      where contact_id in (select contact.id from bff.contact join identity.users on users.id::text = owner_id where password_hash is not null))]) as books,
    (select count(*)::integer from bff.report_order) as reported`)

test('commerce, press, audit log and reports have the same cards, and the recent ones have sendings', async () => {
  expect(counts.year).toBeGreaterThan(3000)
  expect(counts.waiting).toBeGreaterThan(10)
  const all = counts.year + counts.waiting
  const [found] = await rows<Record<string, number>>(sql`select count(*)::integer as orders, count(print_order)::integer as pieces,
      count(report_order)::integer as reported, count(sending)::integer as sendings,
      count(*) filter (where (orders.created_at > ${new Date(BEGIN.getTime() - 92 * 86_400_000)}) <> (sending.id is not null))::integer as missing
    from commerce.orders
    left join press.print_order using (order_no)
    left join bff.report_order using (order_no)
    left join bff.audit on audit.order_no = orders.order_no and audit.event = 'purchase'
    left join bff.sending on sending.owner = audit.user_id and sending.data ->> 'orderNo' = orders.order_no`)
  expect(found).toMatchObject({ orders: all, pieces: all, reported: all, missing: 0 })
  expect(found?.['sendings']).toBeGreaterThan(500)
})

test('the reports say what commerce says: counting every order again changes nothing', async () => {
  const count = () =>
    testProduct.product.core.reports.count({
      clientId: 'harborview',
      days: { from: '2025-12-01', to: '2026-11-30', daysEarlier: 364 },
      zone: 'America/New_York',
      today: '2026-11-23',
      filters: {},
      by: [...DIMENSIONS],
    })
  const before = await count()
  expect(before.sent).toBeGreaterThan(1500)
  expect(await testProduct.product.core.reports.rebuild()).toEqual({ orders: counts.year + counts.waiting, removed: 0 })
  expect(await count()).toEqual(before)
})

test('loading the same year again changes nothing, and no process sends, prints, mails or moves one of its cards', async () => {
  // As if an administrator had changed a client and switched off a person of the past year.
  const changed = await rows(sql`update commerce.customer_group set description = 'Harborview Bank' where id = 'harborview' returning id`)
  const disabled = await rows(sql`update identity.users set enabled = false
    where id = (select id from identity.users where password_hash is null and enabled limit 1) returning id`)
  expect([changed.length, disabled.length]).toEqual([1, 1])
  const before = await everything()
  await history.loadYear()
  await history.loadContacts()
  await history.loadWaiting(new AbortController().signal)
  const worker = testProduct.product.core.work()
  await testProduct.product.press.run()
  await testProduct.product.press.run()
  await testProduct.product.core.closedDays.settle()
  await testProduct.product.core.sweep()
  await worker.stop()
  expect(await everything()).toEqual(before)
})

test('each person finds their cards in Order History, with words and pictures', async () => {
  const sender = testProduct.newVisitor()
  await sender.signIn('orderer@harborview.test')
  const { orders } = await sender.json<OrderHistory>('GET', '/api/orders')
  expect(orders.length).toBeGreaterThan(5)
  expect(orders.filter(({ personalMsg, sendingId, recipient }) => !personalMsg || !sendingId || !recipient)).toEqual([])
  const [order] = orders
  expect(await sender.json('GET', `/api/orders/${order?.orderNo}/pictures`)).toMatchObject({ asPrinted: true })
})

test('the address book of a sender has the people of the year, their cards and their coming occasions', async () => {
  const sender = testProduct.newVisitor()
  await sender.signIn('orderer@harborview.test')
  const { contacts } = await sender.json<ContactListAnswer>('POST', '/api/contact-lists', {})
  const ids = contacts.map(({ id }) => id)
  const { covers } = await sender.json<ContactCovers>('POST', '/api/contact-covers', { ids })
  expect(contacts.length).toBeGreaterThan(20)
  expect(covers.filter(({ cards }) => cards.length > 1).length).toBeGreaterThan(5)
  const { occasions } = await sender.json<Occasions>('POST', '/api/coming-up', { contactIds: ids })
  expect(occasions).toHaveLength(6)
  // The contacts with the next occasions come first.
  expect(contacts.slice(0, 6).map(({ id }) => id)).toEqual(occasions.map(({ contactId }) => contactId))
  expect(occasions[0]).toMatchObject({ kind: 'birthday', nextDay: '2026-12-03', years: 80 })
})

test('Cards sent lists the cards of the year, with the printed words as long as the sending is stored', async () => {
  const { cards, total } = await admin.json<SentCards>('GET', '/api/admin/harborview/cards')
  expect(total).toBeGreaterThan(1500)
  const recent = await admin.json<SentCardDetails>('GET', `/api/admin/harborview/cards/${cards[0]?.orderNo}`)
  expect(recent).toMatchObject({ hasPictures: true })
  expect(recent.message).not.toBe('')
  const { cards: oldest } = await admin.json<SentCards>('GET', '/api/admin/harborview/cards?sort=ordered&order=up')
  const old = await admin.json<SentCardDetails>('GET', `/api/admin/harborview/cards/${oldest[0]?.orderNo}`)
  expect(old).toMatchObject({ hasPictures: false, withdrawableUntil: null })
  expect(old.recipient).not.toBe('')
})

test('the press lists batches as mailed, whose files are gone, and cards that wait for their cut-off', async () => {
  const { batches, due, days } = await admin.json<PressOverview>('GET', '/api/press')
  expect(days.length).toBeGreaterThan(200)
  const mailed = batches.find(({ state }) => state === 'mailed')
  const { orders, gone } = await admin.json<BatchDetails>('GET', `/api/press/batches/${mailed?.id}`)
  expect(orders).toEqual([])
  expect(gone.length).toBe(mailed?.orders)
  expect(due.reduce((sum, group) => sum + group.orders, 0)).toBe(counts.waiting)
  // These cards wait for their cut-off. Only new cards of the demonstration are cut ten minutes after their order.
  expect(due.filter(({ cutsAt }) => cutsAt === null || cutsAt < '2026-11-23T21:00:00')).toEqual([])
})

test('closing a day moves the cards that wait for it', async () => {
  const calendar = () => admin.json<CalendarAnswer>('GET', '/api/admin/harborview/calendar')
  const { waiting, version } = await calendar()
  expect(waiting.length).toBeGreaterThan(1)
  const { day = '', cards = 0 } = waiting.at(-1) ?? {}
  const close = (plan?: string) =>
    admin.ask('PUT', `/api/admin/harborview/own-days/${day}`, { version, reason: { en: 'The mail room moves', es: '' }, plan })
  expect((await close()).status).toBe(409)
  expect((await close('later')).status).toBe(204)
  const { core } = testProduct.product
  const worker = core.work()
  const countMoved = async () => {
    await core.closedDays.settle()
    return (await calendar()).closedDays.find((one) => one.day === day)?.cards.moved
  }
  await expect.poll(countMoved, { timeout: 60_000, interval: 500 }).toBe(cards)
  await worker.stop()
  // The overview marks the client's own day like one of the site.
  const { days } = await admin.json<DashboardReport>('GET', `/api/admin/harborview/report?period=month&day=${day}`)
  expect(days.find((one) => one.day === day)).toMatchObject({ isMailless: true })
}, 90_000)

test('Cards sent shows the known parts of an order that has no address at commerce', async () => {
  const changed = await rows<{ order_no: string }>(sql`
    update commerce.orders set content = content #- '{shipment,address}' where order_no = (select order_no from bff.report_order
      where client_id = 'harborview' order by ordered_at limit 1) returning order_no`)
  const orderNo = changed[0]?.order_no ?? ''
  const details = await admin.json<SentCardDetails>('GET', `/api/admin/harborview/cards/${orderNo}`)
  expect(details).toMatchObject({ recipient: '', addressLines: [], hasPictures: false, card: { orderNo, state: 'mailed' } })
  expect(details.card.cardName).not.toBe('')
})

test('waiting cards are printed at their cut-off as they were approved', async () => {
  now = new Date('2026-11-23T21:05:00Z')
  const due = await rows<{ order_no: string }>(sql`select order_no from press.print_order where state = 'free' and cut_at <= ${now}`)
  expect(due.length).toBeGreaterThan(0)
  await testProduct.product.press.run()
  const states = await rows<{ state: string; reason: string | null }>(
    sql`select distinct state, reason from press.print_order where order_no = any(${due.map(({ order_no: orderNo }) => orderNo)}::text[])`,
  )
  expect(states).toEqual([{ state: 'exported', reason: null }])
}, 120_000)

test('processes that load the same cards at the same time load them once', async () => {
  const { press, core } = testProduct.product
  const world = await readWorld(DEMONSTRATION.folder)
  const [card] = (
    await makePastCards({ world, commerce: core.context.commerce, now: BEGIN, cut: { time: '16:00', zone: 'America/New_York' } })
  ).slice(-1)
  if (!card) throw new Error('The past year has no card.')
  const twice = { ...card, id: 'loaded-twice', orderNo: 'LOADED-TWICE' }
  const sending = { ...twice, state: 'mailed', total: 0.55, currency: 'USD' } as const
  const times = [1, 2, 3, 4]
  await Promise.all(times.map(() => core.loadPastSendings([sending])))
  const piece = { ...twice, stock: card.card.envelopeId, seenAt: card.orderedAt, userId: card.person.id, state: 'free' } as const
  await Promise.all(times.map(() => press.loadPast([piece], { by: '', now: BEGIN })))
  expect(
    await rows(sql`select (select count(*)::integer from bff.sending where id = 'loaded-twice') as sendings,
      (select count(*)::integer from press.print_order where order_no = 'LOADED-TWICE') as pieces`),
  ).toEqual([{ sendings: 1, pieces: 1 }])
})
