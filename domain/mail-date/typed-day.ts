import { addDays, type Day, isDay } from './mail-date.ts'

const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
]
const HALF_A_YEAR_DAYS = 183

/**
 * Parses '11/24', '11/24/26', '11-24-2026', '2026-11-24', 'Nov 24', 'Tuesday, November 24' or '24 de noviembre de 2026', month before day as in the
 * United States. Without a year it takes this year, or the next one when the day would be more than half a year ago. Returns undefined for any other
 * text or a day that does not exist.
 */
export function typedDay(text: string, today: Day): Day | undefined {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits)
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length > 3) return undefined
  const month = findMonthNumber(text)
  if (month) return existing(month, first, second, today)
  if (/[a-z]/i.test(text)) return undefined
  return first.length === 4 ? existing(second, third, first, today) : existing(first, second, third, today)
}

function existing(month: string, date: string, year: string, today: Day): Day | undefined {
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(date) || !/^(\d{2}|\d{4})?$/.test(year)) return undefined
  const inYear = (of: string) => `${of}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const thisYear = today.slice(0, 4)
  const day = year ? inYear(year.padStart(4, '20')) : inYear(thisYear)
  const nearest = year || day >= addDays(today, -HALF_A_YEAR_DAYS) ? day : inYear(String(Number(thisYear) + 1))
  return isDay(nearest) ? nearest : undefined
}

/** Returns the month that is named in a text, such as '2' for 'Feb 28' or '28 de febrero'. */
export function findMonthNumber(text: string): string | undefined {
  const words = [...text.toLowerCase().matchAll(/[a-záéíóú]{3,}/g)].map(([word]) => word)
  // Skip the weekday 'martes' (Tuesday), because its first letters are those of 'marzo' (March).
  const months = words.filter((word) => word !== 'martes').map((word) => MONTHS.findIndex((names) => names.includes(word.slice(0, 3))))
  const at = months.findLast((month) => month >= 0)
  return at === undefined ? undefined : String(at + 1)
}
