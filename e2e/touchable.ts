import { expect, type Page } from '@playwright/test'

const MIN_TARGET_PX = 44

/**
 * Lists the touch targets that are too small, with their sizes in pixels. A target is the area around its middle that reacts to a touch: a label counts
 * as a part of its field, and covered elements are left out. Links within a sentence are left out too, because they are as high as their line.
 */
const SMALL_TARGETS = `(() => {
  const TARGETS = 'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=switch]'
  const MOST_PX = ${MIN_TARGET_PX}
  const isInSentence = (element) => element.localName === 'a' && getComputedStyle(element).display === 'inline' &&
    element.parentElement.textContent.trim() !== element.textContent.trim()
  const size = (element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const answers = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy)
      return hit && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)))
    }
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return ['out of reach']
    if (!answers(0, 0)) return undefined
    const reach = (right, down) => {
      let pixels = 0
      while (pixels < MOST_PX && answers(right * (pixels + 1), down * (pixels + 1))) pixels += 1
      return pixels
    }
    // The width and the height of the area that reacts: the middle pixel and the pixels on both sides of it.
    return [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1]
  }
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const small = []
  for (const element of root.querySelectorAll(TARGETS)) {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 2 || height <= 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.matches(':disabled') || isInSentence(element)) continue
    const found = size(element)
    // One pixel may be lost where an edge is between two pixels.
    if (found && found.some((pixels) => !(pixels >= ${MIN_TARGET_PX - 1})))
      small.push(found.join(' x ') + ': ' + (element.getAttribute('aria-label') ?? (element.textContent.trim() || element.name || element.localName)).slice(0, 50))
  }
  return small
})()`

/** Expects that every touch target in the uppermost layer of the page has at least 44 px in both directions. */
export async function expectTouchable(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate<string[]>(SMALL_TARGETS), `${name}: what a finger uses is large enough`).toEqual([])
}
