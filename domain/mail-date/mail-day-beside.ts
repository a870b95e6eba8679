import { addDays, type Day, MAX_DAYS_AHEAD, mailDateProblem, type PostalCalendar } from './mail-date.ts'

/**
 * Returns the nearest mailing day before or after this day, at most MAX_DAYS_AHEAD days after today; undefined when there is none. Today is left out,
 * because its cards may already be in a batch.
 */
export function findMailDayBeside(day: Day, direction: 'earlier' | 'later', calendar: PostalCalendar): Day | undefined {
  const [step, last] = direction === 'earlier' ? [-1, addDays(calendar.today, 1)] : [1, addDays(calendar.today, MAX_DAYS_AHEAD)]
  for (let other = addDays(day, step); step < 0 ? other >= last : other <= last; other = addDays(other, step))
    if (other > calendar.today && !mailDateProblem(other, calendar)) return other
  return undefined
}
