import { expect } from '@playwright/test'
import { copyText, watchHands } from './hands.ts'
import { fill, LIBRARY, openCard, readConfirmation, readPageData } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2175'

story(
  'Escape after Send another asks nothing, because nothing is lost; a typed form can be left with its draft',
  async ({ desk: page }) => {
    const form = await openCard(page, CARD)
    await form.getByRole('radio').first().check()
    await fill(form, LIBRARY)
    await form.getByRole('button', { name: 'Send' }).click()
    const { sheet } = await readConfirmation(page)
    await sheet.getByRole('button', { name: 'Send another' }).click()
    await expect(form.getByText('Draft kept')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => (await readPageData(page, CARD)).draft).toBe(null)

    const again = await openCard(page, CARD)
    await again.getByLabel('First name').fill('Ruth')
    // The same holds before the draft is saved.
    await page.keyboard.press('Escape')
    await expect(page.getByText('The card is not sent yet. Keep its draft for later, or throw it away.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep draft' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(await openCard(page, CARD).then((reopened) => reopened.getByLabel('First name'))).toHaveValue('Ruth')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw away' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readPageData(page, CARD)).toMatchObject({ draft: null })
  },
)

/** The limit of keys and clicks for the card to the next person, with an address that can be pasted. */
const MAX_KEYSTROKES = 25

story('by keyboard alone, the same card goes to the next person in 25 keystrokes', { tag: '@habit-4' }, async ({ desk: page }) => {
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, LIBRARY)
  await form.getByRole('button', { name: 'Send' }).press('Enter')
  const first = await readConfirmation(page)
  await copyText(page, 'Theo Lindqvist\n600 Fourth Avenue, Floor 3\nSeattle, WA 98104')
  // Each key counts, also the Ctrl of Ctrl+V and of Ctrl+Enter.
  const watched = await watchHands(page)

  const another = first.sheet.getByRole('button', { name: 'Send another' })
  const isReached = async () => (await another.and(page.locator(':focus')).count()) > 0
  for (let tabs = 0; tabs < 9 && !(await isReached()); tabs++) await page.keyboard.press('Tab')
  await expect(another).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Customer Account')).toBeFocused()
  await page.keyboard.type('40718854')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(form.getByLabel('Zip code')).toHaveValue('98104')
  await page.keyboard.press('ControlOrMeta+Enter')
  const second = await readConfirmation(page)
  expect(second.orderNo).not.toBe(first.orderNo)
  expect(second.addressLines).toEqual(['Theo Lindqvist', '600 FOURTH AVE', 'FL 3', 'SEATTLE, WA 98104'])

  const { keystrokes, clicks, lostFocus } = await watched()
  story.info().annotations.push({ type: 'the second card by keyboard', description: `${keystrokes} keystrokes.` })
  expect({ clicks, lostFocus }).toEqual({ clicks: 0, lostFocus: [] })
  expect(keystrokes).toBeLessThanOrEqual(MAX_KEYSTROKES)

  // Then once more with the preview: Enter on Preview, Ctrl+Enter in it.
  await copyText(page, 'Inga Lindqvist\n600 Fourth Avenue, Floor 4\nSeattle, WA 98104')
  await second.sheet.getByRole('button', { name: 'Send another' }).press('Enter')
  await expect(form.getByLabel('Customer Account')).toBeFocused()
  await page.keyboard.type('40718855')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(form.getByLabel('Zip code')).toHaveValue('98104')
  await form.getByRole('button', { name: 'Preview' }).press('Enter')
  const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
  await expect(preview.getByRole('button', { name: 'Send' })).toBeEnabled()
  await page.keyboard.press('ControlOrMeta+Enter')
  const third = await readConfirmation(page)
  expect(third.addressLines[0]).toBe('Inga Lindqvist')
  expect(await watched()).toMatchObject({ clicks: 0, lostFocus: [] })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
