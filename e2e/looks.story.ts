import { expect } from '@playwright/test'
import { expectFits } from './fits.ts'
import { DESK, lookByRules, PHONE } from './look-by-rules.ts'
import { walkNextCard } from './screens-of-next-card.ts'
import { walkScreens } from './screens.ts'
import { openCard, openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const SMALL_PHONE = { width: 320, height: 568 }

story(
  'every screen fits and is accessible on a desktop and a phone, light and dark, in both languages',
  { tag: '@habit-14' },
  async ({ page, testProduct }) => {
    // This story is long: at most five minutes if nothing else runs, ten on a very busy machine.
    story.setTimeout(1_800_000)
    await walkScreens(page, testProduct, [DESK, PHONE], lookByRules(page))
  },
)

story(
  'every screen of the next card fits and is accessible on a desktop and a phone, light and dark, in both languages',
  { tag: '@habit-14' },
  async ({ page }) => {
    story.setTimeout(1_800_000)
    await walkNextCard(page, [DESK, PHONE], lookByRules(page))
  },
)

story('the outbox and the approval page fit a phone and are accessible in both languages', async ({ browser, testProduct }) => {
  for (const [locale, language] of [
    ['en-US', 'en'],
    ['es-US', 'es'],
  ] as const) {
    const context = await browser.newContext({ baseURL: testProduct.url, locale })
    const page = await context.newPage()
    for (const [address, name] of [
      ['/outbox', 'outbox'],
      [`/identity/phone/${'0'.repeat(32)}`, 'phone'],
    ] as const) {
      await page.goto(address)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectUsable(page, `${name}, ${language}, ${colorScheme}`)
      }
      await expectFits(page, name, SMALL_PHONE)
    }
    await context.close()
  }
})

story('forced colours show the focus and the selection, and reduced motion stops all animation', async ({ desk: page }) => {
  const openedWith = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion, forcedColors: 'active' })
    await page.goto('/')
    await page.evaluate(`(() => {
      globalThis.moved = 0
      const look = () => { globalThis.moved = Math.max(globalThis.moved, document.getAnimations().length); requestAnimationFrame(look) }
      look()
    })()`)
    const form = await openCard(page, '1HBE2115')
    return { form, moved: await page.evaluate<number>('globalThis.moved') }
  }
  expect((await openedWith('no-preference')).moved).toBeGreaterThan(0)
  const { form, moved } = await openedWith('reduce')
  expect(moved).toBe(0)

  const radios = form.getByRole('radio')
  await radios.first().check()
  const marks = await page.evaluate<[string, string][]>(`(() => {
    const look = (element) => { const style = getComputedStyle(element); return [style.backgroundColor, style.borderTopWidth, style.borderTopColor].join() }
    const pairs = [['.radio:checked', '.radio:not(:checked)'], ['[aria-pressed=true]', '[aria-pressed=false]'], ['.mail-day[data-selected]', '.mail-day:not([data-selected])']]
    return pairs.map((pair) => pair.map((one) => look(document.querySelector('dialog ' + one))))
  })()`)
  for (const [chosen, other] of marks) expect(chosen).not.toBe(other)
  await page.keyboard.press('Tab')
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none')
})

story('dark mode is still on at the next visit', async ({ page }) => {
  await openSignedIn(page, 'clientadmin@harborview.test')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user'))
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
