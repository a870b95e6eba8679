import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { setTheme } from './look-at-screen.ts'
import { openSignedIn, PASSWORD } from './sender.ts'
import { story } from './story.ts'

const WHO = 'orderer@summit.test'
const CHOSEN = 'Quite-another-7!'

story('changing the password ends every other session of the user and keeps this one', async ({ page, browser, testProduct }) => {
  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const other = await otherContext.newPage()
  await openSignedIn(other, WHO)
  await other.getByRole('heading', { name: 'Choose a card' }).waitFor()

  await openSignedIn(page, WHO)
  await page.getByRole('heading', { name: 'Choose a card' }).waitFor()
  await page.getByRole('button', { name: /Hello/ }).press('Enter')
  await page.getByRole('link', { name: 'Change password' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save password' })
  await page.getByLabel('Current password', { exact: true }).fill('Not-this-one-1!')
  await page.getByLabel('New password', { exact: true }).fill('Quite')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /At least 8 characters \(not yet\)|At least 8 characters/,
    /upper-case/,
    /lower-case/,
    /digit/,
    /special/,
  ])
  await expect(save).toBeDisabled()
  await expectUsable(page, 'light')
  await setTheme(page, 'dark')
  await expectUsable(page, 'dark')
  await setTheme(page, 'light')

  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await save.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The current password is not right.')
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await save.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeVisible()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
  await other.goto('/password')
  await expect(other.getByLabel('Password', { exact: true })).toBeVisible()
  await otherContext.close()

  // Now the same in Spanish on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^(Hello|Menu)/ }).click()
  await page.getByText('Español', { exact: true }).filter({ visible: true }).last().click()
  await page.getByRole('link', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Cambiar la contraseña' })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await expectUsable(page, 'phone')
  await page.getByLabel('Contraseña actual').fill(CHOSEN)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Su contraseña se cambió.' })).toBeVisible()
  await page.getByRole('button', { name: /^(Hola|Menú)/ }).click()
  await page.getByText('English', { exact: true }).filter({ visible: true }).last().click()
})

async function expectUsable(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect
    .soft(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
      name,
    )
    .toEqual([])
  const folder = process.env['FONDLY_TEST_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/password-${name}.png` })
}
