import { listGivenNames } from './given-names.ts'
import type { PersonReading } from './compare-people.ts'
import { soundKey } from './sound.ts'

/** The most keys of one person. */
export const MAX_BLOCKING_KEYS = 24
/** The most first names from which keys are made. */
const MAX_GIVEN_NAMES = 6

/**
 * Returns the keys by which somebody is looked up: two people who may be one share at least one of them, and few others do. Each joins the house
 * number or box with the ZIP code, or with the sound of the street where the ZIP code may be wrong, and with a part of the name or the unit.
 */
export function blockingKeys({ name, address }: PersonReading): string[] {
  const { street, box, zip, units } = address
  const names = [
    ...name.surnames.map((surname) => `s${soundKey(surname)}`),
    `s${soundKey(name.surname)}`,
    ...name.people.flatMap((given) =>
      given.flatMap((each) => (each.length > 1 ? [...listGivenNames(each)].slice(0, MAX_GIVEN_NAMES) : [])).map((each) => `g${each}`),
    ),
    ...name.people.flatMap((given) => given.slice(0, 1).map((each) => `s${soundKey(each)}`)),
  ]
  const places = [
    ...(street ? [`${street.number}|${zip}`, `${street.number}|${soundKey(street.name)}`] : []),
    ...(box === undefined ? [] : [`b${box}|${zip}`]),
  ]
  const inUnit = street && zip ? [`${street.number}|${zip}|u${Object.values(units).join('-')}`] : []
  const keys = new Set([...inUnit, ...[...new Set(names)].flatMap((each) => places.map((place) => `${place}|${each}`))])
  return [...keys].slice(0, MAX_BLOCKING_KEYS)
}
