import { afterEach, beforeEach, expect, test } from 'vitest'
import { BIRTHDAY, openOccasionOffice } from './occasion-office.fixture.ts'
import { OCCASIONS_AT_ONCE } from './occasion-store.ts'
import { createPrepareAtOnce } from './prepare-cards.ts'

let desk: Awaited<ReturnType<typeof openOccasionOffice>>
beforeEach(async () => {
  desk = await openOccasionOffice()
  for (const id of ['dana', 'omar']) desk.addPerson(id)
  desk.addPerson('ada', { role: 'clientadmin' })
})
afterEach(() => desk.drop())

const damage = (table: 'occasion' | 'occasion_rule', column: 'contact_id' | 'owner_id', value: string) =>
  desk.database
    .updateTable(table)
    .set({ sealed: Buffer.from('damaged') })
    .where(column as never, '=', value as never)
    .execute()
const owners = async () => (await desk.prepared()).map(({ user_id }) => user_id)

test('an occasion that cannot be decrypted does not prevent cards for others, on its day and afterwards', async () => {
  await desk.putRule('dana')
  await damage('occasion', 'contact_id', await desk.addContact('dana'))
  const contactId = await desk.addContact('dana', { ...BIRTHDAY, monthDay: '12-04' })
  await desk.round()
  expect(await desk.prepared()).toMatchObject([{ user_id: 'dana', day: '2026-12-04' }])
  expect(await desk.readRound()).toMatchObject({ prepared_on: '2026-11-23' })
  desk.advanceDays(370)
  await desk.round()
  expect(await desk.prepared()).toMatchObject([{ user_id: 'dana', day: '2027-12-04' }])
  expect(await desk.occasions.list([contactId])).toHaveLength(1)
})

test('a rule that cannot be decrypted does not affect the other rules of its owner and of others', async () => {
  await desk.putRule('dana')
  await damage('occasion_rule', 'owner_id', 'dana')
  await desk.putRule('dana', { kind: 'move-in' })
  await desk.putRule('omar')
  await desk.addContact('dana')
  await desk.addContact('dana', { ...BIRTHDAY, kind: 'move-in' })
  await desk.addContact('omar')
  await desk.round()
  expect(await owners()).toEqual(['dana', 'omar'])
  // The owner does not see a rule that cannot be opened, and can write it again.
  expect((await desk.rules.list({ clientId: 'harborview', ownerId: 'dana' })).map(({ kind }) => kind)).toEqual(['move-in'])
  expect(await desk.putRule('dana')).toBe(true)
  expect(await desk.rules.list({ clientId: 'harborview', ownerId: 'dana' })).toHaveLength(2)
})

test('while a client does not share an address book, no cards are prepared for it and no mail is sent; both start again with sharing', async () => {
  await desk.putRule(null, { responsibleId: 'omar' })
  await desk.addContact(null)
  desk.office.isSharing = false
  await desk.round()
  expect([await desk.prepared(), await desk.mailed()]).toEqual([[], []])
  desk.office.isSharing = true
  desk.advanceDays(1)
  await createPrepareAtOnce(desk.context)({ clientId: 'harborview' })
  expect(await owners()).toEqual(['omar'])
  desk.office.isSharing = false
  await desk.round()
  expect(await desk.mailed()).toEqual([])
  desk.office.isSharing = true
  desk.advanceDays(1)
  await desk.round()
  expect(await desk.mailed()).toEqual([{ to: 'omar@harborview.test', count: 1, language: 'en_US' }])
})

test('a waiting request prepares only the soonest occasions, and the daily round prepares the others', async () => {
  await desk.putRule('dana')
  await desk.round()
  const contactId = await desk.addContact('dana')
  const one = await desk.database.selectFrom('occasion').selectAll().where('contact_id', '=', contactId).executeTakeFirstOrThrow()
  const many = Array.from({ length: OCCASIONS_AT_ONCE }, (_, at) => {
    const id = `many-${String(at).padStart(4, '0')}`
    const sealed = desk.closeOccasion(BIRTHDAY, id)
    return { id, contact_id: contactId, client_id: 'harborview', next_day: one.next_day, created_at: one.created_at, sealed }
  })
  await desk.database.insertInto('occasion').values(many).execute()
  await createPrepareAtOnce(desk.context)({ clientId: 'harborview', ownerId: 'dana' })
  expect(await desk.prepared()).toHaveLength(OCCASIONS_AT_ONCE)
  await desk.round()
  expect(await desk.prepared()).toHaveLength(OCCASIONS_AT_ONCE + 1)
})
