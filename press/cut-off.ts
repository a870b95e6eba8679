import { addDays, isWeekend, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'

/**
 * When an order is cut. 'at-once': in the next run of the press. 'soon': some minutes after the order arrived. 'cut-off': at a time of a postal day,
 * such as '16:00'.
 */
export type CutSetting = { mode: 'at-once' | 'soon' | 'cut-off'; time: string; zone: string }

/** How many days back a business day is searched. Even if all these days are blackout days, cards must be printed. */
const MAX_DAYS_BACK = 60
const MINUTE_MS = 60_000
/** Long enough to withdraw a card. Short enough that a person who tries Fondly still sees a print file. */
const SOON_MS = 10 * MINUTE_MS
/** The longest time that a card waits for other cards of its batch. */
export const MAX_WAIT_MS = 30 * MINUTE_MS

/**
 * Returns the instant at which an order is cut. With a cut-off, this is the cut-off time on the last postal business day before the mail date. For an
 * order that the press sees later, it is the cut-off time on the mail date itself. An order that the press sees even later is cut at once.
 */
export function cutMoment(
  { mailDate, seenAt }: { mailDate: Day; seenAt: Date },
  { mode, time, zone }: CutSetting,
  blackoutDays: ReadonlySet<Day>,
): Date {
  if (mode === 'at-once') return seenAt
  if (mode === 'soon') return new Date(seenAt.getTime() + SOON_MS)
  const moments = [findBusinessDayBefore(mailDate, blackoutDays), mailDate].map((day) => toInstant(day, time, zone))
  return moments.find((moment) => moment >= seenAt) ?? seenAt
}

function findBusinessDayBefore(day: Day, blackoutDays: ReadonlySet<Day>): Day {
  for (let back = 1; back <= MAX_DAYS_BACK; back++) {
    const before = addDays(day, -back)
    if (!isWeekend(before) && !blackoutDays.has(before)) return before
  }
  return addDays(day, -1)
}

/** Returns the instant at which the clocks of a time zone show that time on that day. */
function toInstant(day: Day, time: string, zone: string): Date {
  const wanted = toMinutes(time)
  const guess = new Date(startOfPostalDay(day, zone).getTime() + wanted * MINUTE_MS)
  // If summer time began or ended since midnight, the clocks show an hour more or less.
  const shown = createWallClock(zone).format(guess)
  return new Date(guess.getTime() + (wanted - toMinutes(shown)) * MINUTE_MS)
}

// Keep the formatters: making one costs more than using it ten times. An installation has only one time zone.
const wallClocks = new Map<string, Intl.DateTimeFormat>()

function createWallClock(zone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  wallClocks.set(zone, made)
  return made
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
