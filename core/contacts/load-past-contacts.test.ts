import { afterAll, expect, test } from 'vitest'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { createContactsWorld, wanted } from './contacts-world.fixture.ts'
import { createContacts } from './contacts.ts'
import { createLoadPastContacts, type PastContactOccasion } from './load-past-contacts.ts'

const { context, drop, dana, omar } = await createContactsWorld()
afterAll(drop)
const contacts = createContacts(context)
const occasions = createOccasionStore(context)
const load = createLoadPastContacts(context)

const { isShared: _isShared, tags: _tags, note: _note, ...marguerite } = wanted()
const walter = { ...marguerite, firstName: 'Walter', lastName: 'Dickinson', address1: '22 Harbor Blvd' }
const note = (senderId: string, recipient: typeof walter, monthDay: string): PastContactOccasion => ({
  clientId: 'harborview',
  senderId,
  recipient,
  occasion: { kind: 'birthday', monthDay, year: null, words: '' },
})

test('each contact of a sender gets the first occasion that this sender recorded for it, once', async () => {
  const ids: string[] = []
  for (const [who, person] of [
    [dana, marguerite],
    [dana, walter],
    [omar, marguerite],
  ] as const)
    ids.push((await contacts.add(who, wanted(person))).id)
  const stranger = { ...walter, firstName: 'Theo', lastName: 'Marsh', address1: '9 Elm St' }
  const noted = [
    note('dana', marguerite, '12-03'),
    note('dana', marguerite, '12-24'),
    note('dana', walter, '02-29'),
    note('omar', marguerite, '06-01'),
    note('omar', stranger, '06-02'),
  ]
  await load([], noted)
  await load([], noted)
  const days = new Map((await occasions.list(ids)).map(({ contactId, monthDay }) => [contactId, monthDay]))
  expect(ids.map((id) => days.get(id))).toEqual(['12-03', '02-29', '06-01'])
  expect(await occasions.list(ids)).toHaveLength(3)
})
