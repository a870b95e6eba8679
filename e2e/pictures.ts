import { chromium } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestProduct } from './test-product.ts'
import { setLanguage, setTheme } from './look-at-screen.ts'
import { walkScreens } from './screens.ts'
import { CUT_OFF } from './settings.ts'

/** `node e2e/pictures.ts FOLDER` takes a picture of every screen at the sizes of a desktop, tablet and phone, light and dark, in both languages. */
const [folder = 'pictures'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })

const testProduct = await openTestProduct(CUT_OFF)
const browser = await chromium.launch({ executablePath: process.env['FONDLY_TEST_CHROMIUM'], args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const { width, height } of [
    { width: 1440, height: 1000 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    const context = await browser.newContext({ baseURL: testProduct.url, viewport: { width, height }, locale: 'en-US' })
    const page = await context.newPage()
    page.setDefaultTimeout(90_000)
    await walkScreens(page, testProduct, [{ width, height }], async (name) => {
      for (const language of ['es', 'en_US'] as const) {
        await setLanguage(page, language)
        for (const theme of ['dark', 'light'] as const) {
          await setTheme(page, theme)
          await page.screenshot({ path: join(folder, `${width}-${theme}-${language.slice(0, 2)}-${name}.png`) })
        }
      }
    })
    await context.close()
  }
} finally {
  await browser.close()
  await testProduct.leave()
}
