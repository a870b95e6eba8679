import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectFits } from './fits.ts'
import { listenForData } from './heard-data.ts'
import { speak } from './look-at-screen.ts'
import { walkScreens } from './screens.ts'
import { CUT_OFF } from './settings.ts'
import { openTestProduct, pinnedNode, ROOT } from './test-product.ts'
import { lookAtTexts } from './texts.ts'

const DESK = { width: 1440, height: 1000 }
const PHONE = { width: 390, height: 844 }
/** Widths at which the columns of Order History are narrower than on a desk, down to where it becomes a list. */
const BETWEEN = [1280, 1180, 1100, 1024, 960, 900, 820, 768].map((width) => ({ width, height: 1000 }))

test('a language that is a third longer is on every screen, whole', async ({ browser }) => {
  test.setTimeout(1_800_000)
  const folder = await mkdtemp(join(tmpdir(), 'fondly-pseudo-'))
  await buildPages(folder)
  const product = await openTestProduct({ ...CUT_OFF, FONDLY_TEST_PAGES: folder })
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  const isData = listenForData(context)
  const cut = new Set<string>()
  const seen = new Map<string, string>()
  try {
    await walkScreens(page, product, [DESK, PHONE], async (name, { sizes, show }) => {
      await speak(page, 'xa')
      for (const size of sizes.flatMap((each) => (name === 'history' && each === DESK ? [each, ...BETWEEN] : [each]))) {
        await show(size)
        for (const { text, isCut } of await lookAtTexts(page)) {
          if (isCut) cut.add(`${name}, ${size.width}: ${text}`)
          seen.set(text, name)
        }
        await expectFits(page, name, size)
      }
      await speak(page, 'en_US')
    })
    expect.soft([...cut], 'no sentence is cut').toEqual([])
    const foreign = [...seen].filter(([text]) => !isData(text)).map(([text, name]) => `${name}: ${text}`)
    expect.soft(foreign, 'every sentence is from the table of the language').toEqual([])
    expect([...seen.keys()].filter((text) => text.includes('⟦')).length).toBeGreaterThan(200)
  } finally {
    await context.close()
    await product.leave()
    await rm(folder, { recursive: true, force: true })
  }
})

async function buildPages(folder: string): Promise<void> {
  const environment = { ...process.env, NODE_ENV: 'production', FONDLY_TEST_PSEUDO_LOCALE: '1' }
  const child = spawn(pinnedNode(), ['launch/serve/build-pages.ts', folder], { cwd: ROOT, stdio: 'inherit', env: environment })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Building the pages ended with ${code}.`)
}
