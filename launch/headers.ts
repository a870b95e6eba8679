/** What every answer carries. `connect` and `pictures` are further origins of upstreams that are not on our own, `reports` those that are told of errors. */
export function securityHeaders(further: { connect: string[]; reports: string[]; pictures: string[]; https: boolean }): [string, string][] {
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
  return [
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(further.https ? ([['strict-transport-security', 'max-age=31536000']] as [string, string][]) : []),
  ]
}
