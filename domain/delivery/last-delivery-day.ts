import { addDays, type Day } from '../mail-date/mail-date.ts'
import { isDeliveryDay } from './delivery-days.ts'

/** Returns the last day up to this one on which letters are delivered. */
export function findDeliveryDayUpTo(day: Day): Day {
  let found = day
  while (!isDeliveryDay(found)) found = addDays(found, -1)
  return found
}
