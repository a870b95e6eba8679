import { expect } from '@playwright/test'
import { setLanguage } from './look-at-screen.ts'
import { PASSWORD, typeSignIn } from './sender.ts'
import { story } from './story.ts'

story('a sign-in that begins at / shows a harbor, and the page then has the brand of the client', async ({ page, testProduct }) => {
  await page.goto(testProduct.url)
  const scene = page.locator('img[src*="harbor.svg"]')
  await expect(scene).toBeVisible()
  // It is decoration, so a screen reader ignores it.
  await expect(scene).toHaveAttribute('alt', '')
  await expect(page.getByRole('img', { name: 'Fondly' })).toBeVisible()
  await typeSignIn(page, 'orderer@harborview.test', PASSWORD)
  await expect(page.getByRole('banner').getByRole('img', { name: 'Harborview Residences' })).toBeVisible()
  await expect(page).toHaveTitle('Harborview Residences · Fondly')
})

story('both switches for the language have a clear name in both languages', async ({ desk: page }) => {
  await expect(page.getByRole('group', { name: 'Language of the cards' })).toContainText(/^Cards/)
  await page.getByRole('button', { name: /^Hello/ }).click()
  await expect(page.getByText('Page', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await setLanguage(page, 'es')
  await expect(page.getByRole('group', { name: 'Idioma de las tarjetas' })).toContainText(/^Tarjetas/)
  await page.getByRole('button', { name: /^Hola/ }).click()
  await expect(page.getByText('Página', { exact: true })).toBeVisible()
  await setLanguage(page, 'en_US')
})

for (const path of ['/nothing/here', '/nothing-here'])
  story(`an address without a page leads a signed-in sender to the cards: ${path}`, async ({ desk: page }) => {
    await page.goto(path)
    await expect(page.getByText('There is no page at this address.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the cards' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  })
