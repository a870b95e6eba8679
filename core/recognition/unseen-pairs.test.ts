import { readPerson, comparePeople, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { freshPairs } from '@fondly/domain/recognition/labelled-pairs.fixture.ts'
import { expect, test } from 'vitest'
import { createDataSeal } from '../seal/seal.ts'
import { createCardRecipients } from './card-recipients.ts'

const { hashKeys } = createCardRecipients(
  new Uint8Array(32),
  createDataSeal(new Uint8Array(32), (bytes) => new Uint8Array(bytes)),
)

/**
 * Returns true when the card to one person is found after the other person is typed: the two share a stored key, and the comparison recognises them
 * as one.
 */
function isFound(one: TypedPerson, other: TypedPerson): boolean {
  const [sent, typed] = [readPerson(one), readPerson(other)]
  const stored = new Set(hashKeys('harborview', [sent]).map((key) => key.toString('hex')))
  return hashKeys('harborview', [typed]).some((key) => stored.has(key.toString('hex'))) && comparePeople(sent, typed).isSame
}

test('pairs written by people who did not know the rules are recognised as their writers expected, in both directions', () => {
  const pairs = freshPairs()
  expect(pairs.length).toBeGreaterThan(950)
  const wrong = pairs.filter(({ isSame, one, other }) => isFound(one, other) !== isSame || isFound(other, one) !== isSame)
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('the same person has different keys for another client', () => {
  const person = { firstName: 'Ana', lastName: 'García', address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
  const [ours, theirs] = ['harborview', 'summit'].map((client) => hashKeys(client, [readPerson(person)]).map((key) => key.toString('hex')))
  expect(ours?.filter((key) => theirs?.includes(key))).toEqual([])
})
