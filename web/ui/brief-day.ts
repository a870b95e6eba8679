/** Writes '2026-12-08' as 'Tue, Dec 8'. */
export const briefDay = (day: string, locale: string): string => writeBriefly(new Date(`${day}T12:00:00Z`), locale, 'UTC')

/**
 * Writes the day of an instant as 'Tue, Dec 8', in the given time zone or the reader's. The weekday is written separately, because together the
 * format for US Spanish would change to 'mar, 8 de dic'.
 */
export function writeBriefly(instant: Date, locale: string, timeZone?: string): string {
  const write = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(instant)
  return `${write({ weekday: 'short' })}, ${write({ month: 'short', day: 'numeric' })}`
}
