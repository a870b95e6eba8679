import { keepFocus } from '../keep-focus.ts'

/** Not made inert: notices, because they lie above the sheet, and elements with an open dialog, because the dialog makes the rest inert itself. */
const STAYS = 'output, dialog, :has(dialog[open])'

/**
 * A ref callback of a sheet that covers the whole page, for example on a phone. Everything below the sheet becomes inert, so that neither the Tab key
 * nor a screen reader can reach it.
 */
export function coverPage(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined
  const beneath: HTMLElement[] = []
  for (let part: HTMLElement = sheet; part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other instanceof HTMLElement && other !== part && !other.inert && !other.matches(STAYS)) beneath.push(other)
  for (const part of beneath) part.inert = true
  const leaveFocus = keepFocus(sheet)
  return () => {
    for (const part of beneath) part.inert = false
    leaveFocus?.()
  }
}
