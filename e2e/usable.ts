import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing of the page is against the rules of accessibility that axe knows, or against these few of them. */
export async function expectUsable(page: Page, name: string, ...rules: string[]): Promise<void> {
  const isThere = await page.evaluate("typeof globalThis.axe === 'object'")
  // Half a megabyte of script, which a document needs to be given once.
  const source = isThere ? { axeSource: 'undefined' } : {}
  // The page has no frames, so it need not be put together in a second one.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(told, name).toEqual([])
}
