import type { LocalText, Message } from '../message.ts'

/** A calendar day such as '2026-11-24', without time or time zone. */
export type Day = string
/** `reasons` says why cards are not mailed on a blackout day, where that is known. */
export type PostalCalendar = { today: Day; blackoutDays: ReadonlySet<Day>; reasons?: ReadonlyMap<Day, LocalText> | undefined }

export type MailDateProblemCode =
  | 'mail-date-missing'
  | 'mail-date-unclear'
  | 'mail-date-passed'
  | 'mail-date-too-far'
  | 'mail-date-weekend'
  | 'mail-date-blackout'
  | 'mail-date-blackout-reason'

/** The last mail date is this many days after today. */
export const MAX_DAYS_AHEAD = 45

/** Returns why this day cannot be a mail date, or undefined when it can. */
export function mailDateProblem(day: Day, calendar: PostalCalendar): Message<MailDateProblemCode> | undefined {
  if (!isDay(day)) return { code: day.trim() ? 'mail-date-unclear' : 'mail-date-missing' }
  if (day < calendar.today) return { code: 'mail-date-passed' }
  if (day > addDays(calendar.today, MAX_DAYS_AHEAD)) return { code: 'mail-date-too-far', params: { lastDay: findLastMailDay(calendar) } }
  if (isWeekend(day)) return { code: 'mail-date-weekend' }
  if (!calendar.blackoutDays.has(day)) return undefined
  const reason = calendar.reasons?.get(day)
  return reason ? { code: 'mail-date-blackout-reason', params: { reason } } : { code: 'mail-date-blackout' }
}

/** Finds the last day for which a card may be sent now. */
function findLastMailDay({ today, blackoutDays }: PostalCalendar): Day {
  let day = addDays(today, MAX_DAYS_AHEAD)
  while (day > today && (isWeekend(day) || blackoutDays.has(day))) day = addDays(day, -1)
  return day
}

/** Returns true when the text is an existing day; '2026-02-30' is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}

/** Adds days to a day; a negative number goes back. */
export function addDays(day: Day, days: number): Day {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** Returns true for Saturdays and Sundays. */
export function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
