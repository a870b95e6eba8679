import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createContacts } from '../contacts/contacts.ts'
import { createContactsWorld, wanted } from '../contacts/contacts-world.fixture.ts'
import { BIRTHDAY, RULE } from './occasion-office.fixture.ts'
import { createOccasionStore } from './occasion-store.ts'
import { createPrepareCards, type PrepareContext } from './prepare-cards.ts'
import { createRuleStore, SHARED } from './rule-store.ts'

const { context, database, dana, omar, drop } = await createContactsWorld()
afterAll(drop)
const today = '2026-11-23'
const calendar = { today: () => today, calendar: () => Promise.resolve({ today, blackoutDays: new Set() }) }
const office = { ...context, calendar } as unknown as PrepareContext // only these members are used
const contacts = createContacts(context)
const occasions = createOccasionStore(office)
const rules = createRuleStore(context)

beforeEach(async () => {
  for (const table of ['contact', 'occasion_rule'] as const) await database.deleteFrom(table).execute()
})

async function addContact(noted: Partial<Occasion>[], isShared = false): Promise<string> {
  const { id } = await contacts.add(dana, wanted({ isShared }), { isAnother: true })
  for (const one of noted) await occasions.add(id, 'harborview', { ...BIRTHDAY, ...one })
  return id
}
const prepare = async (ownerId: string, responsibleId: string | null = null) => {
  await rules.put({ clientId: 'harborview', ownerId }, { ...RULE, responsibleId }, 0)
  await createPrepareCards(office)({ clientId: 'harborview' })
}
const readPrepared = () => database.selectFrom('prepared_card').select(['occasion_id', 'user_id', 'draft_key', 'mailed_on']).execute()
const share = (id: string, isShared: boolean) => contacts.change(dana, id, { ...wanted({ isShared }), version: 1 })

test('when two contacts are merged, occasions of the same kind and day become one, with the values of both', async () => {
  const kept = await addContact([{ year: null }, { kind: 'other', words: 'Graduation' }, { kind: 'remembrance', words: '' }])
  const other = await addContact([{}, { kind: 'other', words: 'Name day' }, { kind: 'remembrance', words: 'her husband died' }])
  await contacts.merge(dana, kept, other)
  const left = (await occasions.list([kept])).map(({ kind, year, words }) => `${kind} ${year} ${words}`)
  const byText = (one: string, two: string) => one.localeCompare(two)
  expect(left.toSorted(byText)).toEqual([
    'birthday 1946 ',
    'other 1946 Graduation',
    'other 1946 Name day',
    'remembrance 1946 her husband died',
  ])
})

test.each<[string, Partial<Occasion>[], Partial<Occasion>[], string[]]>([
  [
    'two remembrances with different words stay two',
    [{ kind: 'remembrance', words: '' }],
    [
      { kind: 'remembrance', words: 'mother' },
      { kind: 'remembrance', words: 'father' },
    ],
    ['remembrance 1946 father', 'remembrance 1946 mother'],
  ],
  ['a known year is kept', [{ year: null }], [{}, { year: null }], ['birthday 1946 ']],
  ['different years stay two occasions', [{}], [{ year: 1950 }], ['birthday 1946 ', 'birthday 1950 ']],
  [
    'equal words are joined rather than words and no words',
    [
      { kind: 'remembrance', words: '' },
      { kind: 'remembrance', words: 'father' },
    ],
    [{ kind: 'remembrance', words: 'Father' }],
    ['remembrance 1946 ', 'remembrance 1946 father'],
  ],
])('when two contacts are merged, %s', async (_, kept, other, left) => {
  const [keptId, otherId] = [await addContact(kept), await addContact(other)]
  await contacts.merge(dana, keptId, otherId)
  const found = (await occasions.list([keptId])).map(({ kind, year, words }) => `${kind} ${year} ${words}`)
  expect(found.toSorted((one, two) => one.localeCompare(two))).toEqual(left)
})

test('a merged occasion has one prepared card: the one that somebody has begun', async () => {
  const [kept, other] = [await addContact([{}]), await addContact([{}])]
  await prepare('dana')
  const [keptOccasion, otherOccasion] = [(await occasions.list([kept]))[0]?.id ?? '', (await occasions.list([other]))[0]?.id ?? '']
  await database.updateTable('prepared_card').set({ draft_key: 'begun' }).where('occasion_id', '=', otherOccasion).execute()
  await contacts.merge(dana, kept, other)
  expect(await readPrepared()).toEqual([{ occasion_id: keptOccasion, user_id: 'dana', draft_key: 'begun', mailed_on: null }])
})

test('an occasion that only the removed contact has moves to the other one, with its card', async () => {
  const [kept, other] = [await addContact([{}]), await addContact([{ monthDay: '12-04' }])]
  await prepare('dana')
  await contacts.merge(dana, kept, other)
  expect([await occasions.list([kept]), await readPrepared()]).toMatchObject([{ length: 2 }, { length: 2 }])
})

test('when a contact is shared, its card goes to the person whom the client’s rule names', async () => {
  const id = await addContact([{}])
  await prepare('dana')
  await rules.put({ clientId: 'harborview', ownerId: SHARED }, { ...RULE, responsibleId: omar.id }, 0)
  await share(id, true)
  expect(await readPrepared()).toMatchObject([{ user_id: 'omar', mailed_on: null }])
})

test('when a contact is shared, its card stays with its user if the client has no rule or the card is begun', async () => {
  const [plain, begun] = [await addContact([{}]), await addContact([{}])]
  await prepare('dana')
  await share(plain, true)
  expect((await readPrepared()).map(({ user_id }) => user_id)).toEqual(['dana', 'dana'])
  await rules.put({ clientId: 'harborview', ownerId: SHARED }, { ...RULE, responsibleId: omar.id }, 0)
  await database.updateTable('prepared_card').set({ draft_key: 'begun' }).execute()
  await share(begun, true)
  expect((await readPrepared()).map(({ user_id, draft_key }) => [user_id, draft_key])).toEqual([
    ['dana', 'begun'],
    ['dana', 'begun'],
  ])
})

test('when a shared contact becomes personal, its card goes to the owner', async () => {
  const [one, other] = [await addContact([{}], true), await addContact([{ monthDay: '12-04' }], true)]
  await prepare(SHARED, omar.id)
  await database.updateTable('prepared_card').set({ draft_key: 'begun', mailed_on: today }).execute()
  await share(one, false)
  expect((await readPrepared()).map(({ user_id, draft_key }) => [user_id, draft_key])).toEqual(
    expect.arrayContaining([
      ['dana', null],
      ['omar', 'begun'],
    ]),
  )
  const own = await addContact([])
  await contacts.merge(dana, own, other)
  expect((await readPrepared()).map(({ user_id }) => user_id)).toEqual(['dana', 'dana'])
})
