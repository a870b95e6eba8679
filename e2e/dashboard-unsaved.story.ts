import { expect, type Page } from '@playwright/test'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'

const CLIENTADMIN = 'clientadmin@harborview.test'
const OF_CLIENT = '/dashboard/harborview'

const findQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' })
const openByLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of Reporting & Admin' }).getByRole('link', { name }).click()
const isAskedAtClosing = (page: Page) => page.evaluate<boolean>(`!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))`)

story('leaving typed messages or settings asks first: by a link, by Back, or when the window closes', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN, `${OF_CLIENT}/calendar`)
  await openByLink(page, 'Messages')
  await page.getByRole('button', { name: 'Add a message' }).click()
  const title = page.getByRole('textbox', { name: 'Title in English' })
  await title.fill('Half a thought')
  expect(await isAskedAtClosing(page)).toBe(true)

  await openByLink(page, 'Settings')
  await findQuestion(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(title).toHaveValue('Half a thought')
  await page.goBack({ waitUntil: 'commit', timeout: 1000 }).catch(() => undefined)
  await findQuestion(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(title).toHaveValue('Half a thought')
  await page.goBack({ waitUntil: 'commit', timeout: 1000 }).catch(() => undefined)
  await findQuestion(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Mailing days' })).toBeVisible()
  expect(await isAskedAtClosing(page)).toBe(false)

  await openByLink(page, 'Settings')
  await page.getByRole('textbox', { name: 'Disclaimer on the back' }).fill('Half a sentence')
  await openByLink(page, 'Designs')
  await findQuestion(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible()
  await openByLink(page, 'Calendar')
  await expect(page.getByRole('heading', { name: 'Mailing days' })).toBeVisible()
})

story('leaving a typed reason of a day, or typed names of a category, asks first', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN, `${OF_CLIENT}/calendar`)
  const reason = page.getByRole('textbox', { name: 'Reason, in English' })
  await reason.fill('Half a reason')
  expect(await isAskedAtClosing(page)).toBe(true)
  await openByLink(page, 'Catalogue')
  await findQuestion(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(reason).toHaveValue('Half a reason')
  await openByLink(page, 'Catalogue')
  await findQuestion(page).getByRole('button', { name: 'Discard' }).click()

  const categories = page.getByRole('group', { name: 'Categories' })
  await categories.getByRole('button', { name: /Birthday/ }).click()
  const name = page.getByRole('textbox', { name: 'English name' })
  await name.fill('Half a name')
  expect(await isAskedAtClosing(page)).toBe(true)
  // Opening a card beside the names keeps the typed names.
  await page.getByRole('list', { name: 'Cards' }).locator('.tile').first().click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(name).toHaveValue('Half a name')
  await categories.getByRole('button', { name: /Thank You/ }).click()
  await findQuestion(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(name).toHaveValue('Half a name')
  await openByLink(page, 'Messages')
  await findQuestion(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  expect(await isAskedAtClosing(page)).toBe(false)
})

story('in a list, the focus moves to the first wrong field, and after a removal to the next entry', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN, `${OF_CLIENT}/messages`)
  const titles = page.getByRole('textbox', { name: 'Title in English' })
  await page.getByRole('button', { name: 'Add a message' }).click()
  await expect(titles).toBeFocused()
  await titles.fill('Welcome home')
  await page.getByRole('textbox', { name: 'Text in English' }).fill('We are glad that you are here.')
  await page.getByRole('button', { name: 'Add a message' }).click()
  await expect(titles.nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(titles.nth(1)).toBeFocused()
  await expect(titles.nth(1)).toHaveAccessibleDescription(/./)
  await page.getByRole('button', { name: 'Delete message 2' }).press('Enter')
  await expect(titles).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`${OF_CLIENT}/settings`)
  await page.getByRole('button', { name: 'Remove Boston Seaport' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Location 2' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Location 2' })).toHaveValue('Newport Point')
})
