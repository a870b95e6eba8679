import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { createContactsWorld, wanted } from './contacts-world.fixture.ts'
import { createContacts } from './contacts.ts'

const { context, database, drop, dana } = await createContactsWorld()
afterAll(drop)
const contacts = createContacts(context)
const ANOTHER = { isAnother: true }
const PEOPLE = [
  wanted(),
  wanted({ firstName: 'Lucía', lastName: 'Peña', address1: '14 Main St', address2: '', zipCode: '97201' }),
  wanted({
    firstName: 'Walter',
    lastName: "O'Brien",
    address1: '22 Harbor Blvd',
    address2: 'Unit 22B',
    city: 'Boston',
    state: 'MA',
    zipCode: '02210',
  }),
  wanted({ firstName: 'Maria', lastName: 'Marsh', address1: '9 Walters Way', city: 'Newport', zipCode: '97365', tags: ['Tenant'] }),
]
beforeAll(async () => {
  for (const one of PEOPLE) await contacts.add(dana, one)
})
const find = async (text: string) => (await contacts.search(dana, text)).map(({ firstName }) => firstName)

test.each<[string, string[]]>([
  ['marg', ['Marguerite']],
  ['MARG hale', ['Marguerite']],
  ['lucia pena', ['Lucía']],
  ['Peña', ['Lucía']],
  ["o'br", ['Walter']],
  ['obrien', ['Walter']],
  ['brien', ['Walter']],
  ['okonkwo', ['Marguerite']],
  ['455', ['Marguerite']],
  ['455 nw naito parkw', ['Marguerite']],
  ['14 main street', ['Lucía']],
  ['02210', ['Walter']],
  ['22b', ['Walter']],
  ['l', ['Lucía']],
  ['ma', ['Marguerite', 'Maria']],
  ['port', []],
  ['or', []],
  ['marg port', []],
  ['14 main st portland or 97201', ['Lucía']],
  ['maria tex', []],
  ['', []],
  ['***', []],
])('%j finds %j', async (text, found) => expect((await find(text)).toSorted()).toEqual(found))

test('a match in a name comes before one in a street, and a whole name before the beginning of a name', async () => {
  expect(await find('walter')).toEqual(['Walter', 'Maria'])
  expect((await find('mar')).toSorted()).toEqual(['Marguerite', 'Maria'])
})

test.each<[string, string[]]>([
  ['margeurite', ['Marguerite']],
  ['margurite', ['Marguerite']],
  ['okonwko', ['Marguerite']],
  ['wlater', ['Walter', 'Maria']],
  ['margueirte naitp', ['Marguerite']],
  ['hsle', ['Marguerite']],
  ['xyzzy', []],
  ['wbltfr', []],
])('%j, which has one wrong letter, finds %j', async (text, found) => expect(await find(text)).toEqual(found))

test('the list is sorted by last name, and a search or a tag filters it', async () => {
  const everything = { text: '', tag: undefined, cursor: undefined }
  const list = async (query: object) => (await contacts.list(dana, { ...everything, ...query })).contacts.map(({ firstName }) => firstName)
  expect(await list({})).toEqual(['Maria', 'Walter', 'Marguerite', 'Lucía'])
  expect(await list({ tag: 'TENANT' })).toEqual(['Maria'])
  expect(await list({ text: 'walter', tag: 'tenant' })).toEqual(['Maria'])
  expect(await list({ text: 'portland' })).toHaveLength(2)
  expect(await list({ text: 'portlnd naito' })).toEqual(['Marguerite'])
  expect(await list({ text: 'ma' })).toEqual(['Marguerite', 'Maria', 'Walter'])
})

test('each page continues where the one before ended, and an invalid cursor is refused', async () => {
  for (let at = 0; at < 60; at++) await contacts.add(dana, wanted({ firstName: `Zed${at}`, lastName: 'Zimmer', address1: `${at} Zoo Rd` }))
  const query = { text: '', tag: undefined }
  const first = await contacts.list(dana, { ...query, cursor: undefined })
  const second = await contacts.list(dana, { ...query, cursor: first.next })
  expect([first.contacts.length, second.contacts.length, second.next, second.total]).toEqual([50, 14, undefined, 64])
  expect(new Set([...first.contacts, ...second.contacts].map(({ id }) => id)).size).toBe(64)
  const found = await contacts.list(dana, { ...query, text: 'zimmer', cursor: '50' })
  expect([found.contacts.length, found.total]).toEqual([10, 60])
  for (const cursor of ['-1', 'x', '1e3', '9999999'])
    await expect(contacts.list(dana, { ...query, cursor })).rejects.toMatchObject({ code: 'request-unreadable' })
})

test('the list begins with the soonest occasion; a day that has just passed counts as next year’s, before and after the daily round moves it', async () => {
  const list = async () => (await contacts.list(dana, { text: '', tag: undefined, cursor: undefined })).contacts
  const idOf = new Map((await list()).map(({ id, firstName }) => [firstName, id]))
  const occasions = createOccasionStore(context)
  for (const [name, monthDay] of [
    ['Maria', '11-30'],
    ['Walter', '12-03'],
    ['Lucía', '11-24'],
  ] as const)
    await occasions.add(idOf.get(name) ?? '', 'harborview', { kind: 'birthday', monthDay, year: null, words: '' })
  const passed = database.updateTable('occasion').where('contact_id', '=', idOf.get('Lucía') ?? '')
  for (const next_day of ['2026-11-22', '2027-11-22']) {
    await passed.set({ next_day }).execute()
    expect((await list()).slice(0, 3).map(({ firstName }) => firstName)).toEqual(['Maria', 'Walter', 'Lucía'])
  }
})

test.each([
  ['en', ['Ñáñez', 'Naranjo', 'Nuno', 'Nzinga', 'Oduya']],
  ['es', ['Naranjo', 'Nuno', 'Nzinga', 'Ñáñez', 'Oduya']],
])('in %s the list and its tags have the order of that alphabet, also over pages', async (language, order) => {
  const tag = 'alphabet'
  const omar = { ...dana, id: `omar ${language}` }
  for (const lastName of ['Oduya', 'Nzinga', 'Ñáñez', 'Nuno', 'Naranjo'])
    await contacts.add(omar, wanted({ lastName, tags: [tag, lastName] }), ANOTHER)
  for (let at = 0; at < 50; at++) await contacts.add(omar, wanted({ firstName: `${at}`, lastName: 'Abara', tags: [tag] }), ANOTHER)
  const query = { text: '', tag, language }
  const first = await contacts.list(omar, { ...query, cursor: undefined })
  const second = await contacts.list(omar, { ...query, cursor: first.next })
  expect(first.tags).toEqual([tag, ...order])
  expect([...first.contacts, ...second.contacts].map(({ lastName }) => lastName)).toEqual([
    ...Array.from({ length: 50 }, () => 'Abara'),
    ...order,
  ])
  expect(new Set([...first.contacts, ...second.contacts].map(({ id }) => id)).size).toBe(55)
})
