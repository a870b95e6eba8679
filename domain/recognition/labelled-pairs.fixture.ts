import type { TypedPerson } from './compare-people.ts'
import { DIFFERENT_AT_A_FRESH_LOOK } from './pairs-fresh-apart.fixture.ts'
import { SAME_AT_A_FRESH_LOOK } from './pairs-fresh-same.fixture.ts'
import { DIFFERENT_AT_A_FOURTH_FRESH_LOOK } from './pairs-fourth-fresh-apart.fixture.ts'
import { SAME_AT_A_FOURTH_FRESH_LOOK } from './pairs-fourth-fresh-same.fixture.ts'
import { DIFFERENT_AT_A_FIFTH_FRESH_LOOK } from './pairs-fifth-fresh-apart.fixture.ts'
import { SAME_AT_A_FIFTH_FRESH_LOOK } from './pairs-fifth-fresh-same.fixture.ts'
import { DIFFERENT_AT_A_SIXTH_FRESH_LOOK } from './pairs-sixth-fresh-apart.fixture.ts'
import { SAME_AT_A_SIXTH_FRESH_LOOK } from './pairs-sixth-fresh-same.fixture.ts'
import { DIFFERENT_AT_A_SEVENTH_FRESH_LOOK } from './pairs-seventh-fresh-apart.fixture.ts'
import { SAME_AT_A_SEVENTH_FRESH_LOOK } from './pairs-seventh-fresh-same.fixture.ts'
import { DIFFERENT_AT_AN_EIGHTH_FRESH_LOOK } from './pairs-eighth-fresh-apart.fixture.ts'
import { SAME_AT_AN_EIGHTH_FRESH_LOOK } from './pairs-eighth-fresh-same.fixture.ts'
import { DIFFERENT_PEOPLE } from './pairs-apart.fixture.ts'
import { SAME_PEOPLE } from './pairs-same.fixture.ts'
import { DIFFERENT_AT_A_SECOND_FRESH_LOOK, SAME_AT_A_SECOND_FRESH_LOOK } from './pairs-second-fresh.fixture.ts'
import { DIFFERENT_AT_SECOND_LOOK, SAME_AT_SECOND_LOOK } from './pairs-second-look.fixture.ts'
import { DIFFERENT_AT_A_THIRD_FRESH_LOOK } from './pairs-third-fresh-apart.fixture.ts'
import { SAME_AT_A_THIRD_FRESH_LOOK } from './pairs-third-fresh-same.fixture.ts'

/** Two people as they were typed, and whether they are the same person. */
export type LabelledPair = { isSame: boolean; one: TypedPerson; other: TypedPerson; text: string }

/** Reads the pairs written by hand. */
export const handWrittenPairs = (): LabelledPair[] => [
  ...toPairs(SAME_PEOPLE + SAME_AT_SECOND_LOOK, true),
  ...toPairs(DIFFERENT_PEOPLE + DIFFERENT_AT_SECOND_LOOK, false),
]

/** Reads the pairs that people wrote who had not read the rules. */
export const freshPairs = (): LabelledPair[] => [
  ...toPairs(
    SAME_AT_A_FRESH_LOOK +
      SAME_AT_A_SECOND_FRESH_LOOK +
      SAME_AT_A_THIRD_FRESH_LOOK +
      SAME_AT_A_FOURTH_FRESH_LOOK +
      SAME_AT_A_FIFTH_FRESH_LOOK +
      SAME_AT_A_SIXTH_FRESH_LOOK +
      SAME_AT_A_SEVENTH_FRESH_LOOK +
      SAME_AT_AN_EIGHTH_FRESH_LOOK,
    true,
  ),
  ...toPairs(
    DIFFERENT_AT_A_FRESH_LOOK +
      DIFFERENT_AT_A_SECOND_FRESH_LOOK +
      DIFFERENT_AT_A_THIRD_FRESH_LOOK +
      DIFFERENT_AT_A_FOURTH_FRESH_LOOK +
      DIFFERENT_AT_A_FIFTH_FRESH_LOOK +
      DIFFERENT_AT_A_SIXTH_FRESH_LOOK +
      DIFFERENT_AT_A_SEVENTH_FRESH_LOOK +
      DIFFERENT_AT_AN_EIGHTH_FRESH_LOOK,
    false,
  ),
]

const toPairs = (text: string, isSame: boolean): LabelledPair[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [names = '', addresses = ''] = line.includes('@') ? line.split('@') : [line]
      const [one = '', other = one] = names.split(' ~ ')
      const [here = '', there = here] = addresses.split(' ~ ')
      return { isSame, one: toPerson(one, here), other: toPerson(other, there), text: line }
    })

function toPerson(name: string, address: string): TypedPerson {
  const [firstName = '', lastName = ''] = (name.trim() === '' ? 'Laura + Bennett' : `${name} `).split(' + ')
  const [lines = '', place = 'Portland OR 97201'] = (address.trim() === '' ? '418 Maple Ave' : address).split(';')
  const [address1 = '', address2 = ''] = lines.split('|')
  const [, city = '', state = '', zipCode = ''] = /^\s*(.*) ([A-Z]{2}) ([\d-]+)\s*$/.exec(place) ?? []
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    address1: address1.trim(),
    address2: address2.trim(),
    city,
    state,
    zipCode,
  }
}
