import type { Day } from './mail-date.ts'

/** Returns the calendar day of an instant in the mailing time zone (such as 'America/New_York'). */
export function postalDay(instant: Date, zone: string): Day {
  const { year, month, day } = clockOnTheWall(instant, zone)
  return `${year}-${month}-${day}`
}

/** Returns the time that the clocks of a zone show, such as '16:05'. */
export function postalTime(instant: Date, zone: string): string {
  const { hour, minute } = clockOnTheWall(instant, zone)
  return `${hour}:${minute}`
}

/** Returns the instant at which a day begins in a time zone, also where the clocks leave out its midnight (Havana, Santiago). */
export function startOfPostalDay(day: Day, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Compute the offset twice, because the first guess may fall on the other side of a daylight saving change.
  const guess = midnight - offsetAt(new Date(midnight), zone)
  const start = midnight - offsetAt(new Date(guess), zone)
  // On a day without a midnight, the offset after the change would give an instant of the day before.
  return new Date(start < guess && postalDay(new Date(start), zone) < day ? guess : start)
}

/** Returns the first day of the month. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

function offsetAt(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = clockOnTheWall(instant, zone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant.getTime() / 1000) * 1000
}

function clockOnTheWall(instant: Date, zone: string) {
  // The text is '11/24/2026, 05:00:00'. To split it is several times as fast as formatToParts.
  const [month = '', day = '', year = '', hour = '', minute = '', second = ''] = wallClock(zone).format(instant).split(/\D+/)
  return { year, month, day, hour, minute, second }
}

/** Returns the usual name of a time zone, such as America/New_York for america/new_york; undefined when there is no such zone. */
export function toTimeZone(zone: string): string | undefined {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

// Formatters are cached, because to create a formatter costs more than to format ten times.
const wallClocks = new Map<string, Intl.DateTimeFormat>()
const MAX_WALL_CLOCKS = 100

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const [oldest] = wallClocks.keys()
  if (wallClocks.size >= MAX_WALL_CLOCKS && oldest !== undefined) wallClocks.delete(oldest)
  wallClocks.set(zone, made)
  return made
}
