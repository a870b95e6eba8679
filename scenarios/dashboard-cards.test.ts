import type { SentCardDetails, SentCards } from '@fondly/contracts/bff/dashboard-cards.ts'
import type { Attention } from '@fondly/contracts/bff/sendings.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { orderDesk, type OrderDesk } from './testing/order-desk.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let desk: OrderDesk
let clientAdmin: Visitor
let reporting: Visitor
let clockAheadMs = 0
beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + clockAheadMs),
    environment: { FONDLY_PRESS_CUT: 'cut-off' },
  })
  desk = await orderDesk(testProduct)
  clientAdmin = testProduct.newVisitor()
  await clientAdmin.signIn('clientadmin@harborview.test')
  reporting = testProduct.newVisitor()
  await reporting.signIn('reporting@harborview.test')
})
afterAll(() => testProduct?.close())

const CARDS = '/api/admin/harborview/cards'
async function send(): Promise<string> {
  const orderNo = await desk.send()
  clockAheadMs += 61_000
  await testProduct.product.core.reports.follow()
  return orderNo
}
const listed = async (visitor: Visitor, query = '') =>
  (await visitor.json<SentCards>('GET', `${CARDS}?${query}`)).cards.map(({ orderNo }) => orderNo)
const read = (orderNo: string) => clientAdmin.json<SentCardDetails>('GET', `${CARDS}/${orderNo}`)

test('readers of the client find a sent card by its number, sender, card and location', async () => {
  const orderNo = await send()
  for (const search of [orderNo, 'Dana', 'whitfield hill', 'Hill Town', 'waterfront', '1HBE2115'])
    expect([search, await listed(clientAdmin, new URLSearchParams({ search }).toString())]).toEqual([search, [orderNo]])
  expect(await listed(reporting)).toEqual([orderNo])
  for (const query of ['search=nobody', 'search=%25', 'state=mailed', 'location=Boston+Seaport', 'page=2'])
    expect([query, await listed(clientAdmin, query)]).toEqual([query, []])
  expect(await listed(clientAdmin, 'state=in-press&location=Portland+Waterfront&sort=person&order=up')).toEqual([orderNo])
})

test('a reporting user limited to named people finds only their cards, in the list and by number', async () => {
  const [orderNo = ''] = await listed(clientAdmin)
  await inDatabase(
    testProduct.database.url,
    sql`update bff.report_value set value = 'another@harborview.test', aliases = '{}' where dimension = 'person'`,
  )
  expect(await listed(reporting)).toEqual([])
  expect((await reporting.ask('GET', `${CARDS}/${orderNo}`)).status).toBe(404)
  expect((await reporting.ask('GET', `${CARDS}/${orderNo}/pictures`)).status).toBe(404)
  expect(await listed(clientAdmin)).toEqual([orderNo])
  await inDatabase(testProduct.database.url, sql`update bff.report_value set value = 'orderer@harborview.test' where dimension = 'person'`)
})

test('the details show what was printed, and only to the same client', async () => {
  const orderNo = await send()
  const details = await read(orderNo)
  expect(details).toMatchObject({
    card: { orderNo, person: 'Dana Whitfield', state: 'in-press' },
    hasPictures: true,
    isWithdrawn: false,
    withdrawal: null,
  })
  expect(details.recipient).not.toBe('')
  expect(Date.parse(details.withdrawableUntil ?? '')).toBeGreaterThan(Date.now())
  expect(await clientAdmin.json('GET', `${CARDS}/${orderNo}/pictures`)).toMatchObject({ asPrinted: true })
  expect((await desk.admin.ask('GET', `/api/admin/summit/cards/${orderNo}`)).status).toBe(404)
})

