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
const HALF_A_YEAR = 183

/**
 * The day that somebody means by '11/24', '11/24/26', '11-24-2026', '2026-11-24', 'Nov 24' or '24 de noviembre': month before day, as on American
 * letters. Without a year it is the one nearest to today. Undefined when no day is meant, or one that does not exist.
 */
export function typedDay(text: string, today: Day): Day | undefined {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits)
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length > 3) return undefined
  const month = monthNamed(text)
  if (month) return existing(month, first, second, today)
  if (/[a-z]/i.test(text)) return undefined
  return first.length === 4 ? existing(second, third, first, today) : existing(first, second, third, today)
}

function existing(month: string, date: string, year: string, today: Day): Day | undefined {
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(date) || !/^(\d{2}|\d{4})?$/.test(year)) return undefined
  const inYear = (of: string) => `${of}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const thisYear = today.slice(0, 4)
  const day = year ? inYear(year.padStart(4, '20')) : inYear(thisYear)
  const nearest = year || day >= addDays(today, -HALF_A_YEAR) ? day : inYear(String(Number(thisYear) + 1))
  return isDay(nearest) ? nearest : undefined
}

function monthNamed(text: string): string | undefined {
  const word = /[a-záéíóú]{3,}/i.exec(text)?.[0].toLowerCase().slice(0, 3)
  const at = word === undefined ? -1 : MONTHS.findIndex((names) => names.includes(word))
  return at < 0 ? undefined : String(at + 1)
}
