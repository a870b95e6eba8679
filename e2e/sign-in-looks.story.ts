import { expect, type Page } from '@playwright/test'
import { codeTo } from './mail.ts'
import { turnLight } from './look-at-screen.ts'
import { PASSWORD, signIn } from './sender.ts'
import { prepareSignInViews, walkSignIn } from './sign-in-views.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

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
      await expectUsable(page, `${view}, light`)
      await turnLight(page, 'dark')
      // In dark mode only the colours differ.
      await expectUsable(page, `${view}, dark`, 'color-contrast')
      await turnLight(page, 'light')
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
  await page.locator('input[name=code]').fill(await codeTo(page, who))
  await page.locator('button[type=submit]').click()
  for (const [language, second, setUp, cancel, back] of [
    ['English', 'Second factors', 'Set up an authenticator app', 'Cancel', 'Back'],
    ['Español', 'Segundos factores', 'Configurar una aplicación de autenticación', 'Cancelar', 'Volver'],
  ] as const) {
    await page.getByRole('button', { name: /^(Hello|Hola)/ }).click()
    await page.getByText(language, { exact: true }).filter({ visible: true }).last().click()
    await page.getByRole('link', { name: second }).click()
    await page.getByRole('heading', { name: second }).waitFor()
    // Its fonts are those of the product.
    await expect.poll(() => page.evaluate<number>("[...document.fonts].filter(({ status }) => status === 'loaded').length")).toBe(2)
    await expectUsableByDayAndNight(page, second)
    await page.locator('input[name=password]').last().fill(PASSWORD)
    await page.getByRole('button', { name: setUp }).click()
    await page.getByRole('heading', { name: setUp }).waitFor()
    await expectUsableByDayAndNight(page, setUp)
    await page.getByRole('link', { name: cancel }).click()
    await page.getByRole('link', { name: back }).click()
  }
  await page.getByRole('button', { name: /^(Hello|Hola)/ }).waitFor()
  await context.close()
})

async function expectUsableByDayAndNight(page: Page, name: string): Promise<void> {
  await turnLight(page, 'light')
  await expectUsable(page, `${name}, light`)
  await turnLight(page, 'dark')
  // In dark mode only the colours differ.
  await expectUsable(page, `${name}, dark`, 'color-contrast')
  await page.setViewportSize({ width: 320, height: 568 })
  expect.soft(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 1000 })
}
