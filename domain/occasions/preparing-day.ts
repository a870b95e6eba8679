import { type DeliveryStandard, findArrival, WIDEST_STANDARD } from '../delivery/arrival.ts'
import { addDays, type Day, isWeekend, type PostalCalendar } from '../mail-date/mail-date.ts'

/** How many days before an occasion its card is prepared: the least, the most and the default. The most is also the furthest mail date. */
export const MIN_DAYS_BEFORE = 5
export const MAX_DAYS_BEFORE = 45
export const DEFAULT_DAYS_BEFORE = 14
/** The search goes back at most this many days, which is longer than any closed period of the post. If all are closed, the day itself is returned. */
const MAX_CLOSED_DAYS = 90

type Closed = Pick<PostalCalendar, 'blackoutDays'>

/**
 * Returns the last mailing day with which a card arrives by `day` at the latest, by the standard of the post (by default the widest). Nothing is
 * mailed on weekends and blackout days, and nothing arrives on Sundays and holidays of the post.
 */
export function findMailByDay(day: Day, calendar: Closed, standard: DeliveryStandard = WIDEST_STANDARD): Day {
  const first = addDays(day, -MAX_CLOSED_DAYS)
  for (let mailDate = addDays(day, -1); mailDate > first; mailDate = addDays(mailDate, -1))
    if (isMailingDay(mailDate, calendar) && findArrival(mailDate, standard).last <= day) return mailDate
  return day
}

/**
 * Returns the day on which the card of an occasion is prepared: the last mailing day up to `daysBefore` days before it, and never later than the last
 * day to mail it anywhere in the country.
 */
export function findPreparingDay(day: Day, daysBefore: number, calendar: Closed): Day {
  const [wanted, mailBy] = [addDays(day, -daysBefore), findMailByDay(day, calendar)]
  return findMailingDayUpTo(wanted < mailBy ? wanted : mailBy, calendar)
}

function findMailingDayUpTo(day: Day, calendar: Closed): Day {
  const first = addDays(day, -MAX_CLOSED_DAYS)
  for (let earlier = day; earlier > first; earlier = addDays(earlier, -1)) if (isMailingDay(earlier, calendar)) return earlier
  return day
}

const isMailingDay = (day: Day, { blackoutDays }: Closed): boolean => !isWeekend(day) && !blackoutDays.has(day)
