import { expect } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { findForm, readForm } from './sender.ts'
import { story } from './story.ts'

story.use({ username: 'clientadmin@harborview.test' })

story('by keyboard alone, a contact is found, changed, restored and written to', { tag: '@habit-4' }, async ({ desk: page }) => {
  await emptyAddressBook(page)
  await page.goto('/address-book')
  await expect(page.getByRole('main')).toContainText('Nobody is here yet.')
  await addContact(page, ANA)
  await addContact(page, ANDERS)
  await page.reload()
  const ana = page.getByRole('button', { name: /^Ana María de la Cruz/ })
  await expect(page.getByRole('listitem').filter({ hasText: 'Nothing coming up' })).toHaveCount(2)

  await page.keyboard.press('/')
  await page.keyboard.type('cruz')
  await expect(page.getByRole('listitem').filter({ hasText: 'Nothing coming up' })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(ana).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('region', { name: 'Ana María de la Cruz' })
  await expect(sheet).toBeVisible()
  // The searched text is a name, so it must not be in the address of the page.
  expect(page.url()).not.toContain('cruz')

  await sheet.getByLabel('Note').fill('Prefers the mornings.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay here' }).press('Enter')
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(sheet).toContainText('Saved.')
  await sheet.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(sheet.getByLabel('Note')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(ana).toBeFocused()

  await page.getByRole('button', { name: 'Write to Ana María de la Cruz' }).press('Enter')
  await expect(page.getByText('Choose a card for Ana María de la Cruz.')).toBeVisible()
  await page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: '#1HBE2184' }).press('Enter')
  await expect(findForm(page).getByLabel('First name')).toHaveValue('Ana María')
  expect(await readForm(findForm(page))).toMatchObject({ lastName: 'de la Cruz', address1: '1201 Third Avenue', zipCode: '98101' })
})

story('a person is erased for good after a question', async ({ desk: page }) => {
  await emptyAddressBook(page)
  const id = await addContact(page, ANDERS)
  await page.goto(`/address-book?person=${id}`)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('main')).toContainText('Nobody is here yet.')
})

story('the message after Save is visible above the foot of the sheet', async ({ desk: page }) => {
  await emptyAddressBook(page)
  await addContact(page, ANDERS)
  await page.setViewportSize({ width: 1440, height: 560 })
  await page.goto('/address-book')
  await page.getByRole('button', { name: 'Add a person' }).click()
  const sheet = page.getByRole('region', { name: 'A new person' })
  await sheet.getByLabel('City').fill('Portland')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('First name')).toBeFocused()
  await sheet.getByLabel('First name').fill('Anders')
  await sheet.getByLabel('Last name').fill('Holm')
  await sheet.getByLabel('Address', { exact: true }).fill('9 Pine Street')
  await sheet.getByLabel('State').selectOption('OR')
  await sheet.getByLabel('Zip code').fill('97204')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const open = sheet.getByRole('alert').getByRole('button', { name: 'Open that person' })
  await expect(open).toBeInViewport({ ratio: 1 })
  // The button can be clicked, so nothing covers it. The form already has the typed text, so nothing is lost and no question appears.
  await open.click({ timeout: 5_000 })
  await expect(page.getByRole('region', { name: 'Anders Holm' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

story('opening the contact that already exists asks first only if typed text would be lost', async ({ desk: page }) => {
  await emptyAddressBook(page)
  await addContact(page, ANDERS)
  await page.goto('/address-book?person=new')
  const sheet = page.getByRole('region', { name: 'A new person' })
  for (const [label, text] of [
    ['First name', 'anders'],
    ['Last name', 'Holm'],
    ['City', 'PORTLAND'],
    ['Zip code', '97204'],
    ['Note', 'Prefers the mornings.'],
  ] as const)
    await sheet.getByLabel(label).fill(text)
  await sheet.getByLabel('Address', { exact: true }).fill('9 Pine Street')
  await sheet.getByLabel('State').selectOption('OR')
  const open = sheet.getByRole('button', { name: 'Open that person' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await open.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await sheet.getByLabel('Note').fill('')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await open.click()
  await expect(page.getByRole('region', { name: 'Anders Holm' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
