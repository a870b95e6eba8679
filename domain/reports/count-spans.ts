import { addDays, type Day } from '../mail-date/mail-date.ts'
import { startOfPostalDay } from '../mail-date/postal-day.ts'
import { listDays, type ReportDays } from './report-period.ts'

/** The days of a report and of the period before it, by the time zone of the reader. */
export type CountSpans = {
  dayNames: Day[]
  /** The minutes since 1970 at which each day begins, and at which the last one ends. */
  now: number[]
  before: number[]
  /** The index, in both periods, of the last day that is compared. Later days have no matching day yet. -1: no day is compared. */
  lastComparable: number
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 1_440
/** No zone changes its clocks twice within these days. */
const STEP_DAYS = 7

/** Finds when the days of a report begin. */
export function findSpans({ days, zone, today }: { days: ReportDays; zone: string; today: Day }): CountSpans {
  const dayNames = listDays(days)
  // In a long month, the days that lie four weeks before the last days are in the same month. They do not belong to the period before.
  const lastBefore = [addDays(days.to, -days.daysEarlier), addDays(days.from, -1)].toSorted()[0] ?? days.from
  const daysBefore = listDays({ from: addDays(days.from, -days.daysEarlier), to: lastBefore })
  const lastComparable = Math.min(
    dayNames.findLastIndex((day) => day <= today),
    daysBefore.length - 1,
  )
  return { dayNames, now: startsOfDays(dayNames, zone), before: startsOfDays(daysBefore, zone), lastComparable }
}

/**
 * Returns the UTC days whose orders belong to different parts of the report, so that the sums of these days cannot be used. Returns undefined if the
 * days of the zone do not begin at full hours of UTC, because no sums can be used then.
 */
export function findSplitDays({ now, before, lastComparable }: CountSpans): Set<number> | undefined {
  if ([...now, ...before].some((minute) => minute % HOUR_MINUTES !== 0)) return undefined
  const edges = [now[0], now.at(-1), before[0], before[lastComparable + 1], before.at(-1)]
  return new Set(edges.flatMap((minute) => (minute === undefined || minute % DAY_MINUTES === 0 ? [] : [Math.floor(minute / DAY_MINUTES)])))
}

/** Returns the minutes since 1970 at which each day of the zone begins, and at which the last one ends. */
export function startsOfDays(days: readonly Day[], zone: string): number[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const all = [...days, addDays(last, 1)]
  const startOf = (at: number) => Math.round(startOfPostalDay(all[at] ?? first, zone).getTime() / MINUTE_MS)
  const starts = [startOf(0)]
  for (let from = 0; from < days.length; from += STEP_DAYS) {
    const to = Math.min(from + STEP_DAYS, days.length)
    const [begin, end] = [starts[from] ?? 0, startOf(to)]
    // Formatting takes most of the time of a first report, so each day is formatted only in weeks in which the clocks change.
    const isRegular = end - begin === (to - from) * DAY_MINUTES
    for (let at = from + 1; at < to; at++) starts.push(isRegular ? begin + (at - from) * DAY_MINUTES : startOf(at))
    starts.push(end)
  }
  return starts
}
