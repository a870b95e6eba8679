import { expect } from '@playwright/test'
import { listOrders } from './commerce-wire.ts'
import { listPrinted, waitForPrint } from './print-shop.ts'
import { ask, fill, findForm, LIBRARY, mailDays, openCard, ORDERER, readConfirmation, readPageData } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'
import { openPress } from './press-page.ts'
import { openHistory, findRow, openDetails } from './history-sheet.ts'

const CARD = '1HBE2115'

// The stories use one sender.
story.describe.configure({ mode: 'serial' })

story('the confirmation shows how long Undo is possible, and Undo cancels the order', async ({ desk: page, testProduct }) => {
  story.setTimeout(300_000)
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 150_000 })
  const form = await openCard(page, CARD)
  const day = mailDays(await readPageData(page, CARD))[15] ?? ''
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors', sendDate: day })
  await form.getByRole('button', { name: 'Send' }).click()
  const { sheet, orderNo } = await readConfirmation(page)
  await expect(sheet.getByText(/^\d+ days .*left to undo$/)).toBeVisible()
  const undo = sheet.getByRole('button', { name: 'Undo' })
  const usual = page.viewportSize() ?? { width: 1440, height: 1000 }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const [undoBox, left, print, another, ok] = await Promise.all(
      [
        undo,
        sheet.getByText(/left to undo$/),
        sheet.getByRole('button', { name: 'Print' }),
        sheet.getByRole('button', { name: 'Send another' }),
        sheet.getByRole('button', { name: 'ok' }),
      ].map((part) => part.boundingBox()),
    )
    if (!undoBox || !left || !print || !another || !ok) throw new Error('The confirmation lacks a button.')
    // In a narrow window the buttons are below each other.
    expect(left.y + left.height / 2).toBeCloseTo(undoBox.y + undoBox.height / 2, -1)
    expect(another.y === print.y || another.y >= print.y + print.height).toBe(true)
    expect(print.y).toBeGreaterThanOrEqual(undoBox.y + undoBox.height)
    expect(ok.y).toBeGreaterThanOrEqual(another.y + another.height)
    for (const part of [undoBox, left, print, another, ok]) expect(part.x + part.width).toBeLessThanOrEqual(width - 20)
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
})

story('a card that is withdrawn in time is not printed, and its order is cancelled', async ({ desk: page, testProduct }) => {
  const { orderNo } = await sendByRequest(page, CARD, 11)
  const history = await openHistory(page)
  await openDetails(history, orderNo)
  await expect(history.getByText(/It can be corrected or withdrawn until .+ E[SD]T, \d+ days .*from now\./)).toBeVisible()
  await history.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw this card?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(history.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused()
  await history.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(history.getByText('This card was withdrawn. It is not printed.')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0)
  await expect(findRow(history, orderNo)).toContainText('Cancelled')
  await expect(findRow(history, orderNo)).toContainText('Withdrawn')
  await expect
    .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === orderNo)?.status, { timeout: 150_000 })
    .toBe('cancelled')
  expect((await listPrinted(testProduct)).map((printed) => printed.orderNo)).not.toContain(orderNo)
})

story('the actions of an order and their deadline are visible without scrolling in every window size', async ({ desk: page }) => {
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
    const row = size.width < 960 ? history.locator(`[data-order="${orderNo}"]`) : findRow(history, orderNo)
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
      // Nothing covers it.
      await button.click({ trial: true })
    }
  }
  await page.setViewportSize(usual)
})

story('a correction sends a new card, and the old and the new order link to each other', async ({ desk: page }) => {
  const { orderNo } = await sendByRequest(page, CARD, 12)
  const history = await openHistory(page)
  await openDetails(history, orderNo)
  await history.getByRole('button', { name: 'Correct' }).click()
  const form = findForm(page)
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Last name')).toHaveValue(LIBRARY.lastName ?? '')

  // The page asks before it continues an unfinished correction for the next person.
  await page.goto('/')
  const onShelf = page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: `#${CARD}` })
  const question = page.getByRole('alertdialog', { name: 'You have an unfinished correction' })
  await onShelf.click()
  await question.getByRole('button', { name: 'Start a new card' }).click()
  await expect(form.getByLabel('Last name')).toHaveValue('')
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toHaveCount(0)

  await page.goto('/')
  const again = await openHistory(page)
  await openDetails(again, orderNo)
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

  const after = await openHistory(page)
  await expect(findRow(after, orderNo)).toContainText('Cancelled')
  await expect(findRow(after, orderNo)).toContainText(`now ${confirmed.orderNo}`)
  await expect(findRow(after, confirmed.orderNo)).toContainText(`corrects ${orderNo}`)
  await openDetails(after, confirmed.orderNo)
  await after.getByRole('button', { name: orderNo, exact: true }).click()
  await expect(after.getByRole('button', { name: confirmed.orderNo, exact: true })).toBeVisible()
})

story('a late withdrawal says that the card is being printed', async ({ desk: page, browser, testProduct }) => {
  const { orderNo, day } = await sendByRequest(page, CARD, 13)
  const history = await openHistory(page)
  await openDetails(history, orderNo)
  await history.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const press = await openPress(browser, testProduct)
  expect(await ask(press, 'POST', '/api/press/cut', { mailDate: day, size: '70', stock: 'A7' })).toMatchObject({
    status: 200,
    body: { batches: [{ name: `${day}/batch-001` }] },
  })
  await press.context().close()
  await page.getByRole('alertdialog', { name: 'Withdraw this card?' }).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(history.getByText('This card is already being printed. It cannot be withdrawn any more.')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0)
  await waitForPrint(testProduct, orderNo)
  await expect(findRow(history, orderNo)).toContainText('Printed', { timeout: 150_000 })
})
