import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { setLanguage } from './look-at-screen.ts'
import { fill, findForm, LIBRARY, openCard, openSignedIn, readConfirmation, readForm } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2156'

story(
  'a sent order is found, sorted and opened by keyboard in the history, and can be sent again',
  { tag: ['@habit-9', '@habit-12', '@habit-13'] },
  async ({ desk: page }) => {
    // Load the history first, so that the button ok refreshes it.
    await openHistory(page)
    await page.keyboard.press('Escape')
    const form = await openCard(page, CARD)
    await fill(form, { ...LIBRARY, lastName: 'Peña-Historía' })
    await form.getByRole('button', { name: 'Send' }).click()
    const { sheet, orderNo } = await readConfirmation(page)
    await readPrintAndCopy(sheet, orderNo)
    await sheet.getByRole('button', { name: 'ok' }).click()

    const history = await openHistory(page)
    const rows = history.locator('tbody tr')
    await expect(rows.first()).toContainText(orderNo)
    await expect(rows.first()).toContainText('Marguerite Peña-Historía')
    await expect(rows.first()).toContainText(/\d\d\/\d\d\/\d{4}/)
    await expect(history.getByRole('columnheader', { name: 'Order date' })).toHaveAttribute('aria-sort', 'descending')

    // The history is printed, and not the cards beneath it.
    await page.emulateMedia({ media: 'print' })
    await expect(rows.first()).toBeVisible()
    await expect(page.locator('main')).toBeHidden()
    await expect(history.getByRole('searchbox')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await history.getByRole('searchbox').focus()

    await page.keyboard.type('pena historia seattle')
    await expect(history.getByRole('status').first()).toContainText('1 to 1 of 1 order')
    await expect(rows).toHaveCount(1)
    await history.getByRole('searchbox').fill('nowhere at all')
    await expect(history.getByRole('status').filter({ hasText: 'No order' })).toHaveText('No order has all of these words.')
    await history.getByRole('searchbox').fill('')
    for (const direction of ['ascending', 'descending']) {
      await history.getByRole('button', { name: 'Recipient' }).press('Enter')
      await expect(history.getByRole('columnheader', { name: 'Recipient' })).toHaveAttribute('aria-sort', direction)
    }
    await history.getByRole('searchbox').fill(orderNo)

    const number = history.getByRole('button', { name: `Details of order ${orderNo}` })
    await number.press('Enter')
    await expect(history.getByRole('heading', { name: 'Balloon' })).toBeFocused()
    await expect(number).toHaveAttribute('aria-expanded', 'true')
    await expect(history.getByText('1000 FOURTH AVE STE 7')).toBeVisible()
    const pictures = history.getByRole('list', { name: 'What was printed' }).locator('img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth), { timeout: 150_000 })
        .toBe(1280)
    await nothingCovers(history, rows.first())

    // When a tablet is rotated, the large picture stays open above the details.
    await history.getByRole('button', { name: 'Envelope, larger' }).click()
    const larger = page.getByRole('dialog', { name: 'Envelope', exact: true })
    const size = page.viewportSize() ?? { width: 1440, height: 1000 }
    for (const rotated of [{ width: 844, height: 390 }, { width: 820, height: 1180 }, size]) {
      await page.setViewportSize(rotated)
      // The button that closes the history stays in the first line, beside the search.
      const [close, search] = [history.getByText('Close', { exact: true }).first(), history.getByRole('searchbox')]
      expect((await close.boundingBox())?.y).toBeLessThan(((await search.boundingBox())?.y ?? 0) + 48)
      await expect(page.getByRole('dialog', { name: 'Balloon' })).toHaveCount(rotated === size ? 0 : 1)
      await larger.getByRole('button', { name: 'Close' }).click({ trial: true })
    }
    await page.keyboard.press('Escape')
    await expect(larger).toBeHidden()
    await expect(history.getByRole('heading', { name: 'Balloon' })).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(number).toBeFocused()
    await number.press('Enter')
    await page.reload()
    await history.getByRole('button', { name: 'Send again' }).click()
    const again = findForm(page)
    await expect(again.getByRole('grid')).toBeVisible()
    expect(await readForm(again)).toMatchObject({
      lastName: 'Peña-Historía',
      address1: '1000 FOURTH AVE',
      address2: 'STE 7',
      closing: LIBRARY.closing,
    })
    expect(new URL(page.url()).search).toBe(`?card=${CARD}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw away' }).click()
  },
)

story(
  'on a phone the history is a list, and one button retries when the server does not answer',
  { tag: ['@habit-11', '@habit-13'] },
  async ({ desk: page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/api/orders', (route) => route.abort())
    await page.goto('/?history=1')
    // A new page has the language of the account.
    await page.getByRole('dialog', { name: 'Order History' }).waitFor()
    await setLanguage(page, 'es')
    const history = page.getByRole('dialog', { name: 'Historial de pedidos' })
    await expect(history.getByText('No se pudieron traer sus pedidos.')).toBeVisible({ timeout: 150_000 })
    await page.unroute('**/api/orders')
    await history.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(history.getByRole('list', { name: 'Historial de pedidos' }).or(history.getByText('Ninguna tarjeta')).first()).toBeVisible()
    const overflow = await history.evaluate(
      (sheet: { scrollWidth?: number; clientWidth?: number }) => (sheet.scrollWidth ?? 0) - (sheet.clientWidth ?? 0),
    )
    expect(overflow).toBe(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  },
)

story(
  'twelve recipients are sorted and paged by keyboard, and each language sorts its own way',
  { tag: ['@habit-13', '@habit-15'] },
  async ({ desk: page }) => {
    await answerOrders(page, ['Ñandú Roca', 'Nuria Peña', ...Array.from({ length: 10 }, (_, place) => `Zoe Abbott ${place + 1}`)])
    const history = await openHistory(page)
    const rows = history.locator('tbody tr')
    await history.getByRole('button', { name: 'Recipient' }).press('Enter')
    await expect(history.getByRole('status').first()).toContainText('1 to 10 of 12 orders')
    await expect(rows).toHaveCount(10)
    await expect(rows.first()).toContainText('Ñandú Roca')
    await history.getByRole('button', { name: 'Page 2', exact: true }).press('Enter')
    // Numbers in names are sorted by value, so the tenth comes after the ninth.
    await expect(rows).toHaveText([/Zoe Abbott 9/, /Zoe Abbott 10/])
    await history.getByRole('button', { name: 'Previous' }).press('Enter')

    await setLanguage(page, 'es')
    const historial = page.getByRole('dialog', { name: 'Historial de pedidos' })
    const filas = historial.locator('tbody tr')
    await expect(historial.getByRole('status').first()).toContainText('1 a 10 de 12 pedidos')
    await expect(historial.getByRole('columnheader', { name: 'Destinatario' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(filas.first()).toContainText('Nuria Peña')
    await expect(filas.nth(1)).toContainText('Ñandú Roca')
    await setLanguage(page, 'en_US')
  },
)

/** Answers with one order to each of these recipients; the orders differ only in their number. */
async function answerOrders(page: Page, recipients: readonly string[]): Promise<void> {
  const order = {
    orderDate: '11/02/2026',
    orderedAt: '2026-11-02T15:00:00.000Z',
    prodName: 'Balloon',
    prodId: CARD,
    sender: 'Lucía Herrera',
    shipAddress: '1000 FOURTH AVE, SEATTLE WA 98104',
    shipLines: ['1000 FOURTH AVE', 'SEATTLE WA 98104'],
    shipDate: '11/03/2026',
    status: 'printed',
    sentiment: '',
    personalMsg: 'Welcome!',
    charges: null,
    sendingId: null,
    withdrawableUntil: null,
    withdrawn: false,
    corrects: null,
    correctedBy: null,
    isBeingCorrected: false,
  }
  const orders = recipients.map((recipient, place) => ({ ...order, id: `order-${place}`, orderNo: `0009${place}`, recipient }))
  await page.route('**/api/orders', (route) => route.fulfill({ json: { orders, postalZone: 'America/New_York' } }))
}

story('a sender does not see the orders of others', async ({ page }) => {
  await openSignedIn(page, 'clientadmin@harborview.test')
  await page.getByRole('heading', { name: 'Choose a card' }).waitFor()
  const history = await openHistory(page)
  await expect(history.getByText('No cards in the last 90 days.')).toBeVisible()
  await history.getByRole('button', { name: 'Choose a card' }).click()
  await expect(history).toBeHidden()
})

/** Expects the changes of the address check word by word, prints the sheet alone, and copies the order number. */
async function readPrintAndCopy(sheet: Locator, orderNo: string): Promise<void> {
  const page = sheet.page()
  const change = sheet
    .getByRole('list', { name: 'Changed by the address check' })
    .getByRole('listitem')
    .filter({ has: page.locator('del', { hasText: 'Avenue' }) })
  await expect(change.locator('ins')).toHaveText('AVE')
  await expect(change).toContainText('as the post office abbreviates it')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await expect(sheet.getByRole('button', { name: 'ok' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sheet.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(orderNo)
}

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Order History' }).click()
  const history = page.getByRole('dialog', { name: 'Order History' })
  await expect(history).toBeVisible()
  return history
}

/** Expects that the details are beside the table and do not cover it. */
async function nothingCovers(history: Locator, row: Locator): Promise<void> {
  const [table, details] = await Promise.all([row.boundingBox(), history.locator('section').boundingBox()])
  expect(table && details && table.x + table.width <= details.x).toBe(true)
}
