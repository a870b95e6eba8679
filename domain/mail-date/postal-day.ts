import type { Day } from './mail-date.ts'

/** The calendar day of an instant where the cards are mailed (a zone such as 'America/New_York'). */
export function postalDay(instant: Date, zone: string): Day {
  const { year, month, day } = clockOnTheWall(instant, zone)
  return `${year}-${month}-${day}`
}

/** The instant at which a day begins in a zone. */
export function startOfPostalDay(day: Day, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The offset is read twice, because the first guess may fall on the other side of a change of the clocks.
  const guess = midnight - offsetAt(new Date(midnight), zone)
  return new Date(midnight - offsetAt(new Date(guess), zone))
}

/** MM/DD/YYYY, as on American letters, in both languages: 03/04 must not turn with the language of the page. */
export function slashDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** The first day of the month. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

function offsetAt(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = clockOnTheWall(instant, zone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant.getTime() / 1000) * 1000
}

function clockOnTheWall(instant: Date, zone: string): Record<string, string> {
  return Object.fromEntries(
    wallClock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}

// To make one costs more than to ask it some ten times.
const wallClocks = new Map<string, Intl.DateTimeFormat>()

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
  wallClocks.set(zone, made)
  return made
}
