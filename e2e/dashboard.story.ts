import { expect, type Page } from '@playwright/test'
import { listOrders } from './commerce-wire.ts'
import { speak, turnLight } from './look-at-screen.ts'
import { openSignedIn, ORDERER } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
const DASHBOARD = '/dashboard/harborview'
const CARDS = `${DASHBOARD}/cards`
const CLIENTADMIN = 'clientadmin@harborview.test'
const REPORTING = 'reporting@harborview.test'

story('an orderer who opens the dashboard reads who looks after it, and goes back to the cards', async ({ desk: page }) => {
  await page.goto(DASHBOARD)
  await expect(page.getByRole('heading', { name: /looks after this\.$/ })).toBeVisible()
  await expectUsable(page, 'dashboard, no permission')
  await page.getByRole('link', { name: 'Back to the cards' }).click()
  await page.getByRole('list', { name: 'Cards' }).waitFor()
})

story(
  'a client administrator finds a card, withdraws it with a reason, and its sender reads it',
  async ({ desk: page, browser, testProduct }) => {
    const { orderNo } = await sendByRequest(page, CARD, 14)
    const elsewhere = await browser.newContext({ baseURL: testProduct.url })
    const admin = await elsewhere.newPage()
    await openSignedIn(admin, CLIENTADMIN)
    await admin.goto(CARDS)
    await admin
      .getByRole('searchbox')
      .or(admin.getByRole('textbox', { name: 'Search the cards' }))
      .fill(orderNo)
    await expect(admin).toHaveURL(new RegExp(`search=${orderNo}`))
    await admin.getByText(orderNo, { exact: true }).click()
    const withdraw = admin.getByRole('button', { name: 'Withdraw', exact: true })
    await withdraw.click()
    await expect(admin.getByText('Please say why.')).toBeVisible()
    await expectUsable(admin, 'cards sent, details')
    await admin.getByLabel('Why you withdraw it').fill('The family asked for no mail.')
    await withdraw.click()
    await expect(admin.getByText('The card is withdrawn. Its sender is told.')).toBeVisible()
    await elsewhere.close()

    await expect
      .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === orderNo)?.status, { timeout: 150_000 })
      .toBe('cancelled')
    await page.goto('/')
    await expect(page.getByText(/withdrew it, so it is not mailed: “The family asked for no mail\.”/)).toBeVisible()
  },
)

story(
  'a reporting user reads overview and cards sent on a desk and a phone, and withdraws nothing',
  async ({ desk, browser, testProduct }) => {
    const { orderNo } = await sendByRequest(desk, CARD, 13)
    const elsewhere = await browser.newContext({ baseURL: testProduct.url })
    const reader = await elsewhere.newPage()
    await openSignedIn(reader, REPORTING)
    await expectOverview(reader)
    await reader.goto(`${CARDS}?search=${orderNo}`)
    await reader.getByText(orderNo, { exact: true }).click()
    await expect(reader.getByText('Recipient', { exact: true })).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Withdraw this card' })).toHaveCount(0)
    await elsewhere.close()
  },
)

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
    await speak(page, 'es')
    await turnLight(page, 'dark')
    await expectUsable(page, `overview, ${width}, Spanish, dark`)
    await turnLight(page, 'light')
    await speak(page, 'en_US')
  }
}
