import { expect, type Page } from '@playwright/test'
import { openSentCard } from './sent-cards.ts'
import { setLanguage, setTheme } from './look-at-screen.ts'
import { openSignedIn } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
const DASHBOARD = '/dashboard/harborview'
const CARDS = `${DASHBOARD}/cards`
const REPORTING = 'reporting@harborview.test'

story('an orderer who opens the dashboard reads who manages it, and goes back to the cards', async ({ desk: page }) => {
  await page.goto(DASHBOARD)
  await expect(page.getByRole('heading', { name: /looks after this\.$/ })).toBeVisible()
  await expectUsable(page, 'dashboard, no permission')
  await page.getByRole('link', { name: 'Back to the cards' }).click()
  await page.getByRole('list', { name: 'Cards' }).waitFor()
})

story(
  'a reporting user reads the overview, sorts the cards sent by keyboard, and cannot withdraw one',
  { tag: '@habit-13' },
  async ({ desk, browser, testProduct }) => {
    const { orderNo } = await sendByRequest(desk, CARD, 13)
    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    const reader = await otherContext.newPage()
    await openSignedIn(reader, REPORTING)
    await expectOverview(reader)
    await reader.goto(`${CARDS}?search=${orderNo}`)
    await openSentCard(reader, orderNo)
    await expect(reader.getByText('Recipient', { exact: true })).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Withdraw this card' })).toHaveCount(0)
    await reader.goto(CARDS)
    const head = reader.getByRole('columnheader', { name: 'Card', exact: true })
    for (const direction of ['ascending', 'descending']) {
      await head.getByRole('button').press('Enter')
      await expect(head).toHaveAttribute('aria-sort', direction)
    }
    await expect(reader).toHaveURL(/sort=card/)
    // Another story lists the sessions of this person.
    await reader.goto('/logout')
    await reader.getByLabel('Username').waitFor()
    await otherContext.close()
  },
)

/** On a phone the head has only the title and its sentence; a button shows the choice of the period. */
async function expectPeriodBehindButton(page: Page): Promise<void> {
  const [choice, button] = [page.getByRole('group', { name: 'Period' }), page.getByRole('button', { name: 'Period', exact: true })]
  await expect(choice).toBeHidden()
  await button.click()
  await expect(choice).toBeVisible()
  await expectUsable(page, 'overview on a phone, with the choice of the period')
  await button.click()
  await expect(choice).toBeHidden()
}

async function expectOverview(page: Page): Promise<void> {
  for (const { width, height } of [
    { width: 1440, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(DASHBOARD)
    // The orders are read for the first time within a minute of the start.
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('heading', { level: 1 }).waitFor()
          return page.getByText('The orders are being read for the first time.').count()
        },
        { timeout: 150_000, intervals: [2_000] },
      )
      .toBe(0)
    await expect(page.getByRole('heading', { name: /so far$/, level: 1 })).toBeVisible()
    await expectUsable(page, `overview, ${width}`)
    if (width < 768) await expectPeriodBehindButton(page)
    await setLanguage(page, 'es')
    await setTheme(page, 'dark')
    await expectUsable(page, `overview, ${width}, Spanish, dark`)
    await setTheme(page, 'light')
    await setLanguage(page, 'en_US')
  }
}
