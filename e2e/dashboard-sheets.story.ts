import { expect, type Locator, type Page } from '@playwright/test'
import { openSignedIn } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { openSentCard } from './sent-cards.ts'
import { story } from './story.ts'

const ADMIN = 'admin@fondly.test'
const DASHBOARD = '/dashboard/harborview'
/** No other story has a draft of this card. */
const CARD = '1HBE2152'

story('closing a sheet returns the focus to the element that opened it', { tag: '@habit-4' }, async ({ desk, browser, testProduct }) => {
  const { orderNo } = await sendByRequest(desk, CARD, 16)
  const context = await browser.newContext({ baseURL: testProduct.url, viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await openSignedIn(page, ADMIN, '/dashboard')
  await expectBack(page, page.getByRole('button', { name: 'New client' }), 'New client')

  await page.goto(`${DASHBOARD}/people`)
  await page.getByRole('table').waitFor()
  await expectBack(page, page.getByRole('button', { name: 'Invite somebody' }), 'Invite somebody')
  // After a step, the focus returns to the row of the person who was shown last.
  const people = page.getByRole('table').locator('[data-row] button')
  await people.first().press('Enter')
  await expect(people.first()).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(people.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(people.nth(1)).toBeFocused()

  await page.goto(`${DASHBOARD}/catalogue`)
  const tile = page.getByRole('list', { name: 'Cards' }).locator('.tile').first()
  await expectBack(page, tile, (await tile.innerText()).trim())

  await page.goto(`${DASHBOARD}/do-not-mail`)
  await expectBack(page, page.getByRole('button', { name: 'Add somebody' }), 'Do not mail', 'its first field')

  // A click beside the button of a row focuses nothing.
  await page.goto(`${DASHBOARD}/cards?search=${orderNo}`)
  await openSentCard(page, orderNo)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: orderNo })).toBeFocused()

  // In a wide window the log is beside the settings. In a narrow window it must be opened.
  await page.setViewportSize({ width: 900, height: 1000 })
  await page.goto(`${DASHBOARD}/settings`)
  await expectBack(page, page.getByRole('button', { name: 'What changed' }), 'What changed')
  await context.close()
})

/** Opens the sheet, and closes it by Escape and by its own button; discards typed text first. `focused` is the element in it that gets the focus. */
async function expectBack(
  page: Page,
  opener: Locator,
  name: string,
  focused: 'its heading' | 'its first field' = 'its heading',
): Promise<void> {
  const sheet = page.getByRole('region', { name })
  const text = sheet.getByRole('textbox').first()
  const first = focused === 'its heading' ? sheet.getByRole('heading', { name }) : text
  await opener.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await expect(first).toBeFocused()
  if ((await text.count()) > 0) await text.fill('Ruth')
  await sheet.getByRole('button', { name: /^Close/ }).press('Enter')
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' })
  await expect(discard.or(opener.and(page.locator(':focus')))).toBeVisible()
  if (await discard.isVisible()) await discard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
}