test('an administrator withdraws a card with a reason: it is not printed, the trail names the administrator, and the sender sees a notice', async () => {
  const orderNo = await send()
  const withdraw = (visitor: Visitor, body: unknown = { reason: 'The family asked for no mail.' }) =>
    visitor.ask('POST', `${CARDS}/${orderNo}/withdraw`, body)
  for (const reason of ['', '   ', 'x'.repeat(201)]) expect((await withdraw(clientAdmin, { reason })).status).toBe(400)
  expect((await withdraw(reporting)).status).toBe(403)
  expect((await withdraw(desk.sender)).status).toBe(403)
  expect(await desk.statusesOf(orderNo)).toEqual(['new', 'ready'])

  expect((await withdraw(clientAdmin)).status).toBe(204)
  expect((await withdraw(clientAdmin)).status).toBe(204)
  expect(await desk.statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
  expect(await desk.auditOf(orderNo)).toEqual(['purchase', 'withdraw_for'])
  const { withdrawal } = await read(orderNo)
  expect(withdrawal).toEqual({ by: 'Lucía Herrera', reason: 'The family asked for no mail.' })

  const attention = () => desk.sender.json<Attention>('GET', '/api/sendings/attention')
  const [notice] = (await attention()).sendings
  expect(notice?.withdrawn).toEqual(withdrawal)
  await desk.sender.ask('POST', `/api/sendings/${notice?.id}/seen`)
  expect((await attention()).sendings).toEqual([])
})

test('the next call completes, once, a withdrawal that failed before its sender was notified', async () => {
  const orderNo = await send()
  const withdraw = (reason: string) => clientAdmin.ask('POST', `${CARDS}/${orderNo}/withdraw`, { reason })
  const run = (statement: string) => inDatabase(testProduct.database.url, sql.raw(statement))
  // As if an earlier call of the same user had ended before the press withdrew the card.
  await run(`insert into bff.audit (at, event, user_id, client_id, order_no, code)
    select now(), 'withdraw_for', user_id, client_id, '${orderNo}', 'begun' from bff.audit
    where event = 'withdraw_for' and order_no is not null limit 1`)
  expect(await desk.auditOf(orderNo)).toEqual(['purchase', 'withdraw_for'])
  await run(`create function bff.fail_notice() returns trigger language plpgsql as $$ begin raise exception 'no notice'; end $$`)
  await run(`create trigger fail_notice before update on bff.sending for each row
    when (new.data ? 'withdrawnFor' and new.data ->> 'orderNo' = '${orderNo}') execute function bff.fail_notice()`)
  expect((await withdraw('The first reason.')).status).toBeGreaterThanOrEqual(500)
  await run('drop trigger fail_notice on bff.sending')
  expect(await desk.stateAtPress(orderNo)).toBe('withdrawn')
  expect((await read(orderNo)).withdrawal).toBeNull()

  for (const reason of ['The second reason.', 'The third reason.']) expect((await withdraw(reason)).status).toBe(204)
  expect((await read(orderNo)).withdrawal).toEqual({ by: 'Lucía Herrera', reason: 'The second reason.' })
  expect(await desk.auditOf(orderNo)).toEqual(['purchase', 'withdraw_for'])
})

test('a card that its sender withdrew is not recorded as withdrawn by an administrator', async () => {
  const orderNo = await send()
  expect((await desk.sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).ok).toBe(true)
  expect((await clientAdmin.ask('POST', `${CARDS}/${orderNo}/withdraw`, { reason: 'Too late.' })).status).toBe(204)
  expect((await read(orderNo)).withdrawal).toBeNull()
  expect(await desk.auditOf(orderNo)).toEqual(['purchase', 'withdraw'])
})

test("a card is found by its recipient's last name and ZIP code through hashes that are deleted with the sending", async () => {
  await desk.send({ lastName: 'Núñez-Quill' })
  clockAheadMs += 61_000
  await testProduct.product.core.reports.follow()
  const find = (search: string, client = 'harborview') =>
    desk.admin.json<SentCards>('GET', `/api/admin/${client}/cards?${new URLSearchParams({ search }).toString()}`)
  const [found] = (await find('nunez')).cards
  const orderNo = found?.orderNo ?? ''
  for (const search of ['Núñez', 'QUILL', 'Núñez-Quill', 'quill 20500', 'quill 20500-0001', 'quill whitfield'])
    expect([search, (await find(search)).cards.map((card) => card.orderNo)]).toEqual([search, [orderNo]])
  for (const search of ['nune', 'quill 20501', 'quill nobody', 'Pennsylvania'])
    expect([search, (await find(search)).total]).toEqual([search, 0])

  const { database } = testProduct
  const words = () => inDatabase<{ word: Buffer }>(database.url, sql`select word from bff.recipient_word where order_no = ${orderNo}`)
  const stored = await words()
  expect(stored.map(({ word }) => word.length)).toEqual([16, 16, 16])
  expect(
    Buffer.concat(stored.map(({ word }) => word))
      .toString('latin1')
      .toLowerCase(),
  ).not.toMatch(/nunez|quill|20500/)
  await inDatabase(database.url, sql`delete from bff.sending where data ->> 'orderNo' = ${orderNo}`)
  expect(await words()).toEqual([])
  expect((await find('quill')).total).toBe(0)
})
