import type { AddedDoNotMail, DoNotMailAnswer, WaitingCards } from '@fondly/contracts/bff/do-not-mail.ts'
import type { PastCards } from '@fondly/contracts/bff/past-cards.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { DoNotMailEntry } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inDatabase } from './testing/in-database.ts'
import { orderDesk, type OrderDesk } from './testing/order-desk.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

/** For this street the address check asks the sender whether to send anyway. */
const UNCHECKABLE_STREET = '429 Toomany Lane'
const HOUR_MS = 3_600_000
/** The recipient of `filledForm`, as the list names her. */
const PEGGY: DoNotMailEntry = {
  firstName: 'Peggy',
  lastName: 'Okonkwo-Hale',
  address1: '1600 Pennsylvania Avenue NW',
  address2: '',
  city: 'Washington',
  state: 'DC',
  zipCode: '20500',
  reason: 'moved',
  words: '',
  until: '',
}
const LIST = '/api/admin/harborview/do-not-mail'

let testProduct: ComposedProduct
let desk: OrderDesk
let clientAdmin: Visitor
let clockAheadMs = 0
beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + clockAheadMs),
    environment: { FONDLY_PRESS_CUT: 'cut-off' },
  })
  desk = await orderDesk(testProduct)
  clientAdmin = testProduct.newVisitor()
  await clientAdmin.signIn('clientadmin@harborview.test')
})
afterEach(() => inDatabase(testProduct.database.url, sql`delete from bff.do_not_mail`))
afterAll(() => testProduct?.close())

const add = (change: Partial<DoNotMailEntry> = {}) => clientAdmin.json<AddedDoNotMail>('POST', LIST, { entry: { ...PEGGY, ...change } })
const remove = (id: string) => clientAdmin.ask('DELETE', `${LIST}/${id}`)
const search = (text = '') => clientAdmin.json<DoNotMailAnswer>('POST', '/api/admin/harborview/do-not-mail-searches', { text, page: 1 })
async function refusalOfSend(form = {}): Promise<string> {
  const { response } = await pressSend(desk.sender, { sendDate: desk.mailDate, ...form })
  return response.ok ? 'started' : ((await response.json()) as Refusal).code
}

test('Send refuses a card to a person on the list with the reason, the form says so before, and another client is not affected', async () => {
  await add({ reason: 'deceased' })
  const { cards: _none, ...note } = await desk.sender.json<PastCards>('POST', '/api/past-cards', PEGGY)
  expect(note).toEqual({ doNotMail: { match: 'same', reason: 'deceased', words: '' } })
  expect(await refusalOfSend()).toBe('do-not-mail-deceased')
  const summit = testProduct.newVisitor()
  await summit.signIn('orderer@summit.test')
  expect(await summit.json<PastCards>('POST', '/api/past-cards', PEGGY)).toMatchObject({ doNotMail: null })
})

test('a spouse, a son and a neighbour are not refused; a similar name with an initial only shows a notice without the reason', async () => {
  await add({ address2: 'Apt 4' })
  const ask = (change: object) => desk.sender.json<PastCards>('POST', '/api/past-cards', { ...PEGGY, address2: 'Apt 4', ...change })
  for (const change of [{ firstName: 'Anna' }, { lastName: 'Okonkwo-Hale Jr' }, { address1: '1602 Pennsylvania Ave NW' }])
    expect([change, (await ask(change)).doNotMail]).toEqual([change, null])
  expect((await ask({ firstName: 'P.' })).doNotMail).toEqual({ match: 'alike' })
})

test('an entry may be an address for everybody there, or a name in a ZIP code; a removed entry refuses nobody until it is restored', async () => {
  const house = await add({ firstName: '', lastName: '', reason: 'returned' })
  expect(await refusalOfSend({ firstName: 'Anna' })).toBe('do-not-mail-returned')
  await remove(house.id)
  const name = await add({ firstName: 'Marguerite', address1: '', city: '', state: '', reason: 'asked' })
  expect(await refusalOfSend()).toBe('do-not-mail-asked')
  await remove(name.id)
  const ask = () => desk.sender.json<PastCards>('POST', '/api/past-cards', { ...PEGGY, firstName: 'Marguerite' })
  expect((await ask()).doNotMail).toBeNull()
  await clientAdmin.ask('POST', `${LIST}/${name.id}/restored`)
  expect((await ask()).doNotMail).toMatchObject({ reason: 'asked' })
})

