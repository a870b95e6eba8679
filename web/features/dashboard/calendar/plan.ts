import type { CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import { addDays, isWeekend } from '@fondly/domain/mail-date/mail-date.ts'

/** The data of a day in the planner. */
export type PlannedDay = {
  day: string
  cards: number
  people: number
  /** The number of cards of all clients; 0 for a user who may not change the site. */
  cardsAtSite: number
  peopleAtSite: number
  isWeekend: boolean
  isPast: boolean
  isToday: boolean
  /** Who closed the day, and why. 'site' closes it for every client. */
  closed: { by: 'site' | 'client'; reason: DayReason | null } | undefined
}
type DayReason = NonNullable<CalendarAnswer['ownDays'][number]['reason']>

export const YEAR_DAYS = 365

/** Returns a function that returns the data of a day. */
export function createPlan({
  today,
  siteDays,
  ownDays,
  waiting,
  waitingAtSite,
}: Pick<CalendarAnswer, 'today' | 'siteDays' | 'ownDays' | 'waiting' | 'waitingAtSite'>): (day: string) => PlannedDay {
  const site = new Map(siteDays.map(({ day, reason }) => [day, reason]))
  const own = new Map(ownDays.map(({ day, reason }) => [day, reason]))
  const cards = new Map(waiting.map((one) => [one.day, one]))
  const atSite = new Map(waitingAtSite.map((one) => [one.day, one]))
  return (day) => ({
    day,
    cards: cards.get(day)?.cards ?? 0,
    people: cards.get(day)?.people ?? 0,
    cardsAtSite: atSite.get(day)?.cards ?? 0,
    peopleAtSite: atSite.get(day)?.people ?? 0,
    isWeekend: isWeekend(day),
    isPast: day < today,
    isToday: day === today,
    closed: site.has(day)
      ? { by: 'site', reason: site.get(day) ?? null }
      : own.has(day)
        ? { by: 'client', reason: own.get(day) ?? null }
        : undefined,
  })
}

/** Counts the mailing days of the next year, and lists the closed weekdays. */
export function readYear(plan: (day: string) => PlannedDay, today: string): { mailed: number; closed: PlannedDay[] } {
  const days = Array.from({ length: YEAR_DAYS }, (_, at) => plan(addDays(today, at)))
  return {
    mailed: days.filter((one) => !one.isWeekend && !one.closed).length,
    closed: days.filter((one) => one.closed && !one.isWeekend),
  }
}

/** Returns the first day of each of `count` months, beginning with the month of `from`. */
export function listMonths(from: string, count: number): string[] {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  return Array.from({ length: count }, (_, at) => {
    const index = month - 1 + at
    return `${year + Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}-01`
  })
}

/** Returns the days of a month. `month` is its first day. */
export function listDays(month: string): string[] {
  const days: string[] = []
  for (let day = month; day.startsWith(month.slice(0, 7)); day = addDays(day, 1)) days.push(day)
  return days
}

/** Returns the same day in another month, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [month = day] = listMonths(shiftBack(day, months), 1)
  const days = listDays(month)
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day
}

function shiftBack(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
}
