import { expect, test } from 'vitest'
import { readPerson, type TypedPerson } from '../recognition/compare-people.ts'
import { handWrittenPairs } from '../recognition/labelled-pairs.fixture.ts'
import { HELD_OUT } from '../recognition/name-lists.fixture.ts'
import { randomPairs } from '../recognition/random-pairs.fixture.ts'
import { type DoNotMailKind, doNotMailKind } from './do-not-mail.ts'
import { entryKeys, searchKeys } from './do-not-mail-keys.ts'
import { matchDoNotMail } from './match-do-not-mail.ts'

const ANA: TypedPerson = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Oak St',
  address2: 'Apt 4',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
}
const match = (kind: DoNotMailKind, entry: TypedPerson, person: TypedPerson) => matchDoNotMail(kind, readPerson(entry), readPerson(person))
const nobody = { firstName: '', lastName: '' }

test('in hand-written pairs and 20,000 others, no other person is refused, and most of the same people are', () => {
  const pairs = [...handWrittenPairs(), ...randomPairs(HELD_OUT, { seed: 46, pairs: 20_000 })]
  const refused = pairs.filter(({ one, other }) => match('person', one, other) === 'same')
  expect(refused.filter(({ isSame }) => !isSame).map(({ text }) => text)).toEqual([])
  const share = refused.length / pairs.filter(({ isSame }) => isSame).length
  process.stdout.write(`do not mail: ${share.toFixed(3)} of the same people are refused\n`)
  expect(share).toBeGreaterThan(0.65)
})

test.each<[Partial<TypedPerson>, string | undefined]>([
  [{}, 'same'],
  [{ address1: '12 Oak Street', city: 'SALEM' }, 'same'],
  [{ firstName: 'Anna' }, 'same'],
  [{ firstName: 'A.' }, 'alike'],
  [{ address2: '' }, 'same'],
  [{ address2: '', firstName: 'Anna' }, 'alike'],
  [{ address2: '', address1: '12 Oak' }, 'alike'],
  [{ address2: '', firstName: 'Luis' }, undefined],
  [{ address2: '', lastName: 'Ruiz Jr' }, undefined],
  [{ lastName: 'Ruiz Jr' }, undefined],
  [{ firstName: 'Luis' }, undefined],
  [{ address1: '14 Oak St' }, undefined],
  [{ address2: 'Apt 5' }, undefined],
])('an entry for a person at an address and a recipient with %j: %s', (change, expected) => {
  expect(match('person', ANA, { ...ANA, ...change })).toBe(expected)
})

test.each<[Partial<TypedPerson>, string | undefined]>([
  [{ firstName: 'Luis', lastName: 'Vega' }, 'same'],
  [{ address2: '' }, 'alike'],
  [{ address2: 'Apt 5' }, undefined],
  [{ zipCode: '97205', city: 'Portland' }, undefined],
])('an entry for an address and a recipient with %j: %s', (change, expected) => {
  expect(match('address', { ...ANA, ...nobody }, { ...ANA, ...change })).toBe(expected)
})

test.each<[Partial<TypedPerson>, string | undefined]>([
  [{ address1: '900 Elm Ave', address2: '' }, 'same'],
  [{ firstName: 'Anita' }, 'alike'],
  [{ lastName: 'Ruiz Jr' }, undefined],
  [{ zipCode: '97302' }, undefined],
])('an entry for a name at a ZIP code and a recipient with %j: %s', (change, expected) => {
  expect(match('name-in-zip', { ...ANA, address1: '', address2: '' }, { ...ANA, ...change })).toBe(expected)
})

test.each([
  ['Robert', 'Garcia', 'Kowalczyk'],
  ['Ana', 'Ruiz', 'Kowalczyk'],
])('an entry for %s %s at a ZIP code does not match %s in another street there', (firstName, lastName, other) => {
  const entry = { ...ANA, firstName, lastName, address1: '', address2: '' }
  expect(match('name-in-zip', entry, { ...ANA, firstName, lastName: other, address1: '900 Elm Ave', address2: '' })).toBe(undefined)
})

test('every refused person shares a key with the entry, for every kind of entry', () => {
  for (const { one, other } of [...handWrittenPairs(), ...randomPairs(HELD_OUT, { seed: 7, pairs: 4_000 })])
    for (const entry of [one, { ...one, ...nobody }, { ...one, address1: '', address2: '' }]) {
      const kind = doNotMailKind(entry)
      if (!kind || match(kind, entry, other) !== 'same') continue
      const keys = new Set(searchKeys(readPerson(other)))
      expect([entry, other, entryKeys(kind, readPerson(entry)).some((key) => keys.has(key))]).toEqual([entry, other, true])
    }
})
