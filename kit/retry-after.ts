/** Reads the header Retry-After (seconds or a date) as milliseconds from `now`; undefined when it is missing or unreadable. */
export function retryAfterMilliseconds(headers: Headers, now: Date): number | undefined {
  const said = headers.get('retry-after')?.trim()
  if (!said) return undefined
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1000
  const until = Date.parse(said)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime())
}
