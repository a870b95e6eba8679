import { expect } from '@playwright/test'
import { fragmentIssuer, type FragmentIssuer } from './fragment-issuer.ts'
import { ask } from './sender.ts'
import { story } from './story.ts'

let issuer: FragmentIssuer

story.use({
  settings: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads out of the pattern what a fixture needs
    async ({}, use) => {
      issuer = await fragmentIssuer()
      await use(issuer.settings)
      await issuer.close()
    },
    { scope: 'worker' },
  ],
})

story('tokens in the fragment of the address sign the user in and are removed from the address', async ({ page, testProduct }) => {
  await page.goto('/?cgid=sympathy')
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hello, Marguerite' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  // Going back does not lead to an address with tokens either.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  expect(await page.evaluate('performance.getEntriesByType("navigation")[0].name')).not.toContain('id_token')
  expect(new URL(page.url()).origin).toBe(testProduct.url)
})

story('tokens with the nonce of another sign-in are refused with an error page', async ({ page }) => {
  issuer.answerWith('n'.repeat(60))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Nonce mismatch' })).toBeVisible()
  await expect(page.getByText('Unexpected nonce returned in id token')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await ask(page, 'GET', '/api/catalogue')).toMatchObject({ status: 401 })
  issuer.answerWith(undefined)
})
