import { expect, type Locator, type Page } from '@playwright/test'
import { listBaskets, openBasket, listOrders } from './commerce-wire.ts'
import type { StoryProduct } from './test-product.ts'
import { listPrinted, waitForPrint } from './print-shop.ts'
import { fill, findForm, LIBRARY, openCard, ORDERER, readConfirmation, type FormValues } from './sender.ts'
import { story } from './story.ts'

story.describe('one Send makes one order and one print', () => {
  story('a double click sends one card', async ({ desk: page, testProduct }) => {
    const form = await filledForm(page, '1HBE2121')
    const before = await counted(testProduct)
    // A second order could only come from a second request.
    const requests: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && requests.push(new URL(request.url()).pathname)))
    await form.getByRole('button', { name: 'Send' }).dblclick()
    const { orderNo } = await readConfirmation(page)
    await onceMore(testProduct, before, orderNo)
    expect(requests.filter((path) => path === '/api/sendings')).toHaveLength(1)
  })

  story('a tab that is closed in the middle sends one card', async ({ desk: page, testProduct }) => {
    const form = await filledForm(page, '1HBE2124')
    const before = await counted(testProduct)
    await begin(page, form)
    await page.close()
    await onceMore(testProduct, before)
  })

  story('a page that is reloaded in the middle sends one card', { tag: '@habit-10' }, async ({ desk: page, testProduct }) => {
    const form = await filledForm(page, '1HBE2137')
    const before = await counted(testProduct)
    await begin(page, form)
    await expect(page).toHaveURL(/[?&]sending=/)
    await page.reload()
    const { orderNo } = await readConfirmation(page)
    await onceMore(testProduct, before, orderNo)
    // After the card was sent, there is no draft any more.
    await page.reload()
    await expect(findForm(page).getByLabel('Last name')).toHaveValue('')
  })

  story(
    'a product that is killed in the middle and started again sends one card',
    { tag: '@habit-10' },
    async ({ desk: page, testProduct }) => {
      const form = await filledForm(page, '1HBE2141')
      const before = await counted(testProduct)
      await begin(page, form)
      await testProduct.kill()
      await testProduct.start()
      // The same tab finds its sending again.
      const { orderNo } = await readConfirmation(page)
      await onceMore(testProduct, before, orderNo)
    },
  )
})

story('when another order was left open, No sends nothing and Yes sends the card', async ({ desk: page, testProduct }) => {
  const form = await filledForm(page, '1HBE2144')
  const basket = await openBasket(testProduct, ORDERER)
  const before = await counted(testProduct)

  await form.getByRole('button', { name: 'Send' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    "It appears you have an order in progress in another window or you didn't complete an order previously. Do you want to cancel those orders to send this one?",
  )
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await expect(form.getByLabel('Last name')).toHaveValue(LIBRARY.lastName ?? '')
  expect(await listBaskets(testProduct, ORDERER)).toEqual([basket])
  expect(await counted(testProduct)).toEqual(before)

  await form.getByRole('button', { name: 'Send' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  const { orderNo } = await readConfirmation(page)
  await onceMore(testProduct, before, orderNo)
})

story(
  'when the address cannot be verified, the question survives a reload and the sender can send anyway',
  async ({ desk: page, testProduct }) => {
    const form = await filledForm(page, '1HBE2148', { address1: '429 Toomany Lane', address2: '' })
    const before = await counted(testProduct)
    await form.getByRole('button', { name: 'Send' }).click()
    const question = page.getByRole('alertdialog', { name: 'Please confirm Below' })
    await expect(question).toContainText(
      'We were unable to verify your shipping address with the US postal service. Please check for any errors or missing information',
    )
    await expect(question).toContainText('429 Toomany Lane')

    await page.reload()
    await expect(question).toContainText('429 Toomany Lane')
    await question.getByRole('button', { name: 'Send' }).click()

    const { orderNo, addressLines } = await readConfirmation(page)
    expect(addressLines).toEqual(['Marguerite Okonkwo-Hale', '429 Toomany Lane', 'Seattle, WA 98104'])
    await onceMore(testProduct, before, orderNo)
  },
)

async function filledForm(page: Page, cardId: string, wish: FormValues = {}): Promise<Locator> {
  const form = await openCard(page, cardId)
  await form.getByRole('radio').first().check()
  await fill(form, { ...LIBRARY, ...wish })
  return form
}

/** Presses Send and returns as soon as the server has accepted it. */
async function begin(page: Page, form: Locator): Promise<void> {
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/sendings'))
  await form.getByRole('button', { name: 'Send' }).click()
  expect((await taken).status()).toBe(202)
}

type Count = { orders: string[]; prints: string[] }

async function counted(testProduct: StoryProduct): Promise<Count> {
  return {
    orders: (await listOrders(testProduct, ORDERER)).map(({ order_no }) => order_no).sort(),
    prints: (await listPrinted(testProduct)).map(({ orderNo }) => orderNo).sort(),
  }
}

/** Expects one more order and one more print than before, and no open basket. */
async function onceMore(testProduct: StoryProduct, before: Count, orderNo?: string): Promise<void> {
  await expect.poll(async () => (await counted(testProduct)).orders.length, { timeout: 150_000 }).toBe(before.orders.length + 1)
  const added = (await counted(testProduct)).orders.filter((order) => !before.orders.includes(order))
  if (orderNo) expect(added).toEqual([orderNo])
  await waitForPrint(testProduct, added[0] ?? '')
  await expect
    .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === added[0])?.export_status)
    .toBe('exported')
  expect(await counted(testProduct)).toEqual({ orders: [...before.orders, ...added].sort(), prints: [...before.prints, ...added].sort() })
  expect(await listBaskets(testProduct, ORDERER)).toEqual([])
}
