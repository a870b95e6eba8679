import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectFits } from './fits.ts'
import { listenForData } from './listen-for-data.ts'
import { setLanguage, type Visit } from './look-at-screen.ts'
import { walkDashboard } from './screens-of-dashboard.ts'
import { walkNextCard } from './screens-of-next-card.ts'
import { walkPeople } from './screens-of-people.ts'
import { walkScreens } from './screens.ts'
import { CUT_OFF } from './settings.ts'
import { openTestProduct, pinnedNode, ROOT, type StoryProduct } from './test-product.ts'
import { lookAtTexts } from './texts.ts'

const DESK = { width: 1440, height: 1000 }
const PHONE = { width: 390, height: 844 }
/** Window widths at which the columns of Order History are narrower than on a desktop, down to the width at which it becomes a list. */
const BETWEEN = [1280, 1180, 1100, 1024, 960, 900, 820, 768].map((width) => ({ width, height: 1000 }))

let folder = ''
test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'fondly-pseudo-'))
  await buildPages(folder)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('a language that is a third longer fits on every screen of a sender and of the press', async ({ browser }) => {
  const inLanguage = await walkInPseudoLocale(browser, (page, product, visit) => walkScreens(page, product, [DESK, PHONE], visit))
  expect(inLanguage).toBeGreaterThan(200)
})

test('a language that is a third longer fits on every screen of the next card', async ({ browser }) => {
  const inLanguage = await walkInPseudoLocale(browser, (page, _, visit) => walkNextCard(page, [DESK, PHONE], visit))
  expect(inLanguage).toBeGreaterThan(100)
})

test('a language that is a third longer fits on every screen about contacts', async ({ browser }) => {
  const inLanguage = await walkInPseudoLocale(browser, (page, _, visit) => walkPeople(page, [DESK, PHONE], visit))
  expect(inLanguage).toBeGreaterThan(200)
})

test('a language that is a third longer fits on every page of Reporting & Admin', async ({ browser }) => {
  const inLanguage = await walkInPseudoLocale(browser, (page, _, visit) => walkDashboard(page, [DESK, PHONE], visit))
  expect(inLanguage).toBeGreaterThan(200)
})

/** Looks at every screen of the walk in the pseudo-locale. Returns how many of its sentences were seen. */
async function walkInPseudoLocale(
  browser: Browser,
  walk: (page: Page, product: StoryProduct, visit: Visit) => Promise<void>,
): Promise<number> {
  test.setTimeout(1_800_000)
  const product = await openTestProduct({ ...CUT_OFF, FONDLY_TEST_PAGES: folder })
  const context = await browser.newContext({ baseURL: product.url })
  const isData = listenForData(context)
  const page = await context.newPage()
  const cut = new Set<string>()
  const seen = new Map<string, string>()
  try {
    await walk(page, product, async (name, { sizes, show }) => {
      await setLanguage(page, 'xa')
      for (const size of sizes.flatMap((each) => (name === 'history' && each === DESK ? [each, ...BETWEEN] : [each]))) {
        await show(size)
        for (const { text, isCut } of await lookAtTexts(page)) {
          if (isCut) cut.add(`${name}, ${size.width}: ${text}`)
          seen.set(text, name)
        }
        await expectFits(page, name, size)
      }
      await setLanguage(page, 'en_US')
    })
    expect.soft([...cut], 'no sentence is cut').toEqual([])
    const foreign = [...seen].filter(([text]) => !isData(text)).map(([text, name]) => `${name}: ${text}`)
    expect.soft(foreign, 'every sentence is from the table of the language').toEqual([])
    return [...seen.keys()].filter((text) => text.includes('⟦')).length
  } finally {
    await context.close()
    await product.leave()
  }
}

async function buildPages(folder: string): Promise<void> {
  const environment = { ...process.env, NODE_ENV: 'production', FONDLY_TEST_PSEUDO_LOCALE: '1' }
  const child = spawn(pinnedNode(), ['launch/serve/build-pages.ts', folder], { cwd: ROOT, stdio: 'inherit', env: environment })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Building the pages ended with ${code}.`)
}
