import { findAddressEvidence } from '../recognition/compare-addresses.ts'
import { findNameEvidence } from '../recognition/compare-names.ts'
import { comparePeople, type PersonReading } from '../recognition/compare-people.ts'
import type { DoNotMailKind } from './do-not-mail.ts'

/**
 * 'same': a card to this person is refused. 'alike': it may be somebody else, so the sender only gets a warning. A sender cannot overrule a refusal,
 * so a refusal needs more certainty than recognition.
 */
export type DoNotMailMatch = 'same' | 'alike'

/**
 * Up to this doubt (in the points of `comparePeople`), two people are certainly the same: a nickname, one of two surnames, one wrong digit of the ZIP
 * code, or a missing street type or direction. Recognition allows 3, but an initial or a typing error may be a spouse or a neighbour. If a unit is
 * missing, both names have to be equal.
 */
const MAX_REFUSAL_DOUBT_POINTS = 0.5

/** Compares the recipient of a card with an entry of the list; undefined if they are certainly different. */
export function matchDoNotMail(kind: DoNotMailKind, entry: PersonReading, person: PersonReading): DoNotMailMatch | undefined {
  if (kind === 'person') {
    const { isSame, doubt } = comparePeople(entry, person)
    if (!isSame) return undefined
    return doubt <= MAX_REFUSAL_DOUBT_POINTS || isOnlyUnitMissing(entry, person) ? 'same' : 'alike'
  }
  if (kind === 'address') {
    const evidence = findAddressEvidence(entry.address, person.address)
    if (!evidence || evidence.includes('zip-other')) return undefined
    return evidence.every((each) => SMALL_EVIDENCE.has(each)) ? 'same' : 'alike'
  }
  if (!entry.address.zip || entry.address.zip !== person.address.zip) return undefined
  const evidence = findNameEvidence(entry.name, person.name)
  // Without a street, different surnames mean different people.
  if (!evidence || evidence.surname === 'changed' || evidence.surname === 'changed-by-man') return undefined
  // Many people live at one ZIP code, so only an equal name refuses.
  return evidence.given === 'equal' && evidence.surname === 'equal' ? 'same' : 'alike'
}

function isOnlyUnitMissing(entry: PersonReading, person: PersonReading): boolean {
  const address = findAddressEvidence(entry.address, person.address)
  const name = findNameEvidence(entry.name, person.name)
  return name?.given === 'equal' && name.surname === 'equal' && address?.length === 1 && address[0] === 'unit-missing'
}

// An entry without a name is about one household. The same house without this unit is another household.
const SMALL_EVIDENCE: ReadonlySet<string> = new Set(['street-type-missing', 'direction-missing'])
