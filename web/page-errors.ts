import { type PageError, SCRIPT_PLACE } from '@fondly/contracts/bff/page-errors.ts'
import { REQUESTED_WITH } from '@fondly/contracts/bff/session.ts'

/** One page that is broken through and through says so only so often. */
const MOST = 10

const told = new Set<string>()

/** Tells the server of an error that nobody foresaw, once. */
export function tellPageError(thrown: unknown, from: PageError['from']): void {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''
  const body = pageError(thrown, from, { path: location.pathname, version })
  const once = body && `${body.name} ${body.places.join(' ')}`
  if (once === undefined || told.has(once) || told.size >= MOST) return
  told.add(once)
  const headers = { ...REQUESTED_WITH, 'content-type': 'application/json' }
  // Whoever cannot be reached cannot be told so.
  fetch('/api/page-errors', { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined)
}

/**
 * What may be told of an error: its class and where in our scripts it was. Its message may quote what was typed, so it stays here. Undefined when
 * nothing went wrong: a question was given up, or what was thrown is no error.
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
