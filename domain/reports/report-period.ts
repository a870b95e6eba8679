import { addDays, isDay, type Day } from '../mail-date/mail-date.ts'

export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** The days of a report, both included. Each day is compared with the day that is `daysEarlier` days before it. */
export type ReportDays = { from: Day; to: Day; daysEarlier: number }

/** The numbers are whole weeks, so that a Monday is compared with a Monday. */
const DAYS_EARLIER: Record<Period, number> = { week: 7, month: 28, quarter: 91, year: 364 }

/** Returns the days of the period that contains `day`. A week begins on Monday. */
export function daysOfPeriod(period: Period, day: Day): ReportDays {
  const from = firstDay(period, day)
  return { from, to: addDays(firstDay(period, nextPeriod(period, from)), -1), daysEarlier: DAYS_EARLIER[period] }
}

/** Returns a day of the next period or, with `back`, a day of the period before. */
export function nextPeriod(period: Period, day: Day, back = false): Day {
  const from = firstDay(period, day)
  if (back) return firstDay(period, addDays(from, -1))
  // The numbers of days are those of the longest month, quarter and year. So many days after the first day of a period lie in the next period.
  return period === 'week' ? addDays(from, 7) : firstDay(period, addDays(from, { month: 31, quarter: 93, year: 366 }[period]))
}

/** Returns true for a name of a period. */
export function isPeriod(text: string): text is Period {
  return PERIODS.some((period) => period === text)
}

/** Lists the days from `from` to `to`, both included. */
export function listDays({ from, to }: Pick<ReportDays, 'from' | 'to'>): Day[] {
  if (!isDay(from) || !isDay(to)) return []
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

function firstDay(period: Period, day: Day): Day {
  const [year = '', month = ''] = day.split('-')
  if (period === 'week') return addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))
  if (period === 'month') return `${year}-${month}-01`
  if (period === 'year') return `${year}-01-01`
  return `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}-01`
}
