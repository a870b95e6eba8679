import type { Contact } from '@fondly/contracts/bff/contacts.ts'

export const sayName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

/** The short address below a name: street, unit and city, with small letters where the post office writes only capitals. */
export function sayPlace({ city, address1, address2 }: Pick<Contact, 'city' | 'address1' | 'address2'>): string {
  return [address1, address2, city].filter(Boolean).map(withoutCapitals).join(', ')
}

/** Directions, post office boxes, and short names without a vowel, such as MLK, keep their capitals. */
const STAYS_CAPITAL = /^(?:[NS]?[EW]|[NS]|PO|[A-Z]\.?|[BCDFGHJ-NP-TV-Z]{3})$/
/** Words that the post office abbreviates. In capitals they may also stand in a line that the user typed in small letters. */
const SHORTENED = /^(?:AVE|BLVD|BLDG|CIR|CT|DR|EXPY|FL|FWY|HWY|LN|LOOP|PARK|PKWY|PL|PLZ|RD|RM|SQ|ST|STE|TER|TRL|UNIT|WAY|APT)$/

/** Writes a line of capitals with capital initials. In any other line, changes only the words that the post office abbreviates. */
function withoutCapitals(line: string): string {
  const isAll = line === line.toUpperCase()
  return line.replaceAll(/[^\s,]+/g, (word) => {
    if (SHORTENED.test(word)) return toInitial(word)
    if (!isAll || STAYS_CAPITAL.test(word)) return word
    if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase()
    return /\d/.test(word) ? word : toInitial(word)
  })
}

/** Names such as O'BRIEN and OKONKWO-HALE have two initials. */
const toInitial = (word: string) => word.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())

/** Writes '2026-11-02' as 'Nov 2'. Adds the year if it is not the current year. */
export function sayShortDay(day: string, today: string, locale: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...year, timeZone: 'UTC' }).format(toNoon(day))
}

const UNITS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'day', days: 1 },
] as const

/** Writes how many days, months or years ago a day was: 'today', '3 months ago'. */
export function sayAge(day: string, today: string, locale: string): string {
  const days = Math.max(0, Math.round((toNoon(today).getTime() - toNoon(day).getTime()) / 86_400_000))
  const { unit, days: length } = UNITS.find((one) => days >= one.days) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(days / length), unit)
}

const toNoon = (day: string) => new Date(`${day}T12:00:00Z`)
