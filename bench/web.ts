import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from '@playwright/test'
import { browserWithWindows } from '../tools/programs.ts'
import { lighthouse } from './lighthouse.ts'
import { reportPhone } from './look-on-phone.ts'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { type Cookies, CPU_SLOWDOWN_FACTOR, clearSearch, openSlowPage, readSeen, SLOW_NETWORK, typeKeys } from './slow-page.ts'
import { START, started } from './start-process.ts'
import { withDatabase } from './with-database.ts'

/**
 * Measures the catalogue in a browser with a four times slower processor and a slow connection: the first look, the slowest key in the search, and
 * opening the form. Compares it with a bare page in the same browser: a heading, a field that does nothing, a dialog with one field. Then the
 * same on a phone, where the server draws the first screen. At the end Lighthouse judges the catalogue, if it can be fetched.
 * With an address (`npm run bench -- web http://localhost:3000`) it measures a product that already runs.
 */
const [address] = process.argv.slice(2)
const ROUNDS = 3
const KEYS = 'poppy'
/** Milliseconds that a pointer rests on a card before it clicks. */
const HOVER_MS = 400

/** `keyCpu` and `opensCpu` are processor milliseconds that the page's own thread spends for a key and for opening the form. */
type Look = { lcp: number; cls: number; blocked: number; key: number; keyCpu: number; opens: number; opensCpu: number; nodes: number }

async function compare(product: string): Promise<void> {
  const executablePath = browserWithWindows()
  if (!executablePath) throw new Error('There is no browser: install chromium and try again.')
  const bare = await barePage()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
  const looks: Record<'product' | 'bare', Look[]> = { product: [], bare: [] }
  let cookies: Cookies
  try {
    cookies = await signedIn(browser, product)
    for (let round = 0; round < ROUNDS; round++) {
      looks.bare.push(await look(browser, bare.url, []))
      looks.product.push(await look(browser, product, cookies))
    }
    await reportPhone(browser, product, cookies, KEYS)
  } finally {
    await browser.close()
    bare.close()
  }
  const row = (name: string, of: Look[]): [string, ...string[]] => [
    name,
    ...(['lcp', 'cls', 'blocked', 'key', 'keyCpu', 'opens', 'opensCpu', 'nodes'] as const).map((kind) =>
      short(median(of.map((one) => one[kind]))),
    ),
  ]
  report(
    `The page, processor ${CPU_SLOWDOWN_FACTOR} times slower, ${SLOW_NETWORK.latency} ms and 1.6 Mbit/s, median of ${ROUNDS}`,
    ['LCP ms', 'CLS', 'blocked ms', 'slowest key ms', 'CPU ms a key', 'form opens ms', 'CPU ms', 'nodes'],
    [row('a bare page', looks.bare), row('the catalogue', looks.product)],
  )
  const scores = await lighthouse(product, executablePath, cookies)
  if (!scores) console.log('\nLighthouse could not be had: it is fetched from the registry when it is needed.')
  else
    console.log(
      `\nLighthouse, a phone: performance ${scores.performance}, accessibility ${scores.accessibility}. What cost points: ${scores.missed.join(', ') || 'nothing'}.`,
    )
}

async function signedIn(browser: Browser, origin: string): Promise<Cookies> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByLabel('Username').fill('orderer@harborview.test')
  await page.getByLabel('Password', { exact: true }).fill('Fondly-demo-1')
  await page.getByRole('button', { name: 'Sign On' }).click()
  await page.locator('.tile').first().waitFor({ timeout: 60_000 })
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Measures one visit with an empty cache. */
async function look(browser: Browser, url: string, cookies: Cookies): Promise<Look> {
  const { page, readCpuMs, close } = await openSlowPage(browser, { viewport: { width: 1440, height: 1000 } }, cookies)
  await page.goto(url)
  await page.locator('.tile').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { lcp, cls, blocked } = await readSeen(page)
  const nodes = await page.evaluate<number>("document.querySelectorAll('*').length")

  const beforeKeys = await readCpuMs('TaskDuration')
  const key = await typeKeys(page, KEYS)
  const keyCpu = ((await readCpuMs('TaskDuration')) - beforeKeys) / KEYS.length
  await clearSearch(page)
  await page.locator('.tile').first().hover()
  await page.waitForTimeout(HOVER_MS)
  const beforeOpening = await readCpuMs('TaskDuration')
  const opens = await page.evaluate<number>(OPENING)
  const opensCpu = (await readCpuMs('TaskDuration')) - beforeOpening
  await close()
  return { lcp, cls, blocked, key, keyCpu, opens, opensCpu, nodes }
}

/** Measures from the click to the frame in which the dialog is open and its first field has the focus. */
const OPENING = `new Promise((done) => {
  const began = performance.now()
  const look = () => document.activeElement.matches('dialog[open] input') ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look)
  document.querySelector('.tile').click()
  look()
})`

async function barePage(): Promise<{ url: string; close: () => void }> {
  const page = `<!doctype html><title>Bare</title><h1>Choose a card</h1><input type="search"><button class="tile">A card</button><dialog>A form<input></dialog>
    <script>document.querySelector('.tile').onclick = () => document.querySelector('dialog').showModal()</script>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

if (address) await compare(address)
else
  await withDatabase(async ({ data, url }) => {
    const product = await started(START, { FONDLY_DATA: data, DATABASE_URL: url })
    try {
      await compare(`http://localhost:${product.port}`)
    } finally {
      await product.stop()
    }
  })
