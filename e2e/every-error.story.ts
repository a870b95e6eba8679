import { expect } from '@playwright/test'
import { EVERY_ERROR, FIND_HIDDEN } from './every-error.ts'
import { speak } from './look-at-screen.ts'
import { fill, LIBRARY, openCard } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2190'
const SIZES = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const
const DRAFT = '**/api/cards/*/draft'

story('every sentence about an error can be read whole beside all others, on no label and under no foot', async ({ desk: page }) => {
  story.setTimeout(600_000)
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, LIBRARY)
  for (const problems of EVERY_ERROR) {
    const refusal = { type: 'about:blank', title: 'Unprocessable', status: 422, code: 'form-problems', problems }
    await page.route(DRAFT, (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal }))
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.locator('[name=city][aria-invalid]')).toBeVisible()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const language of ['es', 'en_US'] as const) {
        await speak(page, language)
        expect(await page.evaluate(FIND_HIDDEN), `${width} px, ${language}`).toEqual([])
      }
    }
    await page.unroute(DRAFT)
    // The server's problems go as soon as their fields change.
    await form.getByLabel('City').fill('Tacoma')
    await form.getByLabel('City').fill('Seattle')
  }
})
