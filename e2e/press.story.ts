import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listOrders } from './commerce-wire.ts'
import type { StoryProduct } from './test-product.ts'
import { allPrinted, printedOrder } from './print-shop.ts'
import { missingPrograms, pageBoxes } from './printed-matter.ts'
import { turnLight } from './screens.ts'
import { ask, fill, findForm, LIBRARY, mailDays, openCard, openSignedIn, ORDERER, readConfirmation, readSetting } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'

const CARD = '1HBE2115'

// Of one sender, and one press.
story.describe.configure({ mode: 'serial' })

story(
  'the operator cuts what is due, prints, acknowledges and marks mailed; the sender reads it in the history',
  async ({ desk: page, browser, testProduct }) => {
    const { orderNo, day } = await sendByRequest(page, CARD, 10)
    const press = await pressOf(browser, testProduct)
    const due = press
      .getByRole('list', { name: 'Due' })
      .getByRole('listitem')
      .filter({ hasText: written(day) })
    await expect(due).toContainText('1 card')
    await expect(due).toContainText('size 70, 5 × 7 in, envelope A7', { ignoreCase: true })
    await expect(due).toContainText(/Cut .+, in \d+ days/)
    expect((await allPrinted(testProduct)).map((printed) => printed.orderNo)).not.toContain(orderNo)

    await due.getByRole('button', { name: /^Cut now/ }).press('Enter')
    const question = press.getByRole('alertdialog', { name: 'Cut 1 card now?' })
    await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused()
    await question.getByRole('button', { name: 'Cut now' }).click()
    await expect(due).toHaveCount(0)
    const row = press
      .getByRole('list', { name: 'Batches' })
      .getByRole('listitem')
      .filter({ hasText: written(day) })
    await expect(row).toContainText('Ready to print', { timeout: 150_000 })
    expect((await printedOrder(testProduct, orderNo)).mailDate).toBe(day)

    await row.getByRole('button', { name: `Open batch ${day}/batch-001` }).click()
    const sheet = press.getByRole('dialog', { name: `${day}/batch-001` })
    await expect(sheet.getByRole('list', { name: 'Cards in the order of printing' }).getByRole('listitem')).toHaveCount(1)
    await sheet.getByLabel('Paper').selectOption('tabloid')
    const sheets = await download(sheet.getByRole('link', { name: 'Imposed sheets' }))
    await isPdf(sheets, 2)
    await isPdf(await download(sheet.getByRole('link', { name: 'Envelopes' })), 1)
    await isPdf(await download(sheet.getByRole('link', { name: `Card of order ${orderNo}` })), 2)
    const manifest = await readFile(await download(sheet.getByRole('link', { name: 'manifest.csv' })), 'utf8')
    expect(manifest).toContain(orderNo)

    await sheet.getByRole('searchbox').fill('nothing of the kind')
    await expect(sheet.getByText('No card of this batch has that number.')).toBeVisible()
    await sheet.getByRole('searchbox').fill(orderNo.slice(-4))
    await sheet.getByRole('button', { name: `Print again: order ${orderNo}` }).click()
    const reprint = press.getByRole('dialog', { name: `Print order ${orderNo} again` })
    await reprint.getByRole('button', { name: 'Print again' }).click()
    await expect(reprint.getByText('Please select a reason.')).toBeVisible()
    await reprint.getByRole('radio', { name: 'Damaged' }).check()
    await reprint.getByRole('button', { name: 'Print again' }).click()
    const again = sheet.getByRole('list', { name: 'Printed again' }).getByRole('listitem')
    await expect(again).toContainText(orderNo)
    await expect(again).toContainText('Damaged')
    await isPdf(await download(again.getByRole('link', { name: 'Imposed sheets' })), 2)

    await sheet.getByRole('button', { name: 'Acknowledge' }).click()
    await expect(sheet.getByText('At the printer', { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Mark mailed' }).click()
    await press.getByRole('alertdialog', { name: 'Has this card been mailed?' }).getByRole('button', { name: 'Yes, mailed' }).click()
    await expect(sheet.getByText('Mailed', { exact: true })).toBeVisible()
    await press.keyboard.press('Escape')
    await expect(press.getByRole('list', { name: 'Mailed lately' })).toContainText(`${day}/batch-001`)

    // Somebody tidied the print folder; then the card comes back from the post, torn.
    await rm(join(testProduct.data, 'print', day, 'batch-001'), { recursive: true })
    await press.getByRole('button', { name: `Open batch ${day}/batch-001` }).click()
    await expect(sheet.getByText('The files of this batch are no longer in the print folder.')).toBeVisible()
    await expect(sheet.getByRole('link', { name: `Card of order ${orderNo}` })).toHaveCount(0)
    await sheet.getByRole('button', { name: `Print again: order ${orderNo}` }).click()
    await reprint.getByRole('radio', { name: 'Lost' }).check()
    await reprint.getByRole('button', { name: 'Print again' }).click()
    await expect(again).toHaveCount(2)
    await isPdf(await download(again.filter({ hasText: 'Lost' }).getByRole('link', { name: 'Envelopes' })), 1)
    await press.context().close()

    await page.reload()
    await expect(rowOf(await historyOf(page), orderNo)).toContainText('Mailed', { timeout: 150_000 })
  },
)

story(
  'undone on its confirmation, a card is not printed; the sheet says how long that can be done, and what became of it',
  async ({ desk: page, testProduct }) => {
    story.setTimeout(300_000)
    await page.getByRole('list', { name: 'Cards' }).waitFor()
    await page.waitForLoadState('networkidle', { timeout: 150_000 })
    const form = await openCard(page, CARD)
    const day = mailDays(await readSetting(page, CARD))[15] ?? ''
    await fill(form, { ...LIBRARY, sentiment: 'New neighbors', sendDate: day })
    await form.getByRole('button', { name: 'Send' }).click()
    const { sheet, orderNo } = await readConfirmation(page)
    await expect(sheet.getByText(/^\d+ days .*left to undo$/)).toBeVisible()
    const undo = sheet.getByRole('button', { name: 'Undo' })
    const usual = page.viewportSize() ?? { width: 1440, height: 1000 }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const [undoBox, left, print, ok] = await Promise.all(
        [
          undo,
          sheet.getByText(/left to undo$/),
          sheet.getByRole('button', { name: 'Print' }),
          sheet.getByRole('button', { name: 'ok' }),
        ].map((part) => part.boundingBox()),
      )
      if (!undoBox || !left || !print || !ok) throw new Error('The confirmation lacks a button.')
      // Two lines: what can be undone until when, and the two ways on.
      expect(left.y + left.height / 2).toBeCloseTo(undoBox.y + undoBox.height / 2, -1)
      expect([print.y, print.height]).toEqual([ok.y, ok.height])
      expect(print.y).toBeGreaterThanOrEqual(undoBox.y + undoBox.height)
      for (const part of [undoBox, left, print, ok]) expect(part.x + part.width).toBeLessThanOrEqual(width - 20)
    }
    await page.setViewportSize(usual)
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'The card was withdrawn.' })).toBeFocused()
    await expect(undo).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'ok' }).click()
    await expect
      .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === orderNo)?.status, { timeout: 60_000 })
      .toBe('cancelled')
  },
)

