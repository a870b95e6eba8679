import { addDays, type Day, isWeekend, type PostalCalendar } from '../mail-date/mail-date.ts'

/** So many mailing days a card is on its way: the longest that First-Class Mail takes for most pairs of ZIP codes. */
export const TRANSIT_MAILING_DAYS = 3
/** How many days before an occasion its card can be prepared, at least, at most, and unless somebody chooses. No card is dated further ahead. */
export const MIN_DAYS_BEFORE = 5
export const MAX_DAYS_BEFORE = 45
export const DEFAULT_DAYS_BEFORE = 14
/** No closed period of the post is longer. Where a whole quarter is closed, the day itself is returned. */
const MAX_CLOSED_DAYS = 90

type Closed = Pick<PostalCalendar, 'blackoutDays'>

/** Returns the last day to mail a card that arrives by `day`: TRANSIT_MAILING_DAYS mailing days earlier. Weekends and blackout days are none. */
export function findMailByDay(day: Day, calendar: Closed): Day {
  let mailBy = day
  for (let left = TRANSIT_MAILING_DAYS; left > 0; left--) mailBy = findMailingDayUpTo(addDays(mailBy, -1), calendar)
  return mailBy
}

/**
 * Returns the day on which the card of an occasion is prepared: the last mailing day up to `daysBefore` days before it, and never later than the last
 * day to mail it.
 */
export function findPreparingDay(day: Day, daysBefore: number, calendar: Closed): Day {
  const [wanted, mailBy] = [addDays(day, -daysBefore), findMailByDay(day, calendar)]
  return findMailingDayUpTo(wanted < mailBy ? wanted : mailBy, calendar)
}

function findMailingDayUpTo(day: Day, { blackoutDays }: Closed): Day {
  const first = addDays(day, -MAX_CLOSED_DAYS)
  for (let earlier = day; earlier > first; earlier = addDays(earlier, -1))
    if (!isWeekend(earlier) && !blackoutDays.has(earlier)) return earlier
  return day
}
