import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { firstOfMonth } from '@fondly/domain/mail-date/postal-day.ts'

const [MONTHS_BEFORE, MONTHS_AHEAD] = [11, 3]

/** The timeline that all rows share. A place on it is a share of its length, from 0 to 1. */
export type TimeAxis = {
  start: Day
  /** The first day after the timeline. */
  end: Day
  today: number
  /** `middle` is the place of a month's middle. January is labelled with its year. */
  months: { first: Day; middle: number; isNow: boolean; isJanuary: boolean }[]
  /** The places where a year begins. */
  years: number[]
}

/** Builds the timeline from eleven months before the current month to three months after it. */
export function buildTimeAxis(today: Day): TimeAxis {
  const firsts = Array.from({ length: MONTHS_BEFORE + MONTHS_AHEAD + 2 }, (_, month) =>
    addMonths(firstOfMonth(today), month - MONTHS_BEFORE),
  )
  const [start = today, end = today] = [firsts.at(0), firsts.at(-1)]
  const place = (day: Day) => placeOnAxis({ start, end }, day)
  return {
    start,
    end,
    today: place(today),
    months: firsts.slice(0, -1).map((first, at) => ({
      first,
      middle: (place(first) + place(firsts[at + 1] ?? end)) / 2,
      isNow: first === firstOfMonth(today),
      isJanuary: first.slice(5, 7) === '01',
    })),
    years: firsts.filter((first) => first.slice(5, 7) === '01').map(place),
  }
}

/** Returns the place of a day on the timeline. A place below 0 or above 1 is outside of the timeline. */
export function placeOnAxis({ start, end }: Pick<TimeAxis, 'start' | 'end'>, day: Day): number {
  return daysBefore(day, start) / daysBefore(end, start)
}

const toDate = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const daysBefore = (later: Day, earlier: Day) => (toDate(later) - toDate(earlier)) / 86_400_000

/** Returns the first day of the month that is this many months later. */
function addMonths(first: Day, months: number): Day {
  const date = new Date(toDate(first))
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}