story('withdrawn in time, a card is not printed and its order is cancelled', async ({ desk: page, testProduct }) => {
  const { orderNo } = await sendByRequest(page, CARD, 11)
  const history = await historyOf(page)
  await detailsOf(history, orderNo)
  await expect(history.getByText(/It can be corrected or withdrawn until .+ E[SD]T, \d+ days .*from now\./)).toBeVisible()
  await history.getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw this card?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(history.getByRole('button', { name: 'Withdraw' })).toBeFocused()
  await history.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(history.getByText('This card was withdrawn. It is not printed.')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await expect(rowOf(history, orderNo)).toContainText('Cancelled')
  await expect(rowOf(history, orderNo)).toContainText('Withdrawn')
  await expect
    .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === orderNo)?.status, { timeout: 150_000 })
    .toBe('cancelled')
  expect((await allPrinted(testProduct)).map((printed) => printed.orderNo)).not.toContain(orderNo)
})

story(
  'what can be done with an order is in sight without scrolling, with its deadline, on a desk, in a low window and on a phone',
  async ({ desk: page }) => {
    const { orderNo } = await sendByRequest(page, CARD, 14)
    const usual = page.viewportSize() ?? { width: 1440, height: 1000 }
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 390, height: 700 },
    ]) {
      await page.setViewportSize(size)
      await page.goto('/?history=1')
      const history = page.getByRole('dialog', { name: 'Order History' })
      const row = size.width < 960 ? history.locator(`[data-order="${orderNo}"]`) : rowOf(history, orderNo)
      await expect(row).toContainText(/\d+ days .*to correct/)
      await row.getByRole('button').click()
      // With the pictures the details are longer than the window.
      await expect(page.getByRole('list', { name: 'What was printed' }).locator('img')).toHaveCount(3)
      const actions = page.getByRole('group', { name: 'What can be done with it' })
      await expect(actions.getByText(/It can be corrected or withdrawn until .+ E[SD]T, \d+ days .*from now\./)).toBeInViewport({
        ratio: 1,
      })
      for (const name of ['Correct', 'Withdraw', 'Send again']) {
        const button = actions.getByRole('button', { name })
        await expect(button).toBeInViewport({ ratio: 1 })
        // Nothing lies over it.
        await button.click({ trial: true, timeout: 5_000 })
      }
    }
    await page.setViewportSize(usual)
  },
)

