import { blockingKeys } from '../recognition/blocking-keys.ts'
import type { PersonReading } from '../recognition/compare-people.ts'
import { soundKey } from '../recognition/sound.ts'
import type { DoNotMailKind } from './do-not-mail.ts'

/** Returns the keys under which an entry is stored. The entry shares at least one key with every person whom it may match. */
export function entryKeys(kind: DoNotMailKind, reading: PersonReading): string[] {
  if (kind === 'person') return blockingKeys(reading)
  return kind === 'address' ? addressKeys(reading) : nameKeys(reading)
}

/** Returns the keys for finding the entries of all kinds that may match a person. */
export const searchKeys = (reading: PersonReading): string[] => [
  ...new Set([...blockingKeys(reading), ...addressKeys(reading), ...nameKeys(reading)]),
]

const addressKeys = ({ address: { street, box, zip } }: PersonReading): string[] =>
  [street && `a${street.number}|${zip}`, box === undefined ? undefined : `ab${box}|${zip}`].filter((key) => key !== undefined)

// First and last name may be in the wrong fields.
const nameKeys = ({ name, address: { zip } }: PersonReading): string[] => {
  const names = [...name.surnames, name.surname, ...name.people.map((given) => given.join(''))].filter(Boolean)
  return zip ? [...new Set(names.map((each) => `n${zip}|${soundKey(each)}`))] : []
}
