import { expect, type Locator } from '@playwright/test'
import { waitForPrint } from './print-shop.ts'
import { missingPrograms, pageBoxes, scannedCode, words } from './printed-matter.ts'
import { fill, LIBRARY, openCard, readConfirmation, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const CARD = '1CNV7001'
/** From the edge of the sheet to the trim, in pixels at 300 dpi. */
const EDGE_PX = 121
/** Width and height of an open tent card: a card of 7 x 5 inches opens to a sheet of 7 x 10 inches. */
const SHEET = { trim: [29.04, 29.04, 533.04, 749.04] }

story.beforeAll(async ({ testProduct }) => testProduct.load('scenarios/testing/canvas'))

story('a tent card is previewed and printed with its panels one above the other', async ({ page, testProduct }) => {
  story.setTimeout(600_000)
  await page.goto('/canvas')
  await typeSignIn(page, 'host@canvas.test', 'Fondly-demo-1')
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  expect(await ratio(page.locator('.tile img').first())).toBeCloseTo(7 / 5, 1)

  const form = await openCard(page, CARD)
  const { accountNumber: _, ...recipient } = LIBRARY
  await fill(form, recipient)
  const card = form.getByRole('complementary', { name: 'The card' })
  await card.getByRole('button', { name: 'Inside' }).first().click()
  const inside = card.getByRole('img', { name: 'The inside of the card' }).first()
  expect(await ratio(inside)).toBeCloseTo(7 / 5, 1)

  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
  for (const name of ['The outside of the card: back and front', 'The inside of the card']) {
    const picture = preview.getByRole('img', { name })
    await expect.poll(() => naturalRatio(picture)).toBeCloseTo(7 / 10, 2)
    expect(await ratio(picture)).toBeCloseTo(7 / 10, 1)
  }
  await preview.getByRole('button', { name: 'Send' }).click()
  const { orderNo, sheet } = await readConfirmation(page)
  await sheet.getByRole('button', { name: 'ok' }).click()

  const printed = await waitForPrint(testProduct, orderNo)
  story.skip(missingPrograms().length > 0, 'Print files cannot be read back without the programs that do.')
  expect(pageBoxes(printed.card)).toMatchObject([SHEET, SHEET])
  expect(words(printed.card)).toContain(LIBRARY.closing)
  // The back is the upper panel of the flat outside.
  expect(scannedCode(printed.card, 1, { x: EDGE_PX, y: EDGE_PX, width: 2100, height: 1500 })).toBe(printed.scanCode)
})

async function ratio(picture: Locator): Promise<number> {
  const box = await picture.boundingBox()
  return box ? box.width / box.height : 0
}

function naturalRatio(picture: Locator): Promise<number> {
  return picture.evaluate(
    (element: { naturalWidth?: number; naturalHeight?: number }) => (element.naturalWidth ?? 0) / (element.naturalHeight || 1),
  )
}
