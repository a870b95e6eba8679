import { addDays, type Day, isDay } from '../mail-date/mail-date.ts'
import { typedDay } from '../mail-date/typed-day.ts'

/** Day 0 of the numbers by which spreadsheets count days since 1900, for days after February 1900. */
const DAY_0 = '1899-12-30'
/** The numbers of the years 2000 to 2100. Another number is not taken for a day. */
const FIRST_DAY_NUMBER = 36_526
const LAST_DAY_NUMBER = 73_415

/**
 * Reads a mail date of a list: '2026-12-01', '2026-12-01T00:00:00', '12/1/2026', 'Dec 1', '1 de diciembre', or the number 46357 of a spreadsheet. Text
 * that is no day is returned unchanged, so that its sender can correct it.
 */
export function readListDay(cell: string, today: Day): string {
  const text = cell.trim()
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? []
  if (iso && isDay(iso)) return iso
  const number = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (number >= FIRST_DAY_NUMBER && number <= LAST_DAY_NUMBER) return addDays(DAY_0, number)
  return typedDay(text.replace(/ \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?$/i, ''), today) ?? text
}