test('an entry that is added while a sending waits for its sender stops it before anything is ordered', async () => {
  const before = (await desk.history()).length
  const { id, last } = await desk.press({ address1: UNCHECKABLE_STREET })
  expect(last?.state).toBe('address')
  await add({ address1: UNCHECKABLE_STREET })
  expect((await desk.sender.ask('POST', `/api/sendings/${id}/decision`, { decision: 'send-anyway' })).status).toBe(204)
  expect((await newsUntil(desk.sender, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'stopped', reason: 'do-not-mail' })
  expect(await desk.history()).toHaveLength(before)
})

test('a card that was ordered before the entry is listed with its deadline and is not withdrawn by itself', async () => {
  const orderNo = await desk.send()
  const { id } = await add()
  const { cards } = await clientAdmin.json<WaitingCards>('GET', `${LIST}/${id}/cards`)
  expect(cards).toMatchObject([{ orderNo, sender: 'Dana Whitfield' }])
  expect((await desk.rowOf(orderNo))?.withdrawableUntil).toBe(cards[0]?.withdrawableUntil)
})

test('the list can be searched, refuses the same entry a second time, and an entry ends after its last day', async () => {
  const { id } = await add({ words: 'Sobrina llamó', reason: 'other' })
  expect((await search('okonkwo llamo')).entries).toMatchObject([{ id, addedBy: 'Lucía Herrera', isOver: false }])
  expect((await search('nobody')).found).toBe(0)
  const twice = await clientAdmin.ask('POST', LIST, { entry: { ...PEGGY, lastName: 'OKONKWO-HALE' } })
  expect([twice.status, ((await twice.json()) as Refusal).code]).toEqual([409, 'do-not-mail-listed'])
  const [entry] = (await search()).entries
  const until = new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10)
  const edited = await clientAdmin.ask('PUT', `${LIST}/${id}`, { version: entry?.version, entry: { ...PEGGY, until } })
  expect(edited.status).toBe(204)
  expect((await clientAdmin.ask('PUT', `${LIST}/${id}`, { version: entry?.version, entry: PEGGY })).status).toBe(409)
  expect((await desk.sender.json<PastCards>('POST', '/api/past-cards', PEGGY)).doNotMail).toMatchObject({ reason: 'moved' })
})

test('a file is imported and exported again, and wrong rows are named', async () => {
  const file = 'First name,Last name,Address,ZIP,Reason\r\nAna,Ruiz,12 Oak St,97301,Moved away\r\n,,12 Elm St,2110,opt out\r\nBo,,,1,\r\n'
  const answer = await clientAdmin.ask('POST', '/api/admin/harborview/uploads/do-not-mail', file)
  expect(await answer.json()).toEqual({ added: 2, known: 0, wrongCount: 1, wrong: [{ row: 4, problems: ['reason', 'names', 'zip'] }] })
  const written = await (await clientAdmin.ask('GET', `${LIST}.csv`)).text()
  expect(written.split('\r\n')[0]).toBe(
    '"First name","Last name","Address 1","Address 2","City","State","ZIP","Reason","Remark","Until","Added by","Added on"',
  )
  expect(written).toContain('"Ana","Ruiz","12 Oak St","","","","97301","moved","","","Lucía Herrera"')
  const again = await clientAdmin.ask('POST', '/api/admin/harborview/uploads/do-not-mail', written)
  expect(await again.json()).toMatchObject({ added: 0, known: 2, wrongCount: 0 })
})

test('the table and the activity log have no readable name, and a removed entry is deleted after an hour', async () => {
  const { url } = testProduct.database
  const { id } = await add()
  const texts = await inDatabase(
    url,
    sql<{ text: string }>`select row::text || encode(sealed, 'escape') as text from bff.do_not_mail row
      union all select row::text || encode(sealed, 'escape') from bff.activity_value row union all select row::text from bff.activity row`,
  )
  for (const word of ['Okonkwo', 'okonkwo', 'Pennsylvania', 'Avenue']) for (const { text } of texts) expect(text).not.toContain(word)
  await remove(id)
  clockAheadMs = 2 * HOUR_MS
  await testProduct.product.core.sweep()
  expect(await inDatabase(url, sql`select id from bff.do_not_mail where id = ${id}`)).toEqual([])
})
