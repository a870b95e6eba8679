import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContactStore } from '../contacts/contact-store.ts'
import { wanted } from '../contacts/contacts-world.fixture.ts'
import { createDrafts } from '../drafts/drafts.ts'
import type { Person } from '../users/person.ts'
import { openOccasionOffice } from './occasion-office.fixture.ts'
import { createPreparedCards, type ShelfContext } from './prepared-cards.ts'

let desk: Awaited<ReturnType<typeof openOccasionOffice>>
beforeEach(async () => {
  desk = await openOccasionOffice()
})
afterEach(() => desk.drop())

const administrator = (id: string) => ({ id, clientId: 'harborview', role: 'clientadmin' }) as Person // only these members are used

test('when two administrators open the same card at the same time, one gets the form and the other none', async () => {
  const { database } = desk
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  const context = {
    ...desk.context,
    clients: { find: () => Promise.resolve({ configuration: { sharesAddressBook: true } }) },
    settings: { ...desk.context.settings, dataKey: new Uint8Array(32) },
  } as unknown as ShelfContext // only these members are used
  const drafts = createDrafts(database, context.seal, { ...context.env, random })
  const card = { id: '1HBE2115', sentiments: [] }
  const cardAccess = { find: () => Promise.resolve({ card, profiles: [] }) } as unknown as ShelfContext['cardAccess']
  const shelf = createPreparedCards({ ...context, drafts, cardAccess })

  await desk.putRule(null)
  const contactId = await desk.addContact(null)
  const contacts = createContactStore(context)
  const { isShared: _isShared, ...person } = wanted()
  await database.transaction().execute((transaction) =>
    contacts.update(transaction, {
      ...person,
      isStandardised: false,
      changedBy: '',
      id: contactId,
      version: 1,
      isUntouched: false,
      checkedAt: undefined,
      lastSentAt: undefined,
      book: { clientId: 'harborview', ownerId: null },
    }),
  )
  await desk.round()
  const { id } = await database.selectFrom('prepared_card').select('id').executeTakeFirstOrThrow()
  const both = ['ada', 'bea'].map((userId) => shelf.open(administrator(userId), id, { replaceDraft: false }))
  expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [draft, ...others] = await database.selectFrom('draft').select(['user_id', 'key']).execute()
  expect(others).toEqual([])
  const taken = await database.selectFrom('prepared_card').select(['user_id', 'draft_key']).executeTakeFirstOrThrow()
  expect(taken).toEqual({ user_id: draft?.user_id, draft_key: draft?.key })
})
