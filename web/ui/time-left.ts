import { writeBriefly } from './brief-day.ts'

const MINUTE_MS = 60_000

/** Writes the time until an instant in its two largest units ('2 hr 14 min'), at least one minute. Returns undefined if the instant has passed. */
export function timeLeft(until: string, now: Date, locale: string): string | undefined {
  const left = Date.parse(until) - now.getTime()
  if (left <= 0) return undefined
  const minutes = Math.max(1, Math.floor(left / MINUTE_MS))
  const units: [unit: 'day' | 'hour' | 'minute', count: number][] = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ]
  const first = units.findIndex(([, count]) => count > 0)
  return units
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ')
}

/** Writes an instant: only the time if the instant is today, else with its day. `zone` is the time zone; the default is the reader's. */
export function writtenMoment(instant: string, now: Date, locale: string, zone?: string): string {
  const timeZone = zone ? { timeZone: zone } : {}
  const day = new Intl.DateTimeFormat(locale, { ...timeZone, dateStyle: 'short' })
  const at = new Date(instant)
  const isToday = day.format(at) === day.format(now)
  const time = new Intl.DateTimeFormat(locale, { ...timeZone, hour: 'numeric', minute: '2-digit' }).format(at)
  return isToday ? time : `${writeBriefly(at, locale, zone)}, ${time}`
}

/** Writes an instant in another time zone, with the zone's short name ('4:00 PM EST'). */
export function writtenMomentInZone(instant: string, now: Date, locale: string, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat(locale, { ...(zone ? { timeZone: zone } : {}), timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${writtenMoment(instant, now, locale, zone)} ${name}`.trim()
}
