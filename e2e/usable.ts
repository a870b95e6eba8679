import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects that the page breaks none of axe's accessibility rules, or none of the given ones. */
export async function expectUsable(page: Page, name: string, ...rules: string[]): Promise<void> {
  const isThere = await page.evaluate("typeof globalThis.axe === 'object'")
  // The script has half a megabyte, so give it to each document only once.
  const source = isThere ? { axeSource: 'undefined' } : {}
  // The page has no frames, so axe does not need a second page to merge results.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(told, name).toEqual([])
}
