import { expect, type Page } from '@playwright/test'
import { readMailedLink } from './mail.ts'
import { openSignedIn, typeSignIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const PEOPLE = '/dashboard/harborview/people'
const PASSWORD = 'Quite-a-new-1-here'

async function invite(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const sheet = page.getByRole('region', { name: 'Invite somebody' })
  await sheet.getByLabel('First name').fill(firstName)
  await sheet.getByLabel('Last name').fill('Storey')
  await sheet.getByLabel('E-mail').fill(email)
  await expectUsable(page, 'inviting')
  await sheet.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`${firstName} Storey is invited.`)).toBeVisible()
}

story('an invited person sets a password with the link in the mail and sees the cards', async ({ page, browser, testProduct }) => {
  await openSignedIn(page, 'clientadmin@harborview.test')
  await page.goto(PEOPLE)
  await invite(page, 'Inez', 'inez@harborview.test')
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText('inez@harborview.test')
  await expectUsable(page, 'people, with an open invitation')

  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const other = await otherContext.newPage()
  await other.goto(await readMailedLink(page, 'inez@harborview.test'))
  await expect(other.getByRole('heading', { name: 'Welcome, Inez' })).toBeVisible()
  expect(new URL(other.url()).hash).toBe('')
  await expectUsable(other, 'invitation')
  await other.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Your password is saved' })).toBeVisible()
  await other.keyboard.press('Enter')
  await typeSignIn(other, 'inez@harborview.test', PASSWORD)
  await expect(other.getByRole('list', { name: 'Cards' })).toBeVisible()
  await other.goto('/logout')
  await otherContext.close()
})

story('the link of a revoked invitation is refused', async ({ page, browser, testProduct }) => {
  await openSignedIn(page, 'clientadmin@harborview.test')
  await page.goto(PEOPLE)
  await invite(page, 'Ivo', 'ivo@harborview.test')
  const link = await readMailedLink(page, 'ivo@harborview.test')
  await page.getByRole('button', { name: 'Revoke the invitation of Ivo Storey' }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText('The invitation of Ivo Storey is revoked.')).toBeVisible()
  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const other = await otherContext.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expectUsable(other, 'invitation, over')
  await otherContext.close()
})
