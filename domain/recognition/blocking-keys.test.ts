import { expect, test } from 'vitest'
import { blockingKeys, MAX_BLOCKING_KEYS } from './blocking-keys.ts'
import { comparePeople, readPerson } from './compare-people.ts'
import { handWrittenPairs } from './labelled-pairs.fixture.ts'
import { HELD_OUT, TRAINING } from './name-lists.fixture.ts'
import { randomPairs } from './random-pairs.fixture.ts'

test('two people who are recognised as one share a key', () => {
  const pairs = [
    ...handWrittenPairs(),
    ...randomPairs(TRAINING, { seed: 5, pairs: 2_000 }),
    ...randomPairs(HELD_OUT, { seed: 6, pairs: 2_000 }),
  ].map((pair) => ({ ...pair, a: readPerson(pair.one), b: readPerson(pair.other) }))
  const recognised = pairs.filter(({ a, b }) => comparePeople(a, b).isSame)
  expect(recognised.length).toBeGreaterThan(2_000)
  const missed = recognised.filter(({ a, b }) => !blockingKeys(a).some((key) => blockingKeys(b).includes(key)))
  expect(missed.map(({ text }) => text)).toEqual([])
})

test('one person has a limited number of keys, however long the name is', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Bo${index}b`).join(' ')
  const person = {
    firstName: names,
    lastName: names,
    address1: '12 Oak St',
    address2: 'PO Box 4',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  }
  expect(blockingKeys(readPerson(person))).toHaveLength(MAX_BLOCKING_KEYS)
})
