import { createCanvas } from '@napi-rs/canvas'
import { expect, type Page } from '@playwright/test'
import { openCard, openSignedIn, requestSignIn } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const DESIGNS = '/dashboard/harborview/designs'
const NAME = 'Harbor at dawn'

/** A picture of a card of 5 x 7 inches with its bleed. */
async function drawFront() {
  const canvas = createCanvas(1592, 2192)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1f5d8f'
  context.fillRect(0, 0, 1592, 2192)
  context.fillStyle = '#f3b562'
  context.fillRect(0, 1400, 1592, 792)
  return { name: 'harbor.png', mimeType: 'image/png', buffer: await canvas.encode('png') }
}

/** Adds a design with a front that can be offered, and saves it. */
async function saveDesign(page: Page, name: string): Promise<void> {
  await page.goto(DESIGNS)
  await page.getByRole('button', { name: 'Add a design' }).click()
  await page.getByLabel('Name of the card').fill(name)
  await page.getByLabel('Words inside, as on').selectOption({ index: 1 })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFront())
  await expect(page.getByRole('region', { name: 'Front' })).toContainText('Compare the preview before you offer it.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
}

story('a client administrator uploads a design and offers it, and a sender sends it as a card', async ({ page, browser, testProduct }) => {
  await openSignedIn(page, 'clientadmin@harborview.test')
  await saveDesign(page, NAME)
  await expectUsable(page, 'a design that can be offered')
  await page.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(page.getByText(/^Offered since /)).toBeVisible()
  await expectUsable(page, 'an offered design')

  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  await requestSignIn(otherContext, 'orderer@harborview.test')
  const sender = await otherContext.newPage()
  await sender.goto('/')
  const tile = sender.getByRole('list', { name: 'Cards' }).getByRole('listitem').filter({ hasText: NAME })
  await expect(tile).toHaveCount(1)
  await tile.scrollIntoViewIfNeeded()
  const picture = tile.locator('img').first()
  await expect(picture).toHaveAttribute('src', /\/art\/designs\//)
  await expect.poll(() => picture.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth)).toBeGreaterThan(100)
  const { cards } = (await (await otherContext.request.get('/api/catalogue')).json()) as { cards: { id: string; name: string }[] }
  const cardId = cards.find(({ name }) => name === NAME)?.id ?? ''
  const form = await openCard(sender, cardId)
  await expect(form.getByRole('radio').first()).toBeAttached()
  const { orderNo } = await sendByRequest(sender, cardId, 6)
  expect(orderNo).not.toBe('')

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn')).toBeVisible()
  await sender.goto('/')
  await expect(sender.getByRole('list', { name: 'Cards' }).getByRole('listitem').first()).toBeVisible()
  await expect(tile).toHaveCount(0)
  await otherContext.close()
})

story('a design is not saved while its file is read, and on a phone its preview is above the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'clientadmin@harborview.test')
  await page.goto(DESIGNS)
  await page.getByRole('button', { name: 'Add a design' }).click()
  await page.getByLabel('Name of the card').fill('Harbor in fog')
  let finishReading = () => {}
  const reading = new Promise<void>((resolve) => (finishReading = resolve))
  await page.route('**/uploads/designs', async (route) => {
    await reading
    await route.continue()
  })
  const saved: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push((request.postDataJSON() as { design: { front: string | null } }).design.front)
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFront())
  await expect(page.getByText('A file is still being read.')).toBeVisible()
  await page.getByLabel('Name of the card').press('Enter')
  await page.getByRole('button', { name: 'Save' }).dispatchEvent('click')
  const [paper, save] = [page.getByRole('region', { name: 'As it will be cut' }), page.getByRole('button', { name: 'Save' })]
  const [paperBox, saveBox] = [await paper.boundingBox(), await save.boundingBox()]
  expect((paperBox?.y ?? 0) + (paperBox?.height ?? 0)).toBeLessThanOrEqual(saveBox?.y ?? 0)
  finishReading()
  await expect(page.getByText('A file is still being read.')).toBeHidden()
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(saved).toEqual([expect.stringMatching(/./)])
})

story(
  'of two administrators who change a design, the later one sees and accepts the first change; a withdrawn design says so',
  async ({ page, browser, testProduct }) => {
    const name = 'Harbor at dusk'
    const open = async (one: Page) => {
      await one.goto(DESIGNS)
      await one.getByRole('button', { name }).click()
    }
    await openSignedIn(page, 'clientadmin@harborview.test')
    await saveDesign(page, name)

    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    await requestSignIn(otherContext, 'admin@fondly.test')
    const other = await otherContext.newPage()
    await open(other)
    await other.getByLabel('Name of the card').fill('Harbor at night')
    await other.getByLabel('Occasion').selectOption('sympathy')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Saved.')).toBeVisible()

    await page.getByLabel('Name of the card').fill('Harbor at noon')
    await page.getByRole('button', { name: 'Save' }).click()
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed this design meanwhile.' })
    await expect(conflict).toContainText('Harbor at noon')
    await expect(conflict).toContainText('Harbor at night')
    await expect(conflict).toContainText('Occasion')
    await expectUsable(page, 'a design that somebody else changed')
    await conflict.getByRole('button', { name: 'Take theirs' }).click()
    await expect(page.getByLabel('Name of the card')).toHaveValue('Harbor at night')

    await page.getByRole('button', { name: 'Offer', exact: true }).click()
    await expect(page.getByText('Since the card was offered, only its name can change.')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn: it takes no new cards.')).toBeVisible()
    await otherContext.close()
  },
)
