import { expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { type BulkWorld, type ChosenInList, planBulkChange } from './bulk-change.ts'
import { toPeopleDigest } from './people-digest.ts'
import type { PlannedPerson } from './plan-person-change.ts'

const toPerson = (id: string): PlannedPerson => ({
  id,
  version: '1',
  email: `${id}@a.test`,
  firstName: id,
  lastName: 'Test',
  role: 'orderer',
  location: undefined,
  supervisorId: undefined,
  senderProfiles: [],
  languages: ['en_US'],
  enabled: true,
  locked: false,
})

const planFor = (people: ChosenInList, ...present: string[]) => {
  const world: BulkWorld = {
    people: present.map(toPerson),
    offer: { locations: ['Pier'], senderProfiles: [] },
    rolesFromGroups: false,
    editor: { id: 'admin', role: 'admin', rights: [] },
  }
  return planBulkChange({ people, change: { location: 'Pier' } }, world).map(({ email }) => email)
}

test('a change applies to only the named people of a list, or to all but the named ones', () => {
  expect(planFor({ isAll: true, of: toPeopleDigest(['c', 'b', 'a']), except: ['b'] }, 'a', 'b', 'c')).toEqual(['a@a.test', 'c@a.test'])
  expect(planFor({ isAll: false, except: ['b'] }, 'a', 'b', 'c')).toEqual(['b@a.test'])
})

test('a change of all but some people is refused when somebody joined or left after the list was loaded', () => {
  const all: ChosenInList = { isAll: true, of: toPeopleDigest(['a', 'b', 'c']), except: ['b'] }
  const refusal = new Refused('conflict', 'people-joined-or-left')
  expect(() => planFor(all, 'a', 'b', 'c', 'joined')).toThrow(refusal)
  expect(() => planFor(all, 'a', 'b')).toThrow(refusal)
  // There are as many people as before, but the administrator has not seen one of them.
  expect(() => planFor(all, 'a', 'b', 'joined')).toThrow(refusal)
  // Named people are changed, even if others joined.
  expect(planFor({ isAll: false, except: ['b'] }, 'a', 'b', 'joined')).toEqual(['b@a.test'])
})
