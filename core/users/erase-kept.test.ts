import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntrySeal } from '../do-not-mail/sealed-entry.ts'
import { BIRTHDAY, openOccasionOffice } from '../occasions/occasion-office.fixture.ts'
import { eraseKept } from './erase-kept.ts'

const desk = await openOccasionOffice()
const { database } = desk
const context = { ...desk.context, settings: { ...desk.context.settings, dataKey: randomBytes(32) } }
const entries = createEntrySeal(context)
afterAll(() => desk.drop())

const somebody = (lastName: string) => ({ firstName: 'Ana', lastName, address1: '', address2: '', city: '', state: '', zipCode: '97301' })
async function list(id: string, by: string) {
  const entry = { ...somebody(id), reason: 'moved', words: '', until: '' } as const
  const closed = entries.close(id, 'harborview', entry, { id: by, name: `${by} Test` })
  const row = { id, client_id: 'harborview', added_at: desk.office.now, removed_at: null, ...closed }
  await database.insertInto('do_not_mail').values(row).execute()
}

beforeAll(async () => {
  for (const id of ['dana', 'omar']) desk.addPerson(id)
  for (const id of ['dana', 'omar']) await desk.putRule(id)
  await desk.putRule(null, { responsibleId: 'dana' })
  for (const id of ['dana', 'omar', null]) await desk.addContact(id)
  await desk.addContact(null, { ...BIRTHDAY, monthDay: '12-01' })
  await desk.round()
  // Mark the card for the first of December as sent.
  await database.updateTable('prepared_card').set({ draft_key: 'sent' }).where('day', '=', '2026-12-01').execute()
  const columns = { id: 'sending', owner: 'dana', idempotency_key: 'sent', body_hash: '', state: 'done' }
  await database
    .insertInto('sending')
    .values({ ...columns, data: '{}', fixed: '{}', created_at: desk.office.now, updated_at: desk.office.now } as never)
    .execute()
  await list('damaged', 'dana')
  await database
    .updateTable('do_not_mail')
    .set({ sealed: Buffer.from('damaged') })
    .execute()
  await list('entry-1', 'dana')
  await list('entry-2', 'omar')
  await eraseKept(context, 'dana')
})

test('the own rules of an erased user are removed, and client rules that named this user have nobody responsible', async () => {
  const rules = database.selectFrom('occasion_rule').select(['owner_id', 'responsible_id']).orderBy('owner_id')
  expect(await rules.execute()).toEqual([
    { owner_id: '', responsible_id: null },
    { owner_id: 'omar', responsible_id: null },
  ])
})

test('cards for own contacts are removed; unsent cards for shared contacts wait for the administrators', async () => {
  const cards = database.selectFrom('prepared_card').select(['user_id', 'day', 'mailed_on', 'draft_key', 'set_aside_at']).orderBy('user_id')
  expect(await cards.orderBy('day').execute()).toEqual([
    { user_id: 'omar', day: '2026-12-03', mailed_on: '2026-11-23', draft_key: null, set_aside_at: null },
    { user_id: null, day: '2026-12-01', mailed_on: '2026-11-23', draft_key: null, set_aside_at: desk.office.now },
    { user_id: null, day: '2026-12-03', mailed_on: null, draft_key: null, set_aside_at: null },
  ])
})

test('the days on which the erased user got a mail are removed', async () =>
  expect(await database.selectFrom('occasion_mail').select('user_id').execute()).toEqual([{ user_id: 'omar' }]))

test('the name of an erased user is removed from Do not mail entries, which stay; an entry that cannot be decrypted does not prevent this', async () => {
  const rows = await database.selectFrom('do_not_mail').selectAll().where('id', '!=', 'damaged').orderBy('id').execute()
  expect(rows.map(({ id, sealed }) => entries.open(sealed, id))).toMatchObject([
    { entry: { lastName: 'entry-1' }, addedBy: null },
    { entry: { lastName: 'entry-2' }, addedBy: { id: 'omar', name: 'omar Test' } },
  ])
  expect(rows.map(({ version }) => version)).toEqual([1, 1])
})
