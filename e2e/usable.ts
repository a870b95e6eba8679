import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** While a dialog is open, only the top dialog is checked. The page under it cannot be used then, and is checked when no dialog is open. */
const MODAL = ':modal'
const END_TRANSITIONS = `for (const one of document.getAnimations()) if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish()`
const isLong = process.env['FONDLY_TEST_LONG'] === '1'

/** Expects that the usable part of the page breaks no accessibility rule of axe, or none of `rules`. `npm run test:long` checks the whole page. */
export async function expectUsable(page: Page, name: string, ...rules: string[]): Promise<void> {
  // Half-way between light and dark, a colour may have too little contrast.
  await page.evaluate(END_TRANSITIONS)
  const isThere = await page.evaluate("typeof globalThis.axe === 'object'")
  // The script has half a megabyte, so give it to each document only once.
  const source = isThere ? { axeSource: 'undefined' } : {}
  // The page has no frames, so axe does not need a second page to merge results.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules(rules)
  if (!isLong && (await page.locator(MODAL).count()) > 0) axe.include(MODAL)
  const { violations } = await axe.analyze()
  const problems = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(problems, name).toEqual([])
}
