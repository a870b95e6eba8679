/** What a browser says of itself, as its owner would name it. Empty where it does not say. */
export type Device = { browser: string; system: string }

// The first that fits counts: most browsers claim to be Chrome or Safari as well.
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

/** Reads the browser's user agent, of which nothing else is kept. */
export function parseDevice(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, 500)
  const named = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(said))?.[1] ?? ''
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}
