import { launch, type Browser, type Page } from 'puppeteer-core'

const STARTING = 90_000
const CLOSING = 15_000

/** Works with a page of a Firefox of its own, which is gone afterwards, whatever state it is in. */
export async function inFirefox(executablePath: string, { width, height }: Size, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: STARTING,
    protocolTimeout: STARTING,
    // As on any day: the pages ask for the language that a reader has set.
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
  let patience: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((over) => (patience = setTimeout(over, CLOSING)))
  await Promise.race([browser.close().catch(() => undefined), tooLong])
  clearTimeout(patience)
  browser.process()?.kill('SIGKILL')
}
