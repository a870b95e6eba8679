import { SCRIPT_PLACE } from '@fondly/contracts/bff/page-errors.ts'
import type { PageError } from '@fondly/contracts/bff/page-errors-request.ts'
import { REQUESTED_WITH } from '@fondly/contracts/bff/session.ts'

/** The most errors that one page reports. */
const MAX_REPORTS = 10

const reported = new Set<string>()

/** Reports an unexpected error to the server. The same error is reported only once. */
export function reportPageError(thrown: unknown, from: PageError['from']): void {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''
  const body = pageError(thrown, from, { path: location.pathname, version })
  const once = body && `${body.name} ${body.places.join(' ')}`
  if (once === undefined || reported.has(once) || reported.size >= MAX_REPORTS) return
  reported.add(once)
  const headers = { ...REQUESTED_WITH, 'content-type': 'application/json' }
  // If the server cannot be reached, the report is lost.
  fetch('/api/page-errors', { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined)
}

/**
 * Reduces an error to what may be reported: its class and its positions in our scripts. Its message may quote typed text, so it is left out. Returns
 * undefined for cancelled requests and for thrown values that are not errors.
 */
export function pageError(
  error: unknown,
  from: PageError['from'],
  { path, version }: Pick<PageError, 'path' | 'version'>,
): PageError | undefined {
  if (!(error instanceof Error) || error.name === 'AbortError') return undefined
  const places = error.stack?.match(/assets\/[^\s()?#:/]+:\d+:\d+/g) ?? []
  return {
    name: /^[A-Z][A-Za-z]{0,39}$/.test(error.name) ? error.name : 'Error',
    from,
    path: /^\/[a-z0-9/-]{0,60}$/.test(path) ? path : '/',
    version: /^[0-9a-f]{0,16}$/.test(version) ? version : '',
    places: places.filter((place) => SCRIPT_PLACE.test(place)).slice(0, 6),
  }
}
