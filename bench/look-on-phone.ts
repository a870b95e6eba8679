import type { Browser } from '@playwright/test'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { type Cookies, CPU_SLOWDOWN_FACTOR, clearSearch, openSlowPage, readSeen, SLOW_NETWORK, typeKeys } from './slow-page.ts'

const VISITS = 5
const MAX_WARM_UP_VISITS = 10
/** A usual phone. The server draws its first screen. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}

type PhoneLook = { firstPaint: number; lcp: number; blocked: number; scriptCpu: number; key: number; opens: number }

/** Reports the catalogue on a phone: the median of several visits with an empty cache. */
export async function reportPhone(browser: Browser, url: string, cookies: Cookies, keys: string): Promise<void> {
  await waitUntilDrawn(browser, url, cookies)
  const looks: PhoneLook[] = []
  for (let visit = 0; visit < VISITS; visit++) looks.push(await lookOnPhone(browser, url, cookies, keys))
  const of = (kind: keyof PhoneLook) => short(median(looks.map((look) => look[kind])))
  report(
    `The catalogue on a phone, processor ${CPU_SLOWDOWN_FACTOR} times slower, ${SLOW_NETWORK.latency} ms and 1.6 Mbit/s, median of ${VISITS}`,
    ['first paint ms', 'LCP ms', 'blocked ms', 'scripts CPU ms', 'slowest key ms', 'form opens ms'],
    [['the catalogue', of('firstPaint'), of('lcp'), of('blocked'), of('scriptCpu'), of('key'), of('opens')]],
  )
}

/** Visits until the server draws the first screen. A process that has just started may not have the catalogue in time, and sends a page without it. */
async function waitUntilDrawn(browser: Browser, url: string, cookies: Cookies): Promise<void> {
  const context = await browser.newContext(PHONE)
  await context.addCookies(cookies)
  for (let visit = 0; visit < MAX_WARM_UP_VISITS; visit++) {
    const answer = await context.request.get(url, { headers: { 'user-agent': PHONE.userAgent } })
    if ((await answer.text()).includes('data-view')) break
  }
  await context.close()
}

async function lookOnPhone(browser: Browser, url: string, cookies: Cookies, keys: string): Promise<PhoneLook> {
  const { page, readCpuMs, close } = await openSlowPage(browser, PHONE, cookies)
  try {
    await page.goto(url)
    await page.locator('.tile').first().waitFor()
    if ((await page.locator('#page[data-view]').count()) === 0) throw new Error('The server has not drawn the first screen in time.')
    await page.waitForLoadState('networkidle')
    const { firstPaint, lcp, blocked } = await readSeen(page)
    const scriptCpu = await readCpuMs('ScriptDuration')
    const key = await typeKeys(page, keys)
    await clearSearch(page)
    // Nothing has touched a card before, so its form is not prepared.
    const opens = await page.evaluate<number>(OPENING)
    return { firstPaint, lcp, blocked, scriptCpu, key, opens }
  } finally {
    await close()
  }
}

/** Measures from the click to the frame in which the form has its fields. */
const OPENING = `new Promise((done) => {
  const began = performance.now()
  const look = () => document.querySelector('dialog[open] input') ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look)
  document.querySelector('.tile').click()
  look()
})`
