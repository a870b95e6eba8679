import { expect } from '@playwright/test'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const ADMIN = 'admin@fondly.test'
const CLIENTADMIN = 'clientadmin@harborview.test'

story('role admin creates a client copied from another one, writes its banner, archives it and brings it back', async ({ page }) => {
  await openSignedIn(page, ADMIN)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'New client' }).click()
  const sheet = page.getByRole('region', { name: 'New client' })
  await sheet.getByRole('button', { name: 'Create the client' }).click()
  await expect(sheet.getByText('Please enter a name.')).toBeVisible()
  await sheet.getByLabel('Name').fill('Windmill Homes')
  await sheet.getByLabel('Key', { exact: true }).fill('dashboard')
  await sheet.getByRole('button', { name: 'Create the client' }).click()
  await expect(sheet.getByRole('alert')).toContainText('is no page of Fondly')
  await sheet.getByLabel('Key', { exact: true }).fill('windmill')
  await sheet.getByLabel('Copy from').selectOption({ label: 'Harborview Residences' })
  await expectUsable(page, 'a new client')
  await sheet.getByRole('button', { name: 'Create the client' }).click()
  await expect(page.getByText('Windmill Homes was created.')).toBeVisible()

  await page.getByRole('link', { name: 'Windmill Homes' }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Location 1' })).toHaveValue('Portland Waterfront')
  await page.getByRole('textbox', { name: 'First words, in English' }).fill('Welcome')
  await page.getByRole('textbox', { name: 'Text, in English' }).fill('<script>x()</script><b>to Windmill</b>')
  await expect(page.getByRole('region', { name: 'Preview, in English' })).toHaveText('Welcometo Windmill')
  await page.getByRole('switch', { name: 'Shown' }).first().click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What changed' }).getByRole('article').first()).toContainText('Banner')

  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  await page.getByRole('button', { name: 'Archive Windmill Homes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await expectUsable(page, 'clients')
  await page.getByRole('button', { name: 'Bring back Windmill Homes' }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeHidden()
})

story('a client administrator is redirected from the list of clients to their own client', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/harborview\/overview$/)
  await expect(page.getByRole('link', { name: 'Clients', exact: true })).toBeHidden()
})
