import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { turnLight, walkScreens, WALK_SETTINGS } from './screens.ts'
import { signIn } from './sender.ts'
import { story } from './story.ts'

story.use({ settings: WALK_SETTINGS })

story('every screen on a desk, by day and at night, can be used by everybody', async ({ page, house }) => {
  story.setTimeout(300_000)
  await walkScreens(page, house, async (name) => {
    await expectNoOverflow(page, name)
    await expectUsable(page, `${name}, light`)
    // At night only the colours are others.
    await turnLight(page, 'dark')
    await expectUsable(page, `${name}, dark`, 'color-contrast')
    await turnLight(page, 'light')
  })
})

story('every screen on a phone', async ({ page, house }) => {
  story.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await walkScreens(page, house, async (name) => {
    await expectNoOverflow(page, name)
    await expectUsable(page, name)
  })
})

story('the dark stays dark at the next visit', async ({ page }) => {
  await signIn(page, 'clientadmin@harborview.test')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/user'))
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

async function expectUsable(page: Page, name: string, ...rules: string[]): Promise<void> {
  // The page has no frames, so it need not be put together in a second one.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(told, name).toEqual([])
}

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect.soft(overflow, `${name} is not wider than the window`).toBeLessThanOrEqual(0)
}
