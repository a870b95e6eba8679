import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { createDataSeal } from '../seal/seal.ts'
import { createRecipientWords, saveRecipients } from '../sendings/recipient-words.ts'
import { sendingSeal, type Destination, type SendingSnapshot } from '../sendings/sending-data.ts'
import { CREATE_BASKET, CREATE_ORDER } from '../sendings/step-names.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { ROWS_AT_ONCE } from './read-candidates.ts'
import { createListWaitingCards, type WaitingContext } from './waiting-cards.ts'

const { database, drop } = await createCoreDatabase(2)
const dataKey = new Uint8Array(32).fill(7)
const seal = createDataSeal(dataKey, (bytes) => new Uint8Array(bytes).fill(5))
const now = new Date('2026-11-23T17:00:00Z')
const until = new Date('2026-11-24T17:00:00Z')
const cut = new Set<string>()
const context = {
  database,
  seal,
  env: { clock: () => now, log: silentLog },
  settings: { dataKey },
  press: {
    withdrawableUntil: (orders: { orderNo: string }[]) =>
      Promise.resolve(
        new Map(orders.map(({ orderNo }) => [orderNo, { until, withdrawn: false, state: cut.has(orderNo) ? 'cut' : 'waiting' }])),
      ),
  },
  // Only these members are used.
} as unknown as WaitingContext
const list = createListWaitingCards(context)
const sendings = sendingSeal(seal)
const recipients = createCardRecipients(dataKey, seal)
const words = createRecipientWords(dataKey)
beforeEach(async () => {
  cut.clear()
  for (const table of ['card_recipient', 'recipient_word', 'report_order', 'sending', 'person'] as const)
    await database.deleteFrom(table).execute()
  await database.insertInto('person').values({ user_id: 'dana', client_id: 'harborview', sealed: Buffer.of(), updated_at: now }).execute()
})
afterAll(drop)

