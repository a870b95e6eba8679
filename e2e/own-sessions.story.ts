import { expect } from '@playwright/test'
import { ask, PASSWORD, signIn } from './sender.ts'
import { story } from './story.ts'

const WHO = 'reporting@harborview.test'

story('a user lists their sessions by keyboard and signs one out at once', async ({ page, browser, testProduct }) => {
  await signIn(page, WHO)
  await page.getByRole('heading', { name: 'Choose a card' }).waitFor()
  // Other stories may have signed in as the same user.
  expect(await ask(page, 'DELETE', '/api/sessions')).toMatchObject({ status: 204 })
  await page.getByRole('button', { name: /Hello/ }).press('Enter')
  await page.getByRole('link', { name: 'Where you are signed in' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You are signed in nowhere else.')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Chrome on Linux.*This browser, now/])

  const otherContext = await browser.newContext({ baseURL: testProduct.url, locale: 'es-US', viewport: { width: 390, height: 844 } })
  const phone = await otherContext.newPage()
  await phone.goto('/sessions')
  await phone.getByLabel('Usuario').fill(WHO)
  await phone.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(phone.getByRole('main').getByRole('listitem')).toHaveCount(2)
  expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

  await page.reload()
  await page.getByRole('button', { name: 'Sign out: Chrome on Linux' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Signed out there.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await ask(phone, 'GET', '/api/catalogue')).toMatchObject({ status: 401 })
  // That browser is still signed on at identity, but it needs the password again.
  await phone.goto('/')
  await expect(phone.getByLabel('Contraseña', { exact: true })).toBeVisible()
  await otherContext.close()
})
