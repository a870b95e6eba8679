import { expect, type Page } from '@playwright/test'
import { openSignedIn, PASSWORD, typeSignIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const ADMIN = 'admin@fondly.test'
const LENA = 'linked@lumen.test'
const SETTINGS = '/dashboard/lumen/settings'
/** The secret that the demonstration's provider knows. */
const RIGHT = 'fondly-demo-secret'
const WRONG = 'Kanarienvogel-secret-7731'

// The stories run one after another, because they change the provider with which the others sign in.
story.describe.configure({ mode: 'serial' })

const openSettings = async (page: Page) => {
  await openSignedIn(page, ADMIN)
  await page.goto(SETTINGS)
  await expect(page.getByRole('heading', { name: 'External provider' })).toBeVisible()
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
}
const newSecret = (page: Page) => page.getByLabel('New secret')
const newestEntry = (page: Page) => page.getByRole('region', { name: 'What changed' }).getByRole('article').first()

story(
  'an administrator replaces the secret, which is shown nowhere, and the next sign-in uses it',
  async ({ page, browser, testProduct }) => {
    await openSettings(page)
    await expect(page.getByText(/\/identity\/[0-9a-f-]+\/as$/)).toBeVisible()
    await newSecret(page).fill(WRONG)
    await expectUsable(page, 'settings with an external provider')
    await save(page)
    await expect(newSecret(page)).toHaveValue('')
    await expect(newestEntry(page)).toContainText('The secret was replaced.')
    await expect(newestEntry(page).getByRole('button')).toHaveCount(0)
    expect(await page.content()).not.toContain(WRONG)

    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    const sender = await otherContext.newPage()
    await sender.goto('/lumen')
    await typeSignIn(sender, LENA, PASSWORD)
    await expect(sender.getByText('The answer of Lumen Directory could not be accepted.')).toBeVisible()

    await newSecret(page).fill(` ${RIGHT} `)
    await save(page)
    await sender.getByRole('button', { name: 'Start again' }).click()
    await expect(sender.getByRole('heading', { name: 'Link your account' })).toBeVisible()
    await otherContext.close()
  },
)

story('a provider is switched off after a warning, and brought back from the log', async ({ page, browser, testProduct }) => {
  await openSettings(page)
  await page.getByRole('switch', { name: 'Sign-in by the external provider' }).click()
  await expect(page.getByText('Nobody will sign in by Lumen Directory any more.')).toBeVisible()
  await expectUsable(page, 'settings, an external provider being switched off')
  await save(page)

  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const sender = await otherContext.newPage()
  await sender.goto('/lumen')
  await expect(sender.getByText('Signing in with Lumen Directory is switched off. Please contact your administrator.')).toBeVisible()

  await newestEntry(page)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Sign-in by the external provider' })).toBeChecked()
  await sender.goto('/lumen')
  await expect(sender.getByText('Lumen Directory', { exact: true })).toBeVisible()
  await otherContext.close()
})

story('a client without an external provider reads that its policy names none', async ({ page }) => {
  await openSignedIn(page, 'clientadmin@harborview.test')
  await page.goto('/dashboard/harborview/settings')
  await expect(page.getByText('People sign in by the policy Customer-Care, which names no external provider.')).toBeVisible()
})
