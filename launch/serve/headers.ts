import type { Settings } from '../settings/settings.ts'

/** Returns the headers of every answer. They depend on the settings. */
export function createHeaders({ commerce, renderer, identity, sentryDsn, url, hsts }: Settings): [string, string][] {
  const origins = (urls: (string | undefined)[]) => urls.flatMap((one) => (one ? [new URL(one).origin] : []))
  return securityHeaders({
    connect: origins([identity.url]),
    reports: origins([sentryDsn]),
    pictures: origins([commerce.url, renderer.url]),
    https: url.startsWith('https:'),
    hsts,
  })
}

/** Browsers refuse plain http for two years: the preload list requires this duration. */
const STRICT_TRANSPORT = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/**
 * Returns the security headers of every answer. `connect` and `pictures` are origins of remote upstreams. `reports` are origins that receive error
 * reports.
 */
export function securityHeaders(further: {
  connect: string[]
  reports: string[]
  pictures: string[]
  https: boolean
  hsts?: Settings['hsts']
}): [string, string][] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...further.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...further.connect, ...further.reports].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...further.connect].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const strictTransport: [string, string][] = further.https ? [['strict-transport-security', STRICT_TRANSPORT[further.hsts ?? 'host']]] : []
  return [
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...strictTransport,
  ]
}
