/** The header Retry-After, in milliseconds from `now`: seconds or a date; undefined where it says nothing that can be read. */
export function retryAfterMilliseconds(headers: Headers, now: Date): number | undefined {
  const said = headers.get('retry-after')?.trim()
  if (!said) return undefined
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1000
  const until = Date.parse(said)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime())
}
