import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listPrinted, waitForPrint } from './print-shop.ts'
import { setTheme } from './look-at-screen.ts'
import { ask } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'
import { openPress, download, expectPdf } from './press-page.ts'
import { openHistory, findRow } from './history-sheet.ts'

const CARD = '1HBE2115'

// The stories use one sender and one press.
story.describe.configure({ mode: 'serial' })

story(
  'the operator cuts, prints, acknowledges and marks a batch as mailed, and the sender sees it in the history',
  async ({ desk: page, browser, testProduct }) => {
    const { orderNo, day } = await sendByRequest(page, CARD, 10)
    const press = await openPress(browser, testProduct)
    const due = press
      .getByRole('list', { name: 'Due' })
      .getByRole('listitem')
      .filter({ hasText: formatDay(day) })
    await expect(due).toContainText('1 card')
    await expect(due).toContainText('size 70, 5 × 7 in, envelope A7', { ignoreCase: true })
    await expect(due).toContainText(/Cut .+, in \d+ days/)
    expect((await listPrinted(testProduct)).map((printed) => printed.orderNo)).not.toContain(orderNo)

    await due.getByRole('button', { name: /^Cut now/ }).press('Enter')
    const question = press.getByRole('alertdialog', { name: 'Cut 1 card now?' })
    await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused()
    await question.getByRole('button', { name: 'Cut now' }).click()
    await expect(due).toHaveCount(0)
    const row = press
      .getByRole('list', { name: 'Batches' })
      .getByRole('listitem')
      .filter({ hasText: formatDay(day) })
    await expect(row).toContainText('Ready to print', { timeout: 150_000 })
    expect((await waitForPrint(testProduct, orderNo)).mailDate).toBe(day)

    await row.getByRole('button', { name: `Open batch ${day}/batch-001` }).click()
    const sheet = press.getByRole('dialog', { name: `${day}/batch-001` })
    await expect(sheet.getByRole('list', { name: 'Cards in the order of printing' }).getByRole('listitem')).toHaveCount(1)
    await sheet.getByLabel('Paper').selectOption('tabloid')
    const sheets = await download(sheet.getByRole('link', { name: 'Imposed sheets' }))
    await expectPdf(sheets, 2)
    await expectPdf(await download(sheet.getByRole('link', { name: 'Envelopes' })), 1)
    await expectPdf(await download(sheet.getByRole('link', { name: `Card of order ${orderNo}` })), 2)
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
    await expectPdf(await download(again.getByRole('link', { name: 'Imposed sheets' })), 2)

    await sheet.getByRole('button', { name: 'Acknowledge' }).click()
    await expect(sheet.getByText('At the printer', { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Mark mailed' }).click()
    await press.getByRole('alertdialog', { name: 'Has this card been mailed?' }).getByRole('button', { name: 'Yes, mailed' }).click()
    await expect(sheet.getByText('Mailed', { exact: true })).toBeVisible()
    await press.keyboard.press('Escape')
    await expect(press.getByRole('list', { name: 'Mailed lately' })).toContainText(`${day}/batch-001`)

    // A card can be printed again even if its files are no longer in the print folder.
    await rm(join(testProduct.data, 'print', day, 'batch-001'), { recursive: true })
    await press.getByRole('button', { name: `Open batch ${day}/batch-001` }).click()
    await expect(sheet.getByText('The files of this batch are no longer in the print folder.')).toBeVisible()
    await expect(sheet.getByRole('link', { name: `Card of order ${orderNo}` })).toHaveCount(0)
    await sheet.getByRole('button', { name: `Print again: order ${orderNo}` }).click()
    await reprint.getByRole('radio', { name: 'Lost' }).check()
    await reprint.getByRole('button', { name: 'Print again' }).click()
    await expect(again).toHaveCount(2)
    await expectPdf(await download(again.filter({ hasText: 'Lost' }).getByRole('link', { name: 'Envelopes' })), 1)
    await press.context().close()

    await page.reload()
    await expect(findRow(await openHistory(page), orderNo)).toContainText('Mailed', { timeout: 150_000 })
  },
)

story(
  'several batches are acknowledged and marked as mailed together, and the page filters by mail date',
  async ({ desk: page, browser, testProduct }) => {
    const days = [(await sendByRequest(page, CARD, 16)).day, (await sendByRequest(page, CARD, 17)).day]
    const press = await openPress(browser, testProduct)
    for (const mailDate of days) await ask(press, 'POST', '/api/press/cut', { mailDate, size: '70', stock: 'A7' })
    const batches = press.getByRole('list', { name: 'Batches' })
    const boxes = days.map((day) => batches.getByRole('checkbox', { name: `Select ${day}/batch-001` }))
    for (const box of boxes) await box.check({ timeout: 90_000 })
    // The overview also shows batches of other stories.
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
    const postedPaths: string[] = []
    press.on('request', (request) => void (request.method() === 'POST' && postedPaths.push(new URL(request.url()).pathname)))
    await expect(batches).toContainText(/\d (AM|PM) E[SD]T/)
    await press.getByRole('button', { name: 'Acknowledge 2', exact: true }).click()
    for (const day of days) await expect(press.getByRole('button', { name: `Mark mailed: ${day}/batch-001` })).toBeVisible()
    for (const box of boxes) await box.check()
    await press.getByRole('button', { name: 'Mark 2 mailed' }).click()
    await press.getByRole('alertdialog', { name: 'Have these 2 cards been mailed?' }).getByRole('button', { name: 'Yes, mailed' }).click()
    const mailed = press.getByRole('list', { name: 'Mailed lately' })
    for (const day of days) await expect(mailed).toContainText(`${day}/batch-001`)
    expect(postedPaths).toEqual(['/api/press/batches/acknowledge', '/api/press/batches/mailed'])
    await press.getByRole('combobox', { name: 'Mail date' }).selectOption(days[1] ?? '')
    await expect(mailed).not.toContainText(`${days[0]}/batch-001`)
    await expect(mailed).toContainText(`${days[1]}/batch-001`)
    // The address of the page has the filter and the selection, for a reload and for sharing.
    await press.getByRole('button', { name: `Open batch ${days[1]}/batch-001` }).click()
    await press.reload()
    await expect(press.getByRole('dialog', { name: `${days[1]}/batch-001` })).toBeVisible()
    await press.keyboard.press('Escape')
    await expect(press.getByRole('combobox', { name: 'Mail date' })).toHaveValue(days[1] ?? '')
    await expect(mailed).not.toContainText(`${days[0]}/batch-001`)
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(press, theme)
      expect((await new AxeBuilder({ page: press }).analyze()).violations).toEqual([])
    }
    await press.context().close()
  },
)

story('only role admin can open the press', async ({ desk: page }) => {
  await page.getByRole('button', { name: 'Hello, Dana' }).click()
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Press' })).toHaveCount(0)
  await page.goto('/press')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('You are not authorized to view this page.')).toBeVisible()
  expect(await ask(page, 'GET', '/api/press')).toMatchObject({ status: 403 })
})

function formatDay(day: string): string {
  const parts: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(`${day}T12:00:00Z`))
}
