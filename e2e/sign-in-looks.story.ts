import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { turnLight, WALK_SETTINGS } from './screens.ts'
import { prepareSignInViews, walkSignIn } from './sign-in-views.ts'
import { story } from './story.ts'

// A house in which nobody has changed a password or linked an account yet.
story.use({ settings: WALK_SETTINGS })
story.beforeAll(({ house }) => prepareSignInViews(house))

for (const locale of ['en-US', 'es-US'])
  story(
    `every view of the sign-in, by day and at night, on a desk and on a phone, can be used by everybody (${locale})`,
    async ({ browser, house }) => {
      story.setTimeout(300_000)
      const context = await browser.newContext({ baseURL: house.url, locale })
      const page = await context.newPage()
      const seen: string[] = []
      await walkSignIn(page, async (view) => {
        seen.push(view)
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        await expectUsable(page, `${view}, light`)
        await turnLight(page, 'dark')
        // At night only the colours are others.
        await expectUsable(page, `${view}, dark`, 'color-contrast')
        await turnLight(page, 'light')
        await page.setViewportSize({ width: 390, height: 844 })
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect.soft(overflow, `${view} is not wider than a phone`).toBeLessThanOrEqual(0)
        await page.setViewportSize({ width: 1440, height: 1000 })
      })
      expect(seen).toHaveLength(11)
      await context.close()
    },
  )

async function expectUsable(page: Page, name: string, ...rules: string[]): Promise<void> {
  // The page has no frames, so it need not be put together in a second one.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(told, name).toEqual([])
}
