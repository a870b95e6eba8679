import { expect, type Locator } from '@playwright/test'
import { fill, openCard } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'
import { story } from './story.ts'

const CARD = '1HBE2115'
const SECOND_CARD = '1HBE2130'
/** The recipient of `sendByRequest`, as somebody else types her. */
const PEGGY = {
  firstName: 'Peggy',
  lastName: 'Okonkwo',
  address1: '1000 4th Ave',
  address2: '',
  city: 'Seattle',
  zipCode: '98104',
  state: 'Washington',
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y

for (const [size, viewport] of [
  ['a wide screen', { width: 1440, height: 1000 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  story(`on ${size}, the form says that a card went to the same person, and no row moves`, async ({ desk: page }) => {
    story.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.getByRole('list', { name: 'Cards' }).waitFor()
    await sendByRequest(page, CARD, size === 'a phone' ? 13 : 12)
    const form = await openCard(page, SECOND_CARD)
    const heading = form.getByRole('heading', { name: 'Personalize The Card' })
    await fill(form, { ...PEGGY, firstName: 'Anna' })
    const before = await topOf(heading)
    const note = form.getByRole('status').filter({ hasText: /You sent them “.+” on \w+ \d+\./ })
    await fill(form, PEGGY)
    await expect(note).toBeVisible()
    expect(await topOf(heading)).toBe(before)
    // The notice hides no field and stays on the page.
    const [noteBox, labelBox] = [await note.boundingBox(), await form.getByLabel('Zip code').boundingBox()]
    if (!noteBox || !labelBox) throw new Error('The note or the field is not shown.')
    expect(noteBox.y).toBeGreaterThanOrEqual(labelBox.y + labelBox.height)
    expect(noteBox.x + noteBox.width).toBeLessThanOrEqual(viewport.width)

    // Nobody has sent a card to this other person at the same address.
    await fill(form, { firstName: 'Anna' })
    await expect(note).toHaveCount(0)
    await fill(form, { firstName: 'Peggy' })
    await expect(note).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled()
    await form.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Throw away' }).click()
  })
