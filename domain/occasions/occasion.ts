import type { Message } from '../message.ts'

/** The kind of a yearly day. 'remembrance' is a sad day, so its sentences are sober; the user describes 'other'. */
export const OCCASION_KINDS = ['birthday', 'move-in', 'anniversary', 'contract', 'remembrance', 'other'] as const
export type OccasionKind = (typeof OCCASION_KINDS)[number]

/** A day of every year, such as '12-03'. '02-29' exists every fourth year. */
export type MonthDay = string

/** A yearly day of a contact. */
export type Occasion = {
  kind: OccasionKind
  monthDay: MonthDay
  /** The year of the event: the birth, the move or the death. Null when the year is unknown. */
  year: number | null
  /** The description that a user typed. Empty, except for 'remembrance' ('her husband died') and 'other'. */
  words: string
}

/** The longest description of an occasion, in characters. */
export const MAX_OCCASION_WORDS_CHARACTERS = 60
/** The most occasions of one contact. */
export const MAX_OCCASIONS_PER_CONTACT = 12
/** An earlier year is a typing error. */
export const FIRST_OCCASION_YEAR = 1850
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export type OccasionProblemCode =
  | 'occasion-day-missing'
  | 'occasion-not-in-year'
  | 'occasion-year-wrong'
  | 'occasion-words-missing'
  | 'occasion-words-too-long'

/** Returns true for a day that some year has: '02-29' is one, '02-30' is not. */
export function isMonthDay(text: string): boolean {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= (DAYS_OF_MONTHS[Number(month) - 1] ?? 0)
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Returns true for a kind with a description. */
export const hasWords = (kind: OccasionKind): boolean => kind === 'other' || kind === 'remembrance'

/**
 * Returns why an occasion cannot be kept, or undefined when it can. `thisYear` is the year of the postal day, because an occasion cannot begin later.
 */
export function occasionProblem(occasion: Occasion, thisYear: number): Message<OccasionProblemCode> | undefined {
  const { kind, monthDay, year, words } = occasion
  if (!isMonthDay(monthDay)) return { code: 'occasion-day-missing' }
  if (year !== null && !(Number.isInteger(year) && year >= FIRST_OCCASION_YEAR && year <= thisYear))
    return { code: 'occasion-year-wrong', params: { first: String(FIRST_OCCASION_YEAR), last: String(thisYear) } }
  if (monthDay === '02-29' && year !== null && !isLeapYear(year)) return { code: 'occasion-not-in-year', params: { year: String(year) } }
  if (kind === 'other' && words.trim() === '') return { code: 'occasion-words-missing' }
  if (words.length > MAX_OCCASION_WORDS_CHARACTERS)
    return { code: 'occasion-words-too-long', params: { most: MAX_OCCASION_WORDS_CHARACTERS } }
  return undefined
}
