import { addDays, type Day } from '../mail-date/mail-date.ts'

/** The holidays of the United States Postal Service with a fixed date, on which no letters are delivered. */
const FIXED_HOLIDAYS = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const
/** The other holidays by month, weekday and its number in the month: '11-4-4' is the fourth Thursday of November, '05-1-5' the last Monday of May. */
const MOVABLE_HOLIDAYS = ['01-1-3', '02-1-3', '05-1-5', '09-1-1', '10-1-2', '11-4-4'] as const
const SUNDAY = 0
const MONDAY = 1

export type PostalHoliday = (typeof FIXED_HOLIDAYS)[number] | (typeof MOVABLE_HOLIDAYS)[number]

/** Returns whether letters are delivered on this day: no Sunday and no holiday of the post. */
export const isDeliveryDay = (day: Day): boolean => weekdayOf(day) !== SUNDAY && !findHoliday(day)

/** Returns the holiday of the post on this day. When a holiday with a fixed date falls on a Sunday, the Monday after it is the holiday. */
export function findHoliday(day: Day): PostalHoliday | undefined {
  const weekday = weekdayOf(day)
  const [month, date] = [day.slice(5, 7), Number(day.slice(8))]
  const findFixed = (one: Day) => FIXED_HOLIDAYS.find((holiday) => holiday === one.slice(5))
  const which = month === '05' && date > 24 ? 5 : Math.ceil(date / 7)
  return (
    findFixed(day) ??
    (weekday === MONDAY ? findFixed(addDays(day, -1)) : undefined) ??
    MOVABLE_HOLIDAYS.find((holiday) => holiday === `${month}-${weekday}-${which}`)
  )
}

/** Returns the day on which letters are delivered for the n-th time after this day, for n from 1. */
export function addDeliveryDays(day: Day, count: number): Day {
  let found = day
  for (let left = count; left > 0;) {
    found = addDays(found, 1)
    if (isDeliveryDay(found)) left--
  }
  return found
}

const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay()
