import { expect, type Page } from '@playwright/test'
import type { Size } from './look-at-screen.ts'

// The page beneath a sheet does not scroll. The sheet may scroll, but not sideways.
const OVERFLOW = `(() => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  return sheet ? sheet.scrollWidth - sheet.clientWidth : document.documentElement.scrollWidth - innerWidth
})()`

/** Names the innermost elements that reach beyond the right edge, with their first words. */
const TOO_WIDE = `(() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const scrolls = (element) => element !== root && (/auto|scroll/.test(getComputedStyle(element).overflowX) || (element.parentElement && scrolls(element.parentElement)))
  const isBeyond = (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 0.5 && !scrolls(element)
  const beyond = [...root.querySelectorAll('*')].filter(isBeyond)
  const innermost = beyond.filter((element) => ![...element.children].some(isBeyond))
  return innermost.slice(0, 5).map((element) => element.localName + ' ' + element.textContent.trim().slice(0, 40)).join('; ')
})()`

/** Gives the window this size, and expects that nothing is wider than the window. */
export async function expectFits(page: Page, name: string, size: Size): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
  // Parts that a script measures follow the new size a moment later.
  let overflow = await page.evaluate<number>(OVERFLOW)
  for (const end = Date.now() + 30_000; overflow > 0 && Date.now() < end; overflow = await page.evaluate<number>(OVERFLOW))
    await page.waitForTimeout(50)
  const tooWide = overflow > 0 ? `: ${await page.evaluate<string>(TOO_WIDE)}` : ''
  expect.soft(overflow, `${name} is not wider than ${size.width}${tooWide}`).toBeLessThanOrEqual(0)
}
