import { findMonthNumber } from '../mail-date/typed-day.ts'
import { isDay } from '../mail-date/mail-date.ts'
import { FIRST_OCCASION_YEAR, isMonthDay, type MonthDay } from '../occasions/occasion.ts'

/** The birthday of a person of a file; `year` is null if the file has none. */
export type Birthday = { monthDay: MonthDay; year: number | null }
export type BirthdayProblemCode = 'day-unreadable' | 'no-such-day' | 'birth-year-out-of-range'

/** Apple's address book writes this year if the year is unknown. */
const APPLE_UNKNOWN_YEAR = 1604

/** A spreadsheet or vCard may add the time of the day. */
const DAY_WITH_TIME = /^([\d/.-]{4,10})(?:T.*| \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)$/i

/** Returns true for an empty field, and for the zeros that Outlook writes if it knows no day: '0/0/00'. */
export const isWithoutBirthday = (text: string): boolean => /^[0/.-]*$/.test(text.trim())

/**
 * Reads the birthday of a file: '1990-02-28', '19900228', '--02-28', '2/28/1990', '2/28' or 'February 28, 1990'. In numbers the month comes first, as
 * in the United States. A year of two digits is left out: '15' may be 1915 or 2015.
 */
export function readBirthday(text: string, thisYear: number): Birthday | { problem: BirthdayProblemCode } {
  const parts = splitDay(DAY_WITH_TIME.exec(text.trim())?.[1] ?? text.trim())
  if (!parts) return { problem: 'day-unreadable' }
  const monthDay = `${parts.month.padStart(2, '0')}-${parts.date.padStart(2, '0')}`
  const year = parts.year.length === 4 && Number(parts.year) !== APPLE_UNKNOWN_YEAR ? Number(parts.year) : null
  if (!isMonthDay(monthDay)) return { problem: 'no-such-day' }
  if (year === null) return { monthDay, year }
  if (year < FIRST_OCCASION_YEAR || year > thisYear) return { problem: 'birth-year-out-of-range' }
  return isDay(`${year}-${monthDay}`) ? { monthDay, year } : { problem: 'no-such-day' }
}

type DayParts = { month: string; date: string; year: string }

function splitDay(text: string): DayParts | undefined {
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text) ?? /^(-)-?(\d{2})-?(\d{2})$/.exec(text)
  if (iso) return { month: iso[2] ?? '', date: iso[3] ?? '', year: iso[1] ?? '' }
  const numbers = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text)
  if (numbers) return { month: numbers[1] ?? '', date: numbers[2] ?? '', year: numbers[3] ?? '' }
  const month = findMonthNumber(text)
  const [date = '', year = '', ...others] = text.match(/\d+/g) ?? []
  if (!month || others.length > 0 || !/^\d{1,2}$/.test(date) || !/^(\d{2}|\d{4})?$/.test(year)) return undefined
  return { month, date, year }
}

/** Returns whether a birthday adds nothing to the known one: it has the same day, and the same year or none. */
export const isKnownBirthday = ({ monthDay, year }: Birthday, known: Birthday): boolean =>
  monthDay === known.monthDay && (year === null || year === known.year)

/** Writes a birthday so that it can be read back unchanged and no spreadsheet adds a year: '1990-02-28' or '--02-28'. */
export const writeBirthday = ({ monthDay, year }: Birthday): string => `${year ?? '-'}-${monthDay}`
