import { expect } from '@playwright/test'
import { fill, LIBRARY, openCard, readConfirmation, readSetting } from './sender.ts'
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
    await expect.poll(async () => (await readSetting(page, CARD)).draft).toBe(null)

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
    expect(await readSetting(page, CARD)).toMatchObject({ draft: null })
  },
)
