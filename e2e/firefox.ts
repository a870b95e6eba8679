import { launch, type Browser, type Page } from 'puppeteer-core'

const START_TIMEOUT_MS = 180_000
const CLOSE_TIMEOUT_MS = 15_000

/** Runs the work with a page of its own Firefox. Afterwards closes this Firefox, or kills it if it does not close in time. */
export async function inFirefox(executablePath: string, { width, height }: Size, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_TIMEOUT_MS,
    protocolTimeout: START_TIMEOUT_MS,
    // A fixed language, because the pages use the one that the browser asks for.
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US, en',
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  })
  try {
    const page = await browser.newPage()
    await page.setViewport({ width, height })
    await work(page)
  } finally {
    await leave(browser)
  }
}

export type Size = { width: number; height: number }

async function leave(browser: Browser): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((over) => (timer = setTimeout(over, CLOSE_TIMEOUT_MS)))
  await Promise.race([browser.close().catch(() => undefined), timeout])
  clearTimeout(timer)
  browser.process()?.kill('SIGKILL')
}
