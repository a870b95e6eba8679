import { keepFocus } from '../keep-focus.ts'

/** Notices lie above the sheet, and a dialog that is open has made the rest inert itself. */
const STAYS = 'output, dialog, :has(dialog[open])'

/**
 * A ref callback of a sheet that covers the whole page, as it does on a phone: what is beneath is inert, so that neither the Tab key nor a screen reader
 * gets there.
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
