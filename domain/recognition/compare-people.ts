import { type AddressEvidence, findAddressEvidence } from './compare-addresses.ts'
import { findNameEvidence, type GivenEvidence, type SurnameEvidence } from './compare-names.ts'
import { type AddressReading, readAddress, type TypedAddress } from './read-address.ts'
import { type NameReading, readPersonName } from './read-name.ts'

/** The recipient of a card, as typed. */
export type TypedPerson = TypedAddress & { firstName: string; lastName: string }
/** A person, read for comparing. Reading is most of the work, so read each person once and compare the reading many times. */
export type PersonReading = { name: NameReading; address: AddressReading }
/** `doubt` is the sum of the differences in points; Infinity if they cannot be the same person. */
export type Comparison = { isSame: boolean; doubt: number }

/** The points of each difference. */
const GIVEN_DOUBT: Readonly<Record<GivenEvidence, number>> = { equal: 0, nickname: 0.5, mistyped: 1, initial: 1, 'middle-name': 1 }
const SURNAME_DOUBT: Readonly<Record<SurnameEvidence, number>> = {
  equal: 0,
  part: 0.5,
  spelling: 0.5,
  initial: 1,
  mistyped: 1,
  changed: 2.5,
  'changed-by-man': 3,
}
const ADDRESS_DOUBT: Readonly<Record<AddressEvidence, number>> = {
  'unit-missing': 1,
  'street-mistyped': 1,
  'direction-missing': 0.5,
  'street-type-missing': 0.5,
  'zip-mistyped': 0.5,
  'zip-other': 1,
  'state-other': 0.5,
}
/** With at most this doubt, two people count as the same person. */
const MAX_DOUBT_POINTS = 3

/** Reads a person for comparing. */
export const readPerson = (person: TypedPerson): PersonReading => ({ name: readPersonName(person), address: readAddress(person) })

/**
 * Returns whether two are the same person at the same address. Certain differences (another given name, Jr and Sr, another unit or house number,
 * another place) make two people; the others are counted as doubt.
 */
export function comparePeople(a: PersonReading, b: PersonReading): Comparison {
  const address = findAddressEvidence(a.address, b.address)
  const name = address && findNameEvidence(a.name, b.name)
  if (!name) return { isSame: false, doubt: Infinity }
  const doubt = GIVEN_DOUBT[name.given] + SURNAME_DOUBT[name.surname] + address.reduce((sum, each) => sum + ADDRESS_DOUBT[each], 0)
  return { isSame: doubt <= MAX_DOUBT_POINTS, doubt }
}
