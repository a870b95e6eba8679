const DAY_MS = 86_400_000
const MAX_DAYS = 400

/**
 * Until when a print file is wanted: the end (UTC) of the day that the header `Prefer: keep-until="2027-01-20"` names (RFC 7240). A day that is over, or
 * further away than 400 days, is no preference, as is one that cannot be read.
 */
export function keepUntilOf(request: Request, now: Date): Date | undefined {
  const preferences = (request.headers.get('prefer') ?? '').slice(0, 1000).split(',')
  for (const preference of preferences) {
    const day = /^keep-until="?(\d{4}-\d{2}-\d{2})"?$/i.exec(preference.trim())?.[1]
    const until = day === undefined ? NaN : Date.parse(`${day}T23:59:59Z`)
    if (until > now.getTime() && until < now.getTime() + MAX_DAYS * DAY_MS) return new Date(until)
  }
  return undefined
}
