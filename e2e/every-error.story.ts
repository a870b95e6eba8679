import { expect } from '@playwright/test'
import { EVERY_ERROR, FIND_HIDDEN } from './every-error.ts'
import { speak } from './look-at-screen.ts'
import { fill, LIBRARY, openCard } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2190'
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const WAYS = SIZES.flatMap((size) => (['es', 'en_US'] as const).map((language) => ({ size, language })))
const isLong = process.env['FONDLY_TEST_LONG'] === '1'
const DRAFT = '**/api/cards/*/draft'

/** In `npm test` the sentences are seen on a phone in Spanish, where they take most lines, and in one of the other ways in turn. */
function waysOf(round: number): typeof WAYS {
  if (isLong) return WAYS
  const [tightest, ...others] = WAYS
  return [tightest, others[round % others.length]].filter((way) => way !== undefined)
}

story('every sentence about an error can be read whole beside all others, on no label and under no foot', async ({ desk: page }) => {
  story.setTimeout(600_000)
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, LIBRARY)
  for (const [round, problems] of EVERY_ERROR.entries()) {
    const refusal = { type: 'about:blank', title: 'Unprocessable', status: 422, code: 'form-problems', problems }
    await page.route(DRAFT, (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal }))
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.locator('[name=city][aria-invalid]')).toBeVisible()
    for (const { size, language } of waysOf(round)) {
      await page.setViewportSize(size)
      await speak(page, language)
      expect(await page.evaluate(FIND_HIDDEN), `${size.width} px, ${language}`).toEqual([])
    }
    await speak(page, 'en_US')
    await page.unroute(DRAFT)
    // The server's problems go as soon as their fields change.
    await form.getByLabel('City').fill('Tacoma')
    await form.getByLabel('City').fill('Seattle')
  }
})
