/** Reads the header Retry-After (seconds or a date) as milliseconds from `now`; undefined when it is missing or unreadable. */
export function retryAfterMilliseconds(headers: Headers, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const until = Date.parse(value)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime())
}
