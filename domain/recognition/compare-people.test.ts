import { expect, test } from 'vitest'
import { comparePeople, readPerson } from './compare-people.ts'
import { handWrittenPairs, type LabelledPair } from './labelled-pairs.fixture.ts'
import { HELD_OUT, TRAINING } from './name-lists.fixture.ts'
import { randomPairs } from './random-pairs.fixture.ts'

const isSame = ({ one, other }: LabelledPair): boolean => comparePeople(readPerson(one), readPerson(other)).isSame

test.each(handWrittenPairs())('whether they are the same person: $text: $isSame', (pair) => {
  expect(isSame(pair)).toBe(pair.isSame)
  expect(isSame({ ...pair, one: pair.other, other: pair.one })).toBe(pair.isSame)
})

test('in 10,000 pairs with other names, at least 99 % of the recognised are the same person, and at least 97 % of the same people are recognised', () => {
  const figures = measure(randomPairs(HELD_OUT, { seed: 20_261_123, pairs: 10_000 }))
  process.stdout.write(`held-out pairs: precision ${figures.precision.toFixed(4)}, recall ${figures.recall.toFixed(4)}\n`)
  expect(figures.precision).toBeGreaterThanOrEqual(0.99)
  expect(figures.recall).toBeGreaterThanOrEqual(0.97)
})

test('no name of the lists for tuning is in the held-out lists', () => {
  const namesOf = ({ given, nicknames, surnames, streets }: typeof TRAINING) => [
    ...given,
    ...nicknames.map((pair) => pair.join('/')),
    ...surnames,
    ...streets,
  ]
  const tuned = new Set(namesOf(TRAINING))
  expect(namesOf(HELD_OUT).filter((name) => tuned.has(name))).toEqual([])
})

test('equal data is certainly the same person, and an address without a house number matches nobody', () => {
  const person = { firstName: 'Ana', lastName: 'García', address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
  expect(comparePeople(readPerson(person), readPerson(person))).toEqual({ isSame: true, doubt: 0 })
  expect(comparePeople(readPerson({ ...person, address1: 'Oak St' }), readPerson(person))).toEqual({ isSame: false, doubt: Infinity })
})

function measure(pairs: readonly LabelledPair[]): { precision: number; recall: number } {
  const recognised = pairs.filter(isSame)
  const right = recognised.filter((pair) => pair.isSame).length
  return { precision: right / recognised.length, recall: right / pairs.filter((pair) => pair.isSame).length }
}
