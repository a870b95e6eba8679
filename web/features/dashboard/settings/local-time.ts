const MINUTE_MS = 60_000

/** Writes an instant in the reader's time zone, in the form of the input type datetime-local: '2026-11-23T09:30'. */
export function toLocalTime(instant: string): string {
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
