/** Writes '2026-12-08' as 'Tue Dec 8'. */
export function briefDay(day: string, locale: string): string {
  const parts: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${day}T12:00:00Z`)).replaceAll(',', '')
}
