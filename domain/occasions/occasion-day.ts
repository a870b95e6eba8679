import type { Day } from '../mail-date/mail-date.ts'
import type { MonthDay, Occasion } from './occasion.ts'

/** Returns the day on which a yearly day falls in this year. In a year without February 29, that day falls on February 28. */
export function findDayInYear(monthDay: MonthDay, year: number): Day {
  return Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year }).toString()
}

/** Returns the first day on or after `from` on which a yearly day falls. */
export function findNextDay(monthDay: MonthDay, from: Day): Day {
  const year = readYear(from)
  const day = findDayInYear(monthDay, year)
  return day >= from ? day : findDayInYear(monthDay, year + 1)
}

/**
 * Returns how many years are complete on this day, such as 80 for an eightieth birthday; undefined when the year is unknown or this is the first one.
 */
export function countYears({ year }: Pick<Occasion, 'year'>, day: Day): number | undefined {
  const years = year === null ? 0 : readYear(day) - year
  return years > 0 ? years : undefined
}

/** Returns the year of a day. */
export const readYear = (day: Day): number => Number(day.slice(0, 4))
