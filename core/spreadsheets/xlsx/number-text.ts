import type { NumberFormat } from './number-format.ts'

/** Day 0 of the system of dates that begins in 1900, as a UTC instant. This system counts a February 29, 1900 (day 60), which never existed. */
const DAY_0_OF_1900_MS = Date.UTC(1899, 11, 31)
const DAY_0_OF_1904_MS = Date.UTC(1904, 0, 1)
const LEAP_DAY_OF_1900 = 60
const DAY_MS = 24 * 60 * 60 * 1_000
/** The greatest number of a day. December 31, 9999 is below it in both systems of dates. */
const MAX_DAY_NUMBER = 2_958_466

/**
 * Writes the number of a cell as a reader of the spreadsheet sees it: a day as 'YYYY-MM-DD' (without its time), a ZIP code with its zeros, another
 * number in digits. Text that is not a number stays as it is.
 */
export function toNumberText(text: string, format: NumberFormat, isSince1904: boolean): string {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  if (format === 'day' && number >= 0 && number < MAX_DAY_NUMBER) return toDay(Math.floor(number), isSince1904)
  const digits = Number.isInteger(number) && Math.abs(number) < Number.MAX_SAFE_INTEGER ? String(number) : toDecimalText(text, number)
  return typeof format === 'object' && /^\d+$/.test(digits) ? fillZeros(digits, format.zeros) : digits
}

/** Rounds to the fifteen digits that spreadsheets show: they store 0.1 + 0.2 as 0.30000000000000004. Uses no exponent where the digits are known. */
const toDecimalText = (text: string, number: number): string => (/^-?\d+$/.test(text) ? text : String(Number(number.toPrecision(15))))

function toDay(dayNumber: number, isSince1904: boolean): string {
  const days = !isSince1904 && dayNumber >= LEAP_DAY_OF_1900 ? dayNumber - 1 : dayNumber
  return new Date((isSince1904 ? DAY_0_OF_1904_MS : DAY_0_OF_1900_MS) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Adds leading zeros: '2108' with '00000' gives '02108', and '21081234' with '00000-0000' gives '02108-1234'. */
function fillZeros(digits: string, zeros: string): string {
  const [first = '', rest] = zeros.split('-')
  const count = first.length + (rest?.length ?? 0)
  const filled = digits.padStart(count, '0')
  const cut = filled.length - (rest?.length ?? 0)
  return rest === undefined ? filled : `${filled.slice(0, cut)}-${filled.slice(cut)}`
}