const HOUSE = { address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
const BOX = { ...HOUSE, address1: 'PO Box 77' }
const ENTRY = { firstName: '', lastName: '', reason: 'returned', words: '', until: '' } as const

function toSnapshot(address: typeof HOUSE, names = { firstName: 'Ana', lastName: 'Ruiz' }): SendingSnapshot {
  const form = { ...EMPTY_ORDER_FORM, ...address, ...names, sendDate: '2026-11-30' }
  const billing = { firstName: 'Dana', lastName: 'Whitfield' }
  return { clientId: 'harborview', userId: 'dana', cardId: 'CARD', cardName: 'Card', form, billing } as SendingSnapshot // only these members are used
}
/** Adds a sending in progress; `recorded` are the steps that it has done. */
async function begin(id: string, snapshot: SendingSnapshot, run: { started_step?: string; recorded?: string[] } = {}): Promise<void> {
  const row = { id, owner: 'dana', idempotency_key: id, body_hash: '', data: '{}', ...run }
  await database
    .insertInto('sending')
    .values({ ...row, fixed: JSON.stringify({ snapshot: sendings.closeSnapshot(snapshot) }) } as never)
    .execute()
}
/** Adds a card that was ordered. */
async function order(id: string, snapshot: SendingSnapshot, sentAt = now): Promise<void> {
  await begin(id, snapshot)
  await database.updateTable('sending').set({ state: 'done' }).where('id', '=', id).execute()
  const { address1, address2, city, state, zipCode: zip } = snapshot.form
  const destination: Destination = { address: { address1, address2, city, state, zip }, changes: [] }
  await saveRecipients(database, {
    words: words.ofSending(id, `F-${id}`, snapshot, destination),
    recipients: [recipients.ofSending({ id, orderNo: `F-${id}`, sentAt }, snapshot, destination)],
  })
}
const orderNumbers = async (entry: Parameters<typeof list>[1]) =>
  (await list('harborview', entry)).cards.map(({ orderNo }) => orderNo).toSorted()

test('an entry for an address or a PO box lists the cards that wait to be mailed there', async () => {
  await order('house', toSnapshot(HOUSE))
  await order('flat', toSnapshot({ ...HOUSE, address2: 'Apt 4' }))
  await order('box', toSnapshot(BOX))
  await order('elsewhere', toSnapshot({ ...HOUSE, address1: '14 Oak St' }))
  expect(await orderNumbers({ ...ENTRY, ...BOX, kind: 'address' })).toEqual(['F-box'])
  expect(await orderNumbers({ ...ENTRY, ...HOUSE, kind: 'address' })).toEqual(['F-flat', 'F-house'])
  cut.add('F-house')
  expect(await orderNumbers({ ...ENTRY, ...HOUSE, kind: 'address' })).toEqual(['F-flat'])
})

test('a card whose order is being created when the entry is added is counted until it is listed', async () => {
  const entry = { ...ENTRY, ...HOUSE, firstName: 'Ana', lastName: 'Ruiz', kind: 'person' } as const
  await begin('before the check', toSnapshot(HOUSE), { started_step: CREATE_BASKET, recorded: [CREATE_BASKET] })
  expect(await list('harborview', entry)).toEqual({ cards: [], total: 0, underWay: 0 })
  await begin('past the check', toSnapshot(HOUSE), { started_step: CREATE_ORDER })
  await begin('ordered', toSnapshot(HOUSE), { recorded: [CREATE_BASKET, CREATE_ORDER] })
  await begin('to somebody else', toSnapshot({ ...HOUSE, address1: '14 Oak St' }), { recorded: [CREATE_ORDER] })
  expect(await list('harborview', entry)).toEqual({ cards: [], total: 0, underWay: 2 })
  expect(await list('summit', entry)).toMatchObject({ underWay: 0 })
})

test('only for the cards to its own address, and not for others in the ZIP code, an entry decrypts the sent form', async () => {
  await order('meant', toSnapshot(HOUSE))
  for (let at = 0; at < 5; at++) await order(`neighbour ${at}`, toSnapshot({ ...HOUSE, address1: '14 Oak St' }))
  let opened = 0
  const counting = { ...seal, open: (...asked: Parameters<typeof seal.open>) => ((opened += 1), seal.open(...asked)) }
  const found = await createListWaitingCards({ ...context, seal: counting })('harborview', { ...ENTRY, ...HOUSE, kind: 'address' })
  expect(found.cards.map(({ orderNo, mailDate }) => [orderNo, mailDate])).toEqual([['F-meant', '2026-11-30']])
  // The search has decrypted six recipients and one form.
  expect(opened).toBe(7)
})

test('an entry for a name also lists the cards to names that sound the same', async () => {
  const entry = { ...ENTRY, firstName: 'Katherine', lastName: 'Mayer', address1: '', address2: '', city: '', state: '', zipCode: '97301' }
  await order('same', toSnapshot(HOUSE, { firstName: 'Katherine', lastName: 'Mayer' }))
  await order('alike', toSnapshot(BOX, { firstName: 'Katherine', lastName: 'Meyer' }))
  await order('elsewhere', toSnapshot({ ...HOUSE, zipCode: '97302' }, { firstName: 'Katherine', lastName: 'Mayer' }))
  expect(await orderNumbers({ ...entry, kind: 'name-in-zip' })).toEqual(['F-alike', 'F-same'])
})

test('a card that is mailed according to commerce is not decrypted', async () => {
  await order('mailed', toSnapshot(HOUSE))
  await order('waiting', toSnapshot(HOUSE))
  const numbers = { person: 1, supervisor: 1, location: 1, occasion: 1, card: 1, profile: 1, language: 1 }
  const row = { client_id: 'harborview', ...numbers, ordered_at: now, modified_at: now, seen_at: now }
  await database
    .insertInto('report_order')
    .values([
      { ...row, order_no: 'F-mailed', state: 'mailed' },
      { ...row, order_no: 'F-waiting', state: 'in-press' },
    ])
    .execute()
  let opened = 0
  const counting = { ...seal, open: (...asked: Parameters<typeof seal.open>) => ((opened += 1), seal.open(...asked)) }
  const entry = { ...ENTRY, ...HOUSE, kind: 'address' } as const
  expect((await createListWaitingCards({ ...context, seal: counting })('harborview', entry)).cards).toMatchObject([
    { orderNo: 'F-waiting' },
  ])
  // The search has decrypted one recipient and one form.
  expect(opened).toBe(2)
})

test('if there are more cards than are read at once, all are counted and the newest are listed', async () => {
  const count = ROWS_AT_ONCE + 20
  const sentAt = (at: number) => new Date(now.getTime() - ((at * 7) % count) * 60_000)
  for (let at = 0; at < count; at++) await order(`card ${at}`, toSnapshot(HOUSE), sentAt(at))
  const newest = Array.from({ length: count }, (_, at) => at).toSorted((one, other) => sentAt(other).getTime() - sentAt(one).getTime())
  for (const kind of ['address', 'person'] as const) {
    const names = kind === 'person' ? { firstName: 'Ana', lastName: 'Ruiz' } : {}
    const { cards, total } = await list('harborview', { ...ENTRY, ...HOUSE, ...names, kind })
    expect([kind, total]).toEqual([kind, count])
    expect(cards.map(({ orderNo }) => orderNo)).toEqual(newest.slice(0, 50).map((at) => `F-card ${at}`))
  }
  await sql`update card_recipient set sent_at = sent_at - interval '90 days'`.execute(database)
  expect(await list('harborview', { ...ENTRY, ...HOUSE, kind: 'address' })).toMatchObject({ total: 0 })
})
