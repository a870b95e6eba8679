import { findAutofocus } from '../focus-first.ts'
import { FIRST_CONTROL, rememberFocus } from '../return-focus.ts'

/** The control of the row that is open. */
const OPENED_BY = ':is([data-row] [aria-expanded=true], [data-card] [aria-current=true])'

/**
 * A ref callback of a sheet's heading: it takes the focus, or in the sheet of something new the first field. What opened the sheet gets it back when
 * the sheet closes, unless the focus has left the sheet by then.
 */
export function focusSheet(heading: HTMLElement | null): (() => void) | undefined {
  if (!heading) return undefined
  const sheet = heading.closest('section')
  const isLost = document.activeElement === document.body
  // A click beside the button of a row focuses nothing, and after a step another row is open than the one that was pressed.
  const opener = document.querySelector<HTMLElement>(OPENED_BY) ?? (isLost ? document.querySelector<HTMLElement>(FIRST_CONTROL) : null)
  opener?.focus({ preventScroll: true })
  const giveBack = rememberFocus()
  const first = sheet && findAutofocus(sheet)
  ;(first ?? heading).focus()
  return () => {
    const { activeElement, body } = document
    if (activeElement === body || sheet?.contains(activeElement)) giveBack()
  }
}
