import type { Contact } from '@fondly/contracts/bff/contacts.ts'

export const sayName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

/** The short address below a name: the city and the unit, or the known parts. */
export function sayPlace({ city, address1, address2 }: Pick<Contact, 'city' | 'address1' | 'address2'>): string {
  return [city, address2 || address1].filter(Boolean).join(', ')
}

/** Writes '2026-11-02' as 'Nov 2', with the year if it is not the current one. */
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
