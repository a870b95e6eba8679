import { isMistyped, editDistance } from './edit-distance.ts'
import type { AddressReading, StreetReading } from './read-address.ts'
import type { Units } from './read-units.ts'
import { spelledInside } from './street-words.ts'

export type AddressEvidence =
  | 'unit-missing'
  | 'street-mistyped'
  | 'direction-missing'
  | 'street-type-missing'
  | 'zip-mistyped'
  | 'zip-other'
  | 'state-other'

/** Returns what differs between two addresses that may be one; undefined when they are two different places. */
export function findAddressEvidence(a: AddressReading, b: AddressReading): AddressEvidence[] | undefined {
  const [place, delivery] = [comparePlaces(a, b), compareDeliveries(a, b)]
  return place && delivery && [...place, ...delivery]
}

function comparePlaces(a: AddressReading, b: AddressReading): AddressEvidence[] | undefined {
  const isSameState = a.state === b.state || !a.state || !b.state
  if (a.zip && a.zip === b.zip) return isSameState ? [] : ['state-other']
  const isSameCity = isSameState && (a.city === b.city || isMistyped(a.city, b.city))
  if (!a.zip || !b.zip) return isSameCity && a.city !== '' ? [] : undefined
  if (!isSameCity) return undefined
  if (editDistance(a.zip, b.zip, 1) === 1) return ['zip-mistyped']
  // Two streets of one city seldom have the same name, so another ZIP code in the same area may be a mistake.
  return a.zip.slice(0, 3) === b.zip.slice(0, 3) && a.city !== '' ? ['zip-other'] : undefined
}

function compareDeliveries(a: AddressReading, b: AddressReading): AddressEvidence[] | undefined {
  if (a.box !== undefined && b.box !== undefined && a.box !== b.box) return undefined
  if (a.street && b.street) {
    const [street, unit] = [compareStreets(a.street, b.street), compareUnits(a.units, b.units)]
    return street && unit && [...street, ...unit]
  }
  return a.box !== undefined && a.box === b.box ? [] : undefined
}

function compareStreets(a: StreetReading, b: StreetReading): AddressEvidence[] | undefined {
  if (a.number !== b.number) return undefined
  const evidence: AddressEvidence[] = []
  const isTypeInName = endsInType(a, b) || endsInType(b, a)
  if (isTypeInName) evidence.push('street-type-missing')
  else if (a.name !== b.name) {
    if (!isMistypedStreet(a.name, b.name)) return undefined
    evidence.push('street-mistyped')
  }
  if (!isTypeInName && a.type !== b.type) {
    if (a.type && b.type) return undefined
    evidence.push('street-type-missing')
  }
  if (a.direction !== b.direction) {
    if (a.direction && b.direction) return undefined
    evidence.push('direction-missing')
  }
  return evidence
}

// 'Hemlock Hollow Rd' is often written without 'Rd'. 'Hollow' is then read as the type of the street instead of a part of its name.
const endsInType = (short: StreetReading, long: StreetReading): boolean =>
  short.type !== '' && short.type !== long.type && [spelledInside(short.type), short.type].some((type) => short.name + type === long.name)

// Names with a digit are never counted as mistyped, because '5th' and '6th' are two streets. Neither are short names, because one letter makes
// another name.
function isMistypedStreet(a: string, b: string): boolean {
  if (/\d/.test(a) || /\d/.test(b) || Math.min(a.length, b.length) < 5) return false
  const limit = Math.min(a.length, b.length) < 9 ? 1 : 2
  return editDistance(a, b, limit) <= limit
}

function compareUnits(a: Units, b: Units): AddressEvidence[] | undefined {
  let isMissing = false
  for (const kind of ['building', 'floor', 'unit'] as const) {
    if (a[kind] === b[kind]) continue
    if (a[kind] !== undefined && b[kind] !== undefined) return undefined
    isMissing = true
  }
  if (!isMissing) return []
  const [ids, otherIds] = [Object.values(a), Object.values(b)]
  // 'Bldg B' and 'Apt B' count as the same unit, and so do '2nd Floor' and '2F'.
  if (ids.length === 1 && otherIds.length === 1) return ids[0] === otherIds[0] || isSameFloor(a, b) || isSameFloor(b, a) ? [] : undefined
  return ['unit-missing']
}

const isSameFloor = ({ floor }: Units, { unit }: Units): boolean => floor !== undefined && unit === `${floor}f`
