const DAY_MS = 86_400_000
const MAX_DAYS = 400

/**
 * Returns until when a print file is needed: the end (UTC) of the day in the header `Prefer: keep-until="2027-01-20"` (RFC 7240). Ignores a day that
 * is over, more than 400 days ahead or unreadable.
 */
export function readKeepUntil(request: Request, now: Date): Date | undefined {
  const preferences = (request.headers.get('prefer') ?? '').slice(0, 1000).split(',')
  for (const preference of preferences) {
    const day = /^keep-until="?(\d{4}-\d{2}-\d{2})"?$/i.exec(preference.trim())?.[1]
    const until = day === undefined ? NaN : Date.parse(`${day}T23:59:59Z`)
    if (until > now.getTime() && until < now.getTime() + MAX_DAYS * DAY_MS) return new Date(until)
  }
  return undefined
}
