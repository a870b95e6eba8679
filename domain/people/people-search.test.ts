import { expect, test } from 'vitest'
import { toSearchText } from '../search-text.ts'
import { findPeople, type PeopleSearch, readPeopleSearch, writePeopleSearch } from './people-search.ts'

const everybody: PeopleSearch = { search: '', state: undefined, role: undefined, location: undefined }
const person = (name: string, more: object = {}) => ({
  text: toSearchText(`${name} ${name.split(' ')[0]}@harborview.test`),
  name,
  state: 'active' as const,
  role: 'orderer' as const,
  location: 'pier',
  ...more,
})
const people = [
  person('Owen Marsh', { state: 'locked' }),
  person('Inés Robledo', { state: 'invited' }),
  person('Lucía Herrera', { role: 'clientadmin', location: 'harbor' }),
]

test.each([
  [{}, everybody],
  [
    { search: 'Ines', state: 'locked', role: 'reporting', location: 'Boston Seaport' },
    { search: 'Ines', state: 'locked', role: 'reporting', location: 'Boston Seaport' },
  ],
] as const)('%j is read and written again unchanged', (query, search) => {
  expect(readPeopleSearch(query)).toEqual(search)
  expect(writePeopleSearch(search)).toEqual(query)
})

test('an invalid search value counts as not chosen', () => {
  expect(readPeopleSearch({ state: 'asleep', role: 'king' })).toEqual(everybody)
  expect(readPeopleSearch({ search: 'x'.repeat(200) }).search).toHaveLength(100)
})

test('people are found by name, address, role and location, and counted for every state even if one state is chosen', () => {
  const names = (search: Partial<PeopleSearch>) => findPeople(people, { ...everybody, ...search }).found.map(({ name }) => name)
  expect(names({ search: 'ines harborview' })).toEqual(['Inés Robledo'])
  expect(names({ role: 'clientadmin' })).toEqual(['Lucía Herrera'])
  expect(names({ location: 'pier', state: 'locked' })).toEqual(['Owen Marsh'])
  expect(names({ search: 'nobody' })).toEqual([])
  const { counts } = findPeople(people, { ...everybody, location: 'pier', state: 'locked' })
  expect(counts).toEqual({ all: 2, active: 0, invited: 1, locked: 1, away: 0, off: 0 })
})
