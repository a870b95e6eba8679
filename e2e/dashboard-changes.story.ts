import { expect } from '@playwright/test'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CLIENTADMIN = 'clientadmin@harborview.test'
const ADMIN = 'admin@fondly.test'
const SETTINGS = '/dashboard/harborview/settings'
const CALENDAR = '/dashboard/harborview/calendar'

story('a client administrator changes a setting, reads it in the log, and restores the old value', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(SETTINGS)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const log = page.getByRole('region', { name: 'What changed' })
  const days = page.getByRole('textbox', { name: 'Away accounts are locked' })
  const before = await days.inputValue()
  await days.fill('0')
  await expect(page.getByText('Please enter a whole number above 0.')).toBeVisible()
  await days.fill('100')
  await days.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  const entry = log.getByRole('article').first()
  await expect(entry).toContainText(`was ${before} , now 100`)
  await expectUsable(page, 'settings')

  await entry.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByText('Cards that were sent stay as they are.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(days).toHaveValue(before)
  await expect(log.getByRole('article').first()).toContainText('Brought back from before entry')
})

story('the second of two administrators sees the change of the first and chooses', async ({ page, browser, testProduct }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(SETTINGS)
  const ownField = page.getByRole('textbox', { name: 'Disclaimer on the back' })
  await ownField.fill('Mine')

  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const other = await otherContext.newPage()
  await openSignedIn(other, ADMIN)
  await other.goto(SETTINGS)
  await other.getByRole('textbox', { name: 'Disclaimer on the back' }).fill('Theirs')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await otherContext.close()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed this' })
  await expect(conflict).toContainText('Theirs')
  await expectUsable(page, 'settings, changed meanwhile')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(ownField).toHaveValue('Mine')
})

story('a client administrator closes a day for their own client by keyboard, and opens it again', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(CALENDAR)
  await expect(page.getByRole('heading', { name: 'Mailing days' })).toBeVisible()
  await expectUsable(page, 'calendar')
  const chosen = page.locator('[data-day][aria-pressed=true]')
  await chosen.focus()
  await page.keyboard.press('PageDown')
  // The next weekday on which cards are mailed.
  let name = (await chosen.getAttribute('aria-label')) ?? ''
  while (/weekend|no mailing/.test(name)) {
    await page.keyboard.press('ArrowRight')
    name = (await chosen.getAttribute('aria-label')) ?? ''
  }
  await page.getByRole('button', { name: 'Add the day' }).click()
  await expect(page.getByText('Please say why, in English.')).toBeVisible()
  await page.getByLabel('Reason, in English').fill('Offices closed')
  await page.getByLabel(/Reason, in Spanish/).fill('Oficinas cerradas')
  await page.getByRole('button', { name: 'Add the day' }).click()
  await expect(page.getByText('The day was added.')).toBeVisible()
  await expect(chosen).toHaveAttribute('aria-label', /no mailing: Offices closed/)
  await expect(page.getByRole('region', { name: 'Next without mailing' })).toContainText('Offices closed')
  await page.getByRole('button', { name: 'Remove the day' }).click()
  await expect(page.getByText('The day was removed.')).toBeVisible()
  await expect(chosen).toHaveAttribute('aria-label', /0 cards/)
})

story('role admin closes a day for every client; a client administrator cannot open it', async ({ page, browser, testProduct }) => {
  await openSignedIn(page, ADMIN)
  await page.goto(CALENDAR)
  const date = page.getByLabel('Day', { exact: true })
  await date.fill('2099-01-05')
  await page.getByLabel('For', { exact: true }).selectOption({ label: 'Every client' })
  await page.getByLabel('Reason, in English').fill('Inventory')
  await page.getByRole('button', { name: 'Add the day' }).click()
  await expect(page.getByText('The day was added.')).toBeVisible()

  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const other = await otherContext.newPage()
  await openSignedIn(other, CLIENTADMIN)
  await other.goto(CALENDAR)
  await other.getByLabel('Day', { exact: true }).fill('2099-01-05')
  await expect(other.getByText('This day is a blackout day of the site.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Remove the day' })).toBeHidden()
  await otherContext.close()

  await page.getByRole('button', { name: 'Remove the day' }).click()
  await expect(page.getByText('The day was removed.')).toBeVisible()
})
