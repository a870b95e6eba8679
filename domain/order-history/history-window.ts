import { addDays, type Day } from '../mail-date/mail-date.ts'

/** Days of an order's past that are still shown. */
export const HISTORY_DAYS = 90

/** The first postal day whose orders are shown: an order of 90 days ago is, one of the day before is not. */
export function firstDayOfHistory(today: Day): Day {
  return addDays(today, -HISTORY_DAYS)
}
