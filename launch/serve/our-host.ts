import type { Settings } from '../settings/settings.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns true when the Host of a request is the host of FONDLY_URL, with the same port. Another Host arrives, for example, when another domain name
 * points at our address. A demonstration also accepts localhost, 127.0.0.1 and [::1], on the port of FONDLY_URL and on the port on which it listens.
 */
export function isOurHost(request: Request, { url, mode, port }: Pick<Settings, 'url' | 'mode' | 'port'>): boolean {
  const ours = new URL(url)
  const requested = URL.parse(request.url)
  // A request that this process made itself has an address but no Host header.
  const named = request.headers.has('host') ? URL.parse(`${ours.protocol}//${request.headers.get('host')}`) : undefined
  const isOurs = (one: URL | null) =>
    one !== null &&
    one.username === '' &&
    one.password === '' &&
    (one.host === ours.host || (mode === 'demo' && LOOPBACK.has(one.hostname) && (one.port === ours.port || one.port === String(port))))
  if (named === undefined) return isOurs(withScheme(requested, ours))
  return isOurs(named) && isOurs(withScheme(requested, ours))
}

/** Behind a proxy that ends https, requests arrive over http. With the public scheme, default ports compare as equal. */
const withScheme = (requested: URL | null, { protocol }: URL) => requested && URL.parse(`${protocol}//${requested.host}`)
