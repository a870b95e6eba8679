import { expect } from '@playwright/test'
import { EVERY_ERROR, FIND_HIDDEN } from './every-error.ts'
import { setLanguage } from './look-at-screen.ts'
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

/** `npm test` checks each round on a phone in Spanish, where sentences take most lines, and in one other size and language in turn. */
function listWays(round: number): typeof WAYS {
  if (isLong) return WAYS
  const [tightest, ...others] = WAYS
  return [tightest, others[round % others.length]].filter((way) => way !== undefined)
}

story('every error sentence is completely visible, beside all others, and covers no label', async ({ desk: page }) => {
  story.setTimeout(600_000)
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, LIBRARY)
  for (const [round, problems] of EVERY_ERROR.entries()) {
    const refusal = { type: 'about:blank', title: 'Unprocessable', status: 422, code: 'form-problems', problems }
    await page.route(DRAFT, (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal }))
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.locator('[name=city][aria-invalid]')).toBeVisible()
    for (const { size, language } of listWays(round)) {
      await page.setViewportSize(size)
      await setLanguage(page, language)
      expect(await page.evaluate(FIND_HIDDEN), `${size.width} px, ${language}`).toEqual([])
    }
    await setLanguage(page, 'en_US')
    await page.unroute(DRAFT)
    // A problem from the server disappears when its field changes.
    await form.getByLabel('City').fill('Tacoma')
    await form.getByLabel('City').fill('Seattle')
  }
})
