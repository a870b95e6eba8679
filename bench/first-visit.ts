import { chromium, type Browser } from '@playwright/test'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { browserWithWindows } from '../tools/programs.ts'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { START, started } from './start-process.ts'
import { withDatabase } from './with-database.ts'

/**
 * Measures the first visit to a new installation, where no card was ever drawn: from Sign On until the list is there, and until every visible
 * picture is. Compares it with later visits, when all pictures are drawn, in new browser contexts with empty caches.
 */
const LATER_VISIT_COUNT = 3
/** Calls the API 12 times, one after another, while pictures load. The slowest call shows whether pictures block other requests. */
const PROBES = `(async () => {
  let slowest = 0
  for (let ask = 0; ask < 12; ask++) {
    const began = performance.now()
    await fetch('/api/session')
    slowest = Math.max(slowest, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return slowest
})()`
const ALL_SEEN = `(() => {
  const seen = [...document.querySelectorAll('.tile img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return seen.length > 0 && seen.every((image) => image.complete && image.naturalWidth > 0)
})()`

const SHOWN = `[...document.querySelectorAll('.tile img')].map(({ currentSrc }) => currentSrc).filter(Boolean)`

type Visit = { list: number; pictures: number; slowest: number }

async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByLabel('Username').fill('orderer@harborview.test')
  await page.getByLabel('Password', { exact: true }).fill('Fondly-demo-1')
  const began = performance.now()
  await page.getByRole('button', { name: 'Sign On' }).click()
  await page.locator('.tile').first().waitFor()
  const list = performance.now() - began
  const probing = page.evaluate<number>(PROBES)
  while (!(await page.evaluate<boolean>(ALL_SEEN))) await page.waitForTimeout(50)
  const pictures = performance.now() - began
  const slowest = await probing
  // A request that does not come from a page waits until the picture is drawn, so that a later visit finds it.
  for (const address of await page.evaluate<string[]>(SHOWN)) await (await network(new Request(address))).arrayBuffer()
  await context.close()
  return { list, pictures, slowest }
}

const network = networkFetch()
const executablePath = browserWithWindows()
if (!executablePath) throw new Error('There is no browser: install chromium and try again.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
try {
  await withDatabase(async ({ data, url }) => {
    const { port, milliseconds, stop } = await started(START, { FONDLY_DATA: data, DATABASE_URL: url })
    const origin = `http://localhost:${port}`
    const first = await visit(browser, origin)
    const later: Visit[] = []
    for (let round = 0; round < LATER_VISIT_COUNT; round++) later.push(await visit(browser, origin))
    await stop()
    const usual = (kind: keyof Visit) => median(later.map((one) => one[kind]))
    const row = (name: string, kind: keyof Visit): [string, ...string[]] => [
      name,
      short(first[kind]),
      short(usual(kind)),
      `${short(first[kind] / usual(kind))}x`,
    ]
    report(
      `The first visit of all, ms from Sign On (ready ${short(milliseconds)} ms after the very first start)`,
      ['the first', 'a later one', ''],
      [
        row('the list of cards is there', 'list'),
        row('every picture that is seen is there', 'pictures'),
        row('the slowest of 12 calls to the API meanwhile', 'slowest'),
      ],
    )
  })
} finally {
  await browser.close()
}