story('corrected, a card goes out with other words, and the two orders name each other', async ({ desk: page }) => {
  const { orderNo } = await sendByRequest(page, CARD, 12)
  const history = await historyOf(page)
  await detailsOf(history, orderNo)
  await history.getByRole('button', { name: 'Correct' }).click()
  const form = findForm(page)
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Last name')).toHaveValue(LIBRARY.lastName ?? '')

  // Left unfinished, it is never continued for the next person without asking.
  await page.goto('/')
  const onShelf = page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: `#${CARD}` })
  const question = page.getByRole('alertdialog', { name: 'You have an unfinished correction' })
  await onShelf.click()
  await question.getByRole('button', { name: 'Start a new card' }).click()
  await expect(form.getByLabel('Last name')).toHaveValue('')
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toHaveCount(0)

  await page.goto('/')
  const again = await historyOf(page)
  await detailsOf(again, orderNo)
  await again.getByRole('button', { name: 'Correct' }).click()
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toBeVisible()
  await page.goto('/')
  await onShelf.click()
  await question.getByRole('button', { name: 'Continue the correction' }).click()
  await expect(form.getByLabel('Last name')).toHaveValue(LIBRARY.lastName ?? '')
  await expect(form.getByLabel('Personal closing')).toHaveValue(LIBRARY.closing ?? '')
  await expect(form.getByRole('grid')).toBeVisible()
  await form.getByLabel('Last name').fill('Okonkwo')
  await form.getByRole('button', { name: 'Send' }).click()
  const confirmed = await readConfirmation(page)
  expect(confirmed.addressLines[0]).toBe('Marguerite Okonkwo')
  await confirmed.sheet.getByRole('button', { name: 'ok' }).click()

  const after = await historyOf(page)
  await expect(rowOf(after, orderNo)).toContainText('Cancelled')
  await expect(rowOf(after, orderNo)).toContainText(`now ${confirmed.orderNo}`)
  await expect(rowOf(after, confirmed.orderNo)).toContainText(`corrects ${orderNo}`)
  await detailsOf(after, confirmed.orderNo)
  await after.getByRole('button', { name: orderNo, exact: true }).click()
  await expect(after.getByRole('button', { name: confirmed.orderNo, exact: true })).toBeVisible()
})

