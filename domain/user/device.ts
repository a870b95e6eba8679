/** The browser and system that a user agent names. Empty strings when unknown. */
export type Device = { browser: string; system: string }

// The first match counts, because most browsers also claim to be Chrome or Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Parses the browser's user agent. Nothing else of the user agent is stored. */
export function parseDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 500)
  const named = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(text))?.[1] ?? ''
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}
