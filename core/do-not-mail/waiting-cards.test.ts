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
  for (const table of ['card_recipient', 'recipient_word', 'sending', 'person'] as const) await database.deleteFrom(table).execute()
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
/** A sending that is going on; `recorded` are the steps that it has done. */
async function begin(id: string, snapshot: SendingSnapshot, run: { started_step?: string; recorded?: string[] } = {}): Promise<void> {
  const row = { id, owner: 'dana', idempotency_key: id, body_hash: '', data: '{}', ...run }
  await database
    .insertInto('sending')
    .values({ ...row, fixed: JSON.stringify({ snapshot: sendings.closeSnapshot(snapshot) }) } as never)
    .execute()
}
/** A card that was ordered. */
async function order(id: string, snapshot: SendingSnapshot): Promise<void> {
  await begin(id, snapshot)
  await database.updateTable('sending').set({ state: 'done' }).where('id', '=', id).execute()
  const { address1, address2, city, state, zipCode: zip } = snapshot.form
  const destination: Destination = { address: { address1, address2, city, state, zip }, changes: [] }
  await saveRecipients(database, {
    words: words.ofSending(id, `F-${id}`, snapshot, destination),
    recipients: [recipients.ofSending({ id, orderNo: `F-${id}`, sentAt: now }, snapshot, destination)],
  })
}
const orderNumbers = async (entry: Parameters<typeof list>[1]) =>
  (await list('harborview', entry)).cards.map(({ orderNo }) => orderNo).toSorted()

test('an entry for an address alone, also a box, lists the cards that wait to go there', async () => {
  await order('house', toSnapshot(HOUSE))
  await order('flat', toSnapshot({ ...HOUSE, address2: 'Apt 4' }))
  await order('box', toSnapshot(BOX))
  await order('elsewhere', toSnapshot({ ...HOUSE, address1: '14 Oak St' }))
  expect(await orderNumbers({ ...ENTRY, ...BOX, kind: 'address' })).toEqual(['F-box'])
  expect(await orderNumbers({ ...ENTRY, ...HOUSE, kind: 'address' })).toEqual(['F-flat', 'F-house'])
  cut.add('F-house')
  expect(await orderNumbers({ ...ENTRY, ...HOUSE, kind: 'address' })).toEqual(['F-flat'])
})

test('a card whose order is being made when the entry is added is counted until it is listed', async () => {
  const entry = { ...ENTRY, ...HOUSE, firstName: 'Ana', lastName: 'Ruiz', kind: 'person' } as const
  await begin('before the check', toSnapshot(HOUSE), { started_step: CREATE_BASKET, recorded: [CREATE_BASKET] })
  expect(await list('harborview', entry)).toEqual({ cards: [], total: 0, underWay: 0 })
  await begin('past the check', toSnapshot(HOUSE), { started_step: CREATE_ORDER })
  await begin('ordered', toSnapshot(HOUSE), { recorded: [CREATE_BASKET, CREATE_ORDER] })
  await begin('to somebody else', toSnapshot({ ...HOUSE, address1: '14 Oak St' }), { recorded: [CREATE_ORDER] })
  expect(await list('harborview', entry)).toEqual({ cards: [], total: 0, underWay: 2 })
  expect(await list('summit', entry)).toMatchObject({ underWay: 0 })
})

test('of the cards in its ZIP code, an entry opens what was sent only of those that it means', async () => {
  await order('meant', toSnapshot(HOUSE))
  for (let at = 0; at < 5; at++) await order(`neighbour ${at}`, toSnapshot({ ...HOUSE, address1: '14 Oak St' }))
  let opened = 0
  const counting = { ...seal, open: (...asked: Parameters<typeof seal.open>) => ((opened += 1), seal.open(...asked)) }
  const found = await createListWaitingCards({ ...context, seal: counting })('harborview', { ...ENTRY, ...HOUSE, kind: 'address' })
  expect(found.cards.map(({ orderNo, mailDate }) => [orderNo, mailDate])).toEqual([['F-meant', '2026-11-30']])
  // Six recipients and one form.
  expect(opened).toBe(7)
})

test('of more cards than are listed, all are counted', async () => {
  for (let at = 0; at < 320; at++) await order(`card ${at}`, toSnapshot(HOUSE, { firstName: 'Ana', lastName: 'Ruiz' }))
  const { cards, total } = await list('harborview', { ...ENTRY, ...HOUSE, kind: 'address' })
  expect([cards.length, total]).toEqual([50, 320])
  const newest = await list('harborview', { ...ENTRY, ...HOUSE, firstName: 'Ana', lastName: 'Ruiz', kind: 'person' })
  expect(newest.total).toBe(320)
  await sql`update card_recipient set sent_at = sent_at - interval '90 days'`.execute(database)
  expect(await list('harborview', { ...ENTRY, ...HOUSE, kind: 'address' })).toMatchObject({ total: 0 })
})