story('too late, the sender is told that the card is being printed', async ({ desk: page, browser, testProduct }) => {
  const { orderNo, day } = await sendByRequest(page, CARD, 13)
  const history = await historyOf(page)
  await detailsOf(history, orderNo)
  await history.getByRole('button', { name: 'Withdraw' }).click()
  const press = await pressOf(browser, testProduct)
  expect(await ask(press, 'POST', '/api/press/cut', { mailDate: day, size: '70', stock: 'A7' })).toMatchObject({
    status: 200,
    body: { batches: [{ name: `${day}/batch-001` }] },
  })
  await press.context().close()
  await page.getByRole('alertdialog', { name: 'Withdraw this card?' }).getByRole('button', { name: 'Withdraw' }).click()
  await expect(history.getByText('This card is already being printed. It cannot be withdrawn any more.')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await printedOrder(testProduct, orderNo)
  await expect(rowOf(history, orderNo)).toContainText('Printed', { timeout: 150_000 })
})

story(
  'several batches are acknowledged and marked mailed together, one mail date is looked at alone, and times name their zone',
  async ({ desk: page, browser, testProduct }) => {
    const days = [(await sendByRequest(page, CARD, 16)).day, (await sendByRequest(page, CARD, 17)).day]
    const press = await pressOf(browser, testProduct)
    for (const mailDate of days) await ask(press, 'POST', '/api/press/cut', { mailDate, size: '70', stock: 'A7' })
    const batches = press.getByRole('list', { name: 'Batches' })
    const boxes = days.map((day) => batches.getByRole('checkbox', { name: `Select ${day}/batch-001` }))
    for (const box of boxes) await box.check({ timeout: 90_000 })
    // The board also shows batches of other stories.
    const fronts = days.map((day) =>
      batches
        .getByRole('listitem')
        .filter({ has: press.getByRole('checkbox', { name: `Select ${day}/batch-001` }) })
        .getByRole('img', { name: /^Front of the card / }),
    )
    for (const one of fronts) {
      await expect(one).toHaveCount(1)
      await expect(one).toHaveAttribute('src', /\/art\/.+\?width=320$/)
      await expect.poll(() => one.evaluate((image: HTMLElement & { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(0)
    }
    const tellings: string[] = []
    press.on('request', (request) => void (request.method() === 'POST' && tellings.push(new URL(request.url()).pathname)))
    await expect(batches).toContainText(/\d (AM|PM) E[SD]T/)
    await press.getByRole('button', { name: 'Acknowledge 2', exact: true }).click()
    for (const day of days) await expect(press.getByRole('button', { name: `Mark mailed: ${day}/batch-001` })).toBeVisible()
    for (const box of boxes) await box.check()
    await press.getByRole('button', { name: 'Mark 2 mailed' }).click()
    await press.getByRole('alertdialog', { name: 'Have these 2 cards been mailed?' }).getByRole('button', { name: 'Yes, mailed' }).click()
    const mailed = press.getByRole('list', { name: 'Mailed lately' })
    for (const day of days) await expect(mailed).toContainText(`${day}/batch-001`)
    expect(tellings).toEqual(['/api/press/batches/acknowledge', '/api/press/batches/mailed'])
    await press.getByRole('combobox', { name: 'Mail date' }).selectOption(days[1] ?? '')
    await expect(mailed).not.toContainText(`${days[0]}/batch-001`)
    await expect(mailed).toContainText(`${days[1]}/batch-001`)
    // The address bar says all of what is seen, for a reload and for a colleague.
    await press.getByRole('button', { name: `Open batch ${days[1]}/batch-001` }).click()
    await press.reload()
    await expect(press.getByRole('dialog', { name: `${days[1]}/batch-001` })).toBeVisible()
    await press.keyboard.press('Escape')
    await expect(press.getByRole('combobox', { name: 'Mail date' })).toHaveValue(days[1] ?? '')
    await expect(mailed).not.toContainText(`${days[0]}/batch-001`)
    for (const light of ['light', 'dark'] as const) {
      await turnLight(press, light)
      expect((await new AxeBuilder({ page: press }).analyze()).violations).toEqual([])
    }
    await press.context().close()
  },
)

story('nobody but the administrator of all comes to the press', async ({ desk: page }) => {
  await page.getByRole('button', { name: 'Hello, Dana' }).click()
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Press' })).toHaveCount(0)
  await page.goto('/press')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('You are not authorized to view this page.')).toBeVisible()
  expect(await ask(page, 'GET', '/api/press')).toMatchObject({ status: 403 })
})

async function pressOf(browser: Browser, testProduct: StoryProduct): Promise<Page> {
  const context = await browser.newContext({ baseURL: testProduct.url })
  const page = await context.newPage()
  await openSignedIn(page, 'admin@fondly.test')
  await page.getByRole('button', { name: /^Hello/ }).click()
  await page.getByRole('link', { name: 'Press' }).click()
  await expect(page.getByRole('heading', { name: 'Press', exact: true })).toBeVisible()
  return page
}

async function historyOf(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Order History' }).click()
  return page.getByRole('dialog', { name: 'Order History' })
}

const rowOf = (history: Locator, orderNo: string): Locator =>
  history.getByRole('row').filter({ has: history.page().getByRole('button', { name: `Details of order ${orderNo}` }) })

/** Once the press has seen it, it can be withdrawn. */
async function detailsOf(history: Locator, orderNo: string): Promise<void> {
  await history.getByRole('button', { name: `Details of order ${orderNo}` }).click()
  await expect(history.getByRole('button', { name: 'Send again' })).toBeVisible()
}

async function download(link: Locator): Promise<string> {
  const coming = link.page().waitForEvent('download')
  await link.click()
  return (await coming).path()
}

async function isPdf(file: string, pages: number): Promise<void> {
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  if (missingPrograms().length === 0) expect(pageBoxes(file)).toHaveLength(pages)
}

function written(day: string): string {
  const parts: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(`${day}T12:00:00Z`))
}
