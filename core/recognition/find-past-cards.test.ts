import { afterAll, expect, test } from 'vitest'
import { createContactsWorld, NOW, wanted } from '../contacts/contacts-world.fixture.ts'
import { noPress } from '../orders/press-desk.ts'
import type { SendingSnapshot } from '../sendings/sending-data.ts'
import { createCardRecipients, insertCardRecipients } from './card-recipients.ts'
import { createFindPastCards } from './find-past-cards.ts'

const { database, context, drop, dana, omar } = await createContactsWorld()
afterAll(drop)
const recipients = createCardRecipients(context.settings.dataKey, context.seal)
const cardAccess = { find: () => Promise.resolve(undefined) }
const findPastCards = createFindPastCards({ ...context, press: noPress, cardAccess })

const { isShared: _isShared, tags: _tags, note: _note, ...marguerite } = wanted()
async function send(orderNo: string): Promise<void> {
  const { zipCode: zip, address1, address2, city, state } = marguerite
  const snapshot = {
    clientId: dana.clientId,
    cardId: '1HBE2115',
    cardName: `Card ${orderNo}`,
    userId: dana.id,
    billing: dana,
    form: marguerite,
  }
  const sending = { id: `sending-${orderNo}`, orderNo, sentAt: NOW }
  // Only these members are read.
  const row = recipients.ofSending(sending, snapshot as unknown as SendingSnapshot, {
    address: { address1, address2, city, state, zip },
    changes: [],
  })
  await database
    .insertInto('sending')
    .values({ id: sending.id, owner: dana.id, idempotency_key: orderNo, body_hash: '', state: 'done', data: '{}' })
    .execute()
  await insertCardRecipients([row]).execute(database)
}

test('a row that cannot be decrypted does not hide other cards to the same person', async () => {
  await send('1')
  await send('2')
  await database
    .updateTable('card_recipient')
    .set({ sealed: Buffer.from('damaged') })
    .where('order_no', '=', '1')
    .execute()
  expect(await findPastCards(omar, marguerite)).toMatchObject([{ cardName: 'Card 2', isOwn: false, sender: 'dana Test' }])
})
