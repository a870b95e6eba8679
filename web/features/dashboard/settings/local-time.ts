const MINUTE_MS = 60_000

/** An instant in the time zone of the reader, as a field for local time writes it: '2026-11-23T09:30'. */
export function toLocalTime(instant: string): string {
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
