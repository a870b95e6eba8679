import { expect, type Page } from '@playwright/test'
import { readMailedCode } from './mail.ts'
import { setTheme } from './look-at-screen.ts'
import { PASSWORD, signIn } from './sender.ts'
import { prepareSignInViews, walkSignIn } from './sign-in-views.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

type Theme = 'light' | 'dark'
const isLong = process.env['FONDLY_TEST_LONG'] === '1'
/** `npm test` looks at each view light in English and dark in Spanish; `npm run test:long` looks at both themes in both languages. */
const themesOf = (locale: string): readonly Theme[] => (isLong ? ['light', 'dark'] : locale === 'es-US' ? ['dark'] : ['light'])

// This story uses a product in which no other story changes a password or links an account.
story.beforeAll(({ testProduct }) => prepareSignInViews(testProduct))

for (const locale of ['en-US', 'es-US'])
  story(`every view of the sign-in is accessible in light and dark and fits a phone (${locale})`, async ({ browser, testProduct }) => {
    story.setTimeout(600_000)
    const context = await browser.newContext({ baseURL: testProduct.url, locale })
    const page = await context.newPage()
    const seen: string[] = []
    await walkSignIn(page, async (view) => {
      seen.push(view)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await expectUsableInThemes(page, view, themesOf(locale))
      await page.setViewportSize({ width: 390, height: 844 })
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect.soft(overflow, `${view} is not wider than a phone`).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1440, height: 1000 })
    })
    expect(seen).toHaveLength(11)
    await context.close()
  })

story('the menu opens the second factors page in the language of the user, and Back returns', async ({ browser, testProduct }) => {
  story.setTimeout(600_000)
  const context = await browser.newContext({ baseURL: testProduct.url, locale: 'en-US' })
  const page = await context.newPage()
  // A user who already has a second factor.
  const who = 'otp@summit.test'
  await signIn(page, who)
  await page.locator('input[name=code]').waitFor()
  await page.locator('input[name=code]').fill(await readMailedCode(page, who))
  await page.locator('button[type=submit]').click()
  for (const [locale, language, second, setUp, cancel, back] of [
    ['en-US', 'English', 'Second factors', 'Set up an authenticator app', 'Cancel', 'Back'],
    ['es-US', 'Español', 'Segundos factores', 'Configurar una aplicación de autenticación', 'Cancelar', 'Volver'],
  ] as const) {
    await page.getByRole('button', { name: /^(Hello|Hola)/ }).click()
    await page.getByText(language, { exact: true }).filter({ visible: true }).last().click()
    await page.getByRole('link', { name: second }).click()
    await page.getByRole('heading', { name: second }).waitFor()
    // Its fonts are those of the product.
    await expect.poll(() => page.evaluate<number>("[...document.fonts].filter(({ status }) => status === 'loaded').length")).toBe(2)
    await expectUsableAndFits(page, second, themesOf(locale))
    await page.locator('input[name=password]').last().fill(PASSWORD)
    await page.getByRole('button', { name: setUp }).click()
    await page.getByRole('heading', { name: setUp }).waitFor()
    await expectUsableAndFits(page, setUp, themesOf(locale))
    await page.getByRole('link', { name: cancel }).click()
    await page.getByRole('link', { name: back }).click()
  }
  await page.getByRole('button', { name: /^(Hello|Hola)/ }).waitFor()
  await context.close()
})

async function expectUsableAndFits(page: Page, name: string, themes: readonly Theme[]): Promise<void> {
  await expectUsableInThemes(page, name, themes)
  await page.setViewportSize({ width: 320, height: 568 })
  expect.soft(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 1000 })
}

async function expectUsableInThemes(page: Page, name: string, themes: readonly Theme[]): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme)
    await expectUsable(page, `${name}, ${theme}`)
  }
  await setTheme(page, 'light')
}
