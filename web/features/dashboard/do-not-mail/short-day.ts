/** Writes a day (2026-11-24) or an instant as 'Nov 24, 2026'. A day has no time zone; an instant is written in the reader's time zone. */
export function writeShortDay(text: string, locale: string): string {
  const isDay = text.length === 10
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(isDay ? { timeZone: 'UTC' } : {}) }
  return new Intl.DateTimeFormat(locale, options).format(new Date(isDay ? `${text}T12:00:00Z` : text))
}
