import type { Settings } from '../settings/settings.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Tells whether the Host of a request is the host of FONDLY_URL. It is another one if, for example, another domain name points at our address. The
 * ports are compared too. A demonstration also answers by localhost, 127.0.0.1 and [::1], on the port of FONDLY_URL and on the one on which it listens.
 */
export function isOurHost(request: Request, { url, mode, port }: Pick<Settings, 'url' | 'mode' | 'port'>): boolean {
  const ours = new URL(url)
  const requested = URL.parse(request.url)
  // A request that was made in this process has an address but no Host.
  const named = request.headers.has('host') ? URL.parse(`${ours.protocol}//${request.headers.get('host')}`) : undefined
  const isOurs = (one: URL | null) =>
    one !== null &&
    one.username === '' &&
    one.password === '' &&
    (one.host === ours.host || (mode === 'demo' && LOOPBACK.has(one.hostname) && (one.port === ours.port || one.port === String(port))))
  if (named === undefined) return isOurs(withScheme(requested, ours))
  return isOurs(named) && isOurs(withScheme(requested, ours))
}

/** Behind a proxy that ends https, requests arrive over http: with the public scheme, default ports compare as equal. */
const withScheme = (requested: URL | null, { protocol }: URL) => requested && URL.parse(`${protocol}//${requested.host}`)
