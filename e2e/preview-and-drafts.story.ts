import { expect } from '@playwright/test'
import { fill, LIBRARY, openCard, readConfirmation, readPageData } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2115'

story(
  'the preview shows the living pages at once, is drawn again after a failure, opens large, and sends by Ctrl+Enter',
  async ({ desk: page }) => {
    const form = await openCard(page, CARD)
    await fill(form, { ...LIBRARY, sentiment: 'New neighbors' })
    const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
    let calls = 0
    await page.route('**/api/previews', (route) => (calls++ === 0 ? route.abort() : route.continue()))
    await form.getByRole('button', { name: 'Preview' }).click()
    const inside = preview.getByRole('img', { name: 'The inside of the card' })
    await expect(inside).toContainText('see to it myself')
    await preview.getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => inside.evaluate((element: { naturalWidth?: number }) => element.naturalWidth)).toBe(1280)
    await expect(preview.getByRole('button', { name: 'Try Again' })).toBeHidden()

    await preview.getByRole('button', { name: 'Enlarge: Inside' }).click()
    const large = page.getByRole('dialog', { name: 'Inside', exact: true })
    const picture = large.getByRole('img')
    const width = async () => (await picture.boundingBox())?.width ?? 0
    const fitted = await width()
    expect(fitted).toBeGreaterThan(600)
    await page.keyboard.press('+')
    expect(await width()).toBeCloseTo(fitted * 1.5, -1)
    // The large picture first shows the half with the text, not the blank half.
    const seen = () =>
      large.getByRole('region').evaluate((element) => {
        const { scrollLeft, clientWidth, scrollWidth } = element as unknown as Record<'scrollLeft' | 'clientWidth' | 'scrollWidth', number>
        return (scrollLeft + clientWidth / 2) / scrollWidth
      })
    expect(await seen()).toBeGreaterThan(0.6)
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => large.getByRole('region').evaluate((element) => (element as unknown as { scrollLeft: number }).scrollLeft))
      .toBeGreaterThan(0)
    await page.keyboard.press('0')
    expect(await width()).toBe(fitted)
    await picture.click()
    expect(await width()).toBeGreaterThan(fitted * 2)
    expect(await seen()).toBeGreaterThan(0.6)
    await large.getByRole('button', { name: 'Smaller' }).click()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(preview.getByRole('button', { name: 'Enlarge: Inside' })).toBeFocused()

    await page.keyboard.press('ControlOrMeta+Enter')
    const { sheet } = await readConfirmation(page)
    await sheet.getByRole('button', { name: 'ok' }).click()
  },
)

story('a form with a draft says so, can be emptied and restored; a form that loads can be closed', async ({ desk: page }) => {
  const form = await openCard(page, CARD)
  await fill(form, { firstName: 'Ruth' })
  await expect(form.getByText('Draft kept')).toBeVisible()
  // A sender who goes back sees a draft mark at the card.
  await page.goBack()
  const tile = page.locator(`[data-card="${CARD}"] .tile`)
  await expect(tile).toContainText('Draft')
  await page.getByRole('button', { name: 'Drafts', exact: true }).click()
  await expect(page.locator('[data-card]')).toHaveCount(1)
  await tile.click()
  await expect(form.getByText('We kept what you had typed.')).toBeVisible()
  const zip = form.getByLabel('Zip code')
  const before = await zip.boundingBox()
  await form.getByRole('button', { name: 'Start over' }).click()
  await expect(form.getByLabel('First name')).toHaveValue('')
  await form.getByRole('button', { name: 'Undo' }).click()
  await expect(form.getByLabel('First name')).toHaveValue('Ruth')
  await form.getByRole('button', { name: 'Start over' }).click()
  expect(await zip.boundingBox()).toEqual(before)
  // There is no draft left to discard.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  expect(await readPageData(page, CARD)).toMatchObject({ draft: null })
  await expect(page.getByText('There are no available results.')).toBeVisible()

  // Match only the setting of the form, not files of the page with similar names.
  await page.route(`**/api/cards/${CARD}/order-form*`, () => undefined)
  await page.goto(`/?card=${CARD}`)
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()
})
