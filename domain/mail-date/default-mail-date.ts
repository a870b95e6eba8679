import { addDays, type Day, isDay, MAX_DAYS_AHEAD, mailDateProblem, type PostalCalendar } from './mail-date.ts'

/**
 * Returns the mail date that a new form starts with: the wanted day if it is within the horizon, else today, moved to the next day on which cards are
 * mailed. Returns '' when the whole horizon is blacked out.
 */
export function findDefaultMailDate(wanted: string | undefined, calendar: PostalCalendar): Day {
  const last = addDays(calendar.today, MAX_DAYS_AHEAD)
  const inRange = wanted !== undefined && isDay(wanted) && wanted >= calendar.today && wanted <= last
  // No mail date may be left between a late wanted day and the end of the horizon. The first mail date from today on is used then.
  return nextMailDate(inRange ? wanted : calendar.today, last, calendar) ?? nextMailDate(calendar.today, last, calendar) ?? ''
}

function nextMailDate(from: Day, last: Day, calendar: PostalCalendar): Day | undefined {
  for (let day = from; day <= last; day = addDays(day, 1)) if (!mailDateProblem(day, calendar)) return day
  return undefined
}
