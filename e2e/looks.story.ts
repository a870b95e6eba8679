import { expect, type Page } from '@playwright/test'
import { expectFits } from './fits.ts'
import { speak, turnLight } from './look-at-screen.ts'
import { walkScreens } from './screens.ts'
import { openCard, openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

/** `npm run test:long` checks every screen in both sizes, languages and themes with all rules. */
const isLong = process.env['FONDLY_TEST_LONG'] === '1'
// The dark theme differs only in its colours.
const AT_NIGHT = isLong ? [] : ['color-contrast']
// For elements that were already checked on a desktop, check only colours and places.
const IN_ANOTHER_PLACE = ['color-contrast', 'scrollable-region-focusable']

const DESK = { width: 1440, height: 1000 }
/** As wide as a window of 1280 that is enlarged to 200 %. */
const ENLARGED = { width: 640, height: 500 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 568 }

story(
  'every screen fits and is accessible on a desktop and a phone, light and dark, in both languages',
  { tag: '@habit-14' },
  async ({ page, testProduct }) => {
    // One long walk: five minutes at most where nothing else runs, ten on a machine with very much else to do.
    story.setTimeout(1_800_000)
    const usable = (name: string, ...rules: string[]) => expectUsable(page, name, ...rules)
    const usableAtNight = (name: string, ...rules: string[]) => atNight(page, () => usable(name, ...rules))
    /** The kinds of elements that were seen on a desktop, for each screen. */
    const seenOnDesk = new Map<string, string[]>()

    await walkScreens(page, testProduct, [DESK, PHONE], async (name, { sizes, show }) => {
      const [onDesk, onPhone] = [sizes.includes(DESK), sizes.includes(PHONE)]
      let phoneKinds: string[] = []
      if (onDesk) {
        await usable(`${name}, English, light`)
        seenOnDesk.set(name, await kindsOn(page))
        await expectFits(page, name, DESK)
        await expectFits(page, name, ENLARGED)
      }
      if (onPhone) {
        await show(PHONE)
        phoneKinds = await kindsOn(page)
        await expectFits(page, name, PHONE)
        if (isLong) await usableAtNight(`${name}, phone, English, dark`)
        await expectFits(page, name, SMALL_PHONE)
      }
      const deskKinds = seenOnDesk.get(name) ?? []
      await speak(page, 'es')
      if (onPhone) {
        await expectFits(page, `${name}, Spanish`, SMALL_PHONE)
        await show(PHONE)
        await expectFits(page, `${name}, Spanish`, PHONE)
        if (isLong) await usable(`${name}, phone, Spanish, light`)
        else await usableAtNight(`${name}, phone, Spanish, dark`, ...(isWithin(phoneKinds, deskKinds) ? IN_ANOTHER_PLACE : []))
      }
      if (onDesk) {
        await show(DESK)
        await expectFits(page, `${name}, Spanish`, DESK)
        // The light theme is checked on a desktop and the dark one on a phone. Check the dark one on a desktop only for elements that a phone does not show.
        if (isLong || !onPhone || !isWithin(deskKinds, phoneKinds)) await usableAtNight(`${name}, Spanish, dark`, ...AT_NIGHT)
      }
      await speak(page, 'en_US')
    })
  },
)

async function atNight(page: Page, look: () => Promise<void>): Promise<void> {
  await turnLight(page, 'dark')
  await look()
  await turnLight(page, 'light')
}

const isWithin = (some: string[], all: string[]): boolean => new Set(some).isSubsetOf(new Set(all))

/** Lists the kinds of visible elements: each is identified by its classes and by its attributes for accessibility, without its words. */
const kindsOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(KINDS)
const KINDS = `(() => {
  const STATED = /^(class|role|type|tabindex|aria-(checked|current|disabled|expanded|haspopup|hidden|invalid|live|modal|pressed|required|selected))$/
  const kind = (element) => element.localName + [...element.attributes].filter(({ name }) => name !== 'style')
    .map(({ name, value }) => ' ' + name + (STATED.test(name) ? '=' + value : value === '' ? '=' : '')).sort().join('')
  const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return [...new Set(seen.map((element) => kind(element.parentElement) + ' > ' + kind(element)))]
})()`

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
