import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

export const CPU_SLOWDOWN_FACTOR = 4
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

export type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

export type SlowPage = {
  page: Page
  /** Milliseconds of CPU that the page's thread has spent so far, by kind of work. */
  readCpuMs: (kind: 'TaskDuration' | 'ScriptDuration') => Promise<number>
  close: () => Promise<void>
}

/** Opens a page with an empty cache, a slow processor and a slow line. It collects what the browser reports in `globalThis.seen`. */
export async function openSlowPage(browser: Browser, options: BrowserContextOptions, cookies: Cookies): Promise<SlowPage> {
  const context = await browser.newContext(options)
  await context.addCookies(cookies)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN_FACTOR })
  await page.addInitScript(OBSERVERS)
  return { page, readCpuMs: (kind) => readMetric(session, kind), close: () => context.close() }
}

async function readMetric(session: CDPSession, kind: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === kind)?.value ?? 0) * 1000
}

export type Seen = { firstPaint: number; lcp: number; cls: number; blocked: number; key: number }

/** Returns what the browser has reported so far, in milliseconds. */
export const readSeen = (page: Page): Promise<Seen> => page.evaluate<Seen>('({ ...globalThis.seen })')

/** Types into the search and returns the milliseconds that the slowest key took until its frame was drawn. */
export async function typeKeys(page: Page, keys: string): Promise<number> {
  await page.getByRole('searchbox').click()
  await page.evaluate('globalThis.seen.key = 0')
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  return (await readSeen(page)).key
}

/** Clears the search and waits until the page has reacted. */
export async function clearSearch(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('')
  await page.waitForTimeout(REST_MS)
}

const REST_MS = 1_000
const BETWEEN_KEYS_MS = 150

/** Records what the browser reports. The browser does not report events shorter than 16 ms. */
const OBSERVERS = `
  globalThis.seen = { firstPaint: 0, lcp: 0, cls: 0, blocked: 0, key: 0 }
  const watch = (type, each, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  watch('paint', ({ name, startTime }) => { if (name === 'first-paint') seen.firstPaint = startTime })
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime })
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value })
  watch('longtask', ({ duration }) => { seen.blocked += duration - 50 })
  watch('event', ({ name, duration }) => { if (name === 'keydown') seen.key = Math.max(seen.key, duration) }, { durationThreshold: 16 })
`
