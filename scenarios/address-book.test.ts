import type { ContactCards, ContactCovers, ContactListAnswer } from '@fondly/contracts/bff/contacts.ts'
import { expect, test, vi } from 'vitest'
import { openOrderDesk } from './testing/order-desk.ts'

const { testProduct, desk } = await openOrderDesk({ pace: { backOff: () => 20, pollMilliseconds: 50 } })
const { sender, admin } = desk
const colleague = testProduct.newVisitor()
await colleague.signIn('clientadmin@harborview.test')

const list = async (who = sender) => (await who.json<ContactListAnswer>('POST', '/api/contact-lists', {})).contacts
const namesOnce = async (names: string[]) =>
  vi.waitFor(async () => expect((await list()).map(({ firstName }) => firstName)).toEqual(names), { timeout: 15_000, interval: 200 })
const cardsOf = async (id: string) => (await sender.json<ContactCards>('GET', `/api/contacts/${id}/cards`)).cards

test("the recipient of a card is added to the sender's own address book with the checked address and the cover of the card", async () => {
  await desk.send({ firstName: 'Peggy' })
  await namesOnce(['Peggy'])
  const [peggy] = await list()
  expect(peggy).toMatchObject({ lastName: 'Okonkwo-Hale', isShared: false, isStandardised: true, version: 1 })
  expect([peggy?.checkedOn, peggy?.lastSentOn]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), peggy?.checkedOn])
  const cards = await cardsOf(peggy?.id ?? '')
  expect(cards).toEqual([
    {
      cardId: '1HBE2115',
      cardName: expect.any(String),
      pictureUrl: expect.any(String),
      day: peggy?.lastSentOn,
      isOwn: true,
      sender: 'Dana Whitfield',
    },
  ])
  expect(await sender.json<ContactCovers>('POST', '/api/contact-covers', { ids: [peggy?.id, 'nobody'] })).toEqual({
    covers: [{ contactId: peggy?.id, cards }],
  })
  for (const other of [colleague, admin]) {
    expect(await list(other)).toEqual([])
    expect((await other.ask('GET', `/api/contacts/${peggy?.id}/cards`)).status).toBe(404)
    expect(await other.json<ContactCovers>('POST', '/api/contact-covers', { ids: [peggy?.id] })).toEqual({ covers: [] })
  }
})

test('a second card to the same person adds a cover to the same contact, and a withdrawal removes the cover', async () => {
  const orderNo = await desk.send({ firstName: 'Peggy', lastName: 'OKONKWO HALE' })
  await vi.waitFor(async () => expect(await cardsOf((await list())[0]?.id ?? '')).toHaveLength(2), { timeout: 15_000, interval: 200 })
  expect(await list()).toHaveLength(1)
  expect((await sender.ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(204)
  expect(await cardsOf((await list())[0]?.id ?? '')).toHaveLength(1)
})

test('a correction replaces the wrong person by the right one', async () => {
  const orderNo = await desk.send({ firstName: 'Zelda' })
  await namesOnce(['Peggy', 'Zelda'])
  await sender.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: false })
  await desk.send({ firstName: 'Walter' })
  await namesOnce(['Peggy', 'Walter'])
  expect((await list()).map(({ isShared }) => isShared)).toEqual([false, false])
})

test('nobody is added for a sender who has switched this off', async () => {
  await desk.send({ firstName: 'Theodora' })
  await namesOnce(['Peggy', 'Theodora', 'Walter'])
  await sender.json('PUT', '/api/contact-settings', { remembers: false })
  const orderNo = await desk.send({ firstName: 'Ulrike' })
  expect(await desk.auditOf(orderNo)).toEqual(['purchase'])
  await namesOnce(['Peggy', 'Theodora', 'Walter'])
})
