import type { Destination, SendingSnapshot } from '../sendings/sending-data.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCardRecipients, forgetCardRecipient, insertCardRecipients } from '../recognition/card-recipients.ts'
import type { Person } from '../users/person.ts'
import { contactCardSeal, forgetContactCards } from './contact-cards.ts'
import { createContactSettings } from './contact-settings.ts'
import { eraseContactsOfUser } from './erase-contacts.ts'
import { createContactsWorld, wanted } from './contacts-world.fixture.ts'
import { createContacts } from './contacts.ts'
import { createRememberRecipients } from './remember-recipients.ts'

const { database, context, drop, dana, omar, stranger } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await sql`truncate contact, contact_tag, contact_setting, sending cascade`.execute(database)))
const recipients = createCardRecipients(context.settings.dataKey, context.seal)
const contacts = createContacts(context)
const { rememberAll } = createRememberRecipients(context)
const seal = contactCardSeal(context.seal)

type Sent = { by?: Person; day?: number; replaces?: string; level?: Destination['level'] | null; to?: Partial<ReturnType<typeof wanted>> }
/** Writes the rows that a sending writes in its last transaction. */
async function send(orderNo: string, { by = dana, day = 1, replaces, level = 'dpv', to = {} }: Sent = {}): Promise<void> {
  const { address1, address2, city, state, zipCode, firstName, lastName } = wanted(to)
  const sentAt = new Date(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`)
  const form = { firstName, lastName, address1, address2, city, state, zipCode }
  const snapshot = { clientId: by.clientId, cardId: '1HBE2115', cardName: 'Welcome', userId: by.id, billing: by, form }
  const row = recipients.ofSending(
    { id: `sending-${orderNo}`, orderNo, sentAt, replaces },
    // Only these members are read.
    snapshot as unknown as SendingSnapshot,
    {
      address: { address1: address1.toUpperCase(), address2, city: city.toUpperCase(), state, zip: zipCode },
      changes: [],
      level: level ?? undefined,
    },
  )
  await sql`insert into sending (id, owner, idempotency_key, body_hash, state, data) values (${`sending-${orderNo}`}, ${by.id}, ${orderNo}, '', 'done', '{}')`.execute(
    database,
  )
  if (replaces !== undefined) await forgetCardRecipient(database, replaces)
  await insertCardRecipients([row]).execute(database)
}
const list = async (who: Person) => (await contacts.list(who, { text: '', tag: undefined, cursor: undefined })).contacts
const orders = async () =>
  (await database.selectFrom('contact_card').select('order_no').orderBy('order_no').execute()).map((row) => row.order_no)

test('a recipient becomes a personal contact of the sender only, with the checked address', async () => {
  await send('1')
  await rememberAll()
  expect(await list(dana)).toMatchObject([
    {
      firstName: 'Marguerite',
      address1: '455 NW NAITO PKWY',
      city: 'PORTLAND',
      isStandardised: true,
      isUntouched: true,
      checkedAt: new Date('2026-11-01T12:00:00Z'),
      lastSentAt: new Date('2026-11-01T12:00:00Z'),
    },
  ])
  expect([await list(omar), await list(stranger)]).toEqual([[], []])
  const [card] = await database.selectFrom('contact_card').selectAll().execute()
  expect(card && seal.open(card.sealed, '1')).toEqual({
    cardId: '1HBE2115',
    cardName: 'Welcome',
    senderId: 'dana',
    senderName: 'dana Test',
  })
})

test('when the contacts of a sender are erased, cards that still wait to be processed add nobody again', async () => {
  await send('1')
  await send('2', { by: omar })
  await eraseContactsOfUser(database, dana.id)
  await rememberAll()
  expect([(await list(dana)).length, (await list(omar)).length]).toEqual([0, 1])
})

test('each card is processed once, even if several processes try several times', async () => {
  for (let order = 1; order <= 5; order++) await send(String(order), { to: { firstName: `Number${order}`, address1: `${order} Elm St` } })
  await Promise.all([rememberAll(), rememberAll(), rememberAll()])
  await rememberAll()
  expect([(await list(dana)).length, await orders()]).toEqual([5, ['1', '2', '3', '4', '5']])
})

test('a later card to the same person with another spelling belongs to the same contact', async () => {
  await send('1')
  await send('2', { day: 9, to: { firstName: 'Marguerite A.', lastName: 'Okonkwo Hale', address2: '#3B' } })
  await rememberAll()
  expect(await list(dana)).toMatchObject([{ firstName: 'Marguerite A.', lastSentAt: new Date('2026-11-09T12:00:00Z') }])
  await send('3', { day: 5 })
  await rememberAll()
  expect(await list(dana)).toMatchObject([{ firstName: 'Marguerite A.', lastSentAt: new Date('2026-11-09T12:00:00Z') }])
  expect(await orders()).toEqual(['1', '2', '3'])
})

test('contacts that were typed by hand stay unchanged, and a card to a shared contact adds no second contact', async () => {
  const own = await contacts.add(dana, wanted({ firstName: 'Maggie', tags: ['Tenant'], note: 'Call first.' }))
  const shared = await contacts.add(dana, wanted({ isShared: true, firstName: 'Walter' }))
  await send('1')
  await send('2', { by: omar, to: { firstName: 'Walter' } })
  await rememberAll()
  expect(await list(dana)).toHaveLength(2)
  expect(await contacts.get(dana, own.id)).toEqual({ ...own, lastSentAt: new Date('2026-11-01T12:00:00Z') })
  expect(await contacts.get(omar, shared.id)).toMatchObject({ firstName: 'Walter', lastSentAt: new Date('2026-11-01T12:00:00Z') })
})

test('the spelling that a user typed stays, and a card only fills empty fields', async () => {
  const typed = { firstName: 'Márguerite', lastName: 'Okonkwo-Hale', address1: '455 NW Naito Parkway', address2: '', note: 'Maggie.' }
  const { id } = await contacts.add(dana, wanted(typed))
  await send('1', { to: { firstName: 'MARGUERITE', lastName: 'OKONKWO HALE', address2: 'Apt 3B', zipCode: '97209-1234' } })
  await rememberAll()
  const after = { ...typed, address2: 'Apt 3B', city: 'Portland', zipCode: '97209-1234', lastSentAt: new Date('2026-11-01T12:00:00Z') }
  expect(await list(dana)).toMatchObject([{ id, ...after, version: 1 }])
  await send('2', { day: 2, to: { firstName: 'Maggie', address2: '#3b' } })
  await rememberAll()
  expect(await list(dana)).toMatchObject([{ id, ...after, lastSentAt: new Date('2026-11-02T12:00:00Z') }])
})

test.each([
  [
    { address1: '1000 Fourth Avenue Apt 4', address2: '' },
    { address1: '1000 4th Ave', address2: 'Apt 4' },
  ],
  [{ address1: '', address2: '455 NW Naito Pkwy Apt 3B' }, {}],
  [{ firstName: '', lastName: 'Marguerite Okonkwo-Hale' }, {}],
  [{ firstName: 'Marguerite Okonkwo-Hale', lastName: '' }, {}],
])('text that is already in another field of the contact is not filled in again: %j', async (typed, to) => {
  const { isShared: _, ...content } = wanted(typed)
  const { id } = await contacts.add(dana, wanted(typed))
  await send('1', { to })
  await rememberAll()
  expect(await list(dana)).toMatchObject([{ ...content, id, lastSentAt: new Date('2026-11-01T12:00:00Z') }])
})

test('a card to the same name at another address adds a new contact, and the old one stays', async () => {
  await contacts.add(dana, wanted())
  await send('1', { to: { address1: '9 Elm St', address2: '', city: 'Salem', zipCode: '97301' } })
  await rememberAll()
  expect((await list(dana)).map(({ address1, lastSentAt }) => [address1, lastSentAt])).toEqual([
    ['455 NW Naito Pkwy', undefined],
    ['9 ELM ST', new Date('2026-11-01T12:00:00Z')],
  ])
})

test('a sender who has switched this off gets no new contacts, but a card to an existing contact is added to it', async () => {
  await createContactSettings(context).setRemembers(dana, false)
  await send('1')
  await rememberAll()
  expect(await list(dana)).toEqual([])
  await contacts.add(dana, wanted())
  await send('2')
  await rememberAll()
  expect(await orders()).toEqual(['2'])
})

test('an address that was not checked is not marked as standardised', async () => {
  await send('1', { level: null })
  await send('2', { level: 'format', to: { firstName: 'Theo', address1: '9 Elm St' } })
  await rememberAll()
  expect((await list(dana)).map(({ isStandardised, checkedAt }) => [isStandardised, checkedAt])).toEqual([
    [false, undefined],
    [false, undefined],
  ])
})

test('a correction replaces its card, and the contact for the wrong person is removed', async () => {
  await send('1', { to: { firstName: 'Nobody' } })
  await rememberAll()
  await send('2', { day: 2, replaces: '1' })
  await rememberAll()
  expect([(await list(dana)).map(({ firstName }) => firstName), await orders()]).toEqual([['Marguerite'], ['2']])
})

test('a correction that is sent before its first card was processed results in one contact', async () => {
  await send('1', { to: { firstName: 'Nobody' } })
  await send('2', { day: 2, replaces: '1' })
  await rememberAll()
  expect([(await list(dana)).map(({ firstName }) => firstName), await orders()]).toEqual([['Marguerite'], ['2']])
})

test('a withdrawn card restores the contact to its state before the card', async () => {
  await send('1')
  await send('2', { day: 9 })
  await send('3', { day: 3, to: { firstName: 'Theo', address1: '9 Elm St' } })
  await rememberAll()
  await forgetContactCards(database, ['2', '3'])
  expect(await list(dana)).toMatchObject([{ firstName: 'Marguerite', lastSentAt: new Date('2026-11-01T12:00:00Z') }])
  const [contact] = await list(dana)
  await contacts.change(dana, contact?.id ?? '', { ...wanted(), version: 1 })
  await forgetContactCards(database, ['1'])
  expect(await list(dana)).toMatchObject([{ firstName: 'Marguerite', lastSentAt: undefined }])
})

test('a row that cannot be decrypted is skipped, and the others are processed', async () => {
  await send('1')
  await send('2', { to: { firstName: 'Theo', address1: '9 Elm St' } })
  await sql`update card_recipient set sealed = 'nothing that opens, and long enough' where order_no = '1'`.execute(database)
  await rememberAll()
  expect(await list(dana)).toMatchObject([{ firstName: 'Theo' }])
})

test('all data of a user is erased except the choice to remember no recipients, and no data of others', async () => {
  await send('1')
  await send('2', { by: omar })
  await rememberAll()
  await contacts.add(dana, wanted({ firstName: 'Theo', tags: ['Tenant'] }))
  await contacts.add(dana, wanted({ isShared: true }))
  await createContactSettings(context).setRemembers(dana, false)
  expect(await eraseContactsOfUser(database, 'dana')).toBe(2)
  expect([await orders(), (await list(dana)).length, (await list(omar)).length]).toEqual([['2'], 1, 2])
  const left = await Promise.all(
    (['contact_tag', 'contact_setting'] as const).map((table) => database.selectFrom(table).selectAll().execute()),
  )
  expect(left).toEqual([[], [{ user_id: 'dana', client_id: 'harborview', remembers: false }]])
  expect(await eraseContactsOfUser(database, 'dana')).toBe(0)
})

test('an erased contact is not added again for its old cards', async () => {
  await send('1')
  await rememberAll()
  const [contact] = await list(dana)
  await contacts.erase(dana, contact?.id ?? '')
  await rememberAll()
  expect([await list(dana), await orders()]).toEqual([[], []])
})
