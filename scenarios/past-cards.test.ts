import type { PastCards } from '@fondly/contracts/bff/past-cards.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { orderDesk, type OrderDesk } from './testing/order-desk.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const DAY_MS = 86_400_000
/** The recipient of `filledForm`, as a colleague types her. */
const PEGGY = {
  firstName: 'Peggy',
  lastName: 'Okonkwo',
  address1: '1600 Pennsylvania Ave',
  address2: '',
  city: 'WASHINGTON',
  state: 'DC',
  zipCode: '20500-0003',
}

let testProduct: ComposedProduct
let desk: OrderDesk
let clockAheadMs = 0
const visitors = new Map<string, Visitor>()
beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + clockAheadMs),
    environment: { FONDLY_PRESS_CUT: 'cut-off' },
  })
  desk = await orderDesk(testProduct)
  for (const who of ['clientadmin@harborview.test', 'reporting@harborview.test', 'orderer@summit.test']) {
    const visitor = testProduct.newVisitor()
    await visitor.signIn(who)
    visitors.set(who, visitor)
  }
})
afterAll(() => testProduct?.close())

const ask = async (visitor: Visitor | undefined, change: Partial<typeof PEGGY> = {}) => {
  if (!visitor) throw new Error('Nobody has signed in.')
  return (await visitor.json<PastCards>('POST', '/api/past-cards', { ...PEGGY, ...change })).cards
}
/** Signs in anew, because the test moves the clock by weeks and ends the session. */
async function newSender(): Promise<Visitor> {
  const visitor = testProduct.newVisitor()
  await visitor.signIn('orderer@harborview.test')
  return visitor
}
const storedRows = () => inDatabase(testProduct.database.url, sql<{ order_no: string }>`select order_no from bff.card_recipient`)

test('people of the same client who write to the same person see the card, its day and its sender; people of other clients do not', async () => {
  expect(await ask(desk.sender)).toEqual([])
  await desk.send()
  const [own] = await ask(desk.sender)
  expect(own).toMatchObject({ cardId: '1HBE2115', isOwn: true, sender: 'Dana Whitfield' })
  expect(own?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const who of ['clientadmin@harborview.test', 'reporting@harborview.test'])
    expect([who, await ask(visitors.get(who))]).toEqual([who, [{ ...own, isOwn: false }]])
  expect(await ask(desk.admin)).toEqual([])
  expect(await ask(visitors.get('orderer@summit.test'))).toEqual([])
  expect((await testProduct.newVisitor().ask('POST', '/api/past-cards', PEGGY)).status).toBe(401)
})

test('a spouse, a neighbour, a son and an incomplete address do not count as the same person', async () => {
  for (const change of [{ firstName: 'Anna' }, { address1: '1602 Pennsylvania Ave' }, { lastName: 'Okonkwo Jr' }, { address1: '' }])
    expect([change, await ask(desk.sender, change)]).toEqual([change, []])
  expect((await desk.sender.ask('POST', '/api/past-cards', { ...PEGGY, city: 'x'.repeat(201) })).status).toBe(400)
})

test('the order that is being corrected is not listed as an earlier card', async () => {
  const [row] = await storedRows()
  const [cards, others] = [
    await ask(desk.sender),
    await desk.sender.json<PastCards>('POST', '/api/past-cards', { ...PEGGY, corrects: row?.order_no }),
  ]
  expect(cards).toHaveLength(1)
  expect(others.cards).toEqual([])
})

test('a withdrawn card is not listed, and its row is deleted', async () => {
  const [row] = await storedRows()
  expect((await desk.sender.ask('POST', `/api/orders/${row?.order_no}/withdraw`)).status).toBe(204)
  expect(await ask(desk.sender)).toEqual([])
  expect(await storedRows()).toEqual([])
})

test('a withdrawal is recorded even if the row of its recipient cannot be deleted', async () => {
  await desk.send()
  const [row] = await storedRows()
  const { url } = testProduct.database
  await inDatabase(url, sql`alter table bff.card_recipient rename to card_recipient_away`)
  const { status } = await desk.sender.ask('POST', `/api/orders/${row?.order_no}/withdraw`)
  await inDatabase(url, sql`alter table bff.card_recipient_away rename to card_recipient`)
  const found = await inDatabase(
    url,
    sql<{ event: string }>`select event from bff.audit where event = 'withdraw' and order_no = ${row?.order_no}`,
  )
  expect([status, found, await ask(desk.sender)]).toEqual([204, [{ event: 'withdraw' }], []])
  await inDatabase(url, sql`delete from bff.card_recipient`)
})

test('the stored recipient is sealed or hashed, found for 90 days, and deleted with the sending', async () => {
  await desk.send()
  const rows = await inDatabase(
    testProduct.database.url,
    sql<{ text: string }>`select row::text || encode(row.sealed, 'escape') as text from bff.card_recipient row`,
  )
  expect(rows).toHaveLength(1)
  for (const word of ['Okonkwo', 'okonkwo', 'Pennsylvania', 'pennsylvania', '20500', 'Whitfield']) expect(rows[0]?.text).not.toContain(word)
  clockAheadMs = 89 * DAY_MS
  expect(await ask(await newSender())).toHaveLength(1)
  clockAheadMs = 91 * DAY_MS
  expect(await ask(await newSender())).toEqual([])
  clockAheadMs = 93 * DAY_MS
  await testProduct.product.core.sweep()
  expect(await storedRows()).toEqual([])
})
