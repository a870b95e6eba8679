import type { TypedPerson } from '../recognition/compare-people.ts'
import { readAddress } from '../recognition/read-address.ts'

/** Why nobody of a client may write to a person. */
export const DO_NOT_MAIL_REASONS = ['moved', 'asked', 'deceased', 'returned', 'legal', 'other'] as const
export type DoNotMailReason = (typeof DO_NOT_MAIL_REASONS)[number]

/** What an administrator writes into the list: a person at an address, an address alone, or a name at a ZIP code. */
export type DoNotMailEntry = TypedPerson & {
  reason: DoNotMailReason
  /** The text of the reason 'other'; for the other reasons an additional remark. */
  words: string
  /** The last day of the entry, YYYY-MM-DD; empty for an entry without an end. */
  until: string
}

/** What an entry is about; undefined when it is too incomplete to be compared with anybody. */
export type DoNotMailKind = 'person' | 'address' | 'name-in-zip'

/** The most characters of the remark. */
export const MAX_DO_NOT_MAIL_REMARK_CHARACTERS = 200
/** The most entries of one client. The number is limited because one search reads all of them. */
export const MAX_DO_NOT_MAIL_ENTRIES = 5_000
/** The number of entries on a page. */
export const DO_NOT_MAIL_PER_PAGE = 50

const ZIP = /^\d{5}(?:-\d{4})?$/
const isReadable = (address: TypedPerson): boolean => {
  const { street, box } = readAddress(address)
  return street !== undefined || box !== undefined
}

/** Returns what an entry is about. An address needs a house number or a box, with a ZIP code or a city; a name needs an address or a ZIP code. */
export function doNotMailKind(entry: TypedPerson): DoNotMailKind | undefined {
  const isNamed = Boolean(entry.firstName.trim() && entry.lastName.trim())
  const isPlaced = ZIP.test(entry.zipCode.trim())
  if (entry.address1.trim() || entry.address2.trim()) {
    if (!isReadable(entry) || !isPlaced) return undefined
    if (isNamed) return 'person'
    return entry.firstName.trim() || entry.lastName.trim() ? undefined : 'address'
  }
  return isNamed && isPlaced ? 'name-in-zip' : undefined
}

/** The problems of an entry, in the order of its fields. */
export type DoNotMailProblem = 'names' | 'address' | 'zip' | 'words' | 'until'

/** Checks an entry. `today` is the day of the post. */
export function checkDoNotMail(entry: DoNotMailEntry, today: string): DoNotMailProblem[] {
  const { firstName, lastName, address1, address2, zipCode } = entry
  const hasLines = Boolean(address1.trim() || address2.trim())
  const isHalfNamed = Boolean(firstName.trim()) !== Boolean(lastName.trim())
  const problems: Record<DoNotMailProblem, boolean> = {
    names: isHalfNamed || (!hasLines && !firstName.trim()),
    address: hasLines && !isReadable(entry),
    zip: !ZIP.test(zipCode.trim()),
    words: entry.reason === 'other' && !entry.words.trim(),
    until: entry.until !== '' && (!/^\d{4}-\d\d-\d\d$/.test(entry.until) || entry.until < today),
  }
  // The problems are the keys of the record.
  return (Object.keys(problems) as DoNotMailProblem[]).filter((problem) => problems[problem])
}
