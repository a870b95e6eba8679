import type { Page } from '@playwright/test'

/**
 * Called at every screen with its name, while nothing moves. `sizes` are the sizes in which to look at this screen; the window has the first one.
 * `show` gives the window another size, and fails if another sheet or menu is open in that size.
 */
export type Visit = (name: string, how: { sizes: Size[]; show: (size: Size) => Promise<void> }) => Promise<void>

export type Size = { width: number; height: number }

/** A walk and the sizes in which it looks at each screen. */
export type Walk = { page: Page; sizes: Size[]; look: (name: string, sizes?: Size[]) => Promise<void> }

export const CARD = '1HBE2115'

/** Lists the open sheets and menus, to notice if another window size closes one. */
const OPENED = `[...document.querySelectorAll('dialog[open], :popover-open, [aria-expanded=true], [aria-busy=true]')].map(({ localName }) => localName).join()`

/** Looks at a screen in these sizes. `visit` can change the size of the window, so the sizes must all show the same sheets and menus. */
export async function lookAt(page: Page, visit: Visit, name: string, sizes: Size[]): Promise<void> {
  const opened = await page.evaluate<string>(OPENED)
  const show = async (size: Size) => {
    await resize(page, size)
    let current = await page.evaluate<string>(OPENED)
    // After a change of the language, lists are loaded again and are busy for a moment.
    for (const end = Date.now() + 30_000; current !== opened && Date.now() < end; current = await page.evaluate<string>(OPENED))
      await page.waitForTimeout(50)
    if (current !== opened) throw new Error(`${name} is another screen at ${size.width}: open are '${current}' and not '${opened}'.`)
  }
  await visit(name, { sizes, show })
  if (sizes[0]) await resize(page, sizes[0])
}

export async function resize(page: Page, size: Size): Promise<void> {
  if (page.viewportSize()?.width === size.width) return
  await page.setViewportSize(size)
  await waitUntilStill(page)
}

/** Waits until fonts and visible pictures have arrived and nothing moves. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready
    // A picture that a row hides at its right is loaded only after somebody scrolls there.
    const inSight = (image) => {
      const { top, left } = image.getBoundingClientRect()
      return top < innerHeight && left < innerWidth && image.checkVisibility()
    }
    // List the pictures again each time, because a picture that is removed before it arrives would never complete.
    const areComing = () => [...document.images].some((image) => inSight(image) && !image.complete)
    for (const end = performance.now() + 120_000; areComing() && performance.now() < end; ) await new Promise((go) => setTimeout(go, 50))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })()`)
}

const TAGS = { en_US: 'en', es: 'es', xa: 'en-XA' }

/** Sets the language of the page, as if it was chosen in another window. */
export async function setLanguage(page: Page, language: 'en_US' | 'es' | 'xa'): Promise<void> {
  await page.evaluate(`document.cookie = 'language=${language}; path=/'`)
  await page.locator(`html[lang=${TAGS[language]}]`).waitFor({ state: 'attached' })
  await waitUntilStill(page)
}

/** Switches the page to the light or the dark theme. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
}
