import { addDays, type Day } from '../mail-date/mail-date.ts'

/** Days for which an order is shown. */
export const HISTORY_DAYS = 90

/** Returns the first postal day whose orders are shown. An order of 90 days ago is shown, one of the day before is not. */
export function firstDayOfHistory(today: Day): Day {
  return addDays(today, -HISTORY_DAYS)
}
