import { addDays, type Day } from '../mail-date/mail-date.ts'

/** The holidays of the United States Postal Service, on which no letters are delivered: of fixed dates, and by weekday of a month. */
const FIXED_HOLIDAYS = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4

/** Returns whether letters are delivered on this day: no Sunday and no holiday of the post. A holiday on a Sunday is kept on the Monday after it. */
export function isDeliveryDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  if (weekday === SUNDAY || FIXED_HOLIDAYS.has(day.slice(5))) return false
  return !(weekday === MONDAY && FIXED_HOLIDAYS.has(addDays(day, -1).slice(5))) && !isMovableHoliday(day, weekday)
}

/** Martin Luther King's and Washington's birthday, Memorial Day, Labor Day, Columbus Day and Thanksgiving. */
function isMovableHoliday(day: Day, weekday: number): boolean {
  const [month, date] = [day.slice(5, 7), Number(day.slice(8))]
  const week = Math.ceil(date / 7)
  if (weekday === THURSDAY) return month === '11' && week === 4
  if (weekday !== MONDAY) return false
  if (month === '05') return date > 24
  return (month === '09' && week === 1) || (month === '10' && week === 2) || ((month === '01' || month === '02') && week === 3)
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
