/** Writes '2026-11-13' as 'Friday, November 13'. With `whole`, adds the year. */
export function writtenDay(day: string, locale: string, { whole = false } = {}): string {
  const parts: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(whole ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${day}T12:00:00Z`))
}
