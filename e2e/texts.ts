import type { Page } from '@playwright/test'

/** A text that can be seen or heard, and whether a part of a sentence of the pseudo-locale in it is cut off. */
export type SeenText = { text: string; isCut: boolean }

/** Lists the visible texts of the page, and those for screen readers and in empty fields. */
export const lookAtTexts = (page: Page): Promise<SeenText[]> => page.evaluate<SeenText[]>(LOOK)

// A sentence is cut where it reaches out of a box that hides what does not fit and does not scroll, or out of its cell over the next one. Boxes of one
// pixel hide on purpose. A box hides no text with an absolute position that is measured from a box around it. What a field shows has no box of its own: its width is computed, for every option that can be chosen.
const LOOK = `(() => {
  const SLACK_PX = 1.5
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const boxes = (element) => {
    const found = []
    let isMeasuredFromOutside = false
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (isMeasuredFromOutside && style.position === 'static') continue
      isMeasuredFromOutside = style.position === 'absolute'
      if (box.clientWidth > 2 && box.clientHeight > 2) {
        const { left, top } = box.getBoundingClientRect()
        const inner = { left: left + box.clientLeft, top: top + box.clientTop }
        found.push({ across: hides(style.overflowX) || box.matches('td, th'), down: hides(style.overflowY),
          left: inner.left, right: inner.left + box.clientWidth, top: inner.top, bottom: inner.top + box.clientHeight })
      } else if (hides(style.overflowX)) return undefined
      // Text in a box that scrolls can be made visible, so it is not cut.
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') break
    }
    return found
  }
  const isCut = (node) => {
    const around = boxes(node.parentElement)
    if (!around) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((rect) => around.some((box) =>
      (box.across && (rect.left < box.left - SLACK_PX || rect.right > box.right + SLACK_PX)) ||
      (box.down && (rect.bottom > box.bottom + rect.height / 2 || rect.top < box.top - rect.height / 2))))
  }
  const pen = document.createElement('canvas').getContext('2d')
  const isTooWide = (field, text) => {
    const style = getComputedStyle(field)
    pen.font = style.font
    pen.letterSpacing = style.letterSpacing
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return text.includes('⟦') && pen.measureText(text).width > room + SLACK_PX
  }
  const texts = []
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.data.trim()
    // Text on a card belongs to the sender.
    if (!text || node.parentElement.closest('script, style, template, noscript, svg')) continue
    if (!node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    texts.push({ text, isCut: isCut(node) && node.parentElement.textContent.includes('⟦') })
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    if (element.checkVisibility({ visibilityProperty: true }))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)?.trim()
        if (text) texts.push({ text, isCut: name === 'placeholder' && isTooWide(element, text) })
      }
  for (const field of root.querySelectorAll('select'))
    if (field.checkVisibility({ visibilityProperty: true }))
      for (const { text } of field.options) if (isTooWide(field, text)) texts.push({ text, isCut: true })
  return texts
})()`
