import type { Contact } from '@fondly/contracts/bff/contacts.ts'

export const sayName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

/** The short address below a name: street, unit and city. The capitals of the post office are written as people write. */
export function sayPlace({ city, address1, address2 }: Pick<Contact, 'city' | 'address1' | 'address2'>): string {
  return [address1, address2, city].filter(Boolean).map(withoutCapitals).join(', ')
}

/** Directions, box offices and short names without a vowel, such as MLK, stay in capitals. */
const STAYS_CAPITAL = /^(?:[NS]?[EW]|[NS]|PO|[A-Z]\.?|[BCDFGHJ-NP-TV-Z]{3})$/
/** Words that the post office shortens, which the address check also writes beside words in the spelling of the reader. */
const SHORTENED = /^(?:AVE|BLVD|BLDG|CIR|CT|DR|EXPY|FL|FWY|HWY|LN|LOOP|PARK|PKWY|PL|PLZ|RD|RM|SQ|ST|STE|TER|TRL|UNIT|WAY|APT)$/

/** Writes a line that is all in capitals with capital initials; of any other line only the words that the post office shortens. */
function withoutCapitals(line: string): string {
  const isAll = line === line.toUpperCase()
  return line.replaceAll(/[^\s,]+/g, (word) => {
    if (SHORTENED.test(word)) return toInitial(word)
    if (!isAll || STAYS_CAPITAL.test(word)) return word
    if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase()
    return /\d/.test(word) ? word : toInitial(word)
  })
}

/** O'BRIEN and OKONKWO-HALE have two initials. */
const toInitial = (word: string) => word.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())

/** Writes '2026-11-02' as 'Nov 2', and with its year when that is another one than this. */
export function sayShortDay(day: string, today: string, locale: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...year, timeZone: 'UTC' }).format(toNoon(day))
}

const UNITS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'day', days: 1 },
] as const

/** Writes how long ago a day was, in its largest unit: 'today', '3 months ago'. */
export function sayAge(day: string, today: string, locale: string): string {
  const days = Math.max(0, Math.round((toNoon(today).getTime() - toNoon(day).getTime()) / 86_400_000))
  const { unit, days: length } = UNITS.find((one) => days >= one.days) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(days / length), unit)
}

const toNoon = (day: string) => new Date(`${day}T12:00:00Z`)
