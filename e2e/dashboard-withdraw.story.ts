import { expect } from '@playwright/test'
import { listOrders } from './commerce-wire.ts'
import { openSignedIn, ORDERER } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { openSentCard } from './sent-cards.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
const CARDS = '/dashboard/harborview/cards'
const CLIENTADMIN = 'clientadmin@harborview.test'

story('a sender reads why a client administrator withdrew their card', async ({ desk: page, browser, testProduct }) => {
  const { orderNo } = await sendByRequest(page, CARD, 14)
  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const admin = await otherContext.newPage()
  await openSignedIn(admin, CLIENTADMIN)
  await admin.goto(CARDS)
  await expect(admin.getByRole('heading', { name: 'Cards sent', level: 1 })).toBeVisible()
  await admin
    .getByRole('searchbox')
    .or(admin.getByRole('textbox', { name: 'Search the cards' }))
    .fill(orderNo)
  await expect(admin).toHaveURL(new RegExp(`search=${orderNo}`))
  await openSentCard(admin, orderNo)
  const withdraw = admin.getByRole('button', { name: 'Withdraw', exact: true })
  await withdraw.click()
  await expect(admin.getByText('Please say why.')).toBeVisible()
  await expectUsable(admin, 'cards sent, details')
  await admin.getByLabel('Why you withdraw it').fill('The family asked for no mail.')
  await withdraw.click()
  await expect(admin.getByText('The card is withdrawn. Its sender is told.')).toBeVisible()
  await otherContext.close()

  await expect
    .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === orderNo)?.status, { timeout: 150_000 })
    .toBe('cancelled')
  await page.goto('/')
  await expect(page.getByText(/withdrew it, so it is not mailed: “The family asked for no mail\.”/)).toBeVisible()
})
