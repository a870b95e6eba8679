import type { ListedPerson } from '@fondly/contracts/bff/people.ts'
import { expect, test } from 'vitest'
import { toPeopleDigest } from '@fondly/domain/people/people-digest.ts'
import { findPeopleFor, NOT_CHOSEN, toAnswer, toPeople } from './bulk-task.ts'

const people = (['active', 'locked', 'off', 'active'] as const).map(
  (state, at) => ({ id: `p${at}`, email: `P${at}@a.test`, state }) as ListedPerson,
)

test('the choice is stored as the shorter list: the chosen people, or the others', () => {
  expect(toPeople(people.slice(0, 2), people)).toEqual({ isAll: false, except: ['p0', 'p1'] })
  expect(toPeople(people.slice(0, 3), people)).toEqual({ isAll: true, of: toPeopleDigest(['p0', 'p1', 'p2', 'p3']), except: ['p3'] })
})

test('each task applies only to people whom it can change, and nobody can switch themselves off', () => {
  const idsFor = (task: Parameters<typeof findPeopleFor>[0]) => findPeopleFor(task, people, 'p0@A.test').map(({ id }) => id)
  expect([idsFor('unlock'), idsFor('on'), idsFor('off'), idsFor('move')]).toEqual([['p1'], ['p2'], ['p1', 'p3'], ['p0', 'p1', 'p2', 'p3']])
})

test.each([
  ['unlock', ' She called. ', [], { change: { locked: false }, reason: 'She called.' }],
  ['unlock', ' ', [], undefined],
  ['off', 'Left', [], { change: { enabled: false }, reason: 'Left' }],
  ['off', '', [], undefined],
  ['move', NOT_CHOSEN, [], undefined],
  ['move', '', [], { change: { location: null } }],
  ['move', 'Pier', [], { change: { location: 'Pier' } }],
  ['supervisor', NOT_CHOSEN, [], undefined],
  ['supervisor', '', [], { change: { supervisorId: null } }],
  ['supervisor', ' 17', [], { change: { supervisorId: '17' } }],
  ['role', NOT_CHOSEN, [], undefined],
  ['role', 'reporting', [], { change: { role: 'reporting' } }],
  ['profiles', '', [], undefined],
  ['profiles', '', ['care'], { change: { senderProfiles: ['care'] } }],
  ['languages', '', [], undefined],
  ['languages', '', ['es', 'en_US'], { change: { languages: ['en_US', 'es'] } }],
] as const)('%s with "%s" and %j', (task, text, several, answer) => expect(toAnswer(task, text, several)).toEqual(answer))
