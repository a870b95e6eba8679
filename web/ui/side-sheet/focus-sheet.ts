import { findAutofocus } from '../focus-first.ts'
import { FIRST_CONTROL, rememberFocus } from '../return-focus.ts'

/** Selects the control that opened the current row. */
const OPENED_BY = ':is([data-row] [aria-expanded=true], [data-card] [aria-current=true])'

/**
 * A ref callback of a sheet's heading. The heading takes the focus, or the field with autofocus if the sheet has one. When the sheet closes, the
 * control that opened it gets the focus, unless the focus is already outside of the sheet.
 */
export function focusSheet(heading: HTMLElement | null): (() => void) | undefined {
  if (!heading) return undefined
  const sheet = heading.closest('section')
  const isLost = document.activeElement === document.body
  // Finds the opener of the current row: a click beside a row's button focuses nothing, and the user may have stepped to another row since.
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
