import { addDays, type Day } from '../mail-date/mail-date.ts'
import { isDeliveryDay } from './delivery-days.ts'

/** Returns this day when letters are delivered on it, else the last day before it on which letters are delivered. */
export function findDeliveryDayUpTo(day: Day): Day {
  let found = day
  while (!isDeliveryDay(found)) found = addDays(found, -1)
  return found
}
